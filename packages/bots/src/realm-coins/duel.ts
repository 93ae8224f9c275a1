import type { Random, realmInternals } from '@pouch/rules';
import type { Budget } from '../budget.js';
import { oneOf } from '../sampling.js';
import { BidSequence, initialBids, mutateBid } from './bids.js';
import { MixedStrategy, support, type Weighted } from './mixed-strategy.js';
import type { RoundSimulator } from './round-simulator.js';

type Faces = realmInternals.Faces;

/** The bids a side starts with, and the most it may have. */
const FIRST = 24;
const MOST = 96;
/** The bids tried in an iteration, and the most that are added. */
const CANDIDATES = 60;
const MOST_ADDED = 4;
/** Rounds of regret matching in each iteration and at the end. */
const ITERATION_ROUNDS = 50;
const FINAL_ROUNDS = 200;
/** The search stops after this many iterations in a row without a response that gains this much. */
const MOST_IDLE = 10;
const GAIN = 0.002;
/** A response is rejected early once it has met this share of the other strategy and falls this far short. */
const MET_TO_REJECT = 0.4;
const REJECT_MARGIN = 0.1;
/**
 * The probability that the other side errs (trembles), and the random bids that stand for it when responses are tried.
 */
const ERROR_RATE = 0.01;
const ERROR_SAMPLES = 2;

class Side {
  readonly bids: Faces[] = [];
  readonly strategy = new MixedStrategy(MOST);
  readonly known = new Set<Faces>();
  /** The part of each bid's gain that comes from errors of the other side. */
  readonly errorGains = new Float64Array(MOST);
  readonly sequence: BidSequence;

  constructor(readonly stash: realmInternals.Metals) {
    this.sequence = new BidSequence(stash);
  }
}

/**
 * Two players left: a zero-sum game, solved by a double-oracle search. Regret matching solves a small matrix of bids,
 * then the best responses from a wider choice are added, while the budget lasts.
 */
export class DuelSearch {
  readonly sides: readonly [Side, Side];
  readonly threshold = 0.01;
  /** By side: the payoffs, by the first side's bid and the second's. */
  private readonly payoffs = [new Float64Array(MOST * MOST), new Float64Array(MOST * MOST)] as const;
  private readonly pair: [Faces, Faces] = [0, 0];
  /** A buffer: the second side's bids with a probability above 0. */
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
    while (idle < MOST_IDLE && budget.more()) {
      this.matchRegrets(ITERATION_ROUNDS);
      const gain = Math.max(this.improve(0, budget), this.improve(1, budget));
      idle = gain > GAIN ? 0 : idle + 1;
    }
    this.matchRegrets(FINAL_ROUNDS);
  }

  /** The first side's chance if both play the strategies found. */
  get value(): number {
    const [one, two] = this.sides;
    return this.payoff(
      0,
      support(one.strategy.average(one.bids.length)),
      support(two.strategy.average(two.bids.length)),
    );
  }

  /** A side's chance with one strategy against another. */
  private payoff(index: 0 | 1, mine: readonly Weighted[], theirs: readonly Weighted[]): number {
    let payoff = 0;
    for (const [at, share] of mine)
      for (const [against, theirShare] of theirs)
        payoff +=
          share * theirShare * (this.payoffs[index][index === 0 ? at * MOST + against : against * MOST + at] as number);
    return payoff;
  }

  /** Simulates a round; the result is in `simulator.chances`. */
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
    this.payoffs[0][i * MOST + j] = this.chanceFor(0);
    this.payoffs[1][i * MOST + j] = this.chanceFor(1);
  }

  /** Drops the least used bid. */
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
   * Regret matching, the sides alternating. Both reckon with errors of the other, so that of equally good bids they
   * prefer those that also punish errors.
   */
  private matchRegrets(times: number): void {
    const [one, two] = this.sides;
    const [ones, twos] = this.payoffs;
    const rows = one.bids.length;
    const columns = two.bids.length;
    this.computeErrorGains(rows, columns);
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
        one.strategy.gains[i] = (1 - ERROR_RATE) * chance + (one.errorGains[i] as number);
      }
      one.strategy.update(rows);
      const p = one.strategy.current(rows);
      const { gains } = two.strategy;
      for (let j = 0; j < columns; j++) gains[j] = two.errorGains[j] as number;
      for (let i = 0; i < rows; i++) {
        const weight = (1 - ERROR_RATE) * (p[i] as number);
        if (weight === 0) continue;
        for (let j = 0, at = i * MOST; j < columns; j++)
          gains[j] = (gains[j] as number) + weight * (twos[at++] as number);
      }
      two.strategy.update(columns);
    }
  }

  /** The gain of each bid against an error: any bid of the other side. */
  private computeErrorGains(rows: number, columns: number): void {
    const [one, two] = this.sides;
    const [ones, twos] = this.payoffs;
    two.errorGains.fill(0);
    for (let i = 0; i < rows; i++) {
      let sum = 0;
      for (let j = 0, at = i * MOST; j < columns; j++, at++) {
        sum += ones[at] as number;
        two.errorGains[j] = (two.errorGains[j] as number) + (ERROR_RATE * (twos[at] as number)) / rows;
      }
      one.errorGains[i] = (ERROR_RATE * sum) / columns;
    }
  }

  /** A strategy with a few random errors added. */
  private withErrors(mixture: readonly Weighted[], size: number): Weighted[] {
    const support = mixture.map(([at, share]): Weighted => [at, share * (1 - ERROR_RATE)]);
    for (let error = 0; error < ERROR_SAMPLES; error++)
      support.push([this.random.below(size), ERROR_RATE / ERROR_SAMPLES]);
    return support;
  }

  /** A candidate: random, or a mutation of a bid in use on this side or the other. */
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

  /** Adds better responses to the other side's strategy; returns the gain of the best. */
  private improve(index: 0 | 1, budget: Budget): number {
    const side = this.sides[index];
    const other = this.sides[1 - index] as Side;
    const theirs = this.withErrors(
      support(other.strategy.average(other.bids.length)).sort(([, a], [, b]) => b - a),
      other.bids.length,
    );
    const mine = support(side.strategy.average(side.bids.length));
    const now = this.payoff(index, mine, theirs);
    const answer = (bid: Faces): number => {
      let chance = 0;
      let met = 0;
      for (const [at, share] of theirs) {
        const against = other.bids[at] as Faces;
        if (index === 0) this.play(bid, against);
        else this.play(against, bid);
        chance += share * this.chanceFor(index);
        met += share;
        // A bid that does badly against much of a strategy is hardly the best response to all of it.
        if (met > MET_TO_REJECT && chance < (now - REJECT_MARGIN) * met) return 0;
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
