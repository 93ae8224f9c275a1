import { has, LEVELS, type Level, type Random, realmCoins, realmInternals, type Seat } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';

import { Budget } from '../src/budget.js';
import { botPlayer, type Player, playContest, randomPlayer } from '../src/players.js';
import { realmBot } from '../src/realm-coins/index.js';
import { mixture } from '../src/realm-coins/sharp.js';
import { oneOf } from '../src/sampling.js';
import { faces, position } from './realm-coins-fixture.js';
import { deepFreeze, seeded } from './settings.js';

type State = realmInternals.State;

const think = (state: State, seat: Seat, level: Level, iterations: number, random: Random) =>
  realmBot.think(
    { view: deepFreeze(realmCoins.view(state, seat)), seat, notes: realmBot.initialNotes },
    level,
    Budget.ofIterations(iterations),
    random,
  ).decision;

/** Asks all seats that may decide, including those with a sealed bid, and plays one of the decisions. */
function playAsked(
  state: State,
  random: Random,
  onDecision: (state: State, decision: realmInternals.RealmDecision) => void,
) {
  for (let steps = 0; steps < 30; steps++) {
    const turn = realmCoins.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      realmCoins.advance(state, realmCoins.chance(state, random));
      continue;
    }
    for (let seat = 0; seat < state.seats; seat++) {
      if (!has(turn.may, seat)) continue;
      const decision = think(state, seat, oneOf(LEVELS, random), 1 + random.below(2), random);
      onDecision(state, decision);
    }
    const seat = realmInternals.decider(state);
    const step = random.below(3) === 0 ? realmCoins.sample(state, random) : think(state, seat, 'easy', 1, random);
    realmCoins.advance(state, step);
  }
}

const isLegal = (state: State, decision: realmInternals.RealmDecision): void => {
  const turn = realmCoins.turn(state);
  expect(turn.kind === 'decide' && has(turn.may, decision.seat)).toBe(true);
  expect(realmCoins.check(state, decision)).toBeUndefined();
};

describe('all levels make legal decisions', () => {
  test.each([2, 3, 4, 5])('with %i seats, in mixed games', (seats) => {
    for (let game = 0; game < 3; game++) playAsked(realmCoins.setup(seats, {}), seeded(seats, game), isLegal);
  });

  test.each([
    [
      'in an extra round',
      position({ stashes: [{ gold: 8 }, { silver: 10, copper: 10 }], pools: [{ crown: 1 }], extra: true }),
    ],
    [
      'with players out',
      position({
        stashes: [{}, { copper: 3, gold: 4 }, {}, { silver: 5 }, { copper: 9 }],
        pools: [{ crown: 1 }, { boar: 2 }],
        out: [0, 2],
      }),
    ],
    [
      'with two of five left',
      position({ stashes: [{}, { copper: 3 }, {}, { silver: 5 }, {}], pools: [{ crown: 1 }], out: [0, 2, 4] }),
    ],
    ['with a coin each', position({ stashes: [{ gold: 1 }, { copper: 1 }, { silver: 1 }], pools: [{ crown: 1 }] })],
    [
      'with large stashes and an empty pouch',
      position({
        stashes: [
          { copper: 12, silver: 9 },
          { silver: 12, copper: 3 },
        ],
        pools: [{ crown: 3 }],
        pouch: {},
      }),
    ],
    [
      'in the last round',
      position({ stashes: [{ copper: 2, gold: 2 }, { silver: 4 }], pools: [{ wyvern: 1, peasant: 2 }], round: 200 }),
    ],
  ])('%s', (_, state) => {
    for (let game = 0; game < 3; game++) playAsked(realmCoins.copy(state), seeded(31, game), isLegal);
  });

  test('after the other bids are sealed', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const state = realmCoins.setup(seats, {});
      for (let seat = 1; seat < seats; seat++)
        realmCoins.advance(state, { do: 'bid', seat, coins: faces({ boar: 1, knight: 1 }) });
      expect(realmCoins.view(state, 0).sealed).toContain('hidden');
      for (const level of LEVELS) {
        isLegal(state, think(state, 0, level, 2, seeded(1)));
        isLegal(state, think(state, 1, level, 2, seeded(2)));
      }
    }
  });
});

