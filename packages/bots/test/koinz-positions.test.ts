import { isDeepStrictEqual } from 'node:util';
import { koinz, koinzInternals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { Budget } from '../src/budget.js';
import { koinzBot } from '../src/koinz/index.js';
import { arranged, bestDecisions, covered, type Position, viewOf } from './koinz-fixture.js';
import { deepFreeze, seeded } from './settings.js';

const { hasSpace, LARGE, MEDIUM, pileInTheWay, freeSpaceFor } = koinzInternals;

type View = koinzInternals.View;
type KoinzDecision = koinzInternals.KoinzDecision;

const SEEDS = 100;
const ENOUGH = 95;

/** For how many of a hundred seeds sharp decides like this. */
function hits(view: View, isRight: (decision: KoinzDecision) => boolean): number {
  const seat = view.phase === 'choose' ? koinzInternals.chooser(view) : view.turn;
  let right = 0;
  for (let number = 0; number < SEEDS; number++) {
    const budget = Budget.ofIterations(koinzBot.iterations.sharp);
    const { decision } = koinzBot.think({ view, seat, notes: null }, 'sharp', budget, seeded(31, number));
    if (koinz.check(view, decision) === undefined && isRight(decision)) right++;
  }
  return right;
}

/** Expects sharp to find the best decisions by exhaustive search, which must all be as described. */
function expectBest(position: Position, isAsMeant: (decision: KoinzDecision, view: View) => boolean): void {
  const view = viewOf(position);
  const best = bestDecisions(view, position.turn);
  expect(best.length).toBeGreaterThan(0);
  expect(best.every((decision) => isAsMeant(decision, view))).toBe(true);
  const isBest = (decision: KoinzDecision): boolean =>
    best.some((each) => isDeepStrictEqual(kindOf(view, each), kindOf(view, decision)));
  expect(hits(view, isBest)).toBeGreaterThanOrEqual(ENOUGH);
}

/** Piles with the same top are equivalent. */
const kindOf = (view: View, decision: KoinzDecision): unknown => ({ ...decision, pile: covered(view, decision) });

const NONE = [0, 0, 0] as const;
const ONE_SMALL = [0, 0, 1] as const;
const ONE_LARGE = [1, 0, 0] as const;
const times = (count: number, cell: string): string[] => Array.from({ length: count }, () => cell);

describe('sharp lays the right koin', () => {
  test('the last koin covers a koin to win the surface and the game', () => {
    const surfaces = [[...times(4, 'L0'), ...times(5, 'L1')]];
    expectBest(
      { surfaces, hands: [ONE_SMALL, NONE], turn: 0, won: [4, 4] },
      (decision, view) => covered(view, decision)?.owner === 1,
    );
  });

  test('it covers the large koin, because covering the medium one would only tie', () => {
    const surfaces = [['L1M0', 'L1', 'L0M1', ...times(3, 'L0S0'), ...times(3, 'L1S1')]];
    expectBest({ surfaces, hands: [ONE_SMALL, NONE], turn: 0, won: [4, 4] }, (decision, view) => {
      const below = covered(view, decision);
      return below?.owner === 1 && below.size === 'large';
    });
  });

  test('it covers an own koin where that costs nothing', () => {
    const surfaces = [
      ['L0', ...times(3, 'L0S0'), ...times(5, 'L1S1')],
      ['L0', ...times(6, 'L0S0'), ...times(2, 'L1S1')],
    ];
    expectBest(
      { surfaces, hands: [ONE_SMALL, NONE], turn: 0, won: [3, 4] },
      (decision) => decision.do === 'stack' && decision.surface === 1,
    );
  });

  test('the last koin wins a second surface instead of a higher lead on the first', () => {
    const surfaces = [
      ['L1', 'L1', ...times(7, 'L0S0')],
      ['L0', ...times(4, 'L0S0'), 'L1', ...times(2, 'L1S1'), 'L0M1'],
    ];
    expectBest(
      { surfaces, hands: [ONE_SMALL, NONE], turn: 0, won: [3, 4] },
      (decision) => decision.do === 'stack' && decision.surface === 1,
    );
  });

  test('it keeps the small koin, even if the medium one has to cover an own koin', () => {
    const surfaces = [['L1S1', 'L1M0', 'L1M0', 'L0', 'L0M0', 'L0S0', 'L0M1', 'L1S1', 'L0M1']];
    expectBest(
      {
        surfaces,
        hands: [
          [0, 1, 1],
          [0, 1, 2],
        ],
        turn: 0,
        won: [4, 4],
      },
      (decision) => decision.do === 'stack' && decision.koin === MEDIUM,
    );
  });

  test('with four seats: it covers a koin of the leader', () => {
    const surfaces = [['L0', 'L0S0', 'L0S0', 'L1', 'L1', 'L1S1', 'L2', 'L3', 'L3S3']];
    expectBest(
      { surfaces, hands: [ONE_SMALL, NONE, NONE, NONE], turn: 0, won: [4, 4, 4, 4] },
      (decision, view) => covered(view, decision)?.owner === 1,
    );
  });

  test('in sudden death: it wins the surface that keeps it in the game', () => {
    const surfaces = [
      [...times(3, 'L1'), ...times(6, 'L1S1')],
      ['L0', 'L2', ...times(3, 'L0S0'), ...times(4, 'L2S2')],
    ];
    const options = { variant: 'sudden-death' } as const;
    expectBest(
      { surfaces, hands: [ONE_SMALL, NONE, NONE], turn: 0, won: [0, 0, 0], options },
      (decision, view) => decision.do === 'stack' && decision.surface === 1 && covered(view, decision)?.owner === 2,
    );
  });
});

describe.each(['guided', 'steady'] as const)('with %s hands', (hand) => {
  /** A gap in the middle of the first surface, where the other seat's large koin would win it. */
  const position: Position = {
    surfaces: [
      [...times(4, 'L0S0'), '', 'L0S0', ...times(3, 'L1S1')],
      ['L1', ...times(8, 'L1S1')],
    ],
    hands: [ONE_SMALL, ONE_LARGE],
    turn: 0,
    won: [4, 4],
    options: { hand },
  };

  test('sharp closes the last free space with its small koin, without a foul', () => {
    const view = viewOf(position);
    expect(hasSpace(freeSpaceFor(view, 0, LARGE))).toBe(true);
    const closes = (decision: KoinzDecision): boolean => {
      if (decision.do !== 'place' || decision.surface !== 0) return false;
      const { x, y, koin } = decision;
      if (pileInTheWay(view.surfaces[0] ?? [], koin, x, y) !== undefined) return false;
      const state = arranged({ ...position, hands: [[0, 0, 2], ONE_LARGE] });
      koinz.advance(state, decision);
      return !hasSpace(freeSpaceFor(state, 0, LARGE));
    };
    expect(hits(view, closes)).toBeGreaterThanOrEqual(ENOUGH);
  });
});

test('with a kit of one koin each, the seat that lays last and needs one surface chooses few surfaces', () => {
  const state = koinz.setup(2, { variant: 'classic', hand: 'guided' });
  koinz.advance(state, { chance: 'first', seat: 0 });
  for (let part = 0; part < 3; part++) koinz.advance(state, { do: 'choose', seat: part % 2, part, number: 1 });
  const view = deepFreeze({ ...koinz.view(state, 1), won: [4, 4] });
  expect(hits(view, (decision) => decision.do === 'choose' && decision.number <= 2)).toBeGreaterThanOrEqual(ENOUGH);
});
