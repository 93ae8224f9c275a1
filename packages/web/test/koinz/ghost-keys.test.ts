import { describe, expect, test } from 'vitest';
import { emptyHanded } from '../../src/games/koinz/ghost.ts';
import { ghostKeys } from '../../src/games/koinz/ghost-keys.ts';
import type { Actions } from '../../src/games/koinz/use-ghost.ts';

/** Writes down what is done. */
function pressed(...keys: readonly string[]): readonly string[] {
  return pressedOn({ asked: false }, ...keys);
}

function pressedOn({ asked }: { readonly asked: boolean }, ...keys: readonly string[]): readonly string[] {
  const done: string[] = [];
  const actions = new Proxy({} as Actions, {
    get:
      (_, name) =>
      (...given: readonly unknown[]) =>
        done.push([name, ...given].join(' ')),
  });
  const map = ghostKeys({ ghost: { ...emptyHanded(1), asked }, actions });
  for (const key of keys) map[key]?.({} as KeyboardEvent);
  return done;
}

describe('keys', () => {
  test('digits take the sizes', () => {
    expect(pressed('1', '2', '3', '4')).toEqual(['take 0 shown', 'take 1 shown', 'take 2 shown']);
  });

  test('arrows nudge by one millimetre, with Shift by five', () => {
    expect(pressed('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')).toEqual([
      'nudge -1 0',
      'nudge 1 0',
      'nudge 0 -1',
      'nudge 0 1',
    ]);
    expect(pressed('Shift+ArrowLeft', 'Shift+ArrowDown')).toEqual(['nudge -5 0', 'nudge 0 5']);
  });

  test('brackets and the page keys change the surface', () => {
    expect(pressed('[', ']', 'PageUp', 'PageDown')).toEqual(['hop -1', 'hop 1', 'hop -1', 'hop 1']);
  });

  test('Enter lays; Escape takes back one thing at a time', () => {
    expect(pressed('n', 'Enter', 'Escape')).toEqual(['nextStack', 'lay', 'putBack']);
    expect(pressedOn({ asked: true }, 'Escape')).toEqual(['unask']);
  });
});
