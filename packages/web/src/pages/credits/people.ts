import type { Drawing } from '@pouch/art';
import { COIN_SET_COINS, coinSetMarks, type GameId } from '@pouch/rules';
import { pirateCoin, realmCoin, setCoin } from '../../art/drawings.ts';
import type { MessageId } from '../../words/t.ts';

interface Maker {
  readonly role: MessageId;
  readonly who: MessageId;
}

interface CreditedGame {
  readonly makers: readonly Maker[];
  readonly licence: MessageId;
  readonly address?: string;
}

/** As in CREDITS.md at the root, and in the print kits. */
export const GAMES: Readonly<Record<GameId, CreditedGame>> = {
  'realm-coins': {
    makers: [
      { role: 'credits.designers', who: 'credits.kloth-martino' },
      { role: 'credits.publisher', who: 'credits.mused-fable' },
    ],
    licence: 'credits.by-sa',
    address: 'https://creativecommons.org/licenses/by-sa/3.0',
  },
  'pirate-coins': {
    makers: [{ role: 'credits.designers', who: 'credits.kloth-martino' }],
    licence: 'credits.cc',
    address: 'https://creativecommons.org',
  },
  koinz: { makers: [{ role: 'credits.maker', who: 'credits.3-inch-high' }], licence: 'credits.reserved' },
  'coin-set': { makers: [{ role: 'credits.maker', who: 'credits.ninja-print' }], licence: 'credits.reserved' },
};

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
