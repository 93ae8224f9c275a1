import { coinSetInternals as internals } from '@pouch/rules';

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
