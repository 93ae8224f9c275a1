/**
 * How many there are of each kind of coin, in one whole number: five bits a kind, the first kind in the lowest bits.
 * Up to six kinds, of each 31 at the most; no game has more than 25. Heaps that together stay within that are added
 * and taken apart with plain + and -, compared with ===, and copied by assignment.
 */
export type Heap = number;

const BITS = 5;
const MASK = (1 << BITS) - 1;

/** The most coins of a kind that a heap may hold. */
export const MOST_OF_A_KIND = 25;

export const EMPTY: Heap = 0;

/** A heap of `count` coins of one kind. */
export const coins = (kind: number, count = 1): Heap => count << (kind * BITS);

export const countOf = (heap: Heap, kind: number): number => (heap >>> (kind * BITS)) & MASK;

/** The heap of these counts, by kind. */
export const heapOf = (counts: readonly number[]): Heap =>
  counts.reduce((heap, count, kind) => heap + coins(kind, count), EMPTY);

export const sizeOf = (heap: Heap): number =>
  (heap & MASK) +
  ((heap >>> 5) & MASK) +
  ((heap >>> 10) & MASK) +
  ((heap >>> 15) & MASK) +
  ((heap >>> 20) & MASK) +
  ((heap >>> 25) & MASK);

/** Whether `heap` has all the coins of `part`. */
export function holds(heap: Heap, part: Heap): boolean {
  for (let a = heap, b = part; b !== 0; a >>>= BITS, b >>>= BITS) if ((b & MASK) > (a & MASK)) return false;
  return true;
}

/** The kind of the coin at `index`, the coins laid out in a line by kind. */
export function kindAt(heap: Heap, index: number): number {
  let kind = 0;
  for (let rest = index - countOf(heap, 0); rest >= 0; rest -= countOf(heap, kind)) kind++;
  return kind;
}

/** Every heap of `size` coins out of `heap`. */
export function* subHeaps(heap: Heap, size: number, kind = 0): Generator<Heap> {
  if (size === 0) yield EMPTY;
  else if (heap >>> (kind * BITS) !== 0)
    for (let count = Math.min(size, countOf(heap, kind)); count >= 0; count--)
      for (const rest of subHeaps(heap, size - count, kind + 1)) yield coins(kind, count) + rest;
}

/** The heap's first `kinds` kinds alone. */
export const firstKinds = (heap: Heap, kinds: number): Heap => heap & ((1 << (kinds * BITS)) - 1);

/** The heap without its first `kinds` kinds; the next kind becomes kind 0. */
export const laterKinds = (heap: Heap, kinds: number): Heap => heap >>> (kinds * BITS);
