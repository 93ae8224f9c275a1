import type { Drawing } from '@pouch/art';
import { COIN_SET_COINS, coinSetMarks, type GameFacts } from '@pouch/rules';
import { pirateCoin, realmCoin, setCoin } from '../../art/drawings.ts';
import { type MessageId, t } from '../../words/t.ts';

export interface Credited {
  readonly what: MessageId;
  readonly by: MessageId;
  readonly licence: MessageId;
  readonly address: string;
}

export const INTERFACE: readonly Credited[] = [
  {
    what: 'credits.lucide',
    by: 'credits.lucide-by',
    licence: 'credits.isc',
    address: 'https://lucide.dev',
  },
  {
    what: 'credits.brygada',
    by: 'credits.brygada-by',
    licence: 'credits.ofl',
    address: 'https://github.com/kosmynkab/Brygada-1918',
  },
  {
    what: 'credits.commissioner',
    by: 'credits.commissioner-by',
    licence: 'credits.ofl',
    address: 'https://github.com/kosbarts/Commissioner',
  },
];

export const SOFTWARE: readonly Credited[] = [
  { what: 'credits.react', by: 'credits.react-by', licence: 'credits.mit', address: 'https://react.dev' },
  {
    what: 'credits.wouter',
    by: 'credits.wouter-by',
    licence: 'credits.unlicense',
    address: 'https://github.com/molefrog/wouter',
  },
  { what: 'credits.lingui', by: 'credits.lingui-by', licence: 'credits.mit', address: 'https://lingui.dev' },
  {
    what: 'credits.workbox',
    by: 'credits.workbox-by',
    licence: 'credits.mit',
    address: 'https://github.com/GoogleChrome/workbox',
  },
  {
    what: 'credits.pure-rand',
    by: 'credits.pure-rand-by',
    licence: 'credits.mit',
    address: 'https://github.com/dubzzz/pure-rand',
  },
  { what: 'credits.uqr', by: 'credits.uqr-by', licence: 'credits.mit', address: 'https://github.com/unjs/uqr' },
  { what: 'credits.zod', by: 'credits.zod-by', licence: 'credits.mit', address: 'https://zod.dev' },
  {
    what: 'credits.noble',
    by: 'credits.noble-by',
    licence: 'credits.mit',
    address: 'https://github.com/paulmillr/noble-hashes',
  },
  { what: 'credits.pdfkit', by: 'credits.pdfkit-by', licence: 'credits.mit', address: 'https://pdfkit.org' },
];

/** A company makes games; people design them. */
export const makersCount = ({ designers }: GameFacts['makers']): number => designers.split(' and ').length;

export function licenceWords({ licence, inferredFrom }: Pick<GameFacts, 'licence' | 'inferredFrom'>): string {
  if (licence === undefined) return t('credits.reserved');
  return inferredFrom === undefined ? licence.name : t('credits.inferred', { name: licence.name, game: inferredFrom });
}

const SIZE = 48;
const jokerFace = Array.from({ length: 2 * COIN_SET_COINS }, (_, face) => face).find(
  (face) => coinSetMarks(face) === undefined,
);

interface SignMaker {
  readonly who: MessageId;
  readonly what: MessageId;
  readonly drawings: () => readonly Drawing[];
}

export const SIGNS: readonly SignMaker[] = [
  {
    who: 'credits.lorc',
    what: 'credits.lorc-signs',
    drawings: () => [
      realmCoin('knight', SIZE),
      realmCoin('crown', SIZE),
      realmCoin('wyvern', SIZE),
      pirateCoin('silver', 'skull', SIZE),
      pirateCoin('copper', 'monster', SIZE),
      pirateCoin('silver', 'monster', SIZE),
      pirateCoin('gold', 'monster', SIZE),
    ],
  },
  {
    who: 'credits.delapouite',
    what: 'credits.delapouite-signs',
    drawings: () => [
      realmCoin('peasant', SIZE),
      realmCoin('gryphon', SIZE),
      ...(jokerFace === undefined ? [] : [setCoin(jokerFace, SIZE)]),
    ],
  },
  { who: 'credits.caro', what: 'credits.caro-signs', drawings: () => [realmCoin('boar', SIZE)] },
];
