import { coinsFrom } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { chosenSide, metWith, type Press } from '../../src/games/pirate-coins/choice.ts';
import { type DockState, dockState } from '../../src/games/pirate-coins/dock-state.ts';
import { noteFor } from '../../src/games/pirate-coins/note.ts';
import { scenes } from '../../src/games/pirate-coins/scenes.ts';
import { type Show, still } from '../../src/games/pirate-coins/show.ts';
import type { View } from '../../src/games/pirate-coins/types.ts';
import { choosing, flip, fortune, playSteps, plunder, START, sally, speak } from './steps.ts';

beforeAll(speak);

const atRest = (view: View, more: Partial<Parameters<typeof dockState>[0]> = {}): DockState =>
  dockState({ show: still(view), view, seat: 0, atRest: true, pending: undefined, ...more });

describe('the dock', () => {
  test('asks those aboard, at rest', () => {
    const view = choosing();
    expect(atRest(view)).toEqual({ kind: 'choice', view, cards: 'open', chosen: undefined, awaited: [] });
    expect(atRest(choosing({ phase: 'flip' })).kind).toBe('note');
  });

  test('asks nobody while something still moves', () => {
    expect(atRest(choosing(), { atRest: false }).kind).toBe('note');
  });

  test('[P4] a choice that is made can be changed while others are awaited', () => {
    const view = choosing({ skull: 0b001, hidden: 0b010 });
    expect(atRest(view)).toMatchObject({ cards: 'open', chosen: 'skull', awaited: [2] });
  });

  test('nobody is awaited aloud before the own choice is in', () => {
    expect(atRest(choosing({ hidden: 0b010 }))).toMatchObject({ chosen: undefined, awaited: [] });
  });

  test('a choice on its way counts as chosen, and cannot be changed until it is confirmed', () => {
    expect(atRest(choosing(), { pending: 'monster' })).toMatchObject({
      cards: 'sent',
      chosen: 'monster',
      awaited: [],
    });
    expect(atRest(choosing({ skull: 0b001 }), { pending: 'monster' })).toMatchObject({ chosen: 'monster' });
  });

  test('ashore there is a note, which says who is awaited', () => {
    const view = choosing({ aboard: 0b110, hidden: 0b010 });
    expect(atRest(view)).toEqual({ kind: 'note', isAshore: true, awaited: [2] });
  });

  test('nobody is ashore before the first round or after the last', () => {
    expect(atRest(choosing({ phase: 'first', starter: null, aboard: 0 }))).toMatchObject({ isAshore: false });
    expect(atRest(choosing({ phase: 'over', aboard: 0b110 }))).toMatchObject({ isAshore: false });
  });

  test('the cards stand by through draw and reveal, about what was chosen then', () => {
    const { first, moments } = playSteps([...START, fortune(0), sally(0), plunder(1), sally(2), flip('skull')]);
    const stood = moments.flatMap((moment, index) =>
      scenes(moments[index - 1]?.view ?? first, moment).map(({ show }) => {
        const state = dockState({ show, view: moment.view, seat: 0, atRest: false, pending: undefined });
        return [show.happening.event, state.kind, state.kind === 'choice' ? state.chosen : undefined];
      }),
    );
    expect(stood.filter(([, kind]) => kind === 'choice')).toEqual([
      ['fortune', 'choice', undefined],
      ['revealed', 'choice', 'skull'],
    ]);
  });

  test('cards that stand by show the shares of that turn, not of the next', () => {
    const from = { phase: 'choose', starter: 0, fortune: 1, loot: coinsFrom([0, 2, 0]), aboard: 0b011 } as const;
    const { first, moments } = playSteps([plunder(0), plunder(1)], from);
    const [, last] = moments;
    const [revealed] = last === undefined ? [] : scenes(moments[0]?.view ?? first, last);
    const state =
      revealed && last && dockState({ ...revealed, view: last.view, seat: 0, atRest: false, pending: undefined });
    expect(state).toMatchObject({ kind: 'choice', cards: 'seen', view: { ...from, monster: 0b011 } });
  });
});

describe('a press on a card', () => {
  const press: Press = { side: 'monster', chosen: undefined, asked: undefined, confirm: 'off', doubled: false };

  test('chooses, or chooses anew', () => {
    expect(metWith(press)).toBe('choose');
    expect(metWith({ ...press, chosen: 'skull' })).toBe('choose');
  });

  test('on what is chosen does nothing, whatever the settings say', () => {
    expect(metWith({ ...press, chosen: 'monster' })).toBe('nothing');
    expect(metWith({ ...press, chosen: 'monster', confirm: 'on' })).toBe('nothing');
  });

  test('asks first where the settings say so; another card is another question', () => {
    const asking: Press = { ...press, confirm: 'on' };
    expect(metWith(asking)).toBe('ask');
    expect(metWith({ ...asking, asked: 'skull' })).toBe('ask');
    expect(metWith({ ...asking, asked: 'monster' })).toBe('choose');
  });

  test('a double click is one press: it asks and does not answer', () => {
    const second: Press = { ...press, confirm: 'on', asked: 'monster', doubled: true };
    expect(metWith(second)).toBe('nothing');
    expect(metWith({ ...press, doubled: true })).toBe('choose');
  });
});

test('a side is known to its owner alone', () => {
  const view = choosing({ monster: 0b001, hidden: 0b110 });
  expect([0, 1, 2].map((seat) => chosenSide(view, seat))).toEqual(['monster', undefined, undefined]);
  expect(chosenSide(choosing({ skull: 0b100 }), 2)).toBe('skull');
});

describe('the note', () => {
  const show = still(choosing());
  const note = (more: Partial<Show>, took?: number): string => {
    const { title, text } = noteFor({ ...show, ...more }, 0, took);
    return `${title} ${text}`;
  };

  test('aboard: what comes next', () => {
    expect(note({ fortune: null })).toBe('You are aboard. Next comes the fortune coin.');
    expect(note({ fortune: 1 })).toBe('You are aboard. Next comes the flip.');
  });

  test('ashore: with what was taken, if that is known', () => {
    expect(note({ aboard: 0b110 }, 5)).toBe('You are ashore with 5. The voyage goes on without you.');
    expect(note({ aboard: 0b110 })).toBe('You are ashore. The voyage goes on without you.');
  });

  test('the end of a round, and of the last one', () => {
    const attacked = { happening: { event: 'attacked', metal: 0, lost: 0 } } as const;
    expect(note(attacked)).toBe('The loot is lost. Everyone comes aboard for the next round.');
    expect(note({ ...attacked, round: 5 })).toBe('The loot is lost. The result follows.');
    expect(note({ happening: { event: 'deck-empty' } })).toContain('Nobody is aboard: the round ends.');
    expect(note({ happening: { event: 'pouch-empty', lost: 0 } })).toContain('The pouch is empty: the round ends.');
  });

  test('the beginning and the end of the game', () => {
    expect(note({ happening: { event: 'stacked', coins: [] } })).toContain('The voyage begins.');
    const over = (ending: 'twenty-five' | 'five-rounds'): string =>
      note({ happening: { event: 'over', winners: 1, ending } });
    expect([over('twenty-five'), over('five-rounds')]).toEqual([
      'A booty has reached 25. The result follows.',
      'The game is over. The result follows.',
    ]);
  });
});
