import { describe, expect, test } from 'vitest';
import { type Click, clickAfter, type KeyWhileMoving, keyWhileMoving, type Pressed } from '../../src/table/skipping.ts';

const BID = { name: 'bid' };
const PASS = { name: 'pass' };
const button = (control: object, says = 'Lock in 8', off = false): Pressed => ({ control, says, off });
const BESIDE: Pressed = { control: null, says: '', off: false };

const click = (before: Pressed | undefined, now: Pressed, clicks: number, more: Partial<Click> = {}) =>
  clickAfter({ before, now, clicks, decides: false, sinceProceeding: Number.POSITIVE_INFINITY, ...more });

describe('a click', () => {
  test('counts if its press skipped nothing', () => {
    expect(click(undefined, button(BID), 1)).toBe('count');
    expect(click(undefined, BESIDE, 1)).toBe('count');
  });

  test('counts on a control that was there before and says the same', () => {
    expect(click(button(BID), button(BID), 1)).toBe('count');
  });

  test('is swallowed on a control that came under the pointer with the skip', () => {
    expect(click(BESIDE, button(BID), 1)).toBe('swallow');
    expect(click(button(PASS), button(BID), 1)).toBe('swallow');
  });

  test('is swallowed if the control says something else now: nobody was asked that', () => {
    expect(click(button(BID, 'Lock in 8'), button(BID, 'Lock in nothing'), 1)).toBe('swallow');
  });

  test('is swallowed on a control that could not be used when it was pressed', () => {
    expect(click(button(BID, 'Lock in 8', true), button(BID), 1)).toBe('swallow');
  });

  test('beside all controls does no harm', () => {
    expect(click(BESIDE, BESIDE, 1)).toBe('count');
  });

  test('of a key counts: no pointer was down before it', () => {
    expect(click(BESIDE, button(BID), 0)).toBe('count');
  });

  test('counts though the control has become unusable: that is for the control to say', () => {
    expect(click(button(BID), button(BID, 'Lock in 8', true), 1)).toBe('count');
  });

  test('that decides is swallowed just after one that went on: the same impatience', () => {
    expect(click(undefined, button(BID), 1, { decides: true, sinceProceeding: 399 })).toBe('swallow');
    expect(click(undefined, button(BID), 1, { decides: true, sinceProceeding: 400 })).toBe('count');
    expect(click(undefined, button(BID), 1, { decides: false, sinceProceeding: 0 })).toBe('count');
  });

  test('the second of a double click is judged as the first', () => {
    expect(click(button(PASS), button(BID), 2)).toBe('swallow');
  });
});

describe('a key while something moves', () => {
  const press = (change: Partial<KeyWhileMoving>) =>
    keyWhileMoving({ key: 'Enter', isHeld: false, isTyping: false, focused: BESIDE, ...change });

  test.each(['Enter', ' '])('%j goes on to the next step', (key) => {
    expect(press({ key })).toBe('proceed');
  });

  test.each(['Enter', ' '])('%j is left to a control that has the focus', (key) => {
    expect(press({ key, focused: button(BID) })).toBe('pass');
  });

  test('goes on where the control that has the focus cannot be used', () => {
    expect(press({ focused: button(BID, 'Lock in 8', true) })).toBe('proceed');
  });

  test.each(['Enter', ' ', 's'])('%j that is held does nothing more', (key) => {
    expect(press({ key, isHeld: true })).toBe('stop');
  });

  test('skips and changes the speed', () => {
    expect(['s', 'S', '+', '=', '-'].map((key) => press({ key }))).toEqual([
      'skip',
      'skip',
      'faster',
      'faster',
      'slower',
    ]);
  });

  test('stops the clock of the step, once a press', () => {
    expect(press({ key: 'p' })).toBe('stop-clock');
    expect(press({ key: 'P', isHeld: true })).toBe('stop');
  });

  test.each(['Enter', ' ', 's', 'p', '+'])('%j belongs to somebody who writes', (key) => {
    expect(press({ key, isTyping: true })).toBe('pass');
  });

  test.each(['Tab', 'ArrowLeft', 'a', '?', 'Escape'])('%s does what it always does', (key) => {
    expect(press({ key })).toBe('pass');
  });
});
