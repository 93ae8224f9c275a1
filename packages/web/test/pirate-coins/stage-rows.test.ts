import { coinsFrom, EMPTY } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { lastResult } from '../../src/games/pirate-coins/last-result.ts';
import { scenes } from '../../src/games/pirate-coins/scenes.ts';
import { still } from '../../src/games/pirate-coins/show.ts';
import { type StageRow, stageRows } from '../../src/games/pirate-coins/stage-rows.ts';
import { gainsIn, turnsOf } from '../../src/games/pirate-coins/turns.ts';
import type { View } from '../../src/games/pirate-coins/types.ts';
import {
  choosing,
  flip,
  fortune,
  names,
  others,
  type Played,
  playSteps,
  plunder,
  START,
  sally,
  speak,
} from './steps.ts';

beforeAll(speak);

/** The game with its rows after all has been told. */
const rowsAfter = ({ moments }: Played): readonly StageRow[] =>
  stageRows(moments, still(moments.at(-1)?.view ?? choosing()));

const drawn = (
  coin: number,
  more: Partial<View> = {},
): { readonly fortune: ReturnType<typeof fortune>; more: Partial<View> } => ({
  fortune: fortune(coin),
  more: { phase: 'fortune', starter: 0, stack: [1, 1, 1], ...more },
});

