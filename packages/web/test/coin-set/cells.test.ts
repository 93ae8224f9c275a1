import { describe, expect, it } from 'vitest';
import { cellOf, gridOf } from '../../src/games/coin-set/cells.ts';

describe('cells', () => {
  const taken = (count: number): Set<number> => new Set(Array.from({ length: count }, (_, slot) => slot));

  it('are five by two on a desktop, with a sixth column from the eleventh coin', () => {
    expect(cellOf('wide', 9, taken(10))).toEqual({ row: 2, column: 5 });
    expect(cellOf('wide', 10, taken(11))).toEqual({ row: 1, column: 6 });
    expect(cellOf('wide', 11, taken(12))).toEqual({ row: 2, column: 6 });
    expect(gridOf('wide', taken(10))).toEqual({ rows: 2, columns: 5 });
    expect(gridOf('wide', taken(11))).toEqual({ rows: 2, columns: 6 });
  });

  it('are rows of 3, 2, 3, 2 on a phone, filling to 3, 3, 3, 3', () => {
    const rows = (count: number): number[] => {
      const counts = [0, 0, 0, 0, 0];
      for (let slot = 0; slot < count; slot += 1) {
        const { row } = cellOf('hex', slot, taken(count));
        counts[row - 1] = (counts[row - 1] ?? 0) + 1;
      }
      return counts;
    };
    expect(rows(10)).toEqual([3, 2, 3, 2, 0]);
    expect(rows(11)).toEqual([3, 3, 3, 2, 0]);
    expect(rows(12)).toEqual([3, 3, 3, 3, 0]);
    expect(rows(13)).toEqual([3, 3, 3, 3, 1]);
    expect(cellOf('hex', 3, taken(10)).column).toBe(2);
    expect(cellOf('hex', 3, taken(11)).column).toBe(1);
  });
});
