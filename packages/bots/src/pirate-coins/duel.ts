import {
  COPPER,
  countOf,
  EMPTY,
  GOLD,
  METALS,
  type Metal,
  pirateInternals,
  type Seat,
  SILVER,
  sizeOf,
} from '@pouch/rules';
import { gameValue, type MatrixGame } from './matrix-game.js';
import { OptimalStopping } from './optimal-stopping.js';
import { type ChoiceValue, Lookahead, MONSTER_STATES, monstersIndex } from './positions.js';

const { GOAL, owedEach, shareOf, worthOf, rankKey } = pirateInternals;
type Metals = pirateInternals.Metals;

/** A two-player round with both aboard, after the fortune coin has left the pouch. */
export interface Duel {
  readonly starter: Seat;
  readonly booty: readonly [Metals, Metals];
  readonly loot: Metals;
  readonly monsters: Metals;
  readonly pouch: Metals;
  readonly left: number;
}

/** Seat 0's share of the win, by the rounds left and the worth of both booties. */
export type PairShare = (left: number, worth0: number, worth1: number) => number;

/** The gold coins per point of worth: a lone pirate's loot is only known by its worth. */
const GOLD_PER_WORTH = 1 / 6;
/** How strongly an estimated lead in gold decides a tie in worth. */
const TIE_STEEPNESS = 1.5;
const tieShare = (moreGold: number): number => 1 / (1 + Math.exp(-TIE_STEEPNESS * moreGold));

/** The values of a turn's choices with a given pile, as shares of seat 0. */
interface Pile {
  /** Both plunder: by starter, then by fortune. */
  readonly both: readonly (readonly number[])[];
  /** The share of the seat that stays while the other takes all, by 3 × monsters + fortune. */
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** The other seat has won. */
const BEATEN = new Float64Array(MONSTER_STATES * METALS.length);

/** Solves a round by backward induction: every position is a zero-sum matrix game. */
export class DuelSolver {
  private readonly ahead: Lookahead;
  private readonly stayers: readonly [Map<number, OptimalStopping>, Map<number, OptimalStopping>] = [
    new Map(),
    new Map(),
  ];
  private readonly odds: readonly number[];
  private readonly lost: number;

  constructor(
    private readonly duel: Duel,
    private readonly pairShare: PairShare,
  ) {
    const { pouch, booty } = duel;
    this.odds = METALS.map((_, metal) => countOf(pouch, metal) / Math.max(1, sizeOf(pouch)));
    this.lost = this.ended(booty[0], booty[1]);
    this.ahead = new Lookahead(duel, this.lost, (added) => this.choiceValue(added));
  }

  /** Seat 0's share before the fortune coin is drawn. */
  get value(): number {
    return this.ahead.value;
  }

  /** The matrix game of the current turn. */
  matrixGame(fortune: Metal): MatrixGame {
    const { both, first, second } = this.pileOf(EMPTY);
    const at = monstersIndex(this.duel.monsters) * METALS.length + fortune;
    return {
      both: both[this.duel.starter]?.[fortune] as number,
      first: 1 - (first[at] as number),
      second: second[at] as number,
      neither: this.ahead.staying(fortune),
    };
  }

  private choiceValue(added: Metals): ChoiceValue {
    const { both, first, second } = this.pileOf(added);
    const { starter } = this.duel;
    return (flipped, monsters, fortune, turns) => {
      const at = monsters * 3 + fortune;
      const split = both[(starter + turns) & 1]?.[fortune] as number;
      return gameValue(split, 1 - (first[at] as number), second[at] as number, flipped);
    };
  }

  private pileOf(added: Metals): Pile {
    const { booty, loot } = this.duel;
    const pile = loot + added;
    // The starter only matters where differences are paid; a gold fortune gives two plunderers nothing.
    const silver = this.split(pile, SILVER, 0);
    return {
      both: [0, 1].map((starter) => [this.split(pile, COPPER, starter), silver, this.lost]),
      first: worthOf(booty[0] + pile) >= GOAL ? BEATEN : this.stayer(1, booty[0] + pile).fromEmptyPile,
      second: worthOf(booty[1] + pile) >= GOAL ? BEATEN : this.stayer(0, booty[1] + pile).fromEmptyPile,
    };
  }

  /** Both plunder: the round ends, and perhaps the game. */
  private split(before: Metals, fortune: Metal, starter: Seat): number {
    const owed = owedEach(before, 2);
    const booty = [this.duel.booty[0], this.duel.booty[1]];
    let pile = before;
    for (const seat of [starter, 1 - starter]) {
      const { take, give } = shareOf(fortune, owed, before, pile, booty[seat] as Metals, 2);
      booty[seat] = (booty[seat] as Metals) + take - give;
      pile += give - take;
    }
    return this.ended(booty[0] as Metals, booty[1] as Metals);
  }

  private ended(booty0: Metals, booty1: Metals): number {
    const { left } = this.duel;
    const worth0 = worthOf(booty0);
    const worth1 = worthOf(booty1);
    if (left > 0 && worth0 < GOAL && worth1 < GOAL) return this.pairShare(left, worth0, worth1);
    return (1 + Math.sign(rankKey(booty0) - rankKey(booty1))) / 2;
  }

  /** The seat that stays after the other has taken the pile; in its own shares. */
  private stayer(seat: 0 | 1, theirs: Metals): OptimalStopping {
    const { left, booty } = this.duel;
    const known = this.stayers[seat];
    // Gold only decides ties.
    const key = left > 0 ? worthOf(theirs) : worthOf(theirs) * 32 + countOf(theirs, GOLD);
    const found = known.get(key);
    if (found !== undefined) return found;
    const mine = booty[seat];
    const moreGold = countOf(mine, GOLD) - countOf(theirs, GOLD);
    const their = worthOf(theirs);
    const ends: number[] = [];
    for (let worth = worthOf(mine), taken = 0; worth < GOAL; worth++, taken++) {
      if (left > 0) ends.push(seat === 0 ? this.pairShare(left, worth, their) : 1 - this.pairShare(left, their, worth));
      else if (worth !== their) ends.push(worth > their ? 1 : 0);
      else ends.push(tieShare(moreGold + taken * GOLD_PER_WORTH));
    }
    ends.push(1);
    const lone = new OptimalStopping(ends, this.odds);
    known.set(key, lone);
    return lone;
  }
}
