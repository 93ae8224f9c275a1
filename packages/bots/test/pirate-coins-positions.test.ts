import type { Seat } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';
import { guardedPlan } from '../src/guarded-plan.js';
import { pirateBot } from '../src/pirate-coins/index.js';
import { type Position, positionSeen } from './pirate-coins-fixture.js';
import { seeded } from './settings.js';

const SEEDS = amount(20, 100);
/** 95 of 100; for a small sample two standard deviations less. */
const ENOUGH = amount(17, 95);
/** Fewer than sharp has in a match. */
const ITERATIONS = 800;

const BOOTY_3 = { gold: 1 };
const BOOTY_6 = { silver: 3 };
const BOOTY_15 = { gold: 5 };
const BOOTY_20 = { silver: 1, gold: 6 };
const TWO_OF_EACH = { copper: 2, silver: 2, gold: 2 };

interface Puzzle extends Position {
  readonly title: string;
  readonly seat: Seat;
  readonly side: 'monster' | 'skull';
}

const PUZZLES: readonly Puzzle[] = [
  {
    title: 'alone with a gold fortune, which may bring the third gold monster: take the pile',
    seat: 0,
    side: 'monster',
    booty: [BOOTY_3, BOOTY_6],
    aboard: [0],
    loot: { copper: 2, silver: 2, gold: 1 },
    monsters: { gold: 2 },
    fortune: 'gold',
  },
  {
    title: 'five seats, alone with a gold fortune, which may bring the third gold monster: take the pile',
    seat: 3,
    side: 'monster',
    booty: [BOOTY_3, BOOTY_6, BOOTY_3, BOOTY_6, BOOTY_3],
    aboard: [3],
    loot: { copper: 2, silver: 2, gold: 1 },
    monsters: { copper: 1, gold: 2 },
    fortune: 'gold',
  },
  {
    title: 'even half of the pile makes 25: take it',
    seat: 0,
    side: 'monster',
    booty: [BOOTY_20, BOOTY_6],
    round: 3,
    loot: { silver: 3, gold: 2 },
    fortune: 'copper',
  },
  {
    title: 'three seats, even a third of the pile makes 25, and nobody else gets there: take it',
    seat: 1,
    side: 'monster',
    booty: [BOOTY_6, BOOTY_20, BOOTY_3],
    round: 3,
    loot: { silver: 3, gold: 4 },
    fortune: 'copper',
  },
  {
    title: 'alone, the pile makes 25, and a monster may come: take it',
    seat: 1,
    side: 'monster',
    booty: [BOOTY_15, BOOTY_20],
    round: 4,
    aboard: [1],
    loot: { silver: 1, gold: 1 },
    monsters: { silver: 2 },
    fortune: 'silver',
  },
  {
    title: 'alone with nothing at stake: stay',
    seat: 1,
    side: 'skull',
    booty: [BOOTY_15, BOOTY_6],
    aboard: [1],
    loot: {},
    monsters: TWO_OF_EACH,
    fortune: 'copper',
  },
  {
    title: 'four seats, two aboard, nothing at stake: stay',
    seat: 2,
    side: 'skull',
    booty: [BOOTY_6, BOOTY_15, BOOTY_3, BOOTY_6],
    round: 2,
    aboard: [0, 2],
    loot: {},
    monsters: { copper: 1 },
    fortune: 'copper',
  },
  {
    title: 'the last round, behind by more than the pile: stay',
    seat: 0,
    side: 'skull',
    booty: [BOOTY_6, BOOTY_15],
    round: 5,
    aboard: [0],
    loot: { silver: 1, gold: 1 },
    monsters: TWO_OF_EACH,
    fortune: 'gold',
  },
  {
    title: 'three seats, the last round, two aboard, behind by more than the pile: stay',
    seat: 0,
    side: 'skull',
    booty: [BOOTY_6, BOOTY_15, BOOTY_6],
    round: 5,
    aboard: [0, 2],
    loot: { silver: 1, gold: 1 },
    monsters: { silver: 2 },
    fortune: 'silver',
  },
  {
    title: 'the last round, alone, the pile takes the lead, and a monster may come: take it',
    seat: 0,
    side: 'monster',
    booty: [BOOTY_15, { copper: 1, gold: 6 }],
    round: 5,
    aboard: [0],
    loot: { silver: 1, gold: 1 },
    monsters: { copper: 2 },
    fortune: 'copper',
  },
  {
    title: 'five seats, the last round, ahead even if others share the pile, which the third monster may take: take it',
    seat: 4,
    side: 'monster',
    booty: [BOOTY_3, BOOTY_3, BOOTY_3, BOOTY_15, BOOTY_15],
    round: 5,
    aboard: [0, 4],
    loot: { silver: 2, gold: 2 },
    monsters: { copper: 2, gold: 1 },
    fortune: 'copper',
  },
  {
    title: 'two seats, two monsters of each metal and a big pile: leave',
    seat: 1,
    side: 'monster',
    booty: [BOOTY_3, BOOTY_3],
    loot: { copper: 2, silver: 2, gold: 2 },
    monsters: TWO_OF_EACH,
    fortune: 'silver',
  },
  {
    title: 'four seats, two monsters of each metal and a big pile: leave',
    seat: 3,
    side: 'monster',
    booty: [BOOTY_3, BOOTY_6, BOOTY_6, BOOTY_3],
    round: 2,
    loot: { copper: 4, silver: 4, gold: 4 },
    monsters: TWO_OF_EACH,
    fortune: 'copper',
  },
  {
    title: 'alone without a monster in sight: stay for more',
    seat: 0,
    side: 'skull',
    booty: [BOOTY_3, BOOTY_6],
    aboard: [0],
    loot: { silver: 2 },
    fortune: 'gold',
  },
  {
    title: 'three seats, alone, and this coin cannot bring an attack: stay for more',
    seat: 2,
    side: 'skull',
    booty: [BOOTY_3, BOOTY_6, BOOTY_3],
    aboard: [2],
    loot: { silver: 2 },
    monsters: { copper: 2 },
    fortune: 'gold',
  },
  {
    title: 'two seats, the start of a round: stay with a single silver',
    seat: 0,
    side: 'skull',
    booty: [BOOTY_3, BOOTY_3],
    loot: { silver: 1 },
    fortune: 'gold',
  },
  {
    title: 'five seats, the start of a round: stay with a single copper',
    seat: 0,
    side: 'skull',
    booty: [BOOTY_3, BOOTY_3, BOOTY_3, BOOTY_3, BOOTY_3],
    loot: { copper: 1 },
    fortune: 'silver',
  },
];

describe(`positions with a clear answer: sharp finds it for at least ${ENOUGH} of ${SEEDS} seeds`, () => {
  test.each(PUZZLES)('$title', ({ seat, side, ...position }) => {
    const view = positionSeen(position, seat);
    let right = 0;
    for (let number = 0; number < SEEDS; number++) {
      const thinking = { level: 'sharp', random: seeded(5, number), iterations: ITERATIONS } as const;
      if (guardedPlan(pirateBot, view, seat, pirateBot.initialNotes, thinking)?.decision.side === side) right++;
    }
    expect(right).toBeGreaterThanOrEqual(ENOUGH);
  });
});
