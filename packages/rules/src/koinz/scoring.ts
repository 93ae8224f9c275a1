import { times } from '../kernel/lists.js';
import { lowestSeat, type Seat, type SeatSet, seatCount, topSeats } from '../kernel/seats.js';
import { ownerOf, type Pile, POINTS, topOf } from './pieces.js';

/** By seat: the points of its koinz on top of these piles. Covered ones do not count. */
export function pointsOn(piles: readonly Pile[], seats: number): readonly number[] {
  const points = times(seats, 0);
  for (const pile of piles) {
    const top = topOf(pile);
    const seat = ownerOf(pile, top) as Seat;
    points[seat] = (points[seat] as number) + (POINTS[top] as number);
  }
  return points;
}

/** Who has the most points alone, and with that would win the surface (K8: points at all). */
export function leaderOf(points: readonly number[], active: SeatSet): Seat | null {
  const top = topSeats(active, (seat) => points[seat] as number);
  const seat = lowestSeat(top);
  return seatCount(top) === 1 && (points[seat] as number) > 0 ? seat : null;
}
