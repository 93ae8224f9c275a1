import { describe, expect, test } from 'vitest';
import { clockTime } from '../../src/words/clock-time.ts';
import words from '../../src/words/en/common.json' with { type: 'json' };
import tableWords from '../../src/words/en/table.json' with { type: 'json' };
import { andList, orList } from '../../src/words/lists.ts';
import { plain } from '../../src/words/rich.tsx';
import { addWords } from '../../src/words/t.ts';
import { figureStays, timeFigure, timeWords } from '../../src/words/time.ts';

addWords(words);
addWords(tableWords);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the time that is left', () => {
  test('is shown in seconds under a minute, in minutes and seconds under an hour', () => {
    expect(timeFigure(40 * SECOND)).toBe('40\u00a0s');
    expect(timeFigure(MINUTE + 5 * SECOND)).toBe('1:05');
    expect(timeFigure(HOUR - SECOND)).toBe('59:59');
  });

  test('is rounded up: a clock that shows nothing has run out', () => {
    expect(timeFigure(1)).toBe('1\u00a0s');
    expect(timeFigure(0)).toBe('0\u00a0s');
    expect(timeFigure(-5 * SECOND)).toBe('0\u00a0s');
    expect(timeFigure(HOUR - 1)).toBe(timeFigure(HOUR));
  });

  test('is shown in two units from an hour on', () => {
    expect(timeFigure(5 * HOUR + 12 * MINUTE)).toMatch(/^5\D+12\D+$/);
    expect(timeFigure(2 * DAY + 4 * HOUR)).toMatch(/^2\D+4\D+$/);
  });

  test('is said in whole units', () => {
    expect(timeWords(40 * SECOND)).toContain('40');
    expect(timeWords(5 * HOUR + 59 * MINUTE)).toMatch(/^\D*5\D+$/);
    expect(timeWords(2 * DAY + 23 * HOUR)).toMatch(/^\D*2\D+$/);
  });

  test('changes by the second, and in long clocks more rarely', () => {
    expect(figureStays(MINUTE)).toBe(SECOND);
    expect(figureStays(2 * HOUR)).toBe(SECOND);
    expect(figureStays(3 * HOUR)).toBe(20 * SECOND);
  });
});

test('time that has passed is shown in the same way', () => {
  expect(clockTime(59.9)).toBe('59\u00a0s');
  expect(clockTime(247.9)).toBe('4:07');
  expect(clockTime(3600)).toBe('60:00');
});

test('lists end with a word', () => {
  expect(andList(['Mara', 'Jonah', 'Robin'])).toBe('Mara, Jonah and Robin');
  expect(andList(['Mara'])).toBe('Mara');
  expect(andList([])).toBe('');
  expect(orList(['Mara', 'Jonah'])).toBe('Mara or Jonah');
});

test('a text without its marks is for screen readers and titles', () => {
  expect(plain('<b>Mara</b> takes <b>the crown</b>.')).toBe('Mara takes the crown.');
  expect(plain('5 < 6')).toBe('5 < 6');
});
