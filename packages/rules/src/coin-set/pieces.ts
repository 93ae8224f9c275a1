import { METALS, type Metal } from '../kernel/metals.js';

export const SYMBOLS = ['triangle', 'square', 'circle'] as const;
export const LEVELS = ['debossed', 'embossed', 'ridged'] as const;
export const SIDES = ['a', 'b'] as const;

const COINS_OF_A_METAL = 14;
export const COIN_COUNT = COINS_OF_A_METAL * METALS.length;
const JOKER_COIN = COINS_OF_A_METAL - 1;

/** A coin with one side up, packed into a number: 2 × the coin's number, + 1 for side b. */
export type Face = number;
const FACE_COUNT = 2 * COIN_COUNT;
export const faceOf = (coin: number, side: number): Face => 2 * coin + side;
export const coinOf = (face: Face): number => face >>> 1;
export const sideOf = (face: Face): number => face & 1;
export const turnOver = (face: Face): Face => face ^ 1;
export const metalOf = (face: Face): Metal => Math.trunc(coinOf(face) / COINS_OF_A_METAL);

/** A coin on the table: its face, + 128 if a player has turned it in this stage. */
export type TableCoin = number;
const TURNED = 128;
export const faceUp = (coin: TableCoin): Face => coin & (TURNED - 1);
export const isTurned = (coin: TableCoin): boolean => coin >= TURNED;
export const turnedAlone = (face: Face): TableCoin => turnOver(face) | TURNED;

/** Indices in SYMBOLS and LEVELS, and the number of symbols minus one. */
interface Marks {
  readonly symbol: number;
  readonly level: number;
  readonly total: number;
}

/** S1: the marks of a face; undefined for a joker. */
export function marksOf(face: Face): Marks | undefined {
  const metal = metalOf(face);
  const coin = coinOf(face) % COINS_OF_A_METAL;
  const side = sideOf(face);
  if (coin === JOKER_COIN && side === 1) return undefined;
  const i = (2 * coin + side + 9 * metal) % 27;
  return { symbol: i % 3, level: (i + Math.trunc(i / 3)) % 3, total: (i + Math.trunc(i / 9)) % 3 };
}

/** The face that completes a set: each characteristic is the common one, or the one missing. */
function thirdFace(one: Face, two: Face): Face {
  const third = (a: number, b: number): number => (6 - a - b) % 3;
  const [a, b] = [marksOf(one), marksOf(two)];
  if (a === undefined || b === undefined) return NO_FACE;
  return FACE_KEYS.indexOf(
    keyOf(third(metalOf(one), metalOf(two)), {
      symbol: third(a.symbol, b.symbol),
      level: third(a.level, b.level),
      total: third(a.total, b.total),
    }),
  );
}

/** In place of a face for pairs with a joker, which any coin of the right metal completes. */
export const NO_FACE = FACE_COUNT;

const keyOf = (metal: Metal, { symbol, level, total }: Marks): string => `${metal}${symbol}${level}${total}`;
const FACES = Array.from({ length: FACE_COUNT }, (_, face) => face);
const FACE_KEYS = FACES.map((face) => {
  const marks = marksOf(face);
  return marks === undefined ? 'joker' : keyOf(metalOf(face), marks);
});

const METAL_OF = Uint8Array.from(FACES.map(metalOf));
const JOKER = Uint8Array.from(FACES.map((face) => (marksOf(face) === undefined ? 1 : 0)));
const THIRD = Uint8Array.from(FACES.flatMap((one) => FACES.map((two) => thirdFace(one, two))));

export const isJoker = (face: Face): boolean => JOKER[face] === 1;

/** The face that completes a set, from a table; NO_FACE for a pair with a joker. */
export const thirdOf = (one: Face, two: Face): Face => THIRD[one * FACE_COUNT + two] as Face;

const metalsMatch = (a: Face, b: Face, c: Face): boolean =>
  ((METAL_OF[a] as number) + (METAL_OF[b] as number) + (METAL_OF[c] as number)) % 3 === 0;

/** Whether the faces of three different coins are a set. S2: with a joker only the metals count. */
export function isSet(a: Face, b: Face, c: Face): boolean {
  if (isJoker(a) || isJoker(b) || isJoker(c)) return metalsMatch(a, b, c);
  return thirdOf(a, b) === c;
}
