import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyClock, startClock } from '../src/clock.js';

const HOUR = 3600 * 1000;

test.each([HOUR, -HOUR])('a jump of the reference by %i ms is followed by small steps', (jump) => {
  let monotonic = 0;
  const clock = new SteadyClock(1_800_000_000_000, () => monotonic);
  const reference = () => 1_800_000_000_000 + monotonic + jump;
  let last = clock.now();
  for (let second = 0; second < 600; second++) {
    monotonic += 1000;
    const now = clock.now();
    expect(Math.abs(now - last - 1000)).toBeLessThanOrEqual(10);
    last = now;
    clock.follow(reference());
  }
  expect((last - 1_800_000_000_000 - monotonic) * Math.sign(jump)).toBeGreaterThan(5000);
});

test('arrives at the reference, and stays there', () => {
  let monotonic = 0;
  const clock = new SteadyClock(1000, () => monotonic);
  clock.follow(1050);
  monotonic = 1000;
  expect(clock.now()).toBe(2010);
  monotonic = 100_000;
  expect(clock.now()).toBe(101_050);
});

test('is in whole milliseconds and never goes back', () => {
  let monotonic = 0;
  const clock = new SteadyClock(1000.7, () => monotonic);
  let last = clock.now();
  for (let step = 0; step < 1000; step++) {
    monotonic += 0.3;
    if (step % 10 === 0) clock.follow(0);
    const now = clock.now();
    expect(Number.isInteger(now)).toBe(true);
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a started clock follows its reference, also when that fails for a while', async () => {
  let reference: () => Promise<number> = async () => 5_000_000;
  const errors: unknown[] = [];
  const clock = await startClock(
    () => reference(),
    (error) => errors.push(error),
  );
  expect(clock.now()).toBe(5_000_000);
  reference = () => Promise.reject(new Error('unreachable'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(5_010_000);
  reference = async () => 5_020_040;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now()).toBe(5_020_000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(clock.now()).toBe(5_025_040);
  expect(errors).toHaveLength(1);
  clock.stop();
});
