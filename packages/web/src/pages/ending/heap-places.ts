/** Where the coins of a heap lie: rows over one another, each a coin shorter, a little out of line. */

interface HeapPlace {
  /** The middle of the coin, in widths of a coin, from the left and from the ground. */
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

export interface Heap {
  /** In widths of a coin. */
  readonly width: number;
  readonly height: number;
  readonly places: readonly HeapPlace[];
}

const BESIDE = 0.88;
const ABOVE = 0.5;
/** A full turn of the wheel for a row: nothing here is random, so that a heap always looks the same. */
const TILTS = [-6, 5, -4, 8, -5, 6, -8, 4];
const SETTLED = [0, 0.05, 0.02, 0.06, 0.01];

/** The shortest ground row under which all the others fit. */
function groundRow(count: number): number {
  let row = 1;
  while ((row * (row + 1)) / 2 < count) row++;
  return row;
}

export function heapOf(count: number): Heap {
  const ground = groundRow(count);
  const places: HeapPlace[] = [];
  for (let row = 0; places.length < count; row++) {
    const fitting = Math.min(ground - row, count - places.length);
    // A row that is not full lies in the middle of the one under it.
    const indent = (ground - fitting) / 2;
    for (let place = 0; place < fitting; place++)
      places.push({
        x: 0.5 + BESIDE * (indent + place),
        y: 0.5 + ABOVE * row + (SETTLED[(row + place) % SETTLED.length] ?? 0),
        degrees: TILTS[(3 * row + place) % TILTS.length] ?? 0,
      });
  }
  const top = Math.max(0, ...places.map(({ y }) => y));
  return { width: count === 0 ? 0 : 1 + BESIDE * (ground - 1), height: count === 0 ? 0 : top + 0.5, places };
}
