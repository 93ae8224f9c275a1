import type { Coins } from '../kernel/coins.js';
import type { Seat } from '../kernel/seats.js';

export const SIZES = ['large', 'medium', 'small'] as const;

/** An index in SIZES; the higher index is the smaller koin. */
export type Size = number;
export const LARGE: Size = 0;
export const MEDIUM: Size = 1;
export const SMALL: Size = 2;

/** K1: in whole millimetres, like all coordinates. */
const RADIUS: readonly number[] = [19, 14, 10];
export const POINTS: readonly number[] = [3, 2, 1];
export const EDGE = 120;

export const radiusOf = (size: Size): number => RADIUS[size] as number;

/** The koinz in a hand, counted by size. */
export type Hand = Coins;

/** The numbers chosen before a round, in this order, and the maximum of each. */
export const KIT = ['large', 'medium', 'small', 'surfaces'] as const;
export const KIT_MOST: readonly number[] = [6, 6, 6, 4];

/** The centre of a koin, packed into a number: x in the lowest seven bits, y in the next seven. */
export type Centre = number;
export const centreAt = (x: number, y: number): Centre => x | (y << 7);
export const xOf = (centre: Centre | Pile): number => centre & 127;
export const yOf = (centre: Centre | Pile): number => (centre >>> 7) & 127;

/**
 * A pile, packed into a number. Bits 0 to 13: its centre. Then three bits for each size: 1 + the seat that owns the
 * koin of that size, 0 for none. Above them: the size at the bottom. A pile has at most one koin of a size, and the
 * larger is below the smaller (K4), so the sizes give the order.
 */
export type Pile = number;
const OWNERS = 14;
const BOTTOM = OWNERS + 9;
const ownerShift = (size: Size): number => OWNERS + 3 * size;

export const pileOf = (x: number, y: number, koin: Size, seat: Seat): Pile =>
  withKoin(centreAt(x, y) | (koin << BOTTOM), koin, seat);

/** The pile with another koin on top. */
export const withKoin = (pile: Pile, koin: Size, seat: Seat): Pile => pile | ((seat + 1) << ownerShift(koin));

/** The seat whose koin of this size is in the pile. */
export function ownerOf(pile: Pile, size: Size): Seat | undefined {
  const owner = (pile >>> ownerShift(size)) & 7;
  return owner === 0 ? undefined : owner - 1;
}

const holdsSize = (pile: Pile, size: Size): boolean => ((pile >>> ownerShift(size)) & 7) !== 0;

export const bottomOf = (pile: Pile): Size => pile >>> BOTTOM;
export const topOf = (pile: Pile): Size => (holdsSize(pile, SMALL) ? SMALL : holdsSize(pile, MEDIUM) ? MEDIUM : LARGE);

/** K4: whether a koin of this size can be stacked on the pile. */
export const carries = (pile: Pile, size: Size): boolean => topOf(pile) < size;
