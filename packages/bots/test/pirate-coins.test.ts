import { has, LEVELS, type Level, pirateCoins, pirateInternals, type Seat, seatsIn } from '@pouch/rules';
import { describe, expect, test } from 'vitest';

import { Budget } from '../src/budget.js';
import { guardedPlan } from '../src/guarded-plan.js';
import { pairShare } from '../src/pirate-coins/evaluation.js';
import { pirateBot } from '../src/pirate-coins/index.js';
import { solve } from '../src/pirate-coins/matrix-game.js';
import { botPlayer, type Player, playContest, randomPlayer } from '../src/players.js';
import { type Position, positionSeen } from './pirate-coins-fixture.js';
import { deepFreeze, seeded } from './settings.js';

type View = pirateInternals.View;
type Who = Level | 'random';

const SEATS = [2, 3, 4, 5] as const;

const sideOf = (view: View, seat: Seat, level: Level, number: number, iterations: number): pirateInternals.Side => {
  const budget = Budget.ofIterations(iterations);
  return pirateBot.think({ view, seat, notes: pirateBot.initialNotes }, level, budget, seeded(6, number)).decision.side;
};

function playerOf(who: Who, number: number, iterations = 1): Player<pirateInternals.Types> {
  const random = seeded(31, number);
  return who === 'random'
    ? randomPlayer(pirateCoins, random)
    : botPlayer(pirateBot, { level: who, random, iterations });
}

/** The views of all seats that may choose, including those that have chosen, over a mixed game. */
function* observations(seats: number, number: number): Generator<{ view: View; seat: Seat }> {
  const random = seeded(12, number);
  const players = Array.from(
    { length: seats },
    (_, seat) => (['fair', 'random', 'easy', 'sharp'] as const)[(seat + number) % 4],
  );
  const state = pirateCoins.setup(seats, {});
  for (;;) {
    const turn = pirateCoins.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      pirateCoins.advance(state, pirateCoins.chance(state, random));
      continue;
    }
    for (const seat of seatsIn(turn.may)) yield { view: deepFreeze(pirateCoins.view(state, seat)), seat };
    const [seat = 0] = seatsIn(turn.awaited);
    const who = players[seat] ?? 'random';
    const view = pirateCoins.view(state, seat);
    pirateCoins.advance(
      state,
      who === 'random'
        ? pirateCoins.sample(view, random)
        : { do: 'choose', seat, side: sideOf(view, seat, who, random.below(1000), 3) },
    );
  }
}

describe.each(SEATS)('%i seats', (seats) => {
  test('every level makes legal choices in every position, with one iteration', () => {
    let asked = 0;
    let again = 0;
    let hidden = 0;
    for (let number = 0; number < 4; number++)
      for (const { view, seat } of observations(seats, number)) {
        asked++;
        if (has(view.monster | view.skull, seat)) again++;
        if (view.hidden !== 0) hidden++;
        for (const level of LEVELS) {
          const plan = pirateBot.think({ view, seat, notes: null }, level, Budget.ofIterations(1), seeded(asked));
          expect(plan.after).toBe(0);
          expect(plan.decision.seat).toBe(seat);
          expect(pirateInternals.SIDES).toContain(plan.decision.side);
          expect(pirateCoins.check(view, plan.decision)).toBeUndefined();
        }
        expect(pirateCoins.check(view, pirateBot.simple(view, seat, seeded(asked)))).toBeUndefined();
      }
    expect(asked).toBeGreaterThan(20);
    expect(again).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
  });

  test('the same view, iterations and random source give the same choice', () => {
    let number = 0;
    for (const { view, seat } of observations(seats, 7))
      if (number++ % 5 === 0)
        for (const level of LEVELS)
          expect(sideOf(view, seat, level, number, 40)).toBe(sideOf(view, seat, level, number, 40));
  });

  test('[P4] choices made so far, own or hidden, do not influence the decision', () => {
    let number = 0;
    for (const { view, seat } of observations(seats, 8)) {
      const initialNotes = { ...view, monster: 0, skull: 0, hidden: 0 };
      if (number++ % 5 === 0)
        for (const level of LEVELS)
          expect(sideOf(view, seat, level, number, 40)).toBe(sideOf(initialNotes, seat, level, number, 40));
    }
  });
});

test('sharp accepts a time as budget', () => {
  const [observation] = observations(5, 1);
  if (observation === undefined) throw new Error('nothing to decide');
  const plan = pirateBot.think({ ...observation, notes: null }, 'sharp', Budget.ofMillis(5), seeded(1));
  expect(pirateCoins.check(observation.view, plan.decision)).toBeUndefined();
});

