import { times } from '../kernel/lists.js';
import type { Random } from '../kernel/random.js';
import { bottomOf, EDGE, type Pile, radiusOf, SIZES, type Size, type Spot, spotAt, xOf, yOf } from './pieces.js';

/**
 * Where a koin can be placed on a surface: exact, in whole millimetres (K1). While there is plenty of room a few
 * lookouts watch over it; when most of them are closed, all free positions are known, as stretches of rows from which
 * each new pile cuts its part.
 */

/** By (lying size, new size): the squared distance from which their centres are far enough apart. */
const APART: readonly number[] = SIZES.flatMap((_, lying) =>
  SIZES.map((_, size) => (radiusOf(lying) + radiusOf(size)) ** 2),
);

/** By (lying size, new size) and the distance of the rows: how far to either side the lying koin closes it. */
const CLOSED: readonly (readonly number[])[] = APART.map((apart) =>
  times(EDGE, 0).map((_, rows) => {
    const square = apart - rows * rows;
    return square <= 0 ? 0 : Math.ceil(Math.sqrt(square)) - 1;
  }),
);

const pairing = (pile: Pile, size: Size): number => bottomOf(pile) * SIZES.length + size;

/** The lowest and the highest coordinate at which a koin is wholly within the edge. */
export const lowEnd = (size: Size): number => radiusOf(size);
export const highEnd = (size: Size): number => EDGE - radiusOf(size);

export const isWithinEdge = (size: Size, x: number, y: number): boolean =>
  x >= lowEnd(size) && x <= highEnd(size) && y >= lowEnd(size) && y <= highEnd(size);

function overlaps(pile: Pile, size: Size, x: number, y: number): boolean {
  const dx = xOf(pile) - x;
  const dy = yOf(pile) - y;
  return dx * dx + dy * dy < (APART[pairing(pile, size)] as number);
}

/** The first pile that a koin placed here would overlap, by its number. */
export function pileInTheWay(piles: readonly Pile[], size: Size, x: number, y: number): number | undefined {
  for (let index = 0; index < piles.length; index++) if (overlaps(piles[index] as Pile, size, x, y)) return index;
  return undefined;
}

/** Free positions side by side in a row, in one number: the row, the first and the last of them. */
export type Stretch = number;
const stretchAt = (y: number, from: number, to: number): Stretch => (y << 14) | (from << 7) | to;
export const rowOf = (stretch: Stretch): number => stretch >>> 14;
export const fromOf = (stretch: Stretch): number => (stretch >>> 7) & 127;
export const toOf = (stretch: Stretch): number => stretch & 127;
const lengthOf = (stretch: Stretch): number => toOf(stretch) - fromOf(stretch) + 1;

/** All the free positions of one surface for one size: how many, and as stretches, row by row. */
export interface Narrow {
  readonly positions: number;
  readonly stretches: readonly Stretch[];
}

/** The room for one size on one surface: the lookouts that are free, as bits, or all free positions. */
export type FreeSpace = number | Narrow;

/** Four by four spots, evenly spread over the positions of a size. */
const LOOKOUTS_ASIDE = 4;
const LOOKOUTS: readonly (readonly Spot[])[] = SIZES.map((_, size) => {
  const step = (highEnd(size) - lowEnd(size)) / LOOKOUTS_ASIDE;
  const at = times(LOOKOUTS_ASIDE, 0).map((_, index) => Math.round(lowEnd(size) + (index + 0.5) * step));
  return at.flatMap((y) => at.map((x) => spotAt(x, y)));
});
const ALL_LOOKOUTS = (1 << (LOOKOUTS_ASIDE ** 2)) - 1;

/** The room on an empty surface. */
export const WIDE_OPEN: FreeSpace = ALL_LOOKOUTS;

export const hasSpace = (room: FreeSpace): boolean => typeof room === 'number' || room.positions > 0;

/** The room that is left with a new pile, the last of these. */
export function spaceLeft(room: FreeSpace, piles: readonly Pile[], size: Size): FreeSpace {
  const pile = piles[piles.length - 1] as Pile;
  if (typeof room !== 'number') return room.positions === 0 ? room : narrower(room, pile, size);
  const left = lookoutsLeft(room, pile, size);
  // A single lookout may watch over next to nothing.
  return (left & (left - 1)) !== 0 ? left : freePositions(piles, size);
}

