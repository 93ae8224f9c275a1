import {
  coinsOfKind,
  countOf,
  EMPTY,
  GOLD,
  has,
  kindAt,
  METALS,
  type Metal,
  realmCoins,
  realmInternals,
  type Seat,
  seatsIn,
  sizeOf,
} from '@pouch/rules';
import type { Evaluation } from './evaluation.js';

type State = realmInternals.State;
type Faces = realmInternals.Faces;

const { appeaseSize, decider, inGame, realmFace, stashOf, swoopSize } = realmInternals;

/** A mutable state to search on: what the view shows, without sealed bids. */
export const stateOf = (view: realmInternals.View): State => ({
  ...view,
  stashes: [...view.stashes],
  sealed: view.stashes.map(() => null),
  unsealed: view.phase === 'bid' ? inGame(view) : view.unsealed,
  pools: [...view.pools],
  bids: [...view.bids],
  owners: [...view.owners],
});

/** Resets a state to another of the same table. */
function restore(state: State, from: State): void {
  state.phase = from.phase;
  state.round = from.round;
  state.unsealed = from.unsealed;
  state.pouch = from.pouch;
  state.out = from.out;
  state.outNow = from.outNow;
  state.extra = from.extra;
  state.payers = from.payers;
  state.place = from.place;
  state.winners = from.winners;
  state.ending = from.ending;
  for (let seat = 0; seat < from.seats; seat++) {
    state.stashes[seat] = from.stashes[seat] as number;
    state.sealed[seat] = null;
  }
  for (let place = 0; place < realmInternals.PLACES; place++) {
    state.pools[place] = from.pools[place] as Faces | null;
    state.bids[place] = from.bids[place] as Faces | null;
    state.owners[place] = from.owners[place] as Seat | null;
  }
}

/** The first `size` coins in this order of faces. */
function byWorth(coins: Faces, size: number, order: readonly number[]): Faces {
  let picked = EMPTY;
  let left = size;
  for (const face of order) {
    const count = Math.min(left, countOf(coins, face));
    picked += coinsOfKind(face, count);
    left -= count;
  }
  return picked;
}

const DEAREST_FIRST: readonly number[] = [5, 2, 4, 1, 3, 0];
const CHEAPEST_FIRST: readonly number[] = [0, 3, 1, 4, 2, 5];

/** The greedy decision within a round: swoop the most valuable coins for the cheapest, and pay the cheapest. */
export function greedyReply(state: State): realmInternals.RealmDecision {
  const seat = decider(state);
  const { place } = state;
  switch (state.phase) {
    case 'forfeit':
      return { do: 'forfeit', seat, coin: realmFace(cheapestMetal(stashOf(state, seat))) };
    case 'swoop': {
      const size = swoopSize(state, place);
      const take = byWorth(state.bids[place - 1] as Faces, size, DEAREST_FIRST);
      return { do: 'swoop', seat, take, give: byWorth(state.pools[place] as Faces, size, CHEAPEST_FIRST) };
    }
    default:
      // A stash counts metals; read as faces it shows the realm faces.
      return { do: 'appease', seat, coins: byWorth(stashOf(state, seat), appeaseSize(state, place), CHEAPEST_FIRST) };
  }
}

const cheapestMetal = (coins: realmInternals.Metals): Metal => kindAt(coins, 0);

const DRAWS = METALS.map((_, coin) => ({ chance: 'draw', coin }) as const);

/** Simulates rounds from one position and evaluates the result. */
export class RoundSimulator {
  /** The seats in the game, ascending: bids are given in this order. */
  readonly seats: readonly Seat[];
  /** By seat: the chance to win after the round simulated last. */
  readonly chances: Float64Array;
  private readonly scratch: State;
  private readonly last: { do: 'bid'; seat: Seat; coins: Faces };

  constructor(
    readonly root: State,
    private readonly evaluate: Evaluation,
    /** The factor for a round that changes nothing because all bids tie. */
    private readonly standoffDiscount = 1,
  ) {
    this.seats = seatsIn(inGame(root));
    this.chances = new Float64Array(root.seats);
    this.scratch = stateOf(root);
    this.last = { do: 'bid', seat: this.seats.at(-1) ?? 0, coins: EMPTY };
  }

  /** Simulates a round with these bids. */
  bids(bids: ArrayLike<Faces>): Float64Array {
    const { scratch, seats, last } = this;
    restore(scratch, this.root);
    const lowest = seats.length - 1;
    for (let index = 0; index < lowest; index++) scratch.sealed[seats[index] as Seat] = bids[index] as Faces;
    scratch.unsealed = 1 << last.seat;
    last.coins = bids[lowest] as Faces;
    realmCoins.advance(scratch, last);
    return this.finish();
  }

  /** Simulates the rest of a round after a decision. */
  reply(decision: realmInternals.RealmDecision): Float64Array {
    restore(this.scratch, this.root);
    realmCoins.advance(this.scratch, decision);
    return this.finish();
  }

  stashAfter(seat: Seat): realmInternals.Metals {
    return stashOf(this.scratch, seat);
  }

  /** Plays on to the next round's bids. */
  private finish(): Float64Array {
    const { scratch, chances } = this;
    for (;;)
      switch (scratch.phase) {
        case 'bid':
          this.evaluate(scratch, NO_DRAW, chances);
          if (this.standoffDiscount < 1 && isSameTable(scratch, this.root))
            for (const seat of this.seats) chances[seat] = (chances[seat] as number) * this.standoffDiscount;
          return chances;
        case 'over':
          share(scratch, chances);
          return chances;
        case 'draw': {
          // One draw stands for all: no winner depends on it, and the evaluation corrects the difference.
          const { pouch } = scratch;
          const golds = countOf(pouch, GOLD);
          const metal = golds > 0 ? GOLD : cheapestMetal(pouch);
          const average = golds / sizeOf(pouch);
          realmCoins.advance(scratch, DRAWS[metal] as (typeof DRAWS)[number]);
          if ((scratch.phase as string) === 'over') share(scratch, chances);
          else this.evaluate(scratch, metal === GOLD ? average - 1 : average, chances);
          return chances;
        }
        default:
          realmCoins.advance(scratch, greedyReply(scratch));
      }
  }
}

const NO_DRAW = 0;

type Lying = Pick<realmInternals.View, 'stashes' | 'pools'>;

/** Whether stashes and pools are the same. */
export const isSameTable = (one: Lying, two: Lying): boolean =>
  one.stashes.every((stash, seat) => stash === two.stashes[seat]) &&
  one.pools.every((pool, place) => pool === two.pools[place]);

function share(state: State, chances: Float64Array): void {
  let winners = 0;
  for (let seat = 0; seat < state.seats; seat++) if (has(state.winners, seat)) winners++;
  for (let seat = 0; seat < state.seats; seat++) chances[seat] = has(state.winners, seat) ? 1 / winners : 0;
}