describe('rows', () => {
  test('before the choices are shown: who has chosen', () => {
    const game = playSteps([...START, fortune(0), sally(1)]);
    expect(rowsAfter(game).map(({ doing, before, after }) => [doing, before, after])).toEqual([
      ['choosing', 3, 3],
      ['chosen', 3, 3],
      ['choosing', 3, 3],
    ]);
  });

  test('the share with its coins, and the booty before and after', () => {
    const { fortune: draw, more } = drawn(0, { loot: coinsFrom([0, 1, 1]) });
    const [robin, ines] = rowsAfter(playSteps([draw, plunder(0), sally(1), sally(2)], more));
    expect(robin).toMatchObject({ doing: 'plunder', gain: 5, before: 3, after: 8, lack: undefined });
    expect(robin?.taken).toMatchObject({ take: coinsFrom([0, 1, 1]), give: EMPTY });
    expect(ines).toMatchObject({ doing: 'sally', before: 3, after: 3, lost: false });
  });

  test('why somebody got nothing', () => {
    const lacks = (coin: number, loot: number, more: Partial<View> = {}): unknown => {
      const { fortune: draw, more: start } = drawn(coin, { loot, ...more });
      return rowsAfter(playSteps([draw, plunder(0), plunder(1), sally(2)], start)).map(({ lack }) => lack);
    };
    expect(lacks(2, coinsFrom([1, 1, 1]))).toEqual(['not-alone', 'not-alone', undefined]);
    expect(lacks(1, coinsFrom([1, 1, 1]))).toEqual(['too-few', 'too-few', undefined]);
    expect(lacks(0, coinsFrom([1, 0, 0]))).toEqual(['too-little', 'too-little', undefined]);
    expect(lacks(0, EMPTY)).toEqual(['empty', 'empty', undefined]);
    // Each is owed 1 of the silver: Ines pays a copper for it, Robin has none.
    const booty = [coinsFrom([0, 0, 1]), coinsFrom([1, 0, 1]), EMPTY];
    expect(lacks(0, coinsFrom([0, 1, 0]), { booty })).toEqual(['no-change', undefined, undefined]);
  });

  test('an attack takes the loot from those aboard; a new round begins afresh', () => {
    const { fortune: draw, more } = drawn(0, { loot: coinsFrom([0, 1, 1]), monsters: coinsFrom([2, 0, 0]) });
    const game = playSteps([draw, plunder(0), sally(1), sally(2), flip('monster')], more);
    const { first, moments } = game;
    const last = moments.at(-1);
    if (last === undefined) throw new Error('no moment');
    const rows = scenes(moments.at(-2)?.view ?? first, last, 'table').map(({ show, told = 0 }) =>
      stageRows([...moments.slice(0, -1), { ...last, events: last.events.slice(0, told) }], show).map(
        ({ doing, lost = false }) => (lost ? 'lost' : doing),
      ),
    );
    expect(rows).toEqual([
      ['plunder', 'sally', 'sally'],
      ['plunder', 'sally', 'sally'],
      ['plunder', 'lost', 'lost'],
      ['aboard', 'aboard', 'aboard'],
    ]);
  });

  test('who is ashore keeps what was taken earlier in the round', () => {
    const { fortune: draw, more } = drawn(0, { loot: coinsFrom([0, 1, 1]) });
    const game = playSteps([draw, plunder(0), sally(1), sally(2), flip('skull'), fortune(1)], more);
    expect(rowsAfter(game)[0]).toMatchObject({ doing: 'ashore', gain: 5, after: 8 });
    expect([...gainsIn(1, turnsOf(game.moments))]).toEqual([[0, 5]]);
    expect(gainsIn(2, turnsOf(game.moments)).size).toBe(0);
  });

  test('come in the order that is asked for', () => {
    expect(stageRows([], still(choosing()), [2, 0, 1]).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});

describe('the last result', () => {
  const told = ({ moments }: Played, viewer: number | 'table' = 0): string | undefined =>
    lastResult(moments, { viewer, names: viewer === 'table' ? others : names });
  const two = drawn(0, { loot: coinsFrom([0, 1, 1]), monsters: coinsFrom([1, 0, 0]) });

  test('there is none before the first turn is over', () => {
    expect(told(playSteps([...START, fortune(0)]))).toBeUndefined();
  });

  test('a turn: who left with what, and how the coin fell', () => {
    const left = playSteps([two.fortune, sally(0), plunder(1), sally(2), flip('monster'), fortune(1)], two.more);
    expect(told(left)).toBe('Last turn: Ines +5, angler 2 of 3');
    const stayed = playSteps([two.fortune, sally(0), sally(1), sally(2), flip('skull'), fortune(1)], two.more);
    expect(told(stayed)).toBe('Last turn: everyone stayed, copper joined the loot');
  });

  test('the only player aboard is named', () => {
    const alone = playSteps(
      [two.fortune, sally(0), plunder(1), plunder(2), flip('skull'), fortune(0), sally(0), flip('skull')],
      two.more,
    );
    expect(told(alone)).toBe('Last turn: you stayed, copper joined the loot');
    expect(told(alone, 'table')).toBe('Last turn: Robin stayed, copper joined the loot');
  });

  test('it goes away when the next choices are shown', () => {
    const steps = [two.fortune, sally(0), sally(1), sally(2), flip('skull'), fortune(1), sally(0), sally(1), sally(2)];
    expect(told(playSteps(steps.slice(0, -1), two.more))).toMatch(/^Last turn/);
    expect(told(playSteps(steps, two.more))).toBeUndefined();
  });

  test('a round: you first, with the reason if there was nothing for you', () => {
    const { more } = drawn(0, { loot: coinsFrom([0, 1, 1]), monsters: coinsFrom([2, 0, 0]) });
    const attacked = playSteps([fortune(0), sally(0), plunder(1), sally(2), flip('monster')], more);
    expect(told(attacked)).toBe('Last round: nothing for you (the angler attacked), Ines +5');
    expect(told(attacked, 1)).toBe('Last round: Ines +5');
    expect(told(attacked, 'table')).toBe('Last round: Ines +5');
    const nobody = playSteps([fortune(0), sally(0), sally(1), sally(2), flip('monster')], more);
    expect(told(nobody, 'table')).toBe('Last round: nothing for anyone (the angler attacked)');
  });

  test('[P7] no change for your share', () => {
    const booty = [coinsFrom([0, 0, 1]), coinsFrom([1, 0, 1]), EMPTY];
    const { more } = drawn(0, { loot: coinsFrom([0, 1, 0]), booty });
    const game = playSteps([fortune(0), plunder(0), plunder(1), plunder(2)], more);
    expect(told(game)).toContain('nothing for you (too little to share)');
    const two = playSteps([fortune(0), plunder(0), plunder(1), sally(2), flip('skull')], more);
    expect(told(two)).toBe('Last turn: nothing for you (no change for your share), Ines +1, copper joined the loot');
  });
});