function lookoutsLeft(lookouts: number, pile: Pile, size: Size): number {
  const spots = LOOKOUTS[size] as readonly Spot[];
  let left = lookouts;
  for (let rest = lookouts; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest);
    const spot = spots[index] as Spot;
    if (overlaps(pile, size, xOf(spot), yOf(spot))) left &= ~(1 << index);
  }
  return left;
}

const narrower = ({ stretches }: Narrow, pile: Pile, size: Size): Narrow =>
  narrowOf(even, cutOut(stretches, stretches.length, pile, size, even));

/** All free positions between these piles. */
export function freePositions(piles: readonly Pile[], size: Size): Narrow {
  let rows = WHOLE_ROWS[size] as readonly Stretch[];
  let count = rows.length;
  for (let index = 0; index < piles.length; index++) {
    const into = index % 2 === 0 ? even : odd;
    count = cutOut(rows, count, piles[index] as Pile, size, into);
    rows = into;
  }
  return narrowOf(rows, count);
}

/** By size: the rows of an empty surface. */
const WHOLE_ROWS: readonly (readonly Stretch[])[] = SIZES.map((_, size) => {
  const low = lowEnd(size);
  const high = highEnd(size);
  return times(high - low + 1, 0).map((_, row) => stretchAt(low + row, low, high));
});

function narrowOf(rows: readonly Stretch[], count: number): Narrow {
  const stretches = rows.slice(0, count);
  let positions = 0;
  for (let index = 0; index < count; index++) positions += lengthOf(stretches[index] as Stretch);
  return { positions, stretches };
}

/** Scratch for what is left after a pile: more than all the stretches that there can be. */
const even: Stretch[] = times(EDGE * EDGE, 0);
const odd: Stretch[] = times(EDGE * EDGE, 0);

/** Puts what a pile leaves of the first `count` stretches into a list, and tells how many there are. */
function cutOut(rows: readonly Stretch[], count: number, pile: Pile, size: Size, into: Stretch[]): number {
  const closed = CLOSED[pairing(pile, size)] as readonly number[];
  const x = xOf(pile);
  const y = yOf(pile);
  const reach = radiusOf(bottomOf(pile)) + radiusOf(size);
  const above = stretchAt(Math.max(0, y - reach + 1), 0, 0);
  const below = stretchAt(y + reach, 0, 0);
  let left = 0;
  let index = 0;
  for (; index < count && (rows[index] as Stretch) < above; index++) into[left++] = rows[index] as Stretch;
  for (; index < count && (rows[index] as Stretch) < below; index++) {
    const stretch = rows[index] as Stretch;
    const row = rowOf(stretch);
    const half = closed[row < y ? y - row : row - y] as number;
    const from = fromOf(stretch);
    const to = toOf(stretch);
    if (x + half < from || x - half > to) {
      into[left++] = stretch;
      continue;
    }
    if (x - half > from) into[left++] = stretchAt(row, from, x - half - 1);
    if (x + half < to) into[left++] = stretchAt(row, x + half + 1, to);
  }
  for (; index < count; index++) into[left++] = rows[index] as Stretch;
  return left;
}

/** A free position, each as likely as any other on all these surfaces; there must be one. */
export function anyPosition(
  surfaces: readonly (readonly Pile[])[],
  roomOn: (surface: number) => FreeSpace,
  size: Size,
  random: Random,
): { surface: number; x: number; y: number } {
  const span = highEnd(size) - lowEnd(size) + 1;
  const lots = (surface: number): number => {
    const room = roomOn(surface);
    return typeof room === 'number' ? span * span : room.positions;
  };
  let all = 0;
  for (let surface = 0; surface < surfaces.length; surface++) all += lots(surface);
  // A lot for every free position, and where they are not known for every position: that one is drawn again if not free.
  for (;;) {
    let lot = random.below(all);
    let surface = 0;
    for (; lot >= lots(surface); surface++) lot -= lots(surface);
    const room = roomOn(surface);
    if (typeof room !== 'number') return { surface, ...positionAt(room, lot) };
    const x = lowEnd(size) + (lot % span);
    const y = lowEnd(size) + Math.trunc(lot / span);
    if (pileInTheWay(surfaces[surface] as readonly Pile[], size, x, y) === undefined) return { surface, x, y };
  }
}

function positionAt({ stretches }: Narrow, number: number): { x: number; y: number } {
  let index = 0;
  let skip = number;
  for (; skip >= lengthOf(stretches[index] as Stretch); index++) skip -= lengthOf(stretches[index] as Stretch);
  const stretch = stretches[index] as Stretch;
  return { x: fromOf(stretch) + skip, y: rowOf(stretch) };
}
