/**
 * A multiset of coins packed into a number: five bits for each kind, the first kind in the lowest bits. Up to six kinds
 * with at most 31 coins each; no game has more than 25. Within that bound, multisets are added and subtracted with
 * plain + and -, compared with ===, and copied by assignment. The record format calls the JSON form a heap.
 */
export type Coins = number;

const BITS = 5;
const MASK = (1 << BITS) - 1;

export const MOST_OF_A_KIND = 25;

export const EMPTY: Coins = 0;

export const coinsOfKind = (kind: number, count = 1): Coins => count << (kind * BITS);

export const countOf = (coins: Coins, kind: number): number => (coins >>> (kind * BITS)) & MASK;

export const coinsFrom = (counts: readonly number[]): Coins =>
  counts.reduce((coins, count, kind) => coins + coinsOfKind(kind, count), EMPTY);

export const sizeOf = (coins: Coins): number =>
  (coins & MASK) +
  ((coins >>> 5) & MASK) +
  ((coins >>> 10) & MASK) +
  ((coins >>> 15) & MASK) +
  ((coins >>> 20) & MASK) +
  ((coins >>> 25) & MASK);

/** Whether `subset` is a subset of `coins`. */
export function holds(coins: Coins, subset: Coins): boolean {
  for (let a = coins, b = subset; b !== 0; a >>>= BITS, b >>>= BITS) if ((b & MASK) > (a & MASK)) return false;
  return true;
}

/** The kind of the coin at `index` when the coins are sorted by kind. */
export function kindAt(coins: Coins, index: number): number {
  let kind = 0;
  for (let rest = index - countOf(coins, 0); rest >= 0; rest -= countOf(coins, kind)) kind++;
  return kind;
}

/** All subsets of this size. */
export function* subsetsOf(coins: Coins, size: number, kind = 0): Generator<Coins> {
  if (size === 0) yield EMPTY;
  else if (coins >>> (kind * BITS) !== 0)
    for (let count = Math.min(size, countOf(coins, kind)); count >= 0; count--)
      for (const rest of subsetsOf(coins, size - count, kind + 1)) yield coinsOfKind(kind, count) + rest;
}

/** Only the first `kinds` kinds. */
export const firstKinds = (coins: Coins, kinds: number): Coins => coins & ((1 << (kinds * BITS)) - 1);

/** All but the first `kinds` kinds; the next one becomes kind 0. */
export const laterKinds = (coins: Coins, kinds: number): Coins => coins >>> (kinds * BITS);
