import type { Random, realmInternals } from '@pouch/rules';
import type { Budget } from '../budget.js';
import { oneOf } from '../lots.js';
import { Deck, firstBids, likeBid } from './bids.js';
import { type Lot, lots, Mix } from './mix.js';
import type { Rounds } from './table.js';

type Faces = realmInternals.Faces;

/** The bids that a side begins with, and the most that it may have. */
const FIRST = 24;
const MOST = 96;
/** The bids tried in an iteration, and how many of them are taken in at the most. */
const OFFERS = 60;
const TAKEN = 4;
/** Rounds of regret matching in every iteration, and in the end. */
const SETTLING = 50;
const POLISHING = 200;
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
  readonly mix = new Mix(MOST);
  readonly known = new Set<Faces>();
  /** What each bid owes to slips of the other side. */
  readonly slips = new Float64Array(MOST);
  readonly deck: Deck;

  constructor(readonly stash: realmInternals.Metals) {
    this.deck = new Deck(stash);
  }
}

/**
 * Two players left: the hope of one is the despair of the other, so there is a mixture of bids that nobody can read.
 * It is found among few bids, to which the best answers from a wide choice are added while the budget lasts.
 */
export class Duel {
  readonly sides: readonly [Side, Side];
  /** Shares below this are noise. */
  readonly trifle = 0.01;
  /** By side: what it may hope for, by the first side's bid and the second's. */
  private readonly hopes = [new Float64Array(MOST * MOST), new Float64Array(MOST * MOST)] as const;
  private readonly pair: [Faces, Faces] = [0, 0];
  /** Scratch for `settle`: the second side's bids that have a share now. */
  private readonly inUse = new Int32Array(MOST);

  constructor(
    private readonly rounds: Rounds,
    private readonly random: Random,
  ) {
    const [one, two] = rounds.seats.map((seat) => new Side(rounds.root.stashes[seat] as number)) as [Side, Side];
    this.sides = [one, two];
    for (const side of this.sides) for (const bid of firstBids(side.stash, FIRST, random)) this.add(side, bid);
  }

  search(budget: Budget): void {
    let idle = 0;
    while (idle < IDLE && budget.more()) {
      this.settle(SETTLING);
      const gain = Math.max(this.improve(0, budget), this.improve(1, budget));
      idle = gain > GAIN ? 0 : idle + 1;
    }
    this.settle(POLISHING);
  }

  /** What the first side may hope for if both mix as found. */
  get value(): number {
    const [one, two] = this.sides;
    return this.worth(0, lots(one.mix.average(one.bids.length)), lots(two.mix.average(two.bids.length)));
  }

  /** What a side may hope for from its mixture against the other's. */
  private worth(index: 0 | 1, mine: readonly Lot[], theirs: readonly Lot[]): number {
    let worth = 0;
    for (const [at, share] of mine)
      for (const [against, theirShare] of theirs)
        worth +=
          share * theirShare * (this.hopes[index][index === 0 ? at * MOST + against : against * MOST + at] as number);
    return worth;
  }

  /** Plays a round; what it brings is then in `rounds.hopes`. */
  private play(first: Faces, second: Faces): void {
    this.pair[0] = first;
    this.pair[1] = second;
    this.rounds.bids(this.pair);
  }

  private hopeOf(index: 0 | 1): number {
    return this.rounds.hopes[this.rounds.seats[index] as number] as number;
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
    this.hopes[0][i * MOST + j] = this.hopeOf(0);
    this.hopes[1][i * MOST + j] = this.hopeOf(1);
  }

  /** Forgets the bid that is least in use, for another in its place. */
  private drop(side: Side): void {
    const least = side.mix.least(side.bids.length);
    const last = side.bids.length - 1;
    side.known.delete(side.bids[least] as Faces);
    side.bids[least] = side.bids[last] as Faces;
    side.bids.length = last;
    side.mix.move(last, least);
    if (least !== last) this.fill(side, least);
  }

