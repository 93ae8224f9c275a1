import { beforeAll, describe, expect, test } from 'vitest';
import { chosenSide, metWith, type Press } from '../../src/games/pirate-coins/choice.ts';
import { type DockState, dockState } from '../../src/games/pirate-coins/dock-state.ts';
import { scenes } from '../../src/games/pirate-coins/scenes.ts';
import { still } from '../../src/games/pirate-coins/show.ts';
import type { View } from '../../src/games/pirate-coins/types.ts';
import { choosing, flip, fortune, playSteps, plunder, START, sally, speak } from './steps.ts';

beforeAll(speak);

const atRest = (view: View, more: Partial<Parameters<typeof dockState>[0]> = {}): DockState =>
  dockState({ show: still(view), view, seat: 0, atRest: true, pending: undefined, ...more });

describe('the dock', () => {
  test('asks those aboard, at rest', () => {
    const view = choosing();
    expect(atRest(view)).toEqual({ kind: 'choice', view, cards: 'open', chosen: undefined, awaited: [] });
    expect(atRest(choosing({ phase: 'flip' })).kind).toBe('stage');
  });

  test('asks nobody while something still moves', () => {
    expect(atRest(choosing(), { atRest: false }).kind).toBe('stage');
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

  test('ashore, and before and after the game, there is the stage', () => {
    expect(atRest(choosing({ aboard: 0b110, hidden: 0b010 }))).toEqual({ kind: 'stage' });
    expect(atRest(choosing({ phase: 'first', starter: null, aboard: 0 }))).toEqual({ kind: 'stage' });
    expect(atRest(choosing({ phase: 'over', aboard: 0b110 }))).toEqual({ kind: 'stage' });
  });

  test('the cards stand by while the coin is drawn; all else is told by the stage', () => {
    const { first, moments } = playSteps([...START, fortune(0), sally(0), plunder(1), sally(2), flip('skull')]);
    const stood = moments.flatMap((moment, index) =>
      scenes(moments[index - 1]?.view ?? first, moment, 0).map(({ show }) => {
        const state = dockState({ show, view: moment.view, seat: 0, atRest: false, pending: undefined });
        return [show.happening.event, state.kind, state.kind === 'choice' ? state.chosen : undefined];
      }),
    );
    expect(stood.filter(([, kind]) => kind === 'choice')).toEqual([['fortune', 'choice', undefined]]);
  });

  test('cards that stand by are about the turn that begins', () => {
    const { first, moments } = playSteps([...START, fortune(1)]);
    const [, before, drawn] = moments;
    const [scene] = drawn === undefined ? [] : scenes(before?.view ?? first, drawn, 0);
    const state =
      scene && drawn && dockState({ ...scene, view: drawn.view, seat: 0, atRest: false, pending: undefined });
    expect(state).toMatchObject({ kind: 'choice', cards: 'seen', view: { fortune: 1, aboard: 0b111, monster: 0 } });
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
