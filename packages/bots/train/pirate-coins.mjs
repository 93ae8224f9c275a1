/**
 * Computes the value of booties at the end of a round, for the sharp bot of Pirate Coins, and writes
 * src/pirate-coins/value-tables.ts. It takes about half a minute:
 *
 *   npx tsc -b packages/bots && node packages/bots/train/pirate-coins.mjs && npx biome check --write packages/bots/src
 *
 * Two seats: every pair of booties is solved by backward induction over the rounds. More seats: games between pirates
 * who play the rollout policy, and the weight of worth that best explains who won (maximum likelihood).
 */
import { writeFileSync } from 'node:fs';
import { coinsFrom, pirateCoins, pirateInternals, randomFrom, seatCount, seatsIn, streamSeed } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { DuelSolver } from '../dist/pirate-coins/duel.js';
import { monstersIndex } from '../dist/pirate-coins/positions.js';
import { RolloutPolicy } from '../dist/pirate-coins/rollout-policy.js';

const { GOAL, ROUNDS, worthOf } = pirateInternals;
const GAMES = 30_000;
const RESOLUTION = 2 ** 20;

/** A booty of this worth with about equally many coins of each metal. */
function bootyOf(worth) {
  const counts = [0, 0, 0];
  for (let rest = worth, metal = 2; rest > 0; metal = (metal + 2) % 3) {
    if (metal + 1 > rest) continue;
    counts[metal]++;
    rest -= metal + 1;
  }
  return coinsFrom(counts);
}

/** The share of the first of two seats at the start of a round, by both worths, from the shares after it. */
function sharesBefore(left, after) {
  const share = (worth0, worth1) => {
    const booty = [bootyOf(worth0), bootyOf(worth1)];
    const loot = coinsFrom([0, 1, 0]);
    const stack = coinsFrom([0, left - 1, 0]);
    const pouch = coinsFrom([25, 25, 25]) - booty[0] - booty[1] - loot - stack;
    const solve = (starter) =>
      new DuelSolver({ starter, booty, loot, monsters: 0, pouch, left: left - 1 }, after).value;
    return (solve(0) + solve(1)) / 2;
  };
  const shares = [];
  for (let more = 1; more < GOAL; more++) {
    shares[more] = [];
    // Averaged over both seats: seat 0 has no advantage.
    for (let less = 0; less < more; less++) shares[more][less] = (share(more, less) + 1 - share(less, more)) / 2;
  }
  return shares;
}

function pairShares() {
  const table = [];
  for (let left = 1; left < ROUNDS; left++) {
    const after = (_, worth0, worth1) => {
      if (worth0 === worth1) return 1 / 2;
      return worth0 > worth1 ? table[left - 2][worth0][worth1] : 1 - table[left - 2][worth1][worth0];
    };
    table.push(sharesBefore(left, after));
    process.stdout.write(`two seats, rounds left: ${left}\n`);
  }
  return table;
}

/** Games by the rollout policy: by rounds left, the worth of all booties at the start of the round, and the winners. */
function gamesByPolicy(seats) {
  const policy = new RolloutPolicy(seats);
  const random = randomFrom(xoroshiro128plusFromState(streamSeed(1, seats)));
  const seen = Array.from({ length: ROUNDS + 1 }, () => []);
  for (let game = 0; game < GAMES; game++) {
    const state = pirateCoins.setup(seats, {});
    const begun = [];
    for (let round = 1; state.phase !== 'over'; ) {
      if (state.phase !== 'choose') pirateCoins.advance(state, pirateCoins.chance(state, random));
      else {
        const { aboard, monsters, loot, fortune } = state;
        const chance = policy.chance(seatCount(aboard), monstersIndex(monsters), worthOf(loot), fortune);
        for (const seat of seatsIn(aboard)) {
          const side = random.below(RESOLUTION) < chance * RESOLUTION ? 'monster' : 'skull';
          pirateCoins.advance(state, { do: 'choose', seat, side });
        }
      }
      if (state.round === round || state.phase === 'over') continue;
      round = state.round;
      begun.push({ left: ROUNDS + 1 - round, worths: state.booty.map(worthOf) });
    }
    const winners = seatsIn(state.winners);
    for (const { left, worths } of begun) seen[left].push({ worths, winners });
  }
  return seen;
}

/** The maximum-likelihood weight, by Newton's method. */
function weightFor(games) {
  let weight = 0.3;
  for (let step = 0; step < 12; step++) {
    let slope = 0;
    let bend = 0;
    for (const { worths, winners } of games) {
      const powers = worths.map((worth) => Math.exp(weight * worth));
      const all = powers.reduce((sum, power) => sum + power);
      const mean = powers.reduce((sum, power, seat) => sum + power * worths[seat], 0) / all;
      const square = powers.reduce((sum, power, seat) => sum + power * worths[seat] ** 2, 0) / all;
      slope += winners.reduce((sum, seat) => sum + worths[seat], 0) / winners.length - mean;
      bend += square - mean ** 2;
    }
    weight += slope / bend;
  }
  return weight;
}

function worthWeights() {
  const table = [];
  for (let seats = 3; seats <= pirateCoins.seats.most; seats++) {
    const games = gamesByPolicy(seats);
    table.push(games.slice(1, ROUNDS).map(weightFor));
    process.stdout.write(`${seats} seats\n`);
  }
  return table;
}

const pairs = pairShares()
  .map((shares) => {
    const lines = shares.slice(1).map((line) => `    '${line.map((share) => Math.round(share * 10_000)).join(' ')}',`);
    return `  [\n${lines.join('\n')}\n  ],`;
  })
  .join('\n');
const weights = worthWeights()
  .map((line) => `  [${line.map((weight) => weight.toFixed(3)).join(', ')}],`)
  .join('\n');

writeFileSync(
  new URL('../src/pirate-coins/value-tables.ts', import.meta.url),
  `/** Generated by train/pirate-coins.mjs; do not edit. */

/**
 * Two seats: the richer seat's share of the win at the start of a round, in ten-thousandths. A block for each number of
 * rounds left, from 1; a line for each worth of the richer booty, from 1; a number for each worth of the poorer one,
 * from 0.
 */
export const PAIR_SHARES: readonly (readonly string[])[] = [
${pairs}
];

/**
 * Three seats or more: shares of the win are proportional to exp(weight × worth). A line for each number of seats, from
 * 3; a weight for each number of rounds left, from 1.
 */
export const WORTH_WEIGHTS: readonly (readonly number[])[] = [
${weights}
];
`,
);