  /**
   * So many rounds of regret matching, each side in its turn. Either reckons with a slip of the other's hand now and
   * then, so that of bids equally good against the best play it takes those that are good against any.
   */
  private settle(times: number): void {
    const [one, two] = this.sides;
    const [ones, twos] = this.hopes;
    const rows = one.bids.length;
    const columns = two.bids.length;
    this.reckonSlips(rows, columns);
    for (let time = 0; time < times; time++) {
      const q = two.mix.current(columns);
      let used = 0;
      for (let j = 0; j < columns; j++) if (q[j] !== 0) this.inUse[used++] = j;
      for (let i = 0; i < rows; i++) {
        let hope = 0;
        for (let index = 0; index < used; index++) {
          const j = this.inUse[index] as number;
          hope += (ones[i * MOST + j] as number) * (q[j] as number);
        }
        one.mix.gains[i] = (1 - SLIP) * hope + (one.slips[i] as number);
      }
      one.mix.learn(rows);
      const p = one.mix.current(rows);
      const { gains } = two.mix;
      for (let j = 0; j < columns; j++) gains[j] = two.slips[j] as number;
      for (let i = 0; i < rows; i++) {
        const weight = (1 - SLIP) * (p[i] as number);
        if (weight === 0) continue;
        for (let j = 0, at = i * MOST; j < columns; j++)
          gains[j] = (gains[j] as number) + weight * (twos[at++] as number);
      }
      two.mix.learn(columns);
    }
  }

  /** What each bid brings against a slip: any of the other's bids. */
  private reckonSlips(rows: number, columns: number): void {
    const [one, two] = this.sides;
    const [ones, twos] = this.hopes;
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
  private withSlips(mixture: readonly Lot[], size: number): Lot[] {
    const lots = mixture.map(([at, share]): Lot => [at, share * (1 - SLIP)]);
    for (let slip = 0; slip < SLIPS; slip++) lots.push([this.random.below(size), SLIP / SLIPS]);
    return lots;
  }

  /** A bid to try: any, or one like those in use on this side, or on the other. */
  private offer(way: number, side: Side, other: Side, mine: readonly Lot[], theirs: readonly Lot[]): Faces {
    const { random } = this;
    if (way === 0) return side.deck.next(random);
    const [at] = oneOf(way === 1 ? mine : theirs, random);
    return likeBid((way === 1 ? side : other).bids[at] as Faces, side.stash, random);
  }

  /** Looks for a better answer to the other side's mixture; says how much better. */
  private improve(index: 0 | 1, budget: Budget): number {
    const side = this.sides[index];
    const other = this.sides[1 - index] as Side;
    const theirs = this.withSlips(
      lots(other.mix.average(other.bids.length)).sort(([, a], [, b]) => b - a),
      other.bids.length,
    );
    const mine = lots(side.mix.average(side.bids.length));
    const now = this.worth(index, mine, theirs);
    const answer = (bid: Faces): number => {
      let hope = 0;
      let met = 0;
      for (const [at, share] of theirs) {
        const against = other.bids[at] as Faces;
        if (index === 0) this.play(bid, against);
        else this.play(against, bid);
        hope += share * this.hopeOf(index);
        met += share;
        // What does badly against much of a mixture is hardly the best answer to all of it.
        if (met > ENOUGH_MET && hope < (now - HOPELESS) * met) return 0;
      }
      return hope;
    };
    const better: { bid: Faces; hope: number }[] = [];
    for (let offer = 0; offer < OFFERS && !budget.isLate(); offer++) {
      const bid = this.offer(offer % 3, side, other, mine, theirs);
      if (side.known.has(bid)) continue;
      const hope = answer(bid);
      if (hope > now) better.push({ bid, hope });
    }
    better.sort((a, b) => b.hope - a.hope);
    for (const { bid } of better.slice(0, TAKEN)) this.add(side, bid);
    return (better[0]?.hope ?? now) - now;
  }
}
