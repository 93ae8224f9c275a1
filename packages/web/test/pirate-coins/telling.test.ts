import { coinsFrom, EMPTY } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { chart, figures } from '../../src/games/pirate-coins/chart.ts';
import { chapter, heading, prompt, waiting } from '../../src/games/pirate-coins/heading.ts';
import { group, tell } from '../../src/games/pirate-coins/log.ts';
import { result } from '../../src/games/pirate-coins/result.ts';
import { still } from '../../src/games/pirate-coins/show.ts';
import words from '../../src/words/en/pirate-coins.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';
import { choosing, flip, fortune, names, playSteps, plunder, START, sally } from './steps.ts';

beforeAll(() => {
  addWords(table);
  addWords(words);
});

describe('the log', () => {
  test('speaks to you, of one and of many', () => {
    const told = (plunderers: number, sallying: number): string | undefined =>
      tell({ event: 'revealed', plunder: plunderers, sally: sallying }, names)?.text;
    expect(told(0b001, 0b010)).toBe('<b>You</b> plunder; Ines sallies forth.');
    expect(told(0b010, 0b101)).toBe('<b>Ines</b> plunders; Jonah and you sally forth.');
    expect(told(0, 0b111)).toBe('<b>Ines, Jonah and you</b> sally forth.');
    expect(told(0b110, 0)).toBe('<b>Ines and Jonah</b> plunder.');
  });

  test('says coins, change and gain', () => {
    const take = coinsFrom([0, 1, 1]);
    expect(tell({ event: 'plundered', seat: 1, take, give: coinsFrom([1, 0, 0]) }, names)?.text).toBe(
      '<b>Ines</b> takes 1 gold, 1 silver and gives back 1 copper: <b>+4</b>.',
    );
    expect(tell({ event: 'plundered', seat: 0, take: EMPTY, give: EMPTY }, names)?.text).toBe(
      '<b>You</b> get nothing.',
    );
  });

  test('groups by turn', () => {
    expect(group({ event: 'fortune', seat: 0, coin: 0 }, choosing({ round: 3, turn: 9 }))).toBe('Round 3, turn 9');
  });
});

test('heading, prompt, waiting and chapter', () => {
  const view = choosing({ round: 3, turn: 9, hidden: 0b010 });
  expect(heading(view, still(view))).toMatchObject({ round: 'Round 3 of 5, turn 9', phase: 'decide', now: 1 });
  expect(prompt(view, 0)).toContain(': +8 if alone');
  expect(waiting({ ...view, skull: 0b001 }, names)).toBe('Waiting for Jonah.');
  expect(chapter(view)).toBe('choose');
});

describe('the result', () => {
  const over = (booty: readonly number[], winners: number, ending: 'twenty-five' | 'five-rounds') =>
    result(choosing({ phase: 'over', booty, winners, ending, round: 4 }), names);

  test('a booty of 25', () => {
    expect(over([coinsFrom([1, 3, 6]), coinsFrom([0, 0, 7]), coinsFrom([0, 0, 1])], 0b001, 'twenty-five')).toEqual({
      title: 'You win, 25 to 21',
      reason: 'You reached 25 in round 4. The highest booty takes it.',
    });
  });

  test('equal worth: more gold, then more silver, else shared', () => {
    const gold = over([coinsFrom([3, 0, 3]), coinsFrom([0, 0, 4]), coinsFrom([0, 0, 1])], 0b010, 'five-rounds');
    expect(gold.title).toBe('Ines wins, 12 to 12');
    expect(gold.reason).toBe('Five rounds are over. Equal in worth with you: more gold decides, 4 to 3.');
    const silver = over([coinsFrom([2, 0, 3]), coinsFrom([0, 1, 3]), coinsFrom([0, 0, 1])], 0b010, 'five-rounds');
    expect(silver.reason).toContain('Equal in worth and gold with you: more silver decides, 1 to 0.');
    const shared = over([coinsFrom([0, 1, 3]), coinsFrom([0, 1, 3]), coinsFrom([0, 0, 1])], 0b011, 'five-rounds');
    expect(shared.title).toBe('Ines and you share the win with 11');
    expect(shared.reason).toContain('Equal in worth, gold and silver.');
  });
});

test('the chart has a value a turn and marks attacks; figures count', () => {
  const turns = [fortune(2), sally(0), sally(1), sally(2), flip('monster')];
  const { first, moments } = playSteps([
    ...START,
    ...turns,
    ...turns,
    ...turns,
    fortune(0),
    plunder(0),
    sally(1),
    sally(2),
  ]);
  const { marks, values, signs, goal } = chart(moments, first, names);
  expect(marks.map(({ label }) => label)).toEqual(['Start', '1.1', '1.2', '1.3']);
  expect(values).toEqual([
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ]);
  expect(goal).toBe(25);
  expect(signs.map(({ sign, text }) => [sign, text])).toEqual([
    ['attack', 'Round 1: the serpent attacks, 3 lost'],
    ['plunder', 'Round 2: you plunder'],
  ]);
  expect(figures(moments, first, 0)).toEqual([
    ['Times plundered', '1'],
    ['Best share', '+2'],
    ['Times sallied forth', '3'],
    ['Rounds lost to a monster', '1'],
  ]);
});
