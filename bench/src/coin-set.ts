import { newMemory, observe, plan } from '@pouch/bots';
import {
  coinSet,
  everyone,
  coinSetInternals as internals,
  LEVELS,
  type Level,
  type Random,
  randomFrom,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * When Coin Set bots call: many tables with a set on them, and the seconds until the first of so many bots calls.
 * `npm run bench -- coin-set [--tables N] [--seed N]`
 */

const SITUATIONS = {
  /** Ten new coins. */
  fresh: 'ten new coins',
  /** Seven coins that everyone has looked at for half a minute, and three new ones. */
  refilled: 'three new coins',
} as const;
type Situation = keyof typeof SITUATIONS;

const BOTS = [1, 2, 3, 7] as const;
const LONG_AGO = -30;
const REFILL = 3;

function argument(name: string, usual: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? usual : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number above 0`);
  return value;
}

const source = (seed: number, number: number): Random =>
  randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

/** A table with a set, at which everyone has said 'no set': bots then plan nothing but their calls. */
function tableWithSet(seats: number, random: Random): internals.State {
  for (;;) {
    const state = coinSet.setup(seats, { pointSeconds: 3, agreeSeconds: 20 });
    coinSet.advance(state, coinSet.chance(state, random));
    if (internals.hasSet(state.table)) return { ...state, agreed: everyone(seats) };
  }
}

/** The seconds until the first bot calls. */
function firstCall(view: internals.View, bots: number, level: Level, situation: Situation, random: Random): number {
  let first = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < bots; seat++) {
    let memory = newMemory('coin-set', seat);
    if (situation === 'refilled') memory = observe(memory, { ...view, table: view.table.slice(REFILL) }, LONG_AGO);
    memory = observe(memory, view, 0);
    first = Math.min(first, plan(view, memory, { level, random, iterations: 1 })?.after ?? first);
  }
  return first;
}

const quantile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.floor(part * sorted.length)] ?? Number.NaN).toFixed(1);

const tables = argument('tables', 4000);
const seed = argument('seed', 1);
console.log(`Coin Set: seconds until the first call, ${tables} tables with a set each, seed ${seed}`);
for (const situation of Object.keys(SITUATIONS) as Situation[]) {
  console.log(`\n${SITUATIONS[situation]}\nlevel  bots    least      5 %   median     95 %`);
  for (const level of LEVELS)
    for (const bots of BOTS) {
      const calls = Array.from({ length: tables }, (_, number) => {
        const random = source(seed, number);
        return firstCall(tableWithSet(bots + 1, random), bots, level, situation, random);
      }).sort((one, other) => one - other);
      const figures = [0, 0.05, 0.5, 0.95].map((part) => quantile(calls, part).padStart(9));
      console.log(`${level.padEnd(6)}${String(bots).padStart(5)}${figures.join('')}`);
    }
}
