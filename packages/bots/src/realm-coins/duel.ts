import type { Random, realmInternals } from '@pouch/rules';
import type { Budget } from '../budget.js';
import { oneOf } from '../sampling.js';
import { BidSequence, initialBids, mutateBid } from './bids.js';
import { MixedStrategy, support, type Weighted } from './mixed-strategy.js';
import type { RoundSimulator } from './round-simulator.js';

type Faces = realmInternals.Faces;

/** The bids that a side begins with, and the most that it may have. */
const FIRST = 24;
const MOST = 96;
/** The bids tried in an iteration, and how many of them are taken in at the most. */
const CANDIDATES = 60;
const MOST_ADDED = 4;
/** Rounds of regret matching in every iteration, and in the end. */
const ITERATION_ROUNDS = 50;
const FINAL_ROUNDS = 200;
/** The search is over when so many iterations in a row have found no answer that gains this much. */
const IDLE = 10;
const GAIN = 0.002;
/** A bid is given up once it has met so much of the other side's mixture and done so much worse than the bids in use. */
const ENOUGH_MET = 0.4;
const HOPELESS = 0.1;
/** How often the other side is taken to slip, and how many of its bids stand for that when answers are tried. */
const SLIP = 0.01;
const SLIPS = 2;

/** What a side may bid, and how it mixes. */
class Side {
  readonly bids: Faces[] = [];
  readonly strategy = new MixedStrategy(MOST);
  readonly known = new Set<Faces>();
  /** What each bid owes to slips of the other side. */
  readonly slips = new Float64Array(MOST);
  readonly sequence: BidSequence;

  constructor(readonly stash: realmInternals.Metals) {
    this.sequence = new BidSequence(stash);
  }
}

/**
 * Two players left: the hope of one is the despair of the other, so there is a mixture of bids that nobody can read.
 * It is found among few bids, to which the best answers from a wide choice are added while the budget lasts.
 */
export class DuelSearch {
  readonly sides: readonly [Side, Side];
  /** Shares below this are noise. */
  readonly threshold = 0.01;
  /** By side: what it may hope for, by the first side's bid and the second's. */
  private readonly chances = [new Float64Array(MOST * MOST), new Float64Array(MOST * MOST)] as const;
  private readonly pair: [Faces, Faces] = [0, 0];
  /** Scratch for `settle`: the second side's bids that have a share now. */
  private readonly inUse = new Int32Array(MOST);

  constructor(
    private readonly simulator: RoundSimulator,
    private readonly random: Random,
  ) {
    const [one, two] = simulator.seats.map((seat) => new Side(simulator.root.stashes[seat] as number)) as [Side, Side];
    this.sides = [one, two];
    for (const side of this.sides) for (const bid of initialBids(side.stash, FIRST, random)) this.add(side, bid);
  }

  search(budget: Budget): void {
    let idle = 0;
    while (idle < IDLE && budget.more()) {
      this.matchRegrets(ITERATION_ROUNDS);
      const gain = Math.max(this.improve(0, budget), this.improve(1, budget));
      idle = gain > GAIN ? 0 : idle + 1;
    }
    this.matchRegrets(FINAL_ROUNDS);
  }

  /** What the first side may hope for if both mix as found. */
  get value(): number {
    const [one, two] = this.sides;
    return this.worth(
      0,
      support(one.strategy.average(one.bids.length)),
      support(two.strategy.average(two.bids.length)),
    );
  }

  /** What a side may hope for from its mixture against the other's. */
  private worth(index: 0 | 1, mine: readonly Weighted[], theirs: readonly Weighted[]): number {
    let worth = 0;
    for (const [at, share] of mine)
      for (const [against, theirShare] of theirs)
        worth +=
          share * theirShare * (this.chances[index][index === 0 ? at * MOST + against : against * MOST + at] as number);
    return worth;
  }

  /** Plays a round; what it brings is then in `rounds.hopes`. */
  private play(first: Faces, second: Faces): void {
    this.pair[0] = first;
    this.pair[1] = second;
    this.simulator.bids(this.pair);
  }

  private chanceFor(index: 0 | 1): number {
    return this.simulator.chances[this.simulator.seats[index] as number] as number;
  }

  private add(side: Side, bid: Faces): void {
    if (side.known.has(bid)) return;
    if (side.bids.length === MOST) this.drop(side);
    const at = side.bids.length;
    side.bids.push(bid);
    side.known.add(bid);
    this.fill(side, at);
  }

  private fill(side: Side, at: number): void {
    const [one, two] = this.sides;
    if (side === one) for (let j = 0; j < two.bids.length; j++) this.fillCell(at, j);
    else for (let i = 0; i < one.bids.length; i++) this.fillCell(i, at);
  }

  private fillCell(i: number, j: number): void {
    this.play(this.sides[0].bids[i] as Faces, this.sides[1].bids[j] as Faces);
    this.chances[0][i * MOST + j] = this.chanceFor(0);
    this.chances[1][i * MOST + j] = this.chanceFor(1);
  }

