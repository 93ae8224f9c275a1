import { expect, test } from 'vitest';
import { MOTION } from '../src/index.js';

test('motion times are named as custom properties are and stay under two seconds', () => {
  for (const [name, millis] of Object.entries(MOTION)) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(Number.isInteger(millis), name).toBe(true);
    expect(millis, name).toBeGreaterThan(0);
    expect(millis, name).toBeLessThan(2000);
  }
});

test('items that move together set off before the first has arrived', () => {
  expect(MOTION['reveal-apart']).toBeLessThan(MOTION.reveal);
  expect(MOTION['collect-apart']).toBeLessThan(MOTION.collect);
});
