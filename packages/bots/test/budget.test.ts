import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Budget } from '../src/budget.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the asker can shorten a search that runs, and never lengthen it', () => {
  const allowance = new Int32Array(new SharedArrayBuffer(4));
  allowance[0] = 800;
  const budget = Budget.ofMillis(800, allowance);
  vi.advanceTimersByTime(100);
  expect(budget.isLate()).toBe(false);
  allowance[0] = 120;
  expect(budget.isLate()).toBe(false);
  vi.advanceTimersByTime(20);
  expect(budget.isLate()).toBe(true);
  allowance[0] = 5000;
  vi.advanceTimersByTime(680);
  expect(budget.isLate()).toBe(true);
});

test('even a search whose time is up starts one iteration', () => {
  const budget = Budget.ofMillis(800, new Int32Array(new SharedArrayBuffer(4)));
  expect(budget.more()).toBe(true);
  expect(budget.more()).toBe(false);
});