  /** Forgets the bid that is least in use, for another in its place. */
  private drop(side: Side): void {
    const least = side.strategy.least(side.bids.length);
    const last = side.bids.length - 1;
    side.known.delete(side.bids[least] as Faces);
    side.bids[least] = side.bids[last] as Faces;
    side.bids.length = last;
    side.strategy.move(last, least);
    if (least !== last) this.fill(side, least);
  }

  /**
   * So many rounds of regret matching, each side in its turn. Either reckons with a slip of the other's hand now and
   * then, so that of bids equally good against the best play it takes those that are good against any.
   */
  private matchRegrets(times: number): void {
    const [one, two] = this.sides;
    const [ones, twos] = this.chances;
    const rows = one.bids.length;
    const columns = two.bids.length;
    this.computeSlips(rows, columns);
    for (let time = 0; time < times; time++) {
      const q = two.strategy.current(columns);
      let used = 0;
      for (let j = 0; j < columns; j++) if (q[j] !== 0) this.inUse[used++] = j;
      for (let i = 0; i < rows; i++) {
        let chance = 0;
        for (let index = 0; index < used; index++) {
          const j = this.inUse[index] as number;
          chance += (ones[i * MOST + j] as number) * (q[j] as number);
        }
        one.strategy.gains[i] = (1 - SLIP) * chance + (one.slips[i] as number);
      }
      one.strategy.update(rows);
      const p = one.strategy.current(rows);
      const { gains } = two.strategy;
      for (let j = 0; j < columns; j++) gains[j] = two.slips[j] as number;
      for (let i = 0; i < rows; i++) {
        const weight = (1 - SLIP) * (p[i] as number);
        if (weight === 0) continue;
        for (let j = 0, at = i * MOST; j < columns; j++)
          gains[j] = (gains[j] as number) + weight * (twos[at++] as number);
      }
      two.strategy.update(columns);
    }
  }

  /** What each bid brings against a slip: any of the other's bids. */
  private computeSlips(rows: number, columns: number): void {
    const [one, two] = this.sides;
    const [ones, twos] = this.chances;
    two.slips.fill(0);
    for (let i = 0; i < rows; i++) {
      let sum = 0;
      for (let j = 0, at = i * MOST; j < columns; j++, at++) {
        sum += ones[at] as number;
        two.slips[j] = (two.slips[j] as number) + (SLIP * (twos[at] as number)) / rows;
      }
      one.slips[i] = (SLIP * sum) / columns;
    }
  }

  /** A mixture with a few of the slips that `settle` reckons with. */
  private withSlips(mixture: readonly Weighted[], size: number): Weighted[] {
    const support = mixture.map(([at, share]): Weighted => [at, share * (1 - SLIP)]);
    for (let slip = 0; slip < SLIPS; slip++) support.push([this.random.below(size), SLIP / SLIPS]);
    return support;
  }

  /** A bid to try: any, or one like those in use on this side, or on the other. */
  private candidate(
    way: number,
    side: Side,
    other: Side,
    mine: readonly Weighted[],
    theirs: readonly Weighted[],
  ): Faces {
    const { random } = this;
    if (way === 0) return side.sequence.next(random);
    const [at] = oneOf(way === 1 ? mine : theirs, random);
    return mutateBid((way === 1 ? side : other).bids[at] as Faces, side.stash, random);
  }

  /** Looks for a better answer to the other side's mixture; says how much better. */
  private improve(index: 0 | 1, budget: Budget): number {
    const side = this.sides[index];
    const other = this.sides[1 - index] as Side;
    const theirs = this.withSlips(
      support(other.strategy.average(other.bids.length)).sort(([, a], [, b]) => b - a),
      other.bids.length,
    );
    const mine = support(side.strategy.average(side.bids.length));
    const now = this.worth(index, mine, theirs);
    const answer = (bid: Faces): number => {
      let chance = 0;
      let met = 0;
      for (const [at, share] of theirs) {
        const against = other.bids[at] as Faces;
        if (index === 0) this.play(bid, against);
        else this.play(against, bid);
        chance += share * this.chanceFor(index);
        met += share;
        // What does badly against much of a mixture is hardly the best answer to all of it.
        if (met > ENOUGH_MET && chance < (now - HOPELESS) * met) return 0;
      }
      return chance;
    };
    const better: { bid: Faces; chance: number }[] = [];
    for (let candidate = 0; candidate < CANDIDATES && !budget.isLate(); candidate++) {
      const bid = this.candidate(candidate % 3, side, other, mine, theirs);
      if (side.known.has(bid)) continue;
      const chance = answer(bid);
      if (chance > now) better.push({ bid, chance });
    }
    better.sort((a, b) => b.chance - a.chance);
    for (const { bid } of better.slice(0, MOST_ADDED)) this.add(side, bid);
    return (better[0]?.chance ?? now) - now;
  }
}
