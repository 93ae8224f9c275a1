import {
  countOf,
  lowestSeat,
  METALS,
  type Metal,
  pirateCoins,
  pirateInternals,
  type Random,
  type Seat,
  seatCount,
  seatsIn,
  sizeOf,
} from '@pouch/rules';
import { uniform } from '../sampling.js';
import { othersShares, sharesByGain, sharesOf } from './evaluation.js';
import { OptimalStopping } from './optimal-stopping.js';
import { monstersIndex } from './positions.js';
import { RolloutPolicy } from './rollout-policy.js';
import { SearchNode } from './search-node.js';

const { bootyOf, GOAL, worthOf } = pirateInternals;
type State = pirateInternals.State;
type Choose = pirateInternals.Choose;

const SEATS: readonly Seat[] = Array.from({ length: pirateCoins.seats.most }, (_, seat) => seat);
const PLUNDER: readonly Choose[] = SEATS.map((seat) => ({ do: 'choose', seat, side: 'monster' }));
const STAY: readonly Choose[] = SEATS.map((seat) => ({ do: 'choose', seat, side: 'skull' }));

/** The probability of a random choice. */
const EXPLORATION = 0.1;
/** Limits the memory. */
const MOST_NODES = 15_000;
const MOST_LONE = 3_000;
/** The visits after which a lone pirate's play is solved. */
const VISITS_TO_SOLVE = 4;

/** The solution for a pirate alone aboard. */
interface Lone {
  readonly pirate: OptimalStopping;
  readonly seat: Seat;
  /** How the others share what the lone pirate does not win. */
  readonly others: Float64Array;
}

/**
 * Tree search for the rest of a round with simultaneous choices, for any number of players. Below the tree the rollout
 * policy plays until at most one pirate is aboard.
 */
export class RoundSearch {
  private readonly nodes = new Map<number, SearchNode>();
  /** By lone pirate and worth of the booties: the solution, or the visits so far. */
  private readonly lone = new Map<number, Lone | number>();
  private readonly root: SearchNode;
  private readonly policy: RolloutPolicy;
  private readonly odds: readonly number[];
  /** The shares of the current iteration. */
  private readonly shares: Float64Array;

  constructor(
    private readonly start: State,
    private readonly random: Random,
  ) {
    this.odds = METALS.map((_, metal) => countOf(start.pouch, metal) / Math.max(1, sizeOf(start.pouch)));
    this.policy = policyFor(start.seats);
    this.shares = new Float64Array(start.seats);
    this.root = this.grow(start);
  }

  /** The advantage of plundering now over staying. */
  advantageOf(seat: Seat): number {
    return this.root.advantageOf(seat);
  }

  iterate(): void {
    this.play(pirateCoins.copy(this.start), this.root);
  }

  private play(state: State, node: SearchNode): void {
    let plunderers = 0;
    for (let index = 0; index < node.aboard.length; index++) {
      const chance = (node.chances[index] as number) * (1 - EXPLORATION) + EXPLORATION / 2;
      if (uniform(this.random) < chance) plunderers |= 1 << index;
    }
    this.turn(state, node.aboard, plunderers);
    const next = this.isOver(state) || isLone(state) ? undefined : this.nodes.get(keyOf(state));
    if (next !== undefined) this.play(state, next);
    else {
      if (!this.isOver(state) && !isLone(state) && this.nodes.size < MOST_NODES) this.grow(state);
      this.rollOut(state);
    }
    node.update(plunderers, this.shares);
    node.expectedShares(this.shares);
  }

  private grow(state: State): SearchNode {
    const node = new SearchNode(state.aboard, state.seats, this.policyOf(state));
    this.nodes.set(keyOf(state), node);
    return node;
  }

  /** Plays the rollout policy. */
  private rollOut(state: State): void {
    while (!this.isOver(state)) {
      const lone = isLone(state) ? this.loneOf(state) : undefined;
      if (lone !== undefined) return this.stopOptimally(state, lone);
      const chance = this.policyOf(state);
      const aboard = seatsIn(state.aboard);
      let plunderers = 0;
      if (chance > 0)
        for (let index = 0; index < aboard.length; index++) if (uniform(this.random) < chance) plunderers |= 1 << index;
      this.turn(state, aboard, plunderers);
    }
    sharesOf(state, this.shares);
  }

  /** The lone pirate plays optimally. */
  private stopOptimally(state: State, { pirate, seat, others }: Lone): void {
    const own = pirate.share(monstersIndex(state.monsters), worthOf(state.loot), state.fortune as Metal);
    for (let each = 0; each < state.seats; each++) this.shares[each] = (1 - own) * (others[each] as number);
    this.shares[seat] = own;
  }

  private loneOf(state: State): Lone | undefined {
    let key: number = state.aboard;
    for (let seat = 0; seat < state.seats; seat++) key = key * GOAL + worthOf(bootyOf(state, seat));
    const known = this.lone.get(key) ?? 0;
    if (typeof known !== 'number') return known;
    if (known < VISITS_TO_SOLVE) {
      if (this.lone.size < MOST_LONE) this.lone.set(key, known + 1);
      return undefined;
    }
    const seat = lowestSeat(state.aboard);
    const pirate = new OptimalStopping(sharesByGain(state, seat), this.odds);
    const lone = { pirate, seat, others: othersShares(state, seat) };
    this.lone.set(key, lone);
    return lone;
  }

  private policyOf({ aboard, monsters, loot, fortune }: State): number {
    return this.policy.chance(seatCount(aboard), monstersIndex(monsters), worthOf(loot), fortune as Metal);
  }

  /** Plays all choices, and the chance steps up to the next choices. */
  private turn(state: State, aboard: readonly Seat[], plunderers: number): void {
    for (let index = 0; index < aboard.length; index++)
      pirateCoins.advance(state, ((plunderers >> index) & 1 ? PLUNDER : STAY)[aboard[index] as Seat] as Choose);
    while (!this.isOver(state) && state.phase !== 'choose')
      pirateCoins.advance(state, pirateCoins.chance(state, this.random));
  }

  private isOver(state: State): boolean {
    return state.round !== this.start.round || state.phase === 'over';
  }
}

const isLone = ({ aboard }: State): boolean => (aboard & (aboard - 1)) === 0;

/** A hash of the position; collisions are rare enough not to matter. */
function keyOf(state: State): number {
  let booties = 0;
  for (let seat = 0; seat < state.seats; seat++)
    booties = (Math.imul(booties ^ bootyOf(state, seat), 0x9e3779b1) >>> 0) ^ (booties >>> 15);
  const open =
    state.loot |
    (monstersIndex(state.monsters) << 15) |
    ((state.fortune as Metal) << 20) |
    (state.aboard << 22) |
    ((state.starter as Seat) << 27);
  return open * 2 ** 22 + (booties >>> 10);
}

const POLICIES = new Map<number, RolloutPolicy>();

function policyFor(seats: number): RolloutPolicy {
  const known = POLICIES.get(seats) ?? new RolloutPolicy(seats);
  POLICIES.set(seats, known);
  return known;
}
