import { everyone, has, pirateInternals, type Seat, seatCount, topSeats } from '@pouch/rules';
import { PAIR_SHARES, WORTH_WEIGHTS } from './value-tables.js';

const { GOAL, ROUNDS, worthOf, rankKey } = pirateInternals;
type View = pirateInternals.View;

/** Evaluates the end of a round: the share of the win of every seat, 1 in all. */

const WHOLE = 10_000;

const PAIRS: readonly Float64Array[] = PAIR_SHARES.map((lines) => {
  const table = new Float64Array(GOAL * GOAL).fill(1 / 2);
  lines.forEach((line, index) => {
    const more = index + 1;
    line.split(' ').forEach((share, less) => {
      table[more * GOAL + less] = Number(share) / WHOLE;
      table[less * GOAL + more] = 1 - Number(share) / WHOLE;
    });
  });
  return table;
});

/** Two seats: the share of the seat with `worth`, with at least 1 round left and nobody at the goal. */
export const pairShare = (left: number, worth: number, their: number): number =>
  PAIRS[left - 1]?.[worth * GOAL + their] as number;

/** Three seats or more: the weight of a booty by seats, rounds left and worth. */
const POWERS: readonly (readonly Float64Array[])[] = WORTH_WEIGHTS.map((byRounds) =>
  byRounds.map((weight) => Float64Array.from({ length: GOAL }, (_, worth) => Math.exp(weight * worth))),
);

/** Writes all shares, with at least 1 round left and nobody at the goal. */
function shareOut(left: number, worths: readonly number[], shares: Float64Array): void {
  if (worths.length === 2) {
    const share = pairShare(left, worths[0] as number, worths[1] as number);
    shares[0] = share;
    shares[1] = 1 - share;
    return;
  }
  const powers = POWERS[worths.length - 3]?.[left - 1] as Float64Array;
  let all = 0;
  for (let seat = 0; seat < worths.length; seat++) {
    const power = powers[worths[seat] as number] as number;
    shares[seat] = power;
    all += power;
  }
  for (let seat = 0; seat < worths.length; seat++) shares[seat] = (shares[seat] as number) / all;
}

/** Writes all shares for a state at the start of a round or the end of the game. */
export function sharesOf(state: View, shares: Float64Array): void {
  if (state.phase === 'over') {
    const each = 1 / seatCount(state.winners);
    for (let seat = 0; seat < state.seats; seat++) shares[seat] = has(state.winners, seat) ? each : 0;
  } else shareOut(ROUNDS + 1 - state.round, state.booty.map(worthOf), shares);
}

/** The share of a seat if it ends the round with this booty and the others gain nothing. */
export function shareWith(view: View, seat: Seat, booty: pirateInternals.Metals): number {
  const booties = view.booty.with(seat, booty);
  if (view.round === ROUNDS || worthOf(booty) >= GOAL) {
    const winners = topSeats(everyone(view.seats), (each) => rankKey(booties[each] as pirateInternals.Metals));
    return has(winners, seat) ? 1 / seatCount(winners) : 0;
  }
  const shares = new Float64Array(view.seats);
  shareOut(ROUNDS - view.round, booties.map(worthOf), shares);
  return shares[seat] as number;
}

/**
 * The share of a seat by the worth it gains in this round, up to the goal. In the last round ties in worth are shared,
 * because gold and silver are not known here.
 */
export function sharesByGain(state: View, seat: Seat): number[] {
  const worths = state.booty.map(worthOf);
  const shares = new Float64Array(state.seats);
  const gains: number[] = [];
  for (let worth = worths[seat] as number; worth <= GOAL; worth++) {
    worths[seat] = worth;
    if (worth === GOAL) shares[seat] = 1;
    else if (state.round === ROUNDS) shareAmongFirst(worths, shares);
    else shareOut(ROUNDS - state.round, worths, shares);
    gains.push(shares[seat] as number);
  }
  return gains;
}

/** How the other seats share what this seat does not win; independent of its gain. */
export function othersShares(state: View, seat: Seat): Float64Array {
  const shares = new Float64Array(state.seats);
  const worths = state.booty.map(worthOf);
  if (state.round === ROUNDS) {
    worths[seat] = -1;
    shareAmongFirst(worths, shares);
    return shares;
  }
  shareOut(ROUNDS - state.round, worths, shares);
  const all = 1 - (shares[seat] as number);
  shares[seat] = 0;
  return shares.map((share) => share / all);
}

function shareAmongFirst(worths: readonly number[], shares: Float64Array): void {
  const first = topSeats(everyone(worths.length), (seat) => worths[seat] as number);
  const each = 1 / seatCount(first);
  for (let seat = 0; seat < worths.length; seat++) shares[seat] = has(first, seat) ? each : 0;
}
