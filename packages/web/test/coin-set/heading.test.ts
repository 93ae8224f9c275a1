import { coinSet } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { chapter, goal, heading, prompt, waiting } from '../../src/games/coin-set/heading.ts';
import { hints } from '../../src/games/coin-set/hints.ts';
import { keys } from '../../src/games/coin-set/keys.ts';
import { SLOT_KEYS } from '../../src/games/coin-set/slots.ts';
import words from '../../src/words/en/coin-set.json';
import { addWords } from '../../src/words/t.ts';
import sections from '../learn/sections/coin-set.json';
import { agree, allAgree, COPPER_SET, call, deal, played, point, randomGame, toRobin, turn } from './played.ts';

beforeAll(() => addWords(words));

const searching = played(3);
const agreed = played(3, agree(0));
const pointing = played(3, call(1));
const dealing = played(3, call(1), point(1, COPPER_SET));
const second = played(3, call(1), point(1, COPPER_SET), deal(4, 8, 10));
const turned = played(3, ...allAgree(3));
const turning = played(3, ...allAgree(3), ...allAgree(3));
const robinTurns = played(3, ...allAgree(3), ...allAgree(3), turn(0, 2), ...allAgree(3));

describe('the heading', () => {
  test('says what is in the bag and what everybody does', () => {
    expect(heading(searching)).toMatchObject({ round: '32 coins in the bag', phase: 'searching' });
    expect(heading(pointing).phase).toBe('picking');
    expect(heading(turning).phase).toBe('turning');
    expect(heading({ ...searching, bagCount: 0 }).round).toBe('Bag empty');
  });

  test('does not change its phase for the moment of dealing: it would be announced', () => {
    expect(dealing.phase).toBe('deal');
    expect(heading(dealing).phase).toBe(heading(searching).phase);
  });
});

describe('the chapter of the rules', () => {
  test.each([
    ['sets', searching],
    ['no-set', agreed],
    ['call', pointing],
    ['set-up', dealing],
    ['turning', turned],
    ['turning', turning],
  ] as const)('%s', (wanted, view) => {
    expect(chapter(view)).toBe(wanted);
  });

  test('at the end is about the end, and alone about the clock', () => {
    expect(chapter({ ...searching, phase: 'over' })).toBe('end');
    expect(chapter({ ...played(1), phase: 'over' })).toBe('alone');
  });

  test('is always one that the rules page has', () => {
    const text = JSON.stringify(sections);
    for (const [view] of randomGame(3, 11)) expect(text).toContain(`"${chapter(view)}"`);
  });
});

describe('what a screen reader hears when a decision becomes due', () => {
  test('the search is told once', () => {
    expect(prompt(searching, 1)).toMatch(/^Find three coins that make a set/);
    expect(prompt(agreed, 1)).toBeUndefined();
    expect(prompt(second, 1)).toBeUndefined();
    expect(prompt(turned, 1)).toBeUndefined();
  });

  test('pointing and turning are told to whom they concern', () => {
    expect(prompt(pointing, 1)).toBe('Pick three coins within 3 s.');
    expect(prompt(pointing, 0)).toBeUndefined();
    expect(prompt(robinTurns, 1)).toMatch(/^Turn one coin/);
    expect(prompt(turning, 1)).toBeUndefined();
    expect(prompt(dealing, 1)).toBeUndefined();
  });
});

test('who is awaited', () => {
  expect(waiting(searching, toRobin)).toBe('Everyone is searching');
  expect(waiting(pointing, toRobin)).toBe('Robin is picking');
  expect(waiting(turning, toRobin)).toBe('Ann is turning a coin');
});

test('the goal', () => {
  expect(goal(searching)).toBe('Win the most coins');
  expect(goal(played(1))).toBe('Find every set as fast as you can');
});

test('no hint ever comes up in a race', () => {
  expect(hints).toEqual([]);
});

test('the coins that lie covered before a game are no longer in the bag', () => {
  const before = coinSet.view(coinSet.setup(2, { pointSeconds: 3, agreeSeconds: 20 }), 0);
  expect(heading(before).round).toBe('32 coins in the bag');
});

test('the list of keys has those of all slots, each with what it does', () => {
  const all = keys();
  expect(all.every(({ does }) => does !== '')).toBe(true);
  const listed = all.flatMap((each) => each.keys);
  for (const key of SLOT_KEYS) expect(listed).toContain(key);
});
