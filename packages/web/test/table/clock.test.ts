import { describe, expect, test } from 'vitest';
import { clockFigure, isLate, isLong, isSoonOver, nextTick, startsIn, timeLeft } from '../../src/table/clock.ts';
import words from '../../src/words/en/common.json' with { type: 'json' };
import tableWords from '../../src/words/en/table.json' with { type: 'json' };
import { addWords } from '../../src/words/t.ts';

addWords(words);
addWords(tableWords);

const HOUR = 3_600_000;

test('a clock is full until it starts', () => {
  const clock = { until: 130_000, total: 25_000 };
  expect([100_000, 105_000, 110_000, 140_000].map((now) => timeLeft(clock, now))).toEqual([25_000, 25_000, 20_000, 0]);
  expect([100_000, 105_000, 140_000].map((now) => startsIn(clock, now))).toEqual([5000, 0, 0]);
});

describe('the figure of a clock', () => {
  test('counts minutes and seconds, seconds below a minute, and tenths in the last five seconds', () => {
    expect(clockFigure(90_000, 'seconds')).toBe('1:30');
    expect(clockFigure(5_000, 'seconds')).toBe('5\u00a0s');
    expect(clockFigure(4_999, 'seconds')).toBe('5.0');
    expect(clockFigure(0, 'seconds')).toBe('0.0');
  });

  test('counts tenths all the time for a clock of a few seconds', () => {
    expect(clockFigure(9_300, 'tenths')).toBe('9.3');
  });

  test('is never below nothing', () => {
    expect(clockFigure(-20, 'tenths')).toBe('0.0');
  });

  test('is long from an hour on, and late under five seconds', () => {
    expect([HOUR - 1, HOUR].map(isLong)).toEqual([false, true]);
    expect([4_999, 5_000].map(isLate)).toEqual([true, false]);
  });
});

describe('the time until the next look at a clock', () => {
  test('is a frame near the end, and always for tenths', () => {
    expect(nextTick(4_000, 'seconds', 'full')).toBe('frame');
    expect(nextTick(20_000, 'tenths', 'full')).toBe('frame');
  });

  test('is short for the ring, and long where a day is left', () => {
    expect(nextTick(60_000, 'seconds', 'full')).toBe(100);
    expect(nextTick(HOUR, 'seconds', 'full')).toBe(1000);
    expect(nextTick(30 * HOUR, 'seconds', 'full')).toBe(20_000);
  });

  test('is a second without motion', () => {
    expect(nextTick(4_000, 'seconds', 'none')).toBe(1000);
    expect(nextTick(4_000, 'tenths', 'none')).toBe(1000);
  });

  test('does not come when the clock has run out', () => {
    expect(nextTick(0, 'seconds', 'full')).toBe('never');
    expect(nextTick(0, 'tenths', 'none')).toBe('never');
  });
});

test('the last ten seconds are announced, unless there were never more', () => {
  expect(isSoonOver({ total: 60_000 }, 10_000)).toBe(true);
  expect(isSoonOver({ total: 60_000 }, 10_001)).toBe(false);
  expect(isSoonOver({ total: 60_000 }, 0)).toBe(false);
  expect(isSoonOver({ total: 10_000 }, 9_000)).toBe(false);
});
