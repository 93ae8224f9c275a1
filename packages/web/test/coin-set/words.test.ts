import { coinSet, type coinSetInternals as internals, type SeatSet } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { waiting } from '../../src/games/coin-set/heading.ts';
import { tell } from '../../src/games/coin-set/log.ts';
import { result } from '../../src/games/coin-set/result.ts';
import { agreedWords, failureWords } from '../../src/games/coin-set/words.ts';
import type { Names } from '../../src/table/kit.ts';
import about from '../../src/words/en/about-coin-set.json';
import words from '../../src/words/en/coin-set.json';
import learn from '../../src/words/en/learn-coin-set.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => {
  addWords(about);
  addWords(words);
});

const of = (seat: number): string => ['Ann', 'Robin', 'Bo'][seat] ?? '';
/** Robin sits second. */
const names: Names = { of, isYou: (seat) => seat === 1 };
const ofAll: Names = { of, isYou: () => false };

const VIEW: internals.View = coinSet.view(coinSet.setup(3, { pointSeconds: 5, agreeSeconds: 20 }), 'table');

describe('several at once', () => {
  test('who shares the win: you first, then the others by seat', () => {
    const shared = (winners: SeatSet, by: Names): string =>
      result(
        {
          ...VIEW,
          phase: 'over',
          winners,
          won: [
            [1, 2, 3],
            [4, 5, 6],
            [7, 8, 9],
          ],
        },
        by,
      ).title;
    expect(shared(0b110, names)).toBe('You and Bo share the win with 3 coins');
    expect(shared(0b111, names)).toBe('You, Ann and Bo share the win with 3 coins');
    expect(shared(0b101, names)).toBe('Ann and Bo share the win with 3 coins');
    expect(shared(0b111, ofAll)).toBe('Ann, Robin and Bo share the win with 3 coins');
  });

  test('[S9] who counts as agreeing when the clock runs out', () => {
    const told = (seats: SeatSet, by: Names): string => tell({ event: 'agreed-by-clock', seats }, by).text;
    expect(told(0b010, names)).toBe('Time’s up: <b>you</b> count as agreeing.');
    expect(told(0b011, names)).toBe('Time’s up: <b>you and Ann</b> count as agreeing.');
    expect(told(0b100, names)).toBe('Time’s up: <b>Bo</b> counts as agreeing.');
    expect(told(0b010, ofAll)).toBe('Time’s up: <b>Robin</b> counts as agreeing.');
  });

  test('who sees none', () => {
    const told = (agreed: SeatSet, seconds?: number): string =>
      agreedWords({ ...VIEW, agreed }, names, { you: 1, seconds, room: 'ample' });
    expect(told(0b010)).toBe('You said ‘no set’.');
    expect(told(0b100)).toBe('Bo said ‘no set’.');
    expect(told(0b110)).toBe('You and Bo said ‘no set’.');
    expect(told(0b010, 20)).toBe('You said ‘no set’. The others have 20 s.');
    expect(told(0b101, 9)).toBe('Ann and Bo think there’s no set. 9 s to agree, or call if you see one.');
  });
});

test('somebody points as long as their coins are seen one by one', () => {
  expect(waiting({ ...VIEW, phase: 'deal' }, names, 2)).toBe('Bo is picking');
  expect(waiting({ ...VIEW, phase: 'search' }, names)).toBe('Everyone is searching');
});

test('why three coins are no set: shapes and numbers have their own grammar', () => {
  expect(failureWords([0, 3, 11])).toBe('shape: two triangles, one circle');
  expect(failureWords([58, 69, 71])).toBe('number: two, two and one');
});

test('the printed words for finish and number stand once in Learn, in brackets, and nowhere else', () => {
  const printed = ['debossed', 'embossed', 'ridged', 'total'];
  const texts = [about, words, learn].flatMap((catalogue) => Object.values<string>(catalogue));
  for (const word of printed) {
    const found = texts.filter((text) => new RegExp(`\\b${word}\\b(?! \\{)`).test(text));
    expect(found).toEqual([expect.stringMatching(new RegExp(`\\(.*\\b${word}\\b.*\\)`))]);
  }
});
