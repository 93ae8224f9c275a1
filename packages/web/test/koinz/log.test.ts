import { coinsOfKind, koinz, koinzInternals, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { group, tell } from '../../src/games/koinz/log.ts';
import type { Event, View } from '../../src/games/koinz/types.ts';
import words from '../../src/words/en/koinz.json';
import { addWords } from '../../src/words/t.ts';
import { names } from './tables.ts';

beforeAll(() => addWords(words));

const { LARGE, MEDIUM, pileOf } = koinzInternals;

/** On the only surface: a large koin of each. */
const BEFORE: View = {
  ...koinz.setup(3, { variant: 'classic', hand: 'steady' }),
  surfaces: [[0, 1, 2].map((seat) => pileOf(30 + 30 * seat, 30, LARGE, seat))],
};

const told = (event: Event, before: View | undefined = BEFORE): string | undefined => tell(event, names, before)?.text;

describe('the log says whose koin it was', () => {
  const stacked = (seat: number, pile: number): Event => ({
    event: 'stacked',
    seat,
    koin: MEDIUM,
    surface: 0,
    pile,
  });
  const fouled = (seat: number, pile: number): Event => ({
    event: 'fouled',
    seat,
    koin: MEDIUM,
    surface: 0,
    pile,
  });

  test('[K4] stacked on', () => {
    expect(told(stacked(1, 2))).toBe("<b>Mara</b> covered Tallow's large koin with a medium one on Lighthouse Bay.");
    expect(told(stacked(1, 1))).toBe('<b>Mara</b> covered their own large koin with a medium one on Lighthouse Bay.');
    expect(told(stacked(0, 0))).toBe('<b>You</b> covered your own large koin with a medium one on Lighthouse Bay.');
    expect(told(stacked(1, 0))).toBe('<b>Mara</b> covered your large koin with a medium one on Lighthouse Bay.');
  });

  test('[K7] nudged', () => {
    expect(told(fouled(1, 2))).toBe("<b>Mara</b> nudged Tallow's koin on Lighthouse Bay. One more try.");
    expect(told(fouled(1, 1))).toBe('<b>Mara</b> nudged their own koin on Lighthouse Bay. One more try.');
    expect(told(fouled(0, 0))).toBe('<b>You</b> nudged your own koin on Lighthouse Bay. One more try.');
  });
});

test('a tie begins with a capital, whether the place is known or not', () => {
  const event: Event = { event: 'scored', surface: 0, points: [1, 6, 6], winner: null };
  expect(told(event)).toBe('Tied at 6 on Lighthouse Bay: nobody wins it.');
  expect(tell(event, names)?.text).toBe('Tied at 6 on surface 1: nobody wins it.');
});

describe('what else the log says', () => {
  const seatOf = (event: Event, before?: View) => tell(event, names, before)?.lead;

  test('[K5] who is passed over is told once, not at every turn', () => {
    const event: Event = { event: 'passed-over', seat: 1 };
    expect(told(event)).toContain('Mara');
    const view = koinz.setup(3, { variant: 'classic', hand: 'guided' });
    // No surface is left for the koin that Mara still has.
    const stuck: View = { ...view, phase: 'lay', hands: [0, coinsOfKind(LARGE), 0] };
    expect(tell(event, names, stuck)).toBeUndefined();
  });

  test('[K7] the second foul promises no more tries', () => {
    const event: Event = { event: 'fouled', seat: 1, koin: MEDIUM, surface: 0, pile: 2 };
    const second = told(event, { ...BEFORE, fouls: 1 });
    expect(second).toContain("Tallow's koin");
    expect(told(event)).toContain(second?.slice(0, -1));
    expect(told(event)).not.toBe(second);
  });

  test('each line points at its pile, if it is known which', () => {
    const stacked: Event = { event: 'stacked', seat: 1, koin: MEDIUM, surface: 0, pile: 2 };
    expect(tell(stacked, names, BEFORE)?.spots).toEqual(['koinz-1-0-2']);
    const placed: Event = { event: 'placed', seat: 1, koin: MEDIUM, surface: 0, x: 60, y: 90 };
    expect(tell(placed, names, BEFORE)?.spots, 'a new pile').toEqual(['koinz-1-0-3']);
    expect(tell(placed, names)).not.toHaveProperty('spots');
    expect(tell({ event: 'forfeited', seat: 1 }, names, BEFORE)).not.toHaveProperty('spots');
  });

  test('a crest leads the line of one player, none that of several', () => {
    expect(seatOf({ event: 'chose', seat: 2, part: 0, number: 3 })).toBe(2);
    expect(seatOf({ event: 'scored', surface: 0, points: [4, 1, 0], winner: 0 }, BEFORE)).toBe(0);
    expect(seatOf({ event: 'scored', surface: 0, points: [4, 4, 0], winner: null }, BEFORE)).toBe('none');
    expect(seatOf({ event: 'over', winners: seatSet([1]), ending: 'last-left' })).toBe(1);
    expect(seatOf({ event: 'over', winners: seatSet([0, 1]), ending: 'round-limit' })).toBe('none');
  });

  test("a surface without points is nobody's", () => {
    const empty = told({ event: 'scored', surface: 0, points: [0, 0, 0], winner: null });
    const tied = told({ event: 'scored', surface: 0, points: [2, 2, 0], winner: null });
    expect(empty).not.toBe(tied);
    expect(empty).toContain('Lighthouse Bay');
  });

  test('rounds begin groups, extra ones by their name', () => {
    expect(group({ event: 'first', seat: 1 })).toBe('Round 1');
    expect(group({ event: 'round-begun', round: 4, seat: 1, playoff: false })).toBe('Round 4');
    expect(group({ event: 'round-begun', round: 8, seat: 1, playoff: true })).toBe('Extra round 8');
    expect(group({ event: 'out', seat: 1 })).toBeUndefined();
  });
});
