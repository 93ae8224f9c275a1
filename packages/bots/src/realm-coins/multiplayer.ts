import type { Random, realmInternals } from '@pouch/rules';
import type { Budget } from '../budget.js';
import { chanceOf, drawIndex } from '../sampling.js';
import { initialBids, mutateBid, randomBid } from './bids.js';
import { MixedStrategy, support } from './mixed-strategy.js';
import type { RoundSimulator } from './round-simulator.js';

type Faces = realmInternals.Faces;

/** The bids a side starts with, and the most it may have. */
const FIRST = 14;
const MOST = 24;
/** The rounds sampled in each iteration. */
const SAMPLES = 9;
/** The candidates for a side, the rounds that each is tried in, and the gain required to be added. */
const CANDIDATES = 6;
const TRIALS = 10;
const MARGIN = 0.004;
/** The probability that a side errs and plays a random bid. */
const ERROR_RATE = 0.05;

interface Side {
  readonly bids: Faces[];
  readonly strategy: MixedStrategy;
  readonly stash: realmInternals.Metals;
}

/** Three players or more: regret matching against bids sampled from the other strategies. */
export class MultiplayerSearch {
  readonly sides: readonly Side[];
  /** Probabilities below this are sampling noise. */
  readonly threshold = 0.04;
  private readonly profile: Faces[];

  constructor(
    private readonly simulator: RoundSimulator,
    private readonly random: Random,
  ) {
    this.sides = simulator.seats.map((seat) => {
      const stash = simulator.root.stashes[seat] as number;
      return { bids: initialBids(stash, FIRST, random), strategy: new MixedStrategy(MOST), stash };
    });
    this.profile = this.sides.map(() => 0);
  }

  /** Searches while the budget lasts, mostly for the side `index` if it is given. */
  search(budget: Budget, index?: number): void {
    let turn = 0;
    const next = (): number => {
      turn = (turn + 1) % this.sides.length;
      if (turn === index) turn = (turn + 1) % this.sides.length;
      return turn;
    };
    while (budget.more()) {
      for (let sample = 0; sample < SAMPLES; sample++) this.update(index ?? next(), next());
      this.improve(index ?? next());
      this.improve(next());
    }
  }

  /** Updates the learners by a round sampled from the current strategies. */
  private update(...learners: readonly number[]): void {
    const { sides, simulator, profile, random } = this;
    for (const [index, { bids, strategy }] of sides.entries()) {
      const at = chanceOf(ERROR_RATE, random)
        ? random.below(bids.length)
        : drawIndex(strategy.current(bids.length).subarray(0, bids.length), random);
      profile[index] = bids[at] as Faces;
    }
    for (const index of learners) {
      const { bids, strategy } = sides[index] as Side;
      const seat = simulator.seats[index] as number;
      const drawn = profile[index] as Faces;
      for (const [at, bid] of bids.entries()) {
        profile[index] = bid;
        strategy.gains[at] = simulator.bids(profile)[seat] as number;
      }
      profile[index] = drawn;
      strategy.update(bids.length);
    }
  }

  /** Tries new bids of one side against samples of the average strategies. */
  private improve(index: number): void {
    const { sides, simulator, random } = this;
    const side = sides[index] as Side;
    const seat = simulator.seats[index] as number;
    const averages = sides.map(({ bids, strategy }) => strategy.average(bids.length));
    const mine = support(averages[index] as Float64Array);
    const trials: Faces[][] = [];
    for (let trial = 0; trial < TRIALS; trial++)
      trials.push(sides.map(({ bids }, at) => bids[drawIndex(averages[at] as Float64Array, random)] as Faces));
    const chanceFor = (bid: Faces): number => {
      let chance = 0;
      for (const trial of trials) {
        trial[index] = bid;
        chance += simulator.bids(trial)[seat] as number;
      }
      return chance / TRIALS;
    };
    let now = 0;
    for (const [at, weight] of mine) now += weight * chanceFor(side.bids[at] as Faces);
    let best = now + MARGIN;
    let found: Faces | undefined;
    for (let candidate = 0; candidate < CANDIDATES; candidate++) {
      const model = mine[random.below(mine.length)];
      const bid =
        candidate % 2 === 0 || model === undefined
          ? randomBid(side.stash, random)
          : mutateBid(side.bids[model[0]] as Faces, side.stash, random);
      if (side.bids.includes(bid)) continue;
      const chance = chanceFor(bid);
      if (chance <= best) continue;
      best = chance;
      found = bid;
    }
    if (found === undefined) return;
    if (side.bids.length === MOST) {
      const least = side.strategy.least(MOST);
      side.bids[least] = side.bids[MOST - 1] as Faces;
      side.bids.length = MOST - 1;
      side.strategy.move(MOST - 1, least);
    }
    side.bids.push(found);
  }
}
