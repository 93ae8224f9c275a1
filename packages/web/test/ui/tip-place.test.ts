import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tipPlace } from '../../src/ui/tip-place.ts';

const WINDOW = { width: 1000, height: 700 };
const thing = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, bottom: top + height });

describe('a tip', () => {
  test('stands over the middle of its thing', () => {
    expect(tipPlace(thing(480, 400), WINDOW)).toEqual({ left: 370, width: 260, bottom: 310 });
  });

  test('stands under a thing near the upper edge', () => {
    expect(tipPlace(thing(480, 60), WINDOW)).toEqual({ left: 370, width: 260, top: 110 });
  });

  test('keeps clear of the sides', () => {
    expect(tipPlace(thing(0, 400), WINDOW).left).toBe(8);
    expect(tipPlace(thing(960, 400), WINDOW).left).toBe(1000 - 260 - 8);
  });

  test('is never over its thing, and never beside the window', () => {
    const places = fc.record({ left: fc.nat(390), top: fc.nat(800), width: fc.nat(200), height: fc.nat(200) });
    fc.assert(
      fc.property(places, ({ left, top, width, height }) => {
        const box = thing(left, top, width, height);
        const place = tipPlace(box, { width: 390, height: 844 });
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + place.width).toBeLessThanOrEqual(390 - 8);
        if (place.top === undefined) expect(844 - (place.bottom ?? 0)).toBeLessThan(box.top);
        else expect(place.top).toBeGreaterThan(box.bottom);
      }),
    );
  });
});
