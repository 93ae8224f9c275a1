import { describe, expect, test } from 'vitest';
import { isFresh, NO_PRESS } from '../../src/games/koinz/fresh-press.ts';

describe('whether a press is meant for the decision', () => {
  const DUE = { dueSince: 5000 };

  test('one that came after it became due is, at once and later', () => {
    expect(isFresh({ ...DUE, pressedAt: 5000 }, 5000)).toBe(true);
    expect(isFresh({ ...DUE, pressedAt: 9000 }, 9001)).toBe(true);
  });

  test('one that skipped what was moving is not, nor what it sets off', () => {
    expect(isFresh({ ...DUE, pressedAt: 4999 }, 5000)).toBe(false);
    expect(isFresh({ ...DUE, pressedAt: 4999 }, 5699)).toBe(false);
  });

  test('long after a press, something else decides: a screen reader sends none', () => {
    expect(isFresh({ ...DUE, pressedAt: 4999 }, 5700)).toBe(true);
    expect(isFresh({ ...NO_PRESS, ...DUE }, 5001)).toBe(true);
  });
});