describe('bids', () => {
  test('of easy and fair are never empty and never have crowns without a knight', () => {
    for (let game = 0; game < 40; game++) {
      const random = seeded(19, game);
      const players = Array.from({ length: 2 + (game % 4) }, (_, seat) =>
        botPlayer(realmBot, { level: seat % 2 === 0 ? 'easy' : 'fair', random, iterations: 3 }),
      );
      playContest(realmCoins, {}, players, random, (step) => {
        if (step.do === 'bid') expect(step.coins - realmInternals.unescorted(step.coins)).not.toBe(0);
        if (step.do === 'bid') expect(realmInternals.unescorted(step.coins)).toBe(0);
      });
    }
  });

  test('of sharp are mixed where a predictable bid would cost', () => {
    const stash = { copper: 5, silver: 5, gold: 3 };
    const view = realmCoins.view(
      position({ stashes: [stash, stash], pools: [{ crown: 2 }, { knight: 2 }, { gryphon: 1, boar: 1 }] }),
      0,
    );
    const support = mixture({ view, seat: 0, notes: realmBot.initialNotes }, Budget.ofIterations(20), seeded(3));
    expect(support.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...support.map(([, share]) => share))).toBeLessThan(0.8);
    expect(support.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
  });
});

test('the same view, notes and random source give the same decision', () => {
  for (let seats = 2; seats <= 5; seats++)
    for (const level of LEVELS) {
      const state = realmCoins.setup(seats, {});
      expect(think(state, 1, level, 4, seeded(5))).toEqual(think(state, 1, level, 4, seeded(5)));
    }
});

describe('standoffs', () => {
  const observed = (views: readonly State[]) =>
    views.reduce((notes, state) => realmBot.observe(notes, realmCoins.view(state, 0), 0, 0), realmBot.initialNotes);
  const opening = realmCoins.setup(2, {});
  const later = (round: number, copper = 4): State => ({
    ...position({
      stashes: [
        { copper, silver: 3, gold: 2 },
        { copper: 4, silver: 3, gold: 2 },
      ],
      pools: [],
      round,
    }),
    pools: opening.pools,
  });

  test('are counted while nothing changes', () => {
    expect(observed([later(1), later(1), later(2), later(3)]).standoffs).toBe(2);
    expect(observed([later(1), later(2), later(3, 5)]).standoffs).toBe(0);
  });

  test('end: a game between two sharp bots is decided', () => {
    const players = [0, 1].map((seat) =>
      botPlayer(realmBot, { level: 'sharp', random: seeded(seat, 4), iterations: 3 }),
    );
    const { state } = playContest(realmCoins, {}, players, seeded(8));
    expect(state.round).toBeLessThan(120);
  });
});

describe('each level beats the one below', () => {
  const levelOf = (level: Level | 'random', random: Random): Player<realmInternals.Types> =>
    level === 'random'
      ? randomPlayer(realmCoins, random)
      : botPlayer(realmBot, { level, random, iterations: level === 'sharp' ? 4 : realmBot.iterations[level] });

  /** The games that one level wins against a table of the other. */
  function won(better: Level, worse: Level | 'random', seats: number, games: number): number {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const own = game % seats;
      const players = Array.from({ length: seats }, (_, seat) =>
        levelOf(seat === own ? better : worse, seeded(100 + seat, game)),
      );
      if (has(playContest(realmCoins, {}, players, seeded(7, game)).over.winners, own)) won++;
    }
    return won;
  }

  test.each([
    ['easy', 'random', 2, 100, 60],
    ['fair', 'easy', 2, 60, 45],
    ['sharp', 'fair', 2, amount(6, 12), amount(4, 9)],
    ['sharp', 'random', 2, amount(6, 12), amount(5, 11)],
    ['easy', 'random', 5, 150, 36],
    ['fair', 'easy', 5, 30, 15],
    ['sharp', 'fair', 5, 6, 2],
  ] as const)('%s over %s with %i seats', (better, worse, seats, games, least) => {
    expect(won(better, worse, seats, games)).toBeGreaterThanOrEqual(least);
  });
});
