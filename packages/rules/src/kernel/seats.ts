/** Seats are numbered from 0, clockwise. */
export type Seat = number;

/** A bit set: bit 2 is seat 2. */
export type SeatSet = number;

export const NOBODY: SeatSet = 0;

export const everyone = (seats: number): SeatSet => (1 << seats) - 1;

export const only = (seat: Seat): SeatSet => 1 << seat;

export const has = (set: SeatSet, seat: Seat): boolean => ((set >>> seat) & 1) === 1;

export const lowestSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

export function seatCount(set: SeatSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The seats of a set, ascending. */
export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(lowestSeat(rest));
  return seats;
}

export const seatSet = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | only(seat), NOBODY);

/** The next seat of the set after `seat`, clockwise; the set must not be empty. */
export function seatAfter(set: SeatSet, seat: Seat): Seat {
  const above = set & (-2 << seat);
  return lowestSeat(above !== 0 ? above : set);
}

/** The seats with the highest score. */
export function topSeats(set: SeatSet, score: (seat: Seat) => number): SeatSet {
  let best = Number.NEGATIVE_INFINITY;
  let top = NOBODY;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const seat = lowestSeat(rest);
    const reached = score(seat);
    if (reached > best) {
      best = reached;
      top = NOBODY;
    }
    if (reached === best) top |= only(seat);
  }
  return top;
}
