import { describe, expect, test } from 'vitest';
import { heapOf } from '../../src/pages/ending/heap-places.ts';

describe('a heap', () => {
  test.each([1, 2, 3, 12, 36, 60])('of %i coins has a place for each, within its bounds', (count) => {
    const { places, width, height } = heapOf(count);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0.5);
      expect(x).toBeLessThanOrEqual(width - 0.5 + 1e-9);
      expect(y).toBeGreaterThanOrEqual(0.5);
      expect(y).toBeLessThanOrEqual(height - 0.5 + 1e-9);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  test('has rows of five, four and three for twelve', () => {
    expect(heapOf(12).width).toBeCloseTo(1 + 4 * 0.88);
  });

  test('of nothing is nothing', () => {
    expect(heapOf(0)).toEqual({ width: 0, height: 0, places: [] });
  });
});
