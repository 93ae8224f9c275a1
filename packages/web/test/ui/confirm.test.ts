import { describe, expect, test } from 'vitest';
import { answerTo, isDoubled, neverByEnter, notHeld } from '../../src/ui/presses.ts';

const click = (detail: number, pointerType: string) => ({ detail, nativeEvent: { pointerType } }) as never;

describe('a press that asks once more', () => {
  test('is not answered by the second press of a double click', () => {
    expect(isDoubled(click(2, 'mouse'))).toBe(true);
    expect(isDoubled(click(3, 'mouse'))).toBe(true);
    expect(isDoubled(click(1, 'mouse'))).toBe(false);
  });

  test('is answered by a second tap or a key', () => {
    expect(isDoubled(click(2, 'touch'))).toBe(false);
    expect(isDoubled(click(0, ''))).toBe(false);
  });

  test.each([
    ['Enter', true, true],
    [' ', true, true],
    ['Enter', false, false],
    ['ArrowLeft', true, false],
  ] as const)('is not answered by a key that is held: %j, held %s', (key, repeat, stopped) => {
    let isStopped = false;
    notHeld({ key, repeat, preventDefault: () => (isStopped = true) } as never);
    expect(isStopped).toBe(stopped);
  });

  test.each([
    ['Enter', false, true],
    ['Enter', true, true],
    [' ', false, false],
    [' ', true, true],
  ] as const)('that costs something is never answered by Enter: %j, held %s', (key, repeat, stopped) => {
    let isStopped = false;
    neverByEnter({ key, repeat, preventDefault: () => (isStopped = true) } as never);
    expect(isStopped).toBe(stopped);
  });

  test('confirms at once where nobody wants to be asked', () => {
    expect(answerTo(click(1, 'mouse'), { asks: false, asked: false })).toBe('confirm');
    expect(answerTo(click(2, 'mouse'), { asks: false, asked: false })).toBe('confirm');
  });

  test('asks first, and confirms by another press', () => {
    expect(answerTo(click(1, 'mouse'), { asks: true, asked: false })).toBe('ask');
    expect(answerTo(click(2, 'mouse'), { asks: true, asked: true })).toBe('wait');
    expect(answerTo(click(1, 'mouse'), { asks: true, asked: true })).toBe('confirm');
    expect(answerTo(click(2, 'touch'), { asks: true, asked: true })).toBe('confirm');
  });
});
