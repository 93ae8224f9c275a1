import { realmCoins } from '@pouch/rules';
import { expect, test } from 'vitest';
import { Budget } from '../src/budget.js';
import { realmBot } from '../src/realm-coins/index.js';
import { mixture, roundsOf } from '../src/realm-coins/sharp.js';
import { playAgainstReader, readerBid, upperEnd } from './realm-coins-reader.js';
import { position } from './realm-coins-table.js';
import { seeded } from './settings.js';

const ITERATIONS = 30;
const GAMES = 5;

const early = { copper: 4, silver: 4, gold: 3 };
const later = { copper: 3, silver: 5, gold: 3 };
const last = { copper: 5, silver: 5, gold: 3 };
/** Positions that are the same for both players. */
const EVEN = [
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

test('[unreadable] who knows the code and answers the last 100 bids does not win more than half', () => {
  let won = 0;
  let games = 0;
  for (const state of EVEN)
    for (let game = 0; game < GAMES; game++, games++)
      won += playAgainstReader(state, game % 2, ITERATIONS, seeded(61, games));
  expect(upperEnd(won / games, games)).toBeGreaterThanOrEqual(0.5);
});

test('[unreadable] nor has the best answer to the last 100 bids an edge in any one round', () => {
  for (const [index, state] of [realmCoins.setup(2, {}), ...EVEN].entries()) {
    const notes = realmBot.blank;
    const answer = readerBid(1, { state, notes, iterations: ITERATIONS, random: seeded(5, index) });
    const view = realmCoins.view(state, 0);
    const rounds = roundsOf(view, notes);
    let hope = 0;
    for (const [bid, share] of mixture({ view, seat: 0, notes }, Budget.ofIterations(ITERATIONS), seeded(6, index)))
      hope += share * (rounds.bids([bid, answer])[1] ?? 0);
    expect(hope).toBeLessThan(0.52);
  }
});
