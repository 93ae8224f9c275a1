import { koinz, type koinzInternals, LEVELS, type Level, type OptionValues } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';

import { Budget } from '../src/budget.js';
import { koinzBot } from '../src/koinz/index.js';
import { arranged } from './koinz-fixture.js';
import { deepFreeze, SETTINGS, seeded } from './settings.js';

type KoinzDecision = koinzInternals.KoinzDecision;
type View = koinzInternals.View;

interface Asked {
  readonly view: View;
  readonly seat: number;
  readonly player: Level | 'random';
  readonly decision: KoinzDecision;
}

const PLAYERS = ['sharp', 'random', 'easy', 'fair'] as const;

/** Plays a game between all kinds of players; yields every view and decision. */
function* game(seats: number, options: OptionValues, number: number, iterations: number): Generator<Asked> {
  const random = seeded(21, number);
  const state = koinz.setup(seats, options as koinzInternals.Types['Options']);
  for (let turn = koinz.turn(state); turn.kind !== 'over'; turn = koinz.turn(state)) {
    if (turn.kind === 'chance') {
      koinz.advance(state, koinz.chance(state, random));
      continue;
    }
    const seat = 31 - Math.clz32(turn.awaited);
    const view = deepFreeze(koinz.view(state, seat));
    const player = PLAYERS[(seat + number) % PLAYERS.length] as Level | 'random';
    const decision =
      player === 'random'
        ? koinz.sample(view, random)
        : koinzBot.think({ view, seat, notes: null }, player, Budget.ofIterations(iterations), random).decision;
    yield { view, seat, player, decision };
    koinz.advance(state, decision);
  }
}

/** The decisions that are repeated. */
const MANY = amount(20, 80);
/** The decisions checked in a game with more iterations. */
const THOUGHTFUL = amount(40, Number.POSITIVE_INFINITY);
const KOINZ = SETTINGS.filter(({ id }) => id === 'koinz');

describe.each(KOINZ)('$title', ({ seats, options }) => {
  test.each([1, 20])('every decision is legal, and sharp never fouls; %i iterations', (iterations) => {
    let asked = 0;
    for (const { view, seat, player, decision } of game(seats, options, iterations, iterations)) {
      if (iterations > 1 && asked++ === THOUGHTFUL) break;
      expect(decision.seat).toBe(seat);
      expect(koinz.check(view, decision)).toBeUndefined();
      if (player === 'sharp') expect(koinz.check({ ...view, hand: 'guided' }, decision)).toBeUndefined();
      // K7: at most one slip in a turn.
      if (player !== 'random' && view.fouls > 0)
        expect(koinz.check({ ...view, hand: 'guided' }, decision)).toBeUndefined();
    }
  });

  test('the same iterations, view and random source give the same decision', () => {
    const decisions = (): KoinzDecision[] => {
      const first: KoinzDecision[] = [];
      for (const { decision } of game(seats, options, 3, 10)) if (first.push(decision) === MANY) break;
      return first;
    };
    expect(decisions()).toEqual(decisions());
  });
});

test('the simple decision is legal and no foul', () => {
  for (const { view, seat } of game(3, { variant: 'classic', hand: 'steady' }, 0, 1))
    expect(koinz.check({ ...view, hand: 'guided' }, koinzBot.simple(view, seat, seeded(1)))).toBeUndefined();
});

test('with steady hands easy fouls sometimes, fair rarely, sharp never', () => {
  const fouls: Record<Level, number> = { easy: 0, fair: 0, sharp: 0 };
  const cells = ['S0', 'S1', '', 'S1', '', 'S0', 'S0', 'S1', ''];
  const hands = [
    [2, 2, 2],
    [2, 2, 2],
  ] as const;
  const view = deepFreeze(arranged({ surfaces: [cells], hands, turn: 0, won: [0, 0], options: { hand: 'steady' } }));
  for (const level of LEVELS)
    for (let number = 0; number < 400; number++) {
      const budget = Budget.ofIterations(10);
      const { decision } = koinzBot.think({ view, seat: 0, notes: null }, level, budget, seeded(41, number));
      expect(koinz.check(view, decision)).toBeUndefined();
      if (koinz.check({ ...view, hand: 'guided' }, decision) !== undefined) fouls[level]++;
    }
  expect(fouls.sharp).toBe(0);
  expect(fouls.fair).toBeGreaterThan(0);
  expect(fouls.easy).toBeGreaterThan(fouls.fair);
});
