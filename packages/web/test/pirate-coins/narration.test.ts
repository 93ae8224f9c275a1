import { coinsFrom, EMPTY, type Viewer } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { goal, narrate, skipTo } from '../../src/games/pirate-coins/narration.ts';
import { scenes } from '../../src/games/pirate-coins/scenes.ts';
import { still } from '../../src/games/pirate-coins/show.ts';
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

/** What the stage says in every scene of a game: 'headline | why'. */
const said = ({ first, moments }: Played, viewer: Viewer = 0): readonly string[] =>
  moments.flatMap((moment, index) =>
    scenes(moments[index - 1]?.view ?? first, moment, viewer).map(({ show }) => {
      const { headline, why } = narrate(show, moment.view, { viewer, names: viewer === 'table' ? others : names });
      return why === undefined ? headline : `${headline} | ${why}`;
    }),
  );

const from = (more: Partial<View>): Partial<View> => ({ phase: 'choose', starter: 0, ...more });

describe('the stage', () => {
  test('tells the set-up and a turn in which all stay', () => {
    const steps = [...START, fortune(0), sally(0), sally(1), sally(2), flip('skull')];
    expect(said(playSteps(steps))).toEqual([
      'You start | The starting player takes first. The wheel moves on after every turn.',
      'Five coins for five rounds | Each round begins with the next coin as loot.',
      'Round 1: all aboard | A gold from the round stack is the first loot.',
      'You draw a copper | Copper: equal shares by value',
      'Everyone stays aboard | Now the fortune coin is flipped.',
      'The copper is flipped … | Skull: more loot. Monster: angler 1 of 3.',
      'Skull! The copper joins the loot. | The loot is worth 4 now.',
    ]);
  });

  test('one who plunders takes it all', () => {
    const game = playSteps([sally(0), plunder(1), sally(2)], from({ fortune: 0, loot: coinsFrom([0, 1, 1]) }));
    expect(said(game)).toEqual([
      'Ines plunders | Jonah and you stay aboard.',
      'Ines leaves with 5 | A lone plunderer takes it all.',
    ]);
    expect(said(game, 'table')[0]).toBe('Ines plunders | Robin and Jonah stay aboard.');
  });

  test('copper: equal shares by value, and what stays', () => {
    const loot = coinsFrom([3, 1, 2]);
    const game = playSteps([plunder(0), plunder(1), sally(2)], from({ fortune: 0, loot }));
    expect(said(game).at(-1)).toBe(
      'Ines and you leave with 5 each | Equal shares by value: 5 each. Loot worth 1 stays.',
    );
  });

  test('[P6] [P7] copper without change says who lacks it', () => {
    const booty = [EMPTY, coinsFrom([1, 0, 0]), EMPTY];
    const game = playSteps([plunder(0), plunder(1), sally(2)], from({ fortune: 0, loot: coinsFrom([1, 0, 1]), booty }));
    expect(said(game).at(-1)).toBe('Ines leaves with 2, you with 1 | Each share is 2, but you have no change.');
  });

  test('silver: equal coins; gold: one alone', () => {
    const two = [plunder(0), plunder(1), sally(2)];
    const silver = from({ fortune: 1, loot: coinsFrom([3, 2, 0]) });
    expect(said(playSteps(two, silver)).at(-1)).toBe(
      'Ines and you leave with 3 each | Equal coins: 1 silver, 1 copper each. Loot worth 1 stays.',
    );
    expect(said(playSteps(two, from({ fortune: 1, loot: coinsFrom([1, 1, 1]) }))).at(-1)).toBe(
      'Ines and you leave with nothing | Too few coins of any metal to share. The loot stays.',
    );
    expect(said(playSteps(two, from({ fortune: 2, loot: coinsFrom([1, 1, 1]) }))).at(-1)).toBe(
      'Ines and you leave with nothing | Gold: two or more get nothing. The loot stays.',
    );
    expect(said(playSteps(two, from({ fortune: 0, loot: EMPTY }))).at(-1)).toBe(
      'Ines and you leave with nothing | There’s no loot to take.',
    );
    expect(said(playSteps(two, from({ fortune: 0, loot: coinsFrom([1, 0, 0]) }))).at(-1)).toBe(
      'Ines and you leave with nothing | Loot worth 1 is too little to share.',
    );
  });

  test('monsters, and the third one attacks', () => {
    const flips = (monsters: number, more: Partial<View> = {}): readonly string[] =>
      said(playSteps([flip('monster')], { phase: 'flip', starter: 0, fortune: 0, monsters, stack: [1], ...more }));
    expect(flips(EMPTY).at(-1)).toBe('Angler! 1 of 3 | Three of a kind attack.');
    expect(flips(coinsFrom([1, 0, 0])).at(-1)).toBe('Angler! 2 of 3 | The next angler attacks.');
    expect(flips(coinsFrom([2, 0, 0]), { loot: coinsFrom([1, 0, 2]) }).slice(1)).toEqual([
      'Angler! 3 of 3 | Three of a kind attack.',
      'The angler attacks: all loot is lost | Loot worth 7 goes back into the pouch.',
      'Round 2: all aboard | A silver from the round stack is the first loot.',
    ]);
    expect(flips(coinsFrom([2, 0, 0]))[0]).toContain('Monster: the third angler attacks.');
    expect(flips(coinsFrom([2, 0, 0]))[2]).toContain('There was no loot to lose.');
  });

  test('other ends of a round, and of the game', () => {
    const empty = playSteps([flip('skull')], { phase: 'flip', starter: 0, fortune: 1, pouch: EMPTY, stack: [1] });
    expect(said(empty)[2]).toBe('The pouch is empty: the round ends | Loot worth 2 goes back into the pouch.');
    const all = [plunder(0), plunder(1), plunder(2)];
    const deck = playSteps(all, from({ fortune: 2, loot: coinsFrom([1, 0, 0]), stack: [1] }));
    expect(said(deck).slice(0, 3)).toEqual([
      'Everyone plunders | Nobody stays aboard.',
      'All 3 aboard leave with nothing | Gold: two or more get nothing. The loot stays.',
      'Nobody is aboard: the round ends | The gold is not flipped.',
    ]);
    const booty = [coinsFrom([0, 0, 8]), EMPTY, EMPTY];
    const won = playSteps([plunder(0), sally(1), sally(2)], from({ fortune: 2, loot: coinsFrom([0, 0, 1]), booty }));
    expect(said(won).at(-1)).toBe('Game over | You have reached 25.');
  });

  test('at rest it says who is awaited, and to those ashore that they are', () => {
    const at = (view: View, viewer: Viewer): unknown => {
      const { headline, why } = narrate(still(view), view, { viewer, names });
      return [headline, why];
    };
    const view = choosing({ aboard: 0b110, hidden: 0b010 });
    expect(at(view, 0)).toEqual(['Waiting for Jonah', 'You’re ashore until the next round.']);
    expect(at(view, 'table')).toEqual(['Waiting for Jonah', 'Copper: equal shares by value']);
    expect(at(choosing({ phase: 'flip' }), 'table')).toEqual([
      'The copper is flipped …',
      'Skull: more loot. Monster: angler 1 of 3.',
    ]);
    expect(at(choosing({ phase: 'fortune', fortune: null }), 0)).toEqual([
      'Next: the fortune coin',
      'Its metal decides how the loot is split.',
    ]);
    expect(at(choosing({ phase: 'over' }), 0)).toEqual(['Game over', undefined]);
  });
});

test('the goal is the one of the rules', () => {
  expect(goal(choosing())).toBe('First to 25 wins');
});

test('skipping says where it leads', () => {
  expect(skipTo(choosing(), 0)).toBe('Skip to your choice');
  expect(skipTo(choosing({ skull: 0b001 }), 0)).toBe('Skip');
  expect(skipTo(choosing({ aboard: 0b110 }), 0)).toBe('Skip');
  expect(skipTo(choosing(), 'table')).toBe('Skip');
  expect(skipTo(choosing({ phase: 'over' }), 0)).toBe('Skip to the result');
});
