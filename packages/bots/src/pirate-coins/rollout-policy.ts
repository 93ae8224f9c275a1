import { COPPER, GOLD, METALS, type Metal, pirateCoins, pirateValue } from '@pouch/rules';
import { MONSTER_STATES, WITH_MONSTER } from './positions.js';

/** The worth of a pile counts up to this. */
const MOST_WORTH = 24;
const WIDTH = MOST_WORTH + 1;
const FORTUNES = METALS.length;
const MOST_ABOARD = pirateCoins.seats.most;

/**
 * The symmetric equilibrium of pirates who only maximise their loot in this round, by the number aboard, the monsters,
 * the worth of the pile and the fortune. Rollouts play it, and search nodes take it as their prior.
 */
export class RolloutPolicy {
  /** The probability to plunder. */
  private readonly chances = new Float64Array((MOST_ABOARD + 1) * MONSTER_STATES * WIDTH * FORTUNES);
  /** The expected gain of each pirate aboard, before the fortune coin is drawn. */
  private readonly gains = new Float64Array((MOST_ABOARD + 1) * MONSTER_STATES * WIDTH);
  /** The gains of plundering and of staying, by how many others plunder. */
  private readonly plunders = new Float64Array(MOST_ABOARD);
  private readonly stays = new Float64Array(MOST_ABOARD);

  constructor(most: number) {
    for (let aboard = 1; aboard <= most; aboard++)
      for (let worth = MOST_WORTH; worth >= 0; worth--)
        for (let monsters = MONSTER_STATES - 1; monsters >= 0; monsters--) this.solve(aboard, monsters, worth);
  }

  /** The probability to plunder; `monsters` is their index. */
  chance(aboard: number, monsters: number, worth: number, fortune: Metal): number {
    return this.chances[this.at(aboard, monsters, Math.min(worth, MOST_WORTH)) * FORTUNES + fortune] as number;
  }

  private gain(aboard: number, monsters: number, worth: number): number {
    return this.gains[this.at(aboard, monsters, worth)] as number;
  }

  private at(aboard: number, monsters: number, worth: number): number {
    return (aboard * MONSTER_STATES + monsters) * WIDTH + worth;
  }

  private solve(aboard: number, monsters: number, worth: number): void {
    const { plunders, stays } = this;
    const at = this.at(aboard, monsters, worth);
    let gain = 0;
    for (let fortune = COPPER; fortune <= GOLD; fortune++) {
      for (let others = 0; others < aboard; others++) {
        plunders[others] = shareOfWorth(fortune, worth, others + 1);
        const rest = others === 0 ? worth : worth - Math.round(others * shareOfWorth(fortune, worth, others));
        stays[others] = this.flipped(aboard - others, monsters, rest, fortune);
      }
      const chance = equilibrium(plunders, stays, aboard - 1);
      this.chances[at * FORTUNES + fortune] = chance;
      gain += Math.max(expected(plunders, aboard - 1, chance), expected(stays, aboard - 1, chance)) / FORTUNES;
    }
    this.gains[at] = gain;
  }

  private flipped(aboard: number, monsters: number, worth: number, metal: Metal): number {
    const more = worth + pirateValue(metal);
    const skull = more > MOST_WORTH ? worth / aboard : this.gain(aboard, monsters, more);
    const withMonster = WITH_MONSTER[monsters * FORTUNES + metal] as number;
    const monster = withMonster < 0 ? 0 : this.gain(aboard, withMonster, worth);
    return (skull + monster) / 2;
  }
}

/** The average share of each plunderer. */
function shareOfWorth(fortune: Metal, worth: number, plunderers: number): number {
  if (plunderers === 1) return worth;
  if (fortune === COPPER) return Math.trunc(worth / plunderers);
  if (fortune === GOLD) return 0;
  // Assumes equally many coins of each metal, a sixth of the worth; half of the remainder of a division stays.
  return (6 * Math.max(0, worth / 6 - (plunderers - 1) / 2)) / plunderers;
}

/** The expectation of `by`, which is indexed by how many of `many` others plunder with this probability. */
function expected(by: Float64Array, many: number, chance: number): number {
  // De Casteljau's algorithm, unrolled for up to four others.
  let a = by[0] as number;
  let b = by[1] as number;
  let c = by[2] as number;
  let d = by[3] as number;
  const e = by[4] as number;
  for (let rest = many; rest > 0; rest--) {
    a += (b - a) * chance;
    if (rest > 1) b += (c - b) * chance;
    if (rest > 2) c += (d - c) * chance;
    if (rest > 3) d += (e - d) * chance;
  }
  return a;
}

const HALVINGS = 8;

/** The probability to plunder at which both choices have the same gain, if all others use it too. */
function equilibrium(plunders: Float64Array, stays: Float64Array, many: number): number {
  if ((plunders[0] as number) <= (stays[0] as number)) return 0;
  if ((plunders[many] as number) >= (stays[many] as number)) return 1;
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (expected(plunders, many, middle) > expected(stays, many, middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
