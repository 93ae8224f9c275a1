import { FACE_COUNT, type Face, isJoker, isSet, thirdOf } from './pieces.js';

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

/** Scratch for `setsAmong`: the place of each face that is up, or none. Empty between calls. */
const NOWHERE = -1;
const placeOf = new Int8Array(FACE_COUNT + 1).fill(NOWHERE);

/** All sets that are up. Each pair asks for the one face that completes it; jokers are tried with every pair. */
export function setsAmong(table: readonly Face[], found: Triple[] = []): Triple[] {
  const count = table.length;
  found.length = 0;
  let jokers = 0;
  for (let place = 0; place < count; place++) {
    const face = table[place] as Face;
    if (isJoker(face)) jokers++;
    else placeOf[face] = place;
  }
  for (let b = 1; b < count; b++) {
    const row = thirdOf(table[b] as Face);
    for (let a = 0; a < b; a++) {
      const c = placeOf[row[table[a] as Face] as Face] as number;
      if (c > b) found.push(tripleOf(a, b, c));
    }
  }
  for (let place = 0; place < count; place++) placeOf[table[place] as Face] = NOWHERE;
  if (jokers > 0) jokerSets(table, found);
  return found;
}

function jokerSets(table: readonly Face[], found: Triple[]): void {
  for (let c = 2; c < table.length; c++)
    for (let b = 1; b < c; b++)
      for (let a = 0; a < b; a++) {
        const [one, two, three] = [table[a] as Face, table[b] as Face, table[c] as Face];
        if ((isJoker(one) || isJoker(two) || isJoker(three)) && isSet(one, two, three)) found.push(tripleOf(a, b, c));
      }
}
