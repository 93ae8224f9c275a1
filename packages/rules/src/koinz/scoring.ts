import { repeat } from '../kernel/lists.js';
import { lowestSeat, type Seat, type SeatSet, seatCount, topSeats } from '../kernel/seats.js';
import { ownerOf, type Pile, POINTS, topOf } from './pieces.js';

/** By seat: its points on a surface. Only the top koin of each pile counts. */
export function pointsOn(piles: readonly Pile[], seats: number): readonly number[] {
  const points = repeat(seats, 0);
  for (const pile of piles) {
    const top = topOf(pile);
    const seat = ownerOf(pile, top) as Seat;
    points[seat] = (points[seat] as number) + (POINTS[top] as number);
  }
  return points;
}

/** The one seat with the most points, which wins the surface. K8: nobody wins it without a point. */
export function leaderOf(points: readonly number[], active: SeatSet): Seat | null {
  const top = topSeats(active, (seat) => points[seat] as number);
  const seat = lowestSeat(top);
  return seatCount(top) === 1 && (points[seat] as number) > 0 ? seat : null;
}
