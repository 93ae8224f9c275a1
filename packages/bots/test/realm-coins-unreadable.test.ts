import { type Random, realmCoins, type realmInternals } from '@pouch/rules';
import { expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';
import { Budget } from '../src/budget.js';
import { realmBot } from '../src/realm-coins/index.js';
import { mixture, simulatorOf, type WeightedBid } from '../src/realm-coins/sharp.js';
import { position } from './realm-coins-fixture.js';
import { bestAnswer, playAgainstReader, readerBid } from './realm-coins-reader.js';
import { seeded } from './settings.js';
import { readerGames, shareOf } from './win-share.js';

const ITERATIONS = 30;

const early = { copper: 4, silver: 4, gold: 3 };
const later = { copper: 3, silver: 5, gold: 3 };
const last = { copper: 5, silver: 5, gold: 3 };
/** The opening, and symmetric positions from later in a game. */
const EVEN = [
  realmCoins.setup(2, {}),
  position({
    stashes: [early, early],
    pools: [{ crown: 1, knight: 1, boar: 1 }, { gryphon: 1, peasant: 2 }, { wyvern: 1 }, { boar: 1 }],
  }),
  position({
    stashes: [later, later],
    pools: [{ crown: 1, knight: 2, boar: 2 }, { gryphon: 1, boar: 1 }, { peasant: 3 }, { peasant: 1 }],
  }),
  position({
    stashes: [last, last],
    pools: [{ crown: 2 }, { knight: 2 }, { gryphon: 1, boar: 1 }, { peasant: 1 }],
  }),
];

test('[unreadable] a best-response opponent does not win more than half of the games', async ({ annotate }) => {
  let won = 0;
  const games = readerGames(amount(8, 16));
  for (let game = 0; game < games; game++) {
    const state = EVEN[game % EVEN.length] as realmInternals.State;
    won += playAgainstReader(state, Math.floor(game / EVEN.length) % 2, ITERATIONS, seeded(61, game));
  }
  const share = shareOf(won, games);
  await annotate(`sharp has ${share.text}`);
  expect(share.high).toBeGreaterThanOrEqual(0.5);
});

/** The second seat's chance with a bid against the first seat's strategy. */
function chanceFor(answer: number, support: readonly WeightedBid[], state: realmInternals.State): number {
  const simulator = simulatorOf(realmCoins.view(state, 0), realmBot.initialNotes);
  let chance = 0;
  for (const [bid, share] of support) chance += share * (simulator.bids([bid, answer])[1] ?? 0);
  return chance;
}

const AN_EDGE = 0.52;
const { initialNotes: notes } = realmBot;
const mixtureIn = (state: realmInternals.State, random: Random): WeightedBid[] =>
  mixture({ view: realmCoins.view(state, 0), seat: 0, notes }, Budget.ofIterations(ITERATIONS), random);

test('[unreadable] a best response has no edge in a single round', () => {
  for (const [index, state] of EVEN.entries()) {
    const answer = readerBid(1, { state, notes, iterations: ITERATIONS, random: seeded(5, index) });
    expect(chanceFor(answer, mixtureIn(state, seeded(6, index)), state)).toBeLessThan(AN_EDGE);
  }
});

test('[unreadable] a best response has an edge over a player who always bids the same', () => {
  // In the opening one bid is best for both, even if it is known.
  for (const [index, state] of EVEN.slice(1).entries()) {
    const [[bid] = [0]] = mixtureIn(state, seeded(6, index)).sort(([, one], [, other]) => other - one);
    const answer = bestAnswer(1, new Map([[bid, 1]]), { state, notes, iterations: 1, random: seeded(5, index) });
    expect(chanceFor(answer, [[bid, 1]], state)).toBeGreaterThan(AN_EDGE);
  }
});
