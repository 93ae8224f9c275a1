import { COIN_COUNT, type Face, faceUp, isJoker, isSet, NO_FACE, type TableCoin, thirdOf } from './pieces.js';

/** Three places with a set, ascending, packed into a number: six bits each. */
export type Triple = number;
const BITS = 6;
const MASK = (1 << BITS) - 1;
const tripleOf = (a: number, b: number, c: number): Triple => (a << (2 * BITS)) | (b << BITS) | c;
export const placesOf = (triple: Triple): [number, number, number] => [
  triple >>> (2 * BITS),
  (triple >>> BITS) & MASK,
  triple & MASK,
];

/** All sets on the table. */
export function setsAmong(table: readonly TableCoin[]): Triple[] {
  const sets: Triple[] = [];
  findSets(table, sets);
  return sets;
}

export const hasSet = (table: readonly TableCoin[]): boolean => findSets(table, discarded, 1) > 0;
const discarded: Triple[] = [];

/** Scratch for `findSets`: the face at each place; and by face 1 + its place, all 0 between calls. */
const up = new Uint8Array(COIN_COUNT);
const placeOf = new Uint8Array(NO_FACE + 1);

/**
 * Writes the sets on the table into `found` and returns their number; stops once there are `enough`. For each pair, the
 * one face that completes it is looked up among the places before. Sets with jokers are found separately.
 */
export function findSets(table: readonly TableCoin[], found: Triple[], enough = MOST_SETS): number {
  let count = 0;
  let jokers = 0;
  let c = 0;
  for (; c < table.length && count < enough; c++) {
    const face = faceUp(table[c] as TableCoin);
    up[c] = face;
    if (isJoker(face)) {
      jokers++;
      continue;
    }
    for (let b = 1; b < c; b++) {
      const a = placeOf[thirdOf(face, up[b] as Face)] as number;
      // Each set comes up twice, with a before b and after it: count one of them.
      if (a !== 0 && a <= b) found[count++] = tripleOf(a - 1, b, c);
    }
    placeOf[face] = c + 1;
  }
  while (c > 0) placeOf[up[--c] as Face] = 0;
  return jokers > 0 && count < enough ? findJokerSets(table, found, count) : count;
}

/** More than a table can have. */
const MOST_SETS = COIN_COUNT ** 3;

/** S2: a joker makes a set with any two coins of the right metals. A set with two jokers is found by the first. */
function findJokerSets(table: readonly TableCoin[], found: Triple[], before: number): number {
  let count = before;
  for (let joker = 0; joker < table.length; joker++) {
    if (!isJoker(faceUp(table[joker] as TableCoin))) continue;
    for (let b = 1; b < table.length; b++)
      for (let a = 0; a < b; a++)
        if (fitJoker(table, joker, a) && fitJoker(table, joker, b))
          if (isSet(faceUp(table[a] as TableCoin), faceUp(table[b] as TableCoin), faceUp(table[joker] as TableCoin)))
            found[count++] = ascending(a, b, joker);
  }
  return count;
}

/** Whether a place can be one of the other two: not the joker itself, nor a joker before it. */
const fitJoker = (table: readonly TableCoin[], joker: number, place: number): boolean =>
  place !== joker && (place > joker || !isJoker(faceUp(table[place] as TableCoin)));

/** Expects a < b; c may be anywhere. */
const ascending = (a: number, b: number, c: number): Triple =>
  c < a ? tripleOf(c, a, b) : c < b ? tripleOf(a, c, b) : tripleOf(a, b, c);
