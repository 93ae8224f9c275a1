import { describe, expect, test } from 'vitest';
import { clickAfter, type KeyWhileMoving, keyWhileMoving, type Pressed } from '../../src/table/skipping.ts';

const BID = { name: 'bid' };
const PASS = { name: 'pass' };
const button = (control: object, says = 'Lock in 8', off = false): Pressed => ({ control, says, off });
const BESIDE: Pressed = { control: null, says: '', off: false };

describe('a click', () => {
  test('counts if its press skipped nothing', () => {
    expect(clickAfter(undefined, button(BID), 1)).toBe('count');
    expect(clickAfter(undefined, BESIDE, 1)).toBe('count');
  });

  test('counts on a control that was there before and says the same', () => {
    expect(clickAfter(button(BID), button(BID), 1)).toBe('count');
  });

  test('is swallowed on a control that came under the pointer with the skip', () => {
    expect(clickAfter(BESIDE, button(BID), 1)).toBe('swallow');
    expect(clickAfter(button(PASS), button(BID), 1)).toBe('swallow');
  });

  test('is swallowed if the control says something else now: nobody was asked that', () => {
    expect(clickAfter(button(BID, 'Lock in 8'), button(BID, 'Lock in nothing'), 1)).toBe('swallow');
  });

  test('is swallowed on a control that could not be used when it was pressed', () => {
    expect(clickAfter(button(BID, 'Lock in 8', true), button(BID), 1)).toBe('swallow');
  });

  test('beside all controls does no harm', () => {
    expect(clickAfter(BESIDE, BESIDE, 1)).toBe('count');
  });

  test('of a key counts: no pointer was down before it', () => {
    expect(clickAfter(BESIDE, button(BID), 0)).toBe('count');
  });

  test('counts though the control has become unusable: that is for the control to say', () => {
    expect(clickAfter(button(BID), button(BID, 'Lock in 8', true), 1)).toBe('count');
  });

  test('the second of a double click is judged as the first', () => {
    expect(clickAfter(button(PASS), button(BID), 2)).toBe('swallow');
  });
});

describe('a key while something moves', () => {
  const press = (change: Partial<KeyWhileMoving>) =>
    keyWhileMoving({ key: 'Enter', isHeld: false, isTyping: false, focused: BESIDE, ...change });

  test.each(['Enter', ' '])('%j presses the control that has the focus', (key) => {
    expect(press({ key, focused: button(BID) })).toBe('press');
  });

  test.each(['Enter', ' '])('%j presses nothing that gets the focus by the skip', (key) => {
    expect(press({ key })).toBe('stop');
  });

  test('presses nothing that cannot be used', () => {
    expect(press({ focused: button(BID, 'Lock in 8', true) })).toBe('stop');
  });

  test('that is held presses nothing more', () => {
    expect(press({ focused: button(BID), isHeld: true })).toBe('stop');
  });

  test.each(['Enter', ' '])('%j belongs to somebody who writes', (key) => {
    expect(press({ key, isTyping: true, focused: button(BID) })).toBe('pass');
  });

  test.each(['Tab', 'ArrowLeft', 'a', '?', 'Escape'])('%s does what it always does', (key) => {
    expect(press({ key, focused: button(BID) })).toBe('pass');
  });
});
