import {
  COIN_SET_FACES,
  type Colour,
  coinSetSide,
  type Drawing,
  KOIN_SEATS,
  type KoinSeat,
  koin,
  locales,
  METAL_COLOURS,
  MONSTERS,
  pirateCoin,
  type RealmFaceName,
  realmCoin,
} from '@pouch/art';
import {
  faceWords,
  type GameId,
  KOIN_SIZES,
  koinRadius,
  METALS,
  type MetalName,
  REALM_FACES,
  realmFace,
  wildFace,
} from '@pouch/rules';
import { INCH } from './page.js';

/** What is printed and cut out, with a drawing for each side. */

export interface Side {
  readonly name: string;
  readonly drawing: Drawing;
}

export interface Coin {
  readonly metal: MetalName;
  readonly front: Side;
  readonly back: Side;
}

export type CoinGame = Exclude<GameId, 'koinz'>;

/** A coin is an inch across. */
export const COIN_WIDTH = INCH;
/** The disc of a coin in its drawing, in the drawing's units. */
const DISC_WIDTH = 96;
/** How wide the box of a coin's drawing has to be for the coin to be an inch across. */
export const boxWidth = ({ box }: Drawing): number => (box.width * COIN_WIDTH) / DISC_WIDTH;

const COPIES = 25;
/** Gold first: it lies along one edge of the sheet. */
const GOLD_FIRST: readonly MetalName[] = [...METALS].reverse();

const copies = (coin: Coin): Coin[] => Array.from({ length: COPIES }, () => coin);

function realmCoins(metal: MetalName): Coin[] {
  const number = METALS.indexOf(metal);
  const side = (at: number): Side => {
    const face = REALM_FACES[at] as RealmFaceName;
    return { name: `${metal} ${face}`, drawing: realmCoin(face, { flat: true }) };
  };
  return copies({ metal, front: side(realmFace(number)), back: side(wildFace(number)) });
}

const pirateCoins = (metal: MetalName): Coin[] =>
  copies({
    metal,
    front: { name: `${metal} skull`, drawing: pirateCoin(metal, 'skull', { flat: true }) },
    back: { name: `${metal} ${MONSTERS[metal]}`, drawing: pirateCoin(metal, 'monster', { flat: true }) },
  });

/** S1: a coin's sides are two faces in a row, and the coins of a metal lie together. */
function coinSetCoins(metal: MetalName): Coin[] {
  const each = COIN_SET_FACES.length / 2 / METALS.length;
  const side = (face: number): Side => ({ name: faceWords(face), drawing: coinSetSide(face, { flat: true }) });
  return Array.from({ length: each }, (_, at) => {
    const coin = METALS.indexOf(metal) * each + at;
    return { metal, front: side(2 * coin), back: side(2 * coin + 1) };
  });
}

const COINS = { 'realm-coins': realmCoins, 'pirate-coins': pirateCoins, 'coin-set': coinSetCoins } as const;

/** All coins of a game, gold first. */
export const coinsOf = (game: CoinGame): Coin[] => GOLD_FIRST.flatMap((metal) => COINS[game](metal));

/** The ground around the coins: near enough to their rims that a cut a little off the mark is not seen. */
export const groundOf = (metal: MetalName): Colour => METAL_COLOURS[metal].edge.light;

export interface Koin {
  readonly seat: KoinSeat;
  readonly width: number;
  readonly side: Side;
}

export { KOIN_SEATS, KOIN_SIZES, type KoinSeat };

/** A koin looks alike on both sides. */
export function koinOf(size: (typeof KOIN_SIZES)[number], seat: KoinSeat): Koin {
  const drawing = koin(size, seat, { flat: true });
  return { seat, width: 2 * koinRadius(KOIN_SIZES.indexOf(size)), side: { name: drawing.title, drawing } };
}

/** The four boards, with a locale on each side. */
export const BOARDS: readonly { readonly front: Side; readonly back: Side }[] = locales.flatMap((front, at) => {
  const back = locales[at + 1];
  return at % 2 === 0 && back !== undefined ? [{ front, back }] : [];
});