test.each(SEATS)('%i seats: a search on a damaged view ends', (seats) => {
  const [observation] = observations(seats, 1);
  if (observation === undefined) throw new Error('nothing to decide');
  const { view, seat } = observation;
  for (const name of Object.keys(view))
    for (const value of [undefined, null, Number.NaN, -1, 0, 0.5, 2 ** 20, 'gold', [], [null]])
      for (const level of LEVELS) {
        const damaged = { ...view, [name]: value } as View;
        const plan = guardedPlan(pirateBot, damaged, seat, null, { level, random: seeded(4), iterations: 3 });
        if (plan !== undefined) expect(pirateCoins.check(damaged, plan.decision)).toBeUndefined();
      }
});

/** The games that one player wins against a table of others, and the games with a winner. */
function match(first: Who, second: Who, seats: number, games: number): { won: number; decided: number } {
  let won = 0;
  let decided = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % seats;
    const players = Array.from({ length: seats }, (_, each) =>
      playerOf(each === seat ? first : second, number * seats + each),
    );
    const { winners } = playContest(pirateCoins, {}, players, seeded(32, Math.trunc(number / seats))).over;
    if (winners === (1 << seats) - 1) continue;
    decided++;
    if (has(winners, seat)) won++;
  }
  return { won, decided };
}

describe('each level is stronger than the one below', () => {
  test.each([
    ['easy', 'random', 2, 300, 0.55],
    ['fair', 'easy', 2, 300, 0.55],
    ['sharp', 'fair', 2, 40, 0.55],
    ['easy', 'random', 5, 300, 0.25],
    ['fair', 'easy', 5, 300, 0.25],
  ] as const)('%s over %s, %i seats', (first, second, seats, games, share) => {
    const { won, decided } = match(first, second, seats, games);
    expect(won / decided).toBeGreaterThan(share);
  });
});

describe('the style of the levels', () => {
  const timesOf100 = (position: Position, seat: Seat, level: Level): number => {
    const view = positionSeen(position, seat);
    let plundered = 0;
    for (let number = 0; number < 100; number++) if (sideOf(view, seat, level, number, 1) === 'monster') plundered++;
    return plundered;
  };
  const start = { booty: [{ gold: 1 }, { gold: 1 }, { gold: 1 }], fortune: 'copper' } as const;

  test.each(['easy', 'fair'] as const)('%s never takes an empty pile and nearly always a huge one', (level) => {
    expect(timesOf100({ ...start, loot: {} }, 0, level)).toBe(0);
    expect(timesOf100({ ...start, loot: { gold: 6 } }, 0, level)).toBeGreaterThan(95);
  });

  test('easy is unpredictable, and plunders sooner under threat', () => {
    const calm = timesOf100({ ...start, loot: { silver: 3 } }, 0, 'easy');
    const frightened = timesOf100({ ...start, loot: { silver: 3 }, monsters: { copper: 2 } }, 0, 'easy');
    expect(calm).toBeGreaterThan(15);
    expect(frightened).toBeGreaterThan(calm);
    expect(frightened).toBeLessThan(85);
  });

  test('fair does not plunder in the last round if it cannot win', () => {
    const booty = [{ gold: 1 }, { gold: 5 }, { gold: 2 }];
    expect(timesOf100({ ...start, booty, round: 5, loot: { gold: 3 } }, 0, 'fair')).toBe(0);
    expect(timesOf100({ ...start, booty, round: 4, loot: { gold: 3 } }, 0, 'fair')).toBeGreaterThan(80);
  });
});

describe('a 2 × 2 matrix game', () => {
  test('both strategies make the other player indifferent', () => {
    const matrixGame = { both: 0.2, first: 0.8, second: 0.6, neither: 0.5 };
    const { value, plunder } = solve(matrixGame);
    const [p, q] = plunder;
    expect(p * matrixGame.both + (1 - p) * matrixGame.second).toBeCloseTo(value);
    expect(p * matrixGame.first + (1 - p) * matrixGame.neither).toBeCloseTo(value);
    expect(q * matrixGame.both + (1 - q) * matrixGame.first).toBeCloseTo(value);
    expect(q * matrixGame.second + (1 - q) * matrixGame.neither).toBeCloseTo(value);
  });

  test('a dominant choice is always taken', () => {
    expect(solve({ both: 0.5, first: 0.7, second: 0.3, neither: 0.5 })).toEqual({ value: 0.5, plunder: [1, 1] });
    expect(solve({ both: 0.5, first: 0.2, second: 0.8, neither: 0.5 })).toEqual({ value: 0.5, plunder: [0, 0] });
  });
});

test('two seats: the shares of the win add up to 1, and more booty is never worse', () => {
  const { GOAL, ROUNDS } = pirateInternals;
  for (let left = 1; left < ROUNDS; left++)
    for (let mine = 0; mine < GOAL; mine++)
      for (let their = 0; their < GOAL; their++) {
        const share = pairShare(left, mine, their);
        expect(share + pairShare(left, their, mine)).toBeCloseTo(1);
        // The table is rounded, and computed for one booty of each worth.
        if (mine > 0) expect(share).toBeGreaterThan(pairShare(left, mine - 1, their) - 0.03);
      }
});
