import { koinzInternals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { drag, type Finger, keptDistance, lifted } from '../../src/games/koinz/finger.ts';
import { withinEdge } from '../../src/games/koinz/fit.ts';

const { LARGE, MEDIUM, SMALL } = koinzInternals;

/** It came down at 200 across and 300 down on the screen. */
const DOWN: Finger = { pointer: 1, start: { x: 200, y: 300 } };

describe('a finger that moves', () => {
  const ON_BOARD = { board: { x: 60, y: 60 }, koin: MEDIUM, ghost: undefined };

  test('may be a tap for its first six points, in any direction', () => {
    expect(drag(DOWN, { ...ON_BOARD, screen: { x: 200, y: 300 } })).toBeUndefined();
    expect(drag(DOWN, { ...ON_BOARD, screen: { x: 206, y: 300 } })).toBeUndefined();
    expect(drag(DOWN, { ...ON_BOARD, screen: { x: 204, y: 304 } })).toBeUndefined();
    expect(drag(DOWN, { ...ON_BOARD, screen: { x: 207, y: 300 } })).toBeDefined();
    expect(drag(DOWN, { ...ON_BOARD, screen: { x: 195, y: 295 } })).toBeDefined();
  });

  test('keeps its distance to the ghost as long as it drags, even back where it came down', () => {
    const begun = drag(DOWN, { ...ON_BOARD, screen: { x: 220, y: 300 }, ghost: { x: 60, y: 20 } });
    expect(begun).toEqual({ ...DOWN, kept: { x: 0, y: -40 } });
    if (begun === undefined) return;
    const back = drag(begun, { ...ON_BOARD, screen: DOWN.start, board: { x: 50, y: 80 }, ghost: { x: 60, y: 20 } });
    expect(back).toEqual(begun);
  });

  test('changes nothing of the finger it was', () => {
    const finger = Object.freeze({ ...DOWN });
    drag(finger, { ...ON_BOARD, screen: { x: 300, y: 300 } });
    expect(finger).toEqual(DOWN);
  });
});

describe('the ghost of a finger that drags', () => {
  test('stays where it was if that is far enough', () => {
    expect(keptDistance(MEDIUM, { x: 60, y: 90 }, { x: 60, y: 40 })).toEqual({ x: 0, y: -50 });
    expect(keptDistance(SMALL, { x: 60, y: 60 }, { x: 84, y: 60 })).toEqual({ x: 24, y: 0 });
    expect(keptDistance(SMALL, { x: 60, y: 60 }, { x: 83, y: 60 }), 'too near').toEqual({ x: 0, y: -24 });
  });

  test('goes above the finger, or beside it where the upper edge is near', () => {
    expect(keptDistance(LARGE, { x: 60, y: 60 }, undefined)).toEqual({ x: 0, y: -33 });
    expect(keptDistance(LARGE, { x: 60, y: 52 }, undefined)).toEqual({ x: 0, y: -33 });
    expect(keptDistance(LARGE, { x: 59, y: 51 }, undefined)).toEqual({ x: 33, y: 0 });
    expect(keptDistance(LARGE, { x: 60, y: 51 }, undefined)).toEqual({ x: -33, y: 0 });
  });

  test.each([LARGE, MEDIUM, SMALL])('is never hidden by it, wherever the finger is: size %i', (koin) => {
    for (let x = 0; x <= 120; x += 5)
      for (let y = 0; y <= 120; y += 5) {
        const kept = keptDistance(koin, { x, y }, { x, y });
        const ghost = withinEdge(koin, { x: x + kept.x, y: y + kept.y });
        expect(Math.hypot(ghost.x - x, ghost.y - y)).toBeGreaterThan(14);
      }
  });
});

describe('a finger that lifts', () => {
  const at = (x: number) => lifted(DOWN, { x, y: 310 });

  test('has tapped, or swiped to the next surface or the one before', () => {
    expect(at(200)).toBe('tap');
    expect([at(244), at(156)]).toEqual(['tap', 'tap']);
    expect(at(155)).toBe('swipe-on');
    expect(at(245)).toBe('swipe-back');
  });

  test('does nothing more where it dragged', () => {
    expect(lifted({ ...DOWN, kept: { x: 0, y: -40 } }, { x: 40, y: 300 })).toBe('drag');
  });
});
