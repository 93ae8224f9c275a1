import { bottomOf, EDGE, type Pile, radiusOf, SIZES, type Size, type Spot, spotAt, xOf, yOf } from './pieces.js';

/**
 * Where a koin can be placed on a surface: exact, in whole millimetres (K1). A row of positions is never walked one by
 * one: each pile closes one stretch of the row, and the search jumps from the end of a stretch to the next free position.
 */

/** By (lying size, new size): the squared distance from which their centres are far enough apart. */
const APART: readonly number[] = SIZES.flatMap((_, lying) => SIZES.map((_, size) => (radiusOf(lying) + radiusOf(size)) ** 2));

/** By (lying size, new size) and the distance of the rows: how far to either side the lying koin closes the row. */
const CLOSED: readonly (readonly number[])[] = APART.map((apart) =>
  Array.from({ length: EDGE }, (_, rows) => {
    const square = apart - rows * rows;
    return square <= 0 ? -1 : Math.ceil(Math.sqrt(square)) - 1;
  }),
);

const pairing = (pile: Pile, size: Size): number => bottomOf(pile) * SIZES.length + size;

/** The lowest and the highest coordinate at which a koin is wholly within the edge. */
export const lowEnd = (size: Size): number => radiusOf(size);
export const highEnd = (size: Size): number => EDGE - radiusOf(size);

export const isWithinEdge = (size: Size, x: number, y: number): boolean =>
  x >= lowEnd(size) && x <= highEnd(size) && y >= lowEnd(size) && y <= highEnd(size);

export function overlaps(pile: Pile, size: Size, x: number, y: number): boolean {
  const dx = xOf(pile) - x;
  const dy = yOf(pile) - y;
  return dx * dx + dy * dy < (APART[pairing(pile, size)] as number);
}

/** The first pile that a koin placed here would overlap, by its number. */
export function pileInTheWay(piles: readonly Pile[], size: Size, x: number, y: number): number | undefined {
  for (let index = 0; index < piles.length; index++) if (overlaps(piles[index] as Pile, size, x, y)) return index;
  return undefined;
}

/** From x on, the first position of the row that no pile closes; it may lie beyond the edge. */
function nextFree(piles: readonly Pile[], size: Size, x: number, y: number): number {
  let free = x;
  for (let index = 0, checked = 0; checked < piles.length; checked++, index++) {
    if (index === piles.length) index = 0;
    const pile = piles[index] as Pile;
    const reach = closedReach(pile, size, y);
    if (free >= xOf(pile) - reach && free <= xOf(pile) + reach) {
      free = xOf(pile) + reach + 1;
      checked = -1;
    }
  }
  return free;
}

function closedReach(pile: Pile, size: Size, y: number): number {
  const rows = yOf(pile) - y;
  return (CLOSED[pairing(pile, size)] as readonly number[])[rows < 0 ? -rows : rows] as number;
}

/** From a free x on, the first position of the row that is closed again, or the end of the row. */
function nextClosed(piles: readonly Pile[], size: Size, x: number, y: number): number {
  let closed = highEnd(size) + 1;
  for (const pile of piles) {
    const reach = closedReach(pile, size, y);
    const start = xOf(pile) - reach;
    if (reach >= 0 && start > x && start < closed) closed = start;
  }
  return closed;
}

/** The first spot, row by row from the given one on, where the koin can be placed. */
export function findRoom(piles: readonly Pile[], size: Size, from: Spot): Spot | null {
  const end = highEnd(size);
  for (let y = yOf(from), x = xOf(from); y <= end; y++, x = lowEnd(size)) {
    const free = nextFree(piles, size, x, y);
    if (free <= end) return spotAt(free, y);
  }
  return null;
}

export const firstSpot = (size: Size): Spot => spotAt(lowEnd(size), lowEnd(size));

/** The stretches of free positions, row by row. */
export function* stretches(piles: readonly Pile[], size: Size): Generator<{ y: number; from: number; to: number }> {
  const end = highEnd(size);
  for (let y = lowEnd(size); y <= end; y++)
    for (let from = nextFree(piles, size, lowEnd(size), y); from <= end; ) {
      const closed = nextClosed(piles, size, from, y);
      yield { y, from, to: closed - 1 };
      from = nextFree(piles, size, closed, y);
    }
}
