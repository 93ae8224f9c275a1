import { koinzParts, lowestSeat, type Seat, type SeatSet, seatCount, topSeats } from '@pouch/rules';
import type { Pile, Size } from './types.ts';

const { ownerOf, POINTS, topOf } = koinzParts;

/** What each seat has on top of the piles. */
export function pointsOn(piles: readonly Pile[], seats: number): readonly number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const pile of piles) add(points, ownerOf(pile, topOf(pile)), topOf(pile), 1);
  return points;
}

/** The same with one koin more: on a pile, or beside them. */
export function pointsWith(
  points: readonly number[],
  { seat, koin, below }: { readonly seat: Seat; readonly koin: Size; readonly below: Pile | undefined },
): readonly number[] {
  const after = [...points];
  add(after, seat, koin, 1);
  if (below !== undefined) add(after, ownerOf(below, topOf(below)), topOf(below), -1);
  return after;
}

function add(points: number[], seat: Seat | undefined, koin: Size, times: 1 | -1): void {
  if (seat !== undefined) points[seat] = (points[seat] ?? 0) + times * (POINTS[koin] ?? 0);
}

/** Who has the most alone. */
export function leaderOf(points: readonly number[], active: SeatSet): Seat | undefined {
  const top = topSeats(active, (seat) => points[seat] ?? 0);
  const seat = lowestSeat(top);
  return seatCount(top) === 1 && (points[seat] ?? 0) > 0 ? seat : undefined;
}
