import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextControl } from '../../src/ui/roving.ts';

/** Rows of controls, 50 wide and 40 high; the rows may have other lengths. */
const rows = (...lengths: readonly number[]) =>
  lengths.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({
      left: 60 * column,
      width: 50,
      top: 50 * row,
      bottom: 50 * row + 40,
    })),
  );

describe('arrow keys in a tray', () => {
  const tray = rows(3, 3, 2);

  test('go left and right through all rows, and round at the ends', () => {
    expect(nextControl('ArrowRight', 0, tray)).toBe(1);
    expect(nextControl('ArrowRight', 2, tray)).toBe(3);
    expect(nextControl('ArrowRight', 7, tray)).toBe(0);
    expect(nextControl('ArrowLeft', 3, tray)).toBe(2);
    expect(nextControl('ArrowLeft', 0, tray)).toBe(7);
  });

  test('go up and down in a column', () => {
    expect(nextControl('ArrowDown', 1, tray)).toBe(4);
    expect(nextControl('ArrowDown', 4, tray)).toBe(7);
    expect(nextControl('ArrowUp', 5, tray)).toBe(2);
  });

  test('go down to the nearest of a shorter row', () => {
    expect(nextControl('ArrowDown', 5, tray)).toBe(7);
  });

  test('go on where there is no row above or below', () => {
    expect(nextControl('ArrowDown', 7, tray)).toBe(0);
    expect(nextControl('ArrowUp', 0, tray)).toBe(7);
    expect(nextControl('ArrowDown', 0, rows(3))).toBe(1);
    expect(nextControl('ArrowUp', 1, rows(3))).toBe(0);
  });

  test('go to the row next to it, not to one farther in the same column', () => {
    expect(nextControl('ArrowDown', 2, rows(3, 1, 3))).toBe(3);
  });

  test('take rows that overlap a little for rows', () => {
    const close = rows(2, 2).map((box, index) => (index < 2 ? { ...box, bottom: 53 } : box));
    expect(nextControl('ArrowDown', 0, close)).toBe(2);
  });

  test('Home and End go to the ends', () => {
    expect(nextControl('Home', 5, tray)).toBe(0);
    expect(nextControl('End', 5, tray)).toBe(7);
  });

  test('others do nothing', () => {
    expect(nextControl('Enter', 0, tray)).toBeUndefined();
    expect(nextControl('PageDown', 0, tray)).toBeUndefined();
  });

  test('always lead to a control of the tray', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    const lengths = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(keys, lengths, fc.nat(), (key, ofRows, at) => {
        const boxes = rows(...ofRows);
        expect(boxes[nextControl(key, at % boxes.length, boxes) ?? -1]).toBeDefined();
      }),
    );
  });
});
