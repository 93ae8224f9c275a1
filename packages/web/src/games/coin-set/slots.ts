import { coinSetInternals as internals } from '@pouch/rules';

/**
 * Where coins lie on the screen. The rules close the table up when a set leaves it; on the screen a coin keeps its slot
 * until it leaves, and new coins fill the gaps. Slots are counted from 0, like the keys that point at them.
 */
export interface Slots {
  /** By coin. */
  readonly of: ReadonlyMap<number, number>;
  /** Where coins lay that are no longer there. */
  readonly left: ReadonlyMap<number, number>;
}

/** By slot; what lies beyond has to be pressed itself. */
export const SLOT_KEYS = [...'QWERTASDFGZXCVB'] as const;

const coinAt = (lying: internals.TableCoin): number => internals.coinOf(internals.faceUp(lying));

export const coinsOn = (table: readonly internals.TableCoin[]): readonly number[] => table.map(coinAt);

/** Slots without a past: each coin at its place by the rules; the places that a set has just left stay open. */
export function plainSlots({ table, phase, gaps }: Pick<internals.View, 'table' | 'phase' | 'gaps'>): Slots {
  const of = new Map<number, number>();
  let slot = 0;
  for (const coin of coinsOn(table)) {
    while (phase === 'deal' && gaps.includes(slot)) slot++;
    of.set(coin, slot++);
  }
  return { of, left: new Map() };
}

export const holdsAll = ({ of }: Slots, coins: readonly number[]): boolean =>
  of.size === coins.length && coins.every((coin) => of.has(coin));

/** The slots after the table has changed. */
export function nextSlots(before: Slots, coins: readonly number[]): Slots {
  if (holdsAll(before, coins)) return before;
  const of = new Map([...before.of].filter(([coin]) => coins.includes(coin)));
  const left = new Map([...before.left, ...[...before.of].filter(([coin]) => !of.has(coin))]);
  for (const coin of coins) if (!of.has(coin)) of.set(coin, lowestFree(of));
  // The last ones of a larger table move up when there is room again among the first ten.
  if (coins.length >= internals.SPREAD)
    for (const [coin, slot] of [...of].sort((a, b) => a[1] - b[1])) {
      const free = lowestFree(of);
      if (slot >= coins.length && free < slot) of.set(coin, free);
    }
  for (const coin of of.keys()) left.delete(coin);
  return { of, left };
}

function lowestFree(of: ReadonlyMap<number, number>): number {
  const taken = new Set(of.values());
  let slot = 0;
  while (taken.has(slot)) slot++;
  return slot;
}

export type Layout = 'wide' | 'hex';

/** A cell of the grid, counted from 1. In rows of three and two, coins are two columns wide. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

const WIDE = 5;

/** Two rows of five; from the eleventh coin on, columns are added at the right. */
function wideCell(slot: number): Cell {
  if (slot < internals.SPREAD) return { row: 1 + Math.trunc(slot / WIDE), column: 1 + (slot % WIDE) };
  const more = slot - internals.SPREAD;
  return { row: 1 + (more % 2), column: 1 + WIDE + Math.trunc(more / 2) };
}

/** Rows of 3, 2, 3, 2, which the next coins fill to 3, 3, 3, 3; then rows of three. */
const HEX: readonly (readonly [row: number, index: number])[] = [
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
  [2, 1],
  [3, 0],
  [3, 1],
  [3, 2],
  [4, 0],
  [4, 1],
  [2, 2],
  [4, 2],
];

function hexCell(slot: number, taken: ReadonlySet<number>): Cell {
  const [row, index] = HEX[slot] ?? [5 + Math.trunc((slot - HEX.length) / 3), (slot - HEX.length) % 3];
  const ofTwo = (row === 2 && !taken.has(10)) || (row === 4 && !taken.has(11));
  return { row, column: (ofTwo ? 2 : 1) + 2 * index };
}

export const cellOf = (layout: Layout, slot: number, taken: ReadonlySet<number>): Cell =>
  layout === 'wide' ? wideCell(slot) : hexCell(slot, taken);

/** How many rows and columns there are, at least as many as ten coins need. */
export function gridOf(
  layout: Layout,
  taken: ReadonlySet<number>,
): { readonly rows: number; readonly columns: number } {
  const last = Math.max(internals.SPREAD - 1, ...taken);
  if (layout === 'hex') return { rows: last < HEX.length ? 4 : hexCell(last, taken).row, columns: 3 };
  return { rows: 2, columns: WIDE + Math.ceil(Math.max(0, last + 1 - internals.SPREAD) / 2) };
}
