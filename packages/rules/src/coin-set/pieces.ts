import { METALS, type Metal } from '../kernel/metals.js';

export const SYMBOLS = ['triangle', 'square', 'circle'] as const;
export const LEVELS = ['debossed', 'embossed', 'ridged'] as const;
export const SIDES = ['a', 'b'] as const;

export const COINS_OF_A_METAL = 14;
export const COIN_COUNT = COINS_OF_A_METAL * METALS.length;
const JOKER_COIN = COINS_OF_A_METAL - 1;

/** A coin with one side up, as a number: twice the coin's number, plus one for side b. */
export type Face = number;
export const FACE_COUNT = 2 * COIN_COUNT;
export const faceOf = (coin: number, side: number): Face => 2 * coin + side;
export const coinOf = (face: Face): number => face >>> 1;
export const sideOf = (face: Face): number => face & 1;
export const turnOver = (face: Face): Face => face ^ 1;
export const metalOf = (face: Face): Metal => Math.trunc(coinOf(face) / COINS_OF_A_METAL);

/** What a side shows: the numbers of its symbol, level and total; the total counted from 0. */
interface Marks {
  readonly symbol: number;
  readonly level: number;
  readonly total: number;
}

/** S1: what a face shows, or nothing for a joker. */
export function marksOf(face: Face): Marks | undefined {
  const metal = metalOf(face);
  const coin = coinOf(face) % COINS_OF_A_METAL;
  const side = sideOf(face);
  if (coin === JOKER_COIN && side === 1) return undefined;
  const i = (2 * coin + side + 9 * metal) % 27;
  return { symbol: i % 3, level: (i + Math.trunc(i / 3)) % 3, total: (i + Math.trunc(i / 9)) % 3 };
}

/** The face that makes a set with two others, none of them a joker: where they agree the same, else what is missing. */
function thirdFace(one: Face, two: Face): Face {
  const third = (a: number, b: number): number => (6 - a - b) % 3;
  const [a, b] = [marksOf(one), marksOf(two)];
  if (a === undefined || b === undefined) return NO_FACE;
  const wanted = FACE_KEYS.indexOf(
    keyOf(third(metalOf(one), metalOf(two)), {
      symbol: third(a.symbol, b.symbol),
      level: third(a.level, b.level),
      total: third(a.total, b.total),
    }),
  );
  return wanted;
}

/** Stands where no face completes a pair: with a joker in it, every coin of the right metal does. */
const NO_FACE = FACE_COUNT;

const keyOf = (metal: Metal, { symbol, level, total }: Marks): string => `${metal}${symbol}${level}${total}`;
const FACES = Array.from({ length: FACE_COUNT }, (_, face) => face);
const FACE_KEYS = FACES.map((face) => {
  const marks = marksOf(face);
  return marks === undefined ? 'joker' : keyOf(metalOf(face), marks);
});

const METAL_OF: readonly Metal[] = FACES.map(metalOf);
const JOKER: readonly boolean[] = FACES.map((face) => marksOf(face) === undefined);
const THIRD: readonly (readonly Face[])[] = FACES.map((one) => FACES.map((two) => thirdFace(one, two)));

export const isJoker = (face: Face): boolean => JOKER[face] as boolean;

/** By the other face of a pair: the face that completes the set. */
export const thirdOf = (face: Face): readonly Face[] => THIRD[face] as readonly Face[];

const metalsMatch = (a: Face, b: Face, c: Face): boolean =>
  ((METAL_OF[a] as number) + (METAL_OF[b] as number) + (METAL_OF[c] as number)) % 3 === 0;

/** Whether three different coins, by their faces, make a set. S2: with a joker only the metals count. */
export function isSet(a: Face, b: Face, c: Face): boolean {
  if (isJoker(a) || isJoker(b) || isJoker(c)) return metalsMatch(a, b, c);
  return thirdOf(a)[b] === c;
}
