import { repeat } from '../kernel/lists.js';
import type { Random } from '../kernel/random.js';
import { bottomOf, type Centre, centreAt, EDGE, type Pile, radiusOf, SIZES, type Size, xOf, yOf } from './pieces.js';

/**
 * Where a koin can be placed on a surface, exactly, in whole millimetres (K1). As long as at least two of 16 probe
 * positions are free, the probes are all that is tracked. After that, all free positions are kept as stretches of
 * rows, and each new pile is subtracted from them.
 */

/** By (size on the surface, new size): the square of the least distance between their centres. */
const LEAST_SQUARED: readonly number[] = SIZES.flatMap((_, below) =>
  SIZES.map((_, size) => (radiusOf(below) + radiusOf(size)) ** 2),
);

/** By (size on the surface, new size), then by the distance between rows: how far a koin blocks a row to each side. */
const BLOCKED: readonly (readonly number[])[] = LEAST_SQUARED.map((least) =>
  repeat(EDGE, 0).map((_, rows) => {
    const square = least - rows * rows;
    return square <= 0 ? 0 : Math.ceil(Math.sqrt(square)) - 1;
  }),
);

const pairing = (pile: Pile, size: Size): number => bottomOf(pile) * SIZES.length + size;

/** The lowest and the highest coordinate at which a koin is completely within the edge. */
export const lowEnd = (size: Size): number => radiusOf(size);
export const highEnd = (size: Size): number => EDGE - radiusOf(size);

export const isWithinEdge = (size: Size, x: number, y: number): boolean =>
  x >= lowEnd(size) && x <= highEnd(size) && y >= lowEnd(size) && y <= highEnd(size);

function overlaps(pile: Pile, size: Size, x: number, y: number): boolean {
  const dx = xOf(pile) - x;
  const dy = yOf(pile) - y;
  return dx * dx + dy * dy < (LEAST_SQUARED[pairing(pile, size)] as number);
}

/** The index of the first pile that a koin placed here would overlap. */
export function pileInTheWay(piles: readonly Pile[], size: Size, x: number, y: number): number | undefined {
  for (let index = 0; index < piles.length; index++) if (overlaps(piles[index] as Pile, size, x, y)) return index;
  return undefined;
}

/** A run of free positions in one row, packed into a number: the row, then the first and the last x, seven bits each. */
export type Stretch = number;
const stretchAt = (y: number, from: number, to: number): Stretch => (y << 14) | (from << 7) | to;
export const rowOf = (stretch: Stretch): number => stretch >>> 14;
export const fromOf = (stretch: Stretch): number => (stretch >>> 7) & 127;
export const toOf = (stretch: Stretch): number => stretch & 127;
const lengthOf = (stretch: Stretch): number => toOf(stretch) - fromOf(stretch) + 1;

/** All free positions of one size on one surface: their count, and the stretches in ascending order. */
export interface FreePositions {
  readonly positions: number;
  readonly stretches: readonly Stretch[];
}

/** The free space for one size on one surface: the free probes as a bit set, or all free positions. */
export type FreeSpace = number | FreePositions;

/** By size: four by four positions, evenly spread over the surface. */
const PROBES_PER_SIDE = 4;
const PROBES: readonly (readonly Centre[])[] = SIZES.map((_, size) => {
  const step = (highEnd(size) - lowEnd(size)) / PROBES_PER_SIDE;
  const at = repeat(PROBES_PER_SIDE, 0).map((_, index) => Math.round(lowEnd(size) + (index + 0.5) * step));
  return at.flatMap((y) => at.map((x) => centreAt(x, y)));
});

/** The free space of an empty surface. */
export const ALL_FREE: FreeSpace = (1 << (PROBES_PER_SIDE ** 2)) - 1;

export const hasSpace = (space: FreeSpace): boolean => typeof space === 'number' || space.positions > 0;

