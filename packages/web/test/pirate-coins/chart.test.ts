import { coinsFrom } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { chart } from '../../src/games/pirate-coins/chart.ts';
import { figures } from '../../src/games/pirate-coins/figures.ts';
import { flip, fortune, names, others, playSteps, plunder, START, sally, speak } from './steps.ts';

beforeAll(speak);

/** Three gold monsters: the round is lost at its third turn. */
const LOST = [1, 2, 3].flatMap(() => [fortune(2), sally(0), sally(1), sally(2), flip('monster')]);
const lostRound = playSteps([...START, ...LOST, fortune(0), plunder(0), sally(1), sally(2)]);

describe('the chart', () => {
  const { first, moments } = lostRound;

  test('has a value for each turn that is over, and the goal', () => {
    const { marks, values, goal, title } = chart(moments, first, names);
    expect(title).toBe('Booty by turn');
    expect(marks.map(({ label }) => label)).toEqual(['Start', '1.1', '1.2', '1.3']);
    expect(values).toEqual([
      [3, 3, 3, 3],
      [3, 3, 3, 3],
      [3, 3, 3, 3],
    ]);
    expect(goal).toBe(25);
  });

  test('marks attacks and plundering where they happened', () => {
    const { signs } = chart(moments, first, names);
    expect(signs.map(({ sign, text }) => [sign, text])).toEqual([
      ['attack', 'Round 1: the serpent attacks, loot worth 3 lost'],
      ['plunder', 'Round 2: you plunder'],
    ]);
    for (const { moment, sign } of signs) {
      const events = moments[moment - 1]?.events.map(({ event }) => event);
      expect(events).toContain(sign === 'attack' ? 'attacked' : 'revealed');
    }
    expect(chart(moments, first, others).signs[1]?.text).toBe('Round 2: Robin plunders');
  });

  test('a turn without a flip ends with its round: nobody aboard, or the game over', () => {
    const alone = playSteps([...START, fortune(2), plunder(0), plunder(1), plunder(2)]);
    expect(chart(alone.moments, alone.first, names).marks.map(({ label }) => label)).toEqual(['Start', '1.1']);
    const booty = [coinsFrom([0, 0, 8]), coinsFrom([0, 0, 1]), coinsFrom([0, 0, 1])];
    const from = { phase: 'choose', starter: 0, round: 2, turn: 3, fortune: 2, loot: coinsFrom([0, 0, 1]), booty };
    const won = playSteps([plunder(0), sally(1), sally(2)], from as Parameters<typeof playSteps>[1]);
    const { marks, values, signs } = chart(won.moments, won.first, names);
    expect(marks).toEqual([
      { label: 'Start', moment: 0 },
      { label: '2.3', moment: 3 },
    ]);
    expect(values[0]).toEqual([24, 27]);
    expect(signs.map(({ sign, text }) => [sign, text])).toEqual([
      ['plunder', 'Round 2: you plunder'],
      ['win', 'You win'],
    ]);
  });

  test('before the first step there is the start alone', () => {
    expect(chart([], first, names)).toMatchObject({ values: [[3], [3], [3]], signs: [] });
  });
});

describe('figures', () => {
  const { first, moments } = lostRound;
  const of = (seat: number): readonly string[] => figures(moments, first, seat).map(([, value]) => value);

  test('count what one player did and met with', () => {
    expect(figures(moments, first, 0)).toEqual([
      ['Times plundered', '1'],
      ['Best share', '+2'],
      ['Times stayed aboard', '3'],
      ['Rounds lost to monsters', '1'],
    ]);
    expect(of(1)).toEqual(['0', '0', '4', '1']);
  });

  test('who was ashore lost nothing to the monster', () => {
    const turns = [2, 3].flatMap(() => [fortune(2), sally(1), sally(2), flip('monster')]);
    const game = playSteps([...START, fortune(2), plunder(0), sally(1), sally(2), flip('monster'), ...turns]);
    expect(figures(game.moments, game.first, 0).at(-1)?.[1]).toBe('0');
    expect(figures(game.moments, game.first, 2).at(-1)?.[1]).toBe('1');
  });
});
