import { beforeAll, expect, test } from 'vitest';
import { lastResult } from '../../src/games/coin-set/last-result.ts';
import about from '../../src/words/en/about-coin-set.json';
import words from '../../src/words/en/coin-set.json';
import { addWords } from '../../src/words/t.ts';
import { COPPER_SET, call, deal, moments, NO_SET, point, toAll, toRobin } from './played.ts';

beforeAll(() => {
  addWords(about);
  addWords(words);
});

const first = [call(1), point(1, COPPER_SET), deal(4, 8, 10)];
const last = (names: typeof toAll, ...steps: Parameters<typeof moments>[1][]) =>
  lastResult(moments(2, ...steps), { viewer: 1, names });

test('nothing before the first set', () => {
  expect(last(toRobin)).toBeUndefined();
  expect(last(toRobin, call(1), point(1, NO_SET))).toBeUndefined();
});

test('who took the last set, and what it had in common', () => {
  expect(last(toRobin, ...first)).toBe('Last set: you, different finish, all else the same');
  expect(last(toAll, ...first)).toBe('Last set: Robin, different finish, all else the same');
  expect(last(toRobin, ...first, call(0), point(0, [1, 4, 7]))).toMatch(/^Last set: Ann, /);
});
