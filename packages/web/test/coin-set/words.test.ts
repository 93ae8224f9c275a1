import { coinSet, type coinSetInternals as internals, type SeatSet } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { waiting } from '../../src/games/coin-set/heading.ts';
import { tell } from '../../src/games/coin-set/log.ts';
import { result } from '../../src/games/coin-set/result.ts';
import { agreedWords } from '../../src/games/coin-set/words.ts';
import type { Names } from '../../src/table/kit.ts';
import words from '../../src/words/en/coin-set.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(words));

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