/** The free space after a new pile, the last in the list. */
export function spaceLeft(space: FreeSpace, piles: readonly Pile[], size: Size): FreeSpace {
  const pile = piles[piles.length - 1] as Pile;
  if (typeof space !== 'number') return space.positions === 0 ? space : positionsLeft(space, pile, size);
  const left = freeProbes(space, pile, size);
  // With a single free probe there may be next to no free space: from here on, keep the exact positions.
  return (left & (left - 1)) !== 0 ? left : freePositions(piles, size);
}

function freeProbes(probes: number, pile: Pile, size: Size): number {
  const centres = PROBES[size] as readonly Centre[];
  let left = probes;
  for (let rest = probes; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest);
    const centre = centres[index] as Centre;
    if (overlaps(pile, size, xOf(centre), yOf(centre))) left &= ~(1 << index);
  }
  return left;
}

const positionsLeft = ({ stretches }: FreePositions, pile: Pile, size: Size): FreePositions =>
  positionsIn(even, subtractPile(stretches, stretches.length, pile, size, even));

/** All free positions among these piles. */
export function freePositions(piles: readonly Pile[], size: Size): FreePositions {
  let rows = WHOLE_ROWS[size] as readonly Stretch[];
  let count = rows.length;
  for (let index = 0; index < piles.length; index++) {
    const into = index % 2 === 0 ? even : odd;
    count = subtractPile(rows, count, piles[index] as Pile, size, into);
    rows = into;
  }
  return positionsIn(rows, count);
}

/** By size: the whole rows of an empty surface. */
const WHOLE_ROWS: readonly (readonly Stretch[])[] = SIZES.map((_, size) => {
  const low = lowEnd(size);
  const high = highEnd(size);
  return repeat(high - low + 1, 0).map((_, row) => stretchAt(low + row, low, high));
});

function positionsIn(rows: readonly Stretch[], count: number): FreePositions {
  const stretches = rows.slice(0, count);
  let positions = 0;
  for (let index = 0; index < count; index++) positions += lengthOf(stretches[index] as Stretch);
  return { positions, stretches };
}

/** Two scratch buffers, used alternately; each is longer than any list of stretches can be. */
const even: Stretch[] = repeat(EDGE * EDGE, 0);
const odd: Stretch[] = repeat(EDGE * EDGE, 0);

/** Subtracts a pile from the first `count` stretches; writes the rest into `into` and returns its length. */
function subtractPile(rows: readonly Stretch[], count: number, pile: Pile, size: Size, into: Stretch[]): number {
  const blocked = BLOCKED[pairing(pile, size)] as readonly number[];
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
    const half = blocked[row < y ? y - row : row - y] as number;
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

/** A uniformly random free position on any of these surfaces; at least one must exist. */
export function randomPosition(
  surfaces: readonly (readonly Pile[])[],
  spaceOn: (surface: number) => FreeSpace,
  size: Size,
  random: Random,
): { surface: number; x: number; y: number } {
  const span = highEnd(size) - lowEnd(size) + 1;
  const weightOf = (surface: number): number => {
    const space = spaceOn(surface);
    return typeof space === 'number' ? span * span : space.positions;
  };
  let total = 0;
  for (let surface = 0; surface < surfaces.length; surface++) total += weightOf(surface);
  // Rejection sampling: a surface weighs its free positions, or all its positions as long as only probes are known.
  for (;;) {
    let index = random.below(total);
    let surface = 0;
    for (; index >= weightOf(surface); surface++) index -= weightOf(surface);
    const space = spaceOn(surface);
    if (typeof space !== 'number') return { surface, ...positionAt(space, index) };
    const x = lowEnd(size) + (index % span);
    const y = lowEnd(size) + Math.trunc(index / span);
    if (pileInTheWay(surfaces[surface] as readonly Pile[], size, x, y) === undefined) return { surface, x, y };
  }
}

function positionAt({ stretches }: FreePositions, number: number): { x: number; y: number } {
  let index = 0;
  let skip = number;
  for (; skip >= lengthOf(stretches[index] as Stretch); index++) skip -= lengthOf(stretches[index] as Stretch);
  const stretch = stretches[index] as Stretch;
  return { x: fromOf(stretch) + skip, y: rowOf(stretch) };
}
