import { COIN_COUNT, type Face, faceUp, isJoker, isSet, type Lying, NO_FACE, thirdOf } from './pieces.js';

/** Three places whose coins make a set, ascending, in one number: six bits each. */
export type Triple = number;
const BITS = 6;
const MASK = (1 << BITS) - 1;
const tripleOf = (a: number, b: number, c: number): Triple => (a << (2 * BITS)) | (b << BITS) | c;
export const placesOf = (triple: Triple): [number, number, number] => [
  triple >>> (2 * BITS),
  (triple >>> BITS) & MASK,
  triple & MASK,
];

/** All sets that are up. */
export function setsAmong(table: readonly Lying[]): Triple[] {
  const found: Triple[] = [];
  findSets(table, found);
  return found;
}

export const hasSet = (table: readonly Lying[]): boolean => findSets(table, found, 1) > 0;
const found: Triple[] = [];

/** Scratch for `findSets`: the faces that are up, and the place of each face, counted from 1; all 0 between calls. */
const up = new Uint8Array(COIN_COUNT);
const placeOf = new Uint8Array(NO_FACE + 1);

/**
 * Puts the sets that are up into a list, from its start on, and tells how many there are; stops when there are enough.
 * Each pair asks for the one face that completes it: looked up among the places before both. Jokers come after that.
 */
export function findSets(table: readonly Lying[], found: Triple[], enough = MOST_SETS): number {
  let count = 0;
  let jokers = 0;
  let c = 0;
  for (; c < table.length && count < enough; c++) {
    const face = faceUp(table[c] as Lying);
    up[c] = face;
    if (isJoker(face)) {
      jokers++;
      continue;
    }
    for (let b = 1; b < c; b++) {
      const a = placeOf[thirdOf(face, up[b] as Face)] as number;
      // Each set is met twice, with b before a and after it: once is enough.
      if (a !== 0 && a <= b) found[count++] = tripleOf(a - 1, b, c);
    }
    placeOf[face] = c + 1;
  }
  while (c > 0) placeOf[up[--c] as Face] = 0;
  return jokers > 0 && count < enough ? findJokerSets(table, found, count) : count;
}

/** More than can be up at once. */
const MOST_SETS = COIN_COUNT ** 3;

/** S2: a joker makes a set with any two coins of the right metals. Each set is found by its first joker. */
function findJokerSets(table: readonly Lying[], found: Triple[], before: number): number {
  let count = before;
  for (let joker = 0; joker < table.length; joker++) {
    if (!isJoker(faceUp(table[joker] as Lying))) continue;
    for (let b = 1; b < table.length; b++)
      for (let a = 0; a < b; a++)
        if (fitJoker(table, joker, a) && fitJoker(table, joker, b))
          if (isSet(faceUp(table[a] as Lying), faceUp(table[b] as Lying), faceUp(table[joker] as Lying)))
            found[count++] = ascending(a, b, joker);
  }
  return count;
}

/** Whether the coin at a place can be one of the two beside this joker: not itself, nor a joker that comes before. */
const fitJoker = (table: readonly Lying[], joker: number, place: number): boolean =>
  place !== joker && (place > joker || !isJoker(faceUp(table[place] as Lying)));

/** a is before b; c may be anywhere. */
const ascending = (a: number, b: number, c: number): Triple =>
  c < a ? tripleOf(c, a, b) : c < b ? tripleOf(a, c, b) : tripleOf(a, b, c);
