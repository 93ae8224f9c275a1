import { describe, expect, test } from 'vitest';
import {
  type CallingPress,
  choosesCoin,
  keyDown,
  NO_PRESS,
  pointingBegins,
  pointingEnds,
} from '../../src/games/coin-set/calling-press.ts';

const FIRST = { repeat: false };
const HELD = { repeat: true };

const down = (state: CallingPress, key: string, timeStamp: number): CallingPress =>
  keyDown(state, { key, repeat: false, timeStamp });
const held = (state: CallingPress, key: string, timeStamp: number): CallingPress =>
  keyDown(state, { key, repeat: true, timeStamp });

/** Space went down on CALL, and the focus is on a coin now. */
const called = pointingBegins(down(NO_PRESS, ' ', 1000));

describe('the press that calls', () => {
  test('chooses no coin, however long it is held', () => {
    expect(choosesCoin(called, FIRST), 'when the key comes up').toBe(false);
    const long = held(held(called, ' ', 1500), ' ', 4000);
    expect(choosesCoin(long, HELD)).toBe(false);
    expect(choosesCoin(long, FIRST), 'when the key comes up at last').toBe(false);
  });

  test('a quick second press chooses none either', () => {
    const twice = down(called, ' ', 1499);
    expect(choosesCoin(twice, FIRST)).toBe(false);
    expect(choosesCoin(down(twice, 'Enter', 1700), FIRST), 'nor one soon after that').toBe(false);
  });

  test('a press after a while is meant', () => {
    const meant = down(called, ' ', 1500);
    expect(choosesCoin(meant, FIRST)).toBe(true);
    expect(choosesCoin(held(meant, ' ', 1900), HELD), 'but once, not as long as it is held').toBe(false);
    expect(choosesCoin(down(meant, ' ', 1600), FIRST), 'and the next may follow at once').toBe(true);
  });

  test('a coin reached by another key is a deliberate choice, at once', () => {
    const moved = down(called, 'ArrowRight', 1100);
    expect(choosesCoin(down(moved, ' ', 1200), FIRST)).toBe(true);
    // The press of before is still none: it went down on CALL.
    expect(choosesCoin(moved, FIRST)).toBe(false);
  });

  test('who called by pointer chooses with the first key', () => {
    expect(choosesCoin(down(pointingBegins(NO_PRESS), 'Enter', 50), FIRST)).toBe(true);
  });

  test('nothing is held back while nobody points here', () => {
    expect(choosesCoin(NO_PRESS, FIRST)).toBe(true);
    const over = pointingEnds(called);
    expect(choosesCoin(over, FIRST)).toBe(true);
    expect(choosesCoin(over, HELD)).toBe(true);
  });

  test('the next call counts anew', () => {
    const again = pointingBegins(down(pointingEnds(down(called, ' ', 1600)), ' ', 5000));
    expect(choosesCoin(down(again, ' ', 5200), FIRST)).toBe(false);
    expect(choosesCoin(down(again, ' ', 5500), FIRST)).toBe(true);
  });
});
