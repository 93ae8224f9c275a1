import { koinz, koinzInternals } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { tell } from '../../src/games/koinz/log.ts';
import type { Event, View } from '../../src/games/koinz/types.ts';
import words from '../../src/words/en/koinz.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(words));

const { LARGE, MEDIUM, pileOf } = koinzInternals;

const names = {
  of: (seat: number): string => ['Robin', 'Mara', 'Tallow'][seat] ?? '',
  isYou: (seat: number) => seat === 0,
};

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
    expect(told(stacked(1, 2))).toBe("<b>Mara</b> stacked medium on Tallow's large, Lighthouse Bay.");
    expect(told(stacked(1, 1))).toBe('<b>Mara</b> stacked medium on their own large, Lighthouse Bay.');
    expect(told(stacked(0, 0))).toBe('<b>You</b> stacked medium on your own large, Lighthouse Bay.');
    expect(told(stacked(1, 0))).toBe('<b>Mara</b> stacked medium on your large, Lighthouse Bay.');
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
