import { koinzInternals, type Seat } from '@pouch/rules';
import type { Pile, Size } from './types.ts';

const { pileOf, pointsOn, withKoin } = koinzInternals;

/** Everybody's points with one koin more: on a pile, or beside them. */
export function pointsAfter(
  piles: readonly Pile[],
  {
    seats,
    seat,
    koin,
    pile,
  }: { readonly seats: number; readonly seat: Seat; readonly koin: Size; readonly pile: number | undefined },
): readonly number[] {
  const below = pile === undefined ? undefined : piles[pile];
  // Where a new pile lies makes no difference to what it counts.
  if (pile === undefined || below === undefined) return pointsOn([...piles, pileOf(0, 0, koin, seat)], seats);
  return pointsOn(piles.with(pile, withKoin(below, koin, seat)), seats);
}
