import { expect, test } from 'vitest';
import { toastPlace } from '../../src/ui/toast-place.ts';

const SCREEN = { width: 1000, height: 600 };
const TOAST = { width: 200, height: 50 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('an empty screen has it at the top, in the middle', () => {
  expect(toastPlace(TOAST, SCREEN, [])).toEqual({ left: 400, top: 16 });
});

test('it goes below what is there', () => {
  const { left, top } = toastPlace(TOAST, SCREEN, [box(0, 0, 1000, 64), box(300, 90, 400, 60)]);
  expect(left).toBe(400);
  expect(top).toBeGreaterThanOrEqual(150);
});

test('it goes beside a column that fills the middle', () => {
  expect(toastPlace(TOAST, SCREEN, [box(300, 0, 400, 600)])).toEqual({ left: 784, top: 16 });
});

test('on a full screen it covers as little as it can', () => {
  const { top } = toastPlace(TOAST, SCREEN, [box(0, 0, 1000, 560), box(0, 580, 1000, 20)]);
  expect(top + TOAST.height).toBeGreaterThan(560);
});

test('a size as the browser measures it counts', () => {
  class Measured {
    get width(): number {
      return TOAST.width;
    }
    get height(): number {
      return TOAST.height;
    }
  }
  const taken = [box(0, 0, 1000, 64)];
  expect(toastPlace(new Measured(), SCREEN, taken)).toEqual(toastPlace(TOAST, SCREEN, taken));
  expect(toastPlace(TOAST, SCREEN, taken).top).toBeGreaterThanOrEqual(64);
});

test('it never leaves the screen', () => {
  expect(toastPlace({ width: 500, height: 80 }, { width: 320, height: 60 }, [box(0, 0, 320, 60)])).toEqual({
    left: 16,
    top: 16,
  });
});
