import { EMPTY, koinz, koinzInternals, NOBODY } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { chapter, deciding, heading, prompt, waiting } from '../../src/games/koinz/heading.ts';
import { hints } from '../../src/games/koinz/hints.ts';
import { keys } from '../../src/games/koinz/keys.ts';
import { type Show, still } from '../../src/games/koinz/show.ts';
import type { View } from '../../src/games/koinz/types.ts';
import words from '../../src/words/en/koinz.json';
import { addWords } from '../../src/words/t.ts';
import { laying, names } from './tables.ts';

beforeAll(() => addWords(words));

const { LARGE, MEDIUM, pileOf, SMALL, withKoin } = koinzInternals;

const START = koinz.setup(3, { variant: 'classic', hand: 'guided' });
const choosing = (...kit: readonly number[]): View => ({ ...START, phase: 'choose', first: 1, kit });
const LAYING = laying({ surfaces: [[]], hand: EMPTY });

describe('the top bar', () => {
  test('goes with what is seen, not with how things stand', () => {
    const scoring: Show = { ...still(LAYING), stage: 'score' };
    expect(heading(choosing(), scoring)).toMatchObject({ round: 'Round 1', phase: 'scoring', now: 2 });
  });

  test('lists the phases of a round, with the current one', () => {
    expect(heading(START, still(START))).toMatchObject({ now: 0 });
    expect(heading(LAYING, still(LAYING))).toMatchObject({ now: 1 });
    expect(heading(LAYING, still(LAYING)).phases).toHaveLength(3);
  });

  test('[K9] an extra round is called so', () => {
    const extra = { ...LAYING, round: 7, playoff: true };
    expect(heading(extra, still(extra)).round).toBe('Extra round 7');
  });
});

describe('who is awaited', () => {
  test('[K3] the one who chooses, and what', () => {
    expect(deciding(choosing(), names)).toBe('Mara chooses the number of large koinz');
    expect(deciding(choosing(3), names)).toBe('Tallow chooses the number of medium koinz');
    expect(deciding(choosing(3, 2, 1), names)).toBe('Mara chooses the number of surfaces');
  });

  test('the one who lays; nobody before and after', () => {
    expect(deciding({ ...LAYING, turn: 2 }, names)).toBe("Tallow's turn");
    expect(waiting(still({ ...LAYING, turn: 2 }), names)).toBe('Waiting for Tallow');
    for (const view of [START, { ...LAYING, phase: 'over' as const }]) {
      expect(deciding(view, names)).not.toMatch(/Robin|Mara|Tallow/);
      expect(waiting(still(view), names)).toBeUndefined();
    }
  });
});

describe('what is asked', () => {
  test('[K3] up to six koinz of each size and up to four surfaces', () => {
    expect(prompt(choosing(), 1)).toMatch(/large koinz: 1 to 6/);
    expect(prompt(choosing(3, 2, 1), 1)).toMatch(/surfaces: 1 to 4/);
    expect(prompt(choosing(), 1)).toContain('You go first. Your choice applies to everyone.');
    expect(prompt(choosing(3), 2)).not.toContain('You go first');
  });

  test('nothing where nobody decides', () => {
    expect(prompt(START, 0)).toBeUndefined();
    expect(prompt({ ...LAYING, phase: 'over' }, 0)).toBeUndefined();
    expect(prompt(LAYING, 0)).toBeDefined();
  });
});

test('the rules are opened where they speak of the present', () => {
  expect(chapter(START)).toBe('set-up');
  expect(chapter(choosing())).toBe('choose');
  expect(chapter(LAYING)).toBe('lay');
  expect(chapter({ ...LAYING, fouls: 1 })).toBe('fouls');
  expect(chapter({ ...LAYING, phase: 'over' })).toBe('end');
});

describe('hints for the first games', () => {
  const applying = (view: View, seat = 0): readonly string[] =>
    hints.filter(({ applies }) => applies(view, seat)).map(({ id }) => id);

  test('come with what they are about', () => {
    expect(applying(START)).toEqual([]);
    expect(applying(choosing())).toEqual(['goal']);
    expect(applying(choosing(), 1), 'for the first to choose').toEqual(['goal', 'choose']);
    expect(applying({ ...choosing(3), variant: 'sudden-death' }, 1)).toEqual(['goal-sudden-death']);
    expect(applying(LAYING)).toEqual(['take']);
    expect(applying({ ...LAYING, hand: 'steady' })).toEqual(['take', 'steady']);
  });

  test('[K4] about stacking, when there is something to stack on and one is in the game', () => {
    const carrying = laying({ surfaces: [[pileOf(60, 60, LARGE, 1)]] });
    expect(applying(carrying)).toEqual(['take', 'stack']);
    expect(applying({ ...carrying, active: NOBODY })).toEqual(['take']);
    const covered = laying({ surfaces: [[withKoin(withKoin(pileOf(60, 60, LARGE, 1), MEDIUM, 0), SMALL, 2)]] });
    expect(applying(covered)).toEqual(['take']);
  });

  test('the first says what a win is before numbers are asked for', () => {
    expect(hints[0]?.text()).toBe('Show the most points on a surface to win it. First to 5 surfaces wins.');
  });

  test('all have words, few enough for two lines of a phone', () => {
    const texts = hints.map(({ text }) => text());
    expect(texts.filter((text) => text === '' || text.length > 88)).toEqual([]);
  });
});

test('every key of the list does something else', () => {
  const all = keys();
  expect(new Set(all.map(({ does }) => does)).size).toBe(all.length);
  expect(all.every((each) => each.keys.length > 0)).toBe(true);
});
