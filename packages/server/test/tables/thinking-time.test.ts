import { LEVELS } from '@pouch/rules';
import { expect, test } from 'vitest';
import { attendedMillis, type Load, unattendedMillis } from '../../src/tables/thinking-time.js';

const load = (given: Partial<Load> = {}): Load => ({ threads: 1, attended: 0, waited: 0, unattended: 0, ...given });

test('a bot alone has the usual time of its level', () => {
  expect(LEVELS.map((level) => attendedMillis(level, load()))).toEqual([50, 50, 800]);
  expect(attendedMillis('sharp', load({ unattended: 1000 }))).toBe(800);
});

test('the more wait, and the longer, the less a bot thinks; but never not at all', () => {
  const times = [1, 3, 10, 30, 1000].map((attended) => attendedMillis('sharp', load({ attended })));
  expect(times).toEqual([75, 37, 13, 4, 4]);
  expect(attendedMillis('sharp', load({ attended: 1, waited: 100 }))).toBe(25);
  expect(attendedMillis('sharp', load({ attended: 1, waited: 5000 }))).toBe(4);
});

test('threads share the work', () => {
  expect(attendedMillis('sharp', load({ attended: 3, threads: 4 }))).toBe(150);
  expect(attendedMillis('easy', load({ attended: 3, threads: 4 }))).toBe(50);
});

test('where nobody plays, bots think briefly, and hardly at all while a person waits', () => {
  expect(unattendedMillis('sharp', load())).toBe(50);
  expect(unattendedMillis('sharp', load({ unattended: 285 }))).toBe(4);
  expect(unattendedMillis('sharp', load({ attended: 1 }))).toBe(4);
});
