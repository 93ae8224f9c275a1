import { expect, test } from 'vitest';
import { fitScale } from '../../src/pages/replay/fit.ts';

test('a board that fits keeps its size, a higher one is scaled into its room', () => {
  expect(fitScale(300, 400)).toBe(1);
  expect(fitScale(400, 400)).toBe(1);
  expect(fitScale(500, 400)).toBe(0.8);
});

test('a board that would be too small to read is scrolled instead', () => {
  expect(fitScale(1000, 100)).toBe(0.4);
});

test('a board that has not been laid out yet keeps its size', () => {
  expect(fitScale(0, 0)).toBe(1);
});
