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

/** A state of one's own to search on: what a view shows, without any bid in the making. */
export const stateOf = (view: realmInternals.View): State => ({
  ...view,
  stashes: [...view.stashes],
  sealed: view.stashes.map(() => null),
  unsealed: view.phase === 'bid' ? inGame(view) : view.unsealed,
  pools: [...view.pools],
  bids: [...view.bids],
  owners: [...view.owners],
});

/** Sets a state back to another of the same table. */
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

/** The coins of most worth, or of least, out of a heap of faces. */
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

/** The plain answer within a round: swoop the most for the least, and give away the least. */
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
      // A stash is a heap of metals, which as a heap of faces shows the realm faces.
      return { do: 'appease', seat, coins: byWorth(stashOf(state, seat), appeaseSize(state, place), CHEAPEST_FIRST) };
  }
}

/** The cheapest metal of a heap, which must not be empty: the first kind there is. */
const cheapestMetal = (coins: realmInternals.Metals): Metal => kindAt(coins, 0);

const DRAWS = METALS.map((_, coin) => ({ chance: 'draw', coin }) as const);

/** Plays rounds from one position over and over, and says what each seat may hope for after them. */
export class RoundSimulator {
  /** Those in the game, ascending: bids are given in this order. */
  readonly seats: readonly Seat[];
  /** By seat, after a round has been played: the hope of each to win the game. */
  readonly chances: Float64Array;
  private readonly scratch: State;
  private readonly last: { do: 'bid'; seat: Seat; coins: Faces };

  constructor(
    readonly root: State,
    private readonly evaluate: Evaluation,
    /** What is left of a hope if the round brings nothing, because all bids are tied. */
    private readonly standoffDiscount = 1,
  ) {
    this.seats = seatsIn(inGame(root));
    this.chances = new Float64Array(root.seats);
    this.scratch = stateOf(root);
    this.last = { do: 'bid', seat: this.seats.at(-1) ?? 0, coins: EMPTY };
  }

  /** Plays the bids of all, and what comes of them. */
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

  /** Plays a decision within a round, and what comes of it. */
  reply(decision: realmInternals.RealmDecision): Float64Array {
    restore(this.scratch, this.root);
    realmCoins.advance(this.scratch, decision);
    return this.finish();
  }

  /** What the seat held after the round played last. */
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
          // One draw stands for all: no winner hangs on it, and the judge makes up for the difference.
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

/** Whether the same coins lie where they lay. */
export const isSameTable = (one: Lying, two: Lying): boolean =>
  one.stashes.every((stash, seat) => stash === two.stashes[seat]) &&
  one.pools.every((pool, place) => pool === two.pools[place]);

/** The game is over: the winners share it. */
function share(state: State, chances: Float64Array): void {
  let winners = 0;
  for (let seat = 0; seat < state.seats; seat++) if (has(state.winners, seat)) winners++;
  for (let seat = 0; seat < state.seats; seat++) chances[seat] = has(state.winners, seat) ? 1 / winners : 0;
}
