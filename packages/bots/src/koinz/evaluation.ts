import { koinzInternals, only, type Seat, type SeatSet, seatCount, seatsIn, topSeats } from '@pouch/rules';
import { type AbstractRound, pointsOf, type RoundContext } from './abstract-round.js';

const { GOAL, LAST_ROUND } = koinzInternals;

type View = koinzInternals.View;

/** By seat: the probability to win the game. */
export type WinChances = Float64Array;

/** The base for packing the surfaces won by each seat into one number; above the most surfaces of a round. */
const BASE = 5;

export const wonBy = (seat: Seat, surfaces: number): number => surfaces * BASE ** seat;

/** A small bonus for a larger margin, because opponents err. The chances still add up to 1. */
const MARGIN = 0.001;
const MOST_MARGIN = 6;

/** Turns the result of a round into chances to win the game. */
export class Evaluation {
  private readonly known: (WinChances | undefined)[] = [];
  readonly active: readonly Seat[];

  constructor(private readonly view: View) {
    this.active = seatsIn(view.active);
  }

  /** The chances if the round ends like this. */
  evaluate(round: AbstractRound, context: RoundContext, into: WinChances): void {
    const { active } = this;
    let key = 0;
    into.fill(0);
    for (let surface = 0; surface < context.surfaces; surface++) {
      let most = 0;
      let second = 0;
      let winner = -1;
      for (const seat of active) {
        const points = pointsOf(round, surface, seat);
        if (points > most) {
          second = most;
          most = points;
          winner = seat;
        } else if (points > second) second = points;
      }
      if (most === second) continue;
      key += wonBy(winner, 1);
      const margin = MARGIN * Math.min(MOST_MARGIN, most - second);
      const share = margin / active.length;
      for (const seat of active) into[seat] = (into[seat] as number) + (seat === winner ? margin - share : -share);
    }
    const chances = this.after(key);
    for (const seat of active) into[seat] = (into[seat] as number) + (chances[seat] as number);
  }

  /** The chances by surfaces won in the round; the key is the sum of `wonBy` over the seats. */
  after(key: number): WinChances {
    this.known[key] ??= this.chancesOf(key);
    return this.known[key] as WinChances;
  }

  private chancesOf(key: number): WinChances {
    const { view } = this;
    const wonNow = view.won.map((_, seat) => Math.trunc(key / BASE ** seat) % BASE);
    return view.variant === 'classic' ? afterClassic(view, wonNow) : afterSuddenDeath(view, wonNow);
  }
}

function afterClassic(view: View, wonNow: readonly number[]): WinChances {
  const won = view.won.map((before, seat) => before + (wonNow[seat] as number));
  const most = topSeats(view.active, (seat) => won[seat] as number);
  const reached = Math.max(...seatsIn(most).map((seat) => won[seat] as number));
  if (view.playoff || reached >= GOAL || view.round === LAST_ROUND) return shared(view.seats, most);
  return race(view.active, won);
}

/** K10: the seats with the fewest are out, unless all are equal. */
function afterSuddenDeath(view: View, wonNow: readonly number[]): WinChances {
  const fewest = topSeats(view.active, (seat) => -(wonNow[seat] as number));
  const left = fewest === view.active ? view.active : view.active & ~fewest;
  if (view.round < LAST_ROUND || seatCount(left) === 1) return shared(view.seats, left);
  return shared(
    view.seats,
    topSeats(left, (seat) => (view.won[seat] as number) + (wonNow[seat] as number)),
  );
}

function shared(seats: number, set: SeatSet): WinChances {
  const chances = new Float64Array(seats);
  for (const seat of seatsIn(set)) chances[seat] = 1 / seatCount(set);
  return chances;
}

const raceChances = new Map<number, WinChances>();

/** The chances in the race to five surfaces, if each further surface goes to a random seat. */
function race(active: SeatSet, won: readonly number[]): WinChances {
  const key = won.reduce((sum, many) => sum * (GOAL + 1) + many, active + (won.length << 4));
  const known = raceChances.get(key);
  if (known !== undefined) return known;
  const chances = new Float64Array(won.length);
  const set = seatsIn(active);
  for (const next of set) {
    const then = won.map((many, seat) => (seat === next ? many + 1 : many));
    const rest = (then[next] as number) >= GOAL ? shared(won.length, only(next)) : race(active, then);
    for (const seat of set) chances[seat] = (chances[seat] as number) + (rest[seat] as number) / set.length;
  }
  raceChances.set(key, chances);
  return chances;
}
