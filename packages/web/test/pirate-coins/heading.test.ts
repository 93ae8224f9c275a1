import { coinsFrom, EMPTY } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { chapter, heading, prompt, rounds } from '../../src/games/pirate-coins/heading.ts';
import { hints } from '../../src/games/pirate-coins/hints.ts';
import { keys } from '../../src/games/pirate-coins/keys.ts';
import { scenes } from '../../src/games/pirate-coins/scenes.ts';
import { shipInWords } from '../../src/games/pirate-coins/ship-words.ts';
import { type Show, still } from '../../src/games/pirate-coins/show.ts';
import type { View } from '../../src/games/pirate-coins/types.ts';
import { choosing, flip, fortune, names, playSteps, plunder, START, sally, speak } from './steps.ts';

beforeAll(speak);

/** Every show of a game, with the view after its moment. */
function showsOf({ first, moments }: ReturnType<typeof playSteps>): readonly { show: Show; view: View }[] {
  return moments.flatMap((moment, index) => {
    const made = scenes(moments[index - 1]?.view ?? first, moment, 0);
    return [...made.map(({ show }) => show), still(moment.view)].map((show) => ({ show, view: moment.view }));
  });
}

describe('the heading', () => {
  test('names round, turn and phase', () => {
    const view = choosing({ round: 3, turn: 9, hidden: 0b010 });
    expect(heading(view, still(view))).toEqual({
      round: 'Round 3 of 5, turn 9',
      phase: 'decide',
      phases: ['Fortune', 'Decide', 'Plunder', 'Flip'],
      now: 1,
    });
  });

  test('goes through the phases of a turn in order, whatever happens in it', () => {
    const steps = [fortune(0), plunder(0), sally(1), sally(2), flip('skull')];
    const phases = showsOf(playSteps([...START, ...steps])).map(({ show, view }) => heading(view, show).now);
    // Set-up and draw, decide, plunder, flip, and the next fortune coin.
    expect(phases.filter((phase, index) => phase !== phases[index - 1])).toEqual([0, 1, 2, 3, 0]);
  });

  test('after the end there are no phases', () => {
    const view = choosing({ phase: 'over', round: 5, turn: 7 });
    expect(heading(view, still(view))).toMatchObject({ phase: 'game over', phases: [] });
  });

  test('the round stack says how many rounds there will be', () => {
    expect(rounds(choosing({ round: 2, stack: [0, 1, 2] }))).toEqual({ round: 2, of: 5 });
    expect(rounds(choosing({ round: 5, stack: [] }))).toEqual({ round: 5, of: 5 });
  });
});

describe('what a screen reader hears of a choice', () => {
  test('the rule, the loot and the share alone, for those aboard', () => {
    const view = choosing({ aboard: 0b011, fortune: 2 });
    expect(prompt(view, 0)).toBe(
      'Gold: take it all, but only alone. The loot is worth 8. Press P to plunder, +8 if you’re alone, or S to sally forth.',
    );
    expect(prompt(view, 2)).toBeUndefined();
  });

  test('nothing between choices', () => {
    expect(prompt(choosing({ phase: 'flip' }), 0)).toBeUndefined();
    expect(prompt(choosing({ fortune: null }), 0)).toBeUndefined();
  });

  test('the ship in words: loot, who is aboard and who has chosen', () => {
    const show = still(choosing({ aboard: 0b101, hidden: 0b100 }));
    expect(shipInWords(show, names)).toBe('Loot worth 8: 1 gold, 2 silver, 1 copper. Aboard: you and Jonah (ready).');
    expect(shipInWords({ ...show, aboard: 0, loot: EMPTY }, names)).toBe('Loot worth 0: nothing. Aboard: nobody.');
  });
});

test('each phase has its section of the rules', () => {
  const phases = ['first', 'stack', 'fortune', 'choose', 'flip', 'over'] as const;
  expect(phases.map((phase) => chapter(choosing({ phase })))).toEqual([
    'set-up',
    'set-up',
    'fortune',
    'choose',
    'sally',
    'end',
  ]);
});

describe('hints', () => {
  const applying = (view: View): readonly string[] =>
    hints.filter(({ applies }) => applies(view, 0)).map(({ id }) => id);

  test('come when they first apply', () => {
    expect(applying(choosing({ turn: 1 }))).toEqual(['choose']);
    expect(applying(choosing({ turn: 2 }))).toEqual(['choose', 'fortune']);
    expect(applying(choosing({ phase: 'flip' }))).toEqual([]);
  });

  test('the warning is about the third monster of the fortune coin', () => {
    expect(applying(choosing({ monsters: coinsFrom([2, 0, 0]) }))).toContain('warning');
    expect(applying(choosing({ monsters: coinsFrom([1, 2, 2]) }))).not.toContain('warning');
  });

  test('the first begins with the goal', () => {
    expect(hints[0]?.text()).toMatch(/^First to 25 wins\./);
  });

  test('are short enough for two lines on a phone', () => {
    for (const { text } of hints) expect(text().length).toBeLessThanOrEqual(90);
  });

  test('and keys have words', () => {
    for (const { text } of hints) expect(text()).not.toMatch(/pirate\./);
    expect(keys().map(({ does }) => does)).toEqual([
      'Plunder',
      'Sally forth',
      'Switch between the choices',
      'Choose',
      'Explain a share',
    ]);
  });
});
