import type { Coins } from '../kernel/coins.js';
import type { Seat } from '../kernel/seats.js';

export const SIZES = ['large', 'medium', 'small'] as const;

/** A koin's size by its number in SIZES; the higher number is the smaller koin. */
export type Size = number;
export const LARGE: Size = 0;
export const MEDIUM: Size = 1;
export const SMALL: Size = 2;

/** K1: whole millimetres. */
const RADIUS: readonly number[] = [19, 14, 10];
export const POINTS: readonly number[] = [3, 2, 1];
export const EDGE = 120;

export const radiusOf = (size: Size): number => RADIUS[size] as number;

/** How many koinz of each size a player has in hand. */
export type Hand = Coins;

/** What is chosen before a round, in this order, and how far up each may go. */
export const KIT = ['large', 'medium', 'small', 'surfaces'] as const;
export const KIT_MOST: readonly number[] = [6, 6, 6, 4];

/** Where a koin's centre lies, in one number: seven bits for x, seven for y. */
export type Spot = number;
export const spotAt = (x: number, y: number): Spot => x | (y << 7);
export const xOf = (spot: Spot): number => spot & 127;
export const yOf = (spot: Spot): number => (spot >>> 7) & 127;

/**
 * A pile, in one number: its spot, for each size the seat whose koin of that size is in it, plus one, in three bits,
 * and the size at the bottom. Only a smaller koin goes on a larger one (K4), so the sizes give the order in the pile.
 */
export type Pile = number;
const OWNERS = 14;
const BOTTOM = OWNERS + 9;
const ownerShift = (size: Size): number => OWNERS + 3 * size;

/** A new pile of one koin. */
export const pileOf = (x: number, y: number, koin: Size, seat: Seat): Pile =>
  withKoin(spotAt(x, y) | (koin << BOTTOM), koin, seat);

/** The pile with one koin more on top. */
export const withKoin = (pile: Pile, koin: Size, seat: Seat): Pile => pile | ((seat + 1) << ownerShift(koin));

/** The seat whose koin of this size is in the pile. */
export function ownerOf(pile: Pile, size: Size): Seat | undefined {
  const owner = (pile >>> ownerShift(size)) & 7;
  return owner === 0 ? undefined : owner - 1;
}

const holdsSize = (pile: Pile, size: Size): boolean => ((pile >>> ownerShift(size)) & 7) !== 0;

export const bottomOf = (pile: Pile): Size => pile >>> BOTTOM;
export const topOf = (pile: Pile): Size => (holdsSize(pile, SMALL) ? SMALL : holdsSize(pile, MEDIUM) ? MEDIUM : LARGE);

/** Whether a koin of this size can be stacked on the pile. */
export const carries = (pile: Pile, size: Size): boolean => topOf(pile) < size;
