import { COPPER, GOLD, METALS, type Metal, pirateCoins, pirateValue } from '@pouch/rules';
import { MONSTER_STATES, WITH_MONSTER } from './positions.js';

/** Piles count by their worth, up to this. */
const MOST_WORTH = 24;
const WIDTH = MOST_WORTH + 1;
const FORTUNES = METALS.length;
const MOST_ABOARD = pirateCoins.seats.most;

/**
 * The custom of the sea: how likely a pirate plunders where all aboard want nothing but loot, and all follow the same
 * custom, so that none does better by another. It depends on how many are aboard, the monsters, the pile's worth and
 * the fortune.
 */
export class RolloutPolicy {
  /** How likely a pirate plunders. */
  private readonly chances = new Float64Array((MOST_ABOARD + 1) * MONSTER_STATES * WIDTH * FORTUNES);
  /** What each of those aboard can expect, before the fortune coin is drawn. */
  private readonly gains = new Float64Array((MOST_ABOARD + 1) * MONSTER_STATES * WIDTH);
  /** By how many of the others plunder: what it brings to plunder, and to stay. */
  private readonly plunders = new Float64Array(MOST_ABOARD);
  private readonly stays = new Float64Array(MOST_ABOARD);

  /** The custom for up to so many aboard. */
  constructor(most: number) {
    for (let aboard = 1; aboard <= most; aboard++)
      for (let worth = MOST_WORTH; worth >= 0; worth--)
        for (let monsters = MONSTER_STATES - 1; monsters >= 0; monsters--) this.solve(aboard, monsters, worth);
  }

  /** How likely each of those aboard plunders; the monsters by their number. */
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

/** What each of so many plunderers gets of a pile of this worth, on average. */
function shareOfWorth(fortune: Metal, worth: number, plunderers: number): number {
  if (plunderers === 1) return worth;
  if (fortune === COPPER) return Math.trunc(worth / plunderers);
  if (fortune === GOLD) return 0;
  // A sixth of the worth is the number of coins of each metal; of those, half of what cannot be divided stays.
  return (6 * Math.max(0, worth / 6 - (plunderers - 1) / 2)) / plunderers;
}

/** What is to be expected if each of so many others plunders with this probability; `by` how many of them do. */
function expected(by: Float64Array, many: number, chance: number): number {
  // De Casteljau's way for up to four others: repeatedly mixing neighbours.
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

/** The probability of plundering at which it does not matter what one does, if all the others keep to it. */
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
