import { describe, expect, test } from 'vitest';
import { GUARD, type GuardedKey, keyCounts } from '../../src/table/key-guard.ts';

describe('a key after a decision has appeared', () => {
  const counts = (change: Partial<GuardedKey>) =>
    keyCounts({ key: 'Enter', isHeld: false, isTyping: false, isBrowsers: false, since: GUARD, ...change });

  test.each(['Enter', ' ', 'p', '1', 'Escape', 'ArrowLeft'])('%j does nothing at first', (key) => {
    expect(counts({ key, since: 0 })).toBe(false);
    expect(counts({ key, since: GUARD - 1 })).toBe(false);
    expect(counts({ key })).toBe(true);
  });

  test.each(['Enter', ' '])('%j that is still held does nothing until it is let go', (key) => {
    expect(counts({ key, isHeld: true, since: 10_000 })).toBe(false);
  });

  test('arrows that are held go on', () => {
    expect(counts({ key: 'ArrowLeft', isHeld: true })).toBe(true);
  });

  test("is free while somebody types, for the browser's own keys, and to look around", () => {
    expect(counts({ isTyping: true, since: 0 })).toBe(true);
    expect(counts({ isBrowsers: true, key: 'r', since: 0 })).toBe(true);
    expect(counts({ key: 'Tab', since: 0 })).toBe(true);
  });
});
