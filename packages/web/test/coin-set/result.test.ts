import { coinSet } from '@pouch/rules';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bestTimes } from '../../src/device/best-times.ts';
import { chart } from '../../src/games/coin-set/chart.ts';
import { figures } from '../../src/games/coin-set/figures.ts';
import { finished, result, score } from '../../src/games/coin-set/result.ts';
import type { Types, View } from '../../src/games/coin-set/types.ts';
import type { Moment } from '../../src/table/source.ts';
import words from '../../src/words/en/coin-set.json';
import { addWords } from '../../src/words/t.ts';
import { COPPER_SET, call, deal, moments, NO_SET, played, point, randomGame, toAll, toRobin } from './played.ts';

beforeAll(() => addWords(words));
afterEach(() => vi.unstubAllGlobals());

/** A finished game, whoever has won how much. */
const over = (won: View['won'], winners: number): View => ({
  ...played(won.length),
  phase: 'over',
  ending: 'no-more-sets',
  won,
  winners,
});

describe('the result', () => {
  test('names the winner, with the next best score', () => {
    const view = over([[1, 2, 3], [4, 5, 6, 7, 8, 9], []], 0b010);
    expect(result(view, toRobin).title).toBe('You win, 6 to 3');
    expect(result(view, toAll).title).toBe('Robin wins, 6 to 3');
    expect(result(view, toAll).reason).toBe('Nobody saw another set and the bag is empty. Most coins win.');
  });

  test('of a game without any set has no winner to name', () => {
    expect(result(over([[], []], 0b11), toRobin).title).toBe('Nobody has any coins');
  });

  test('[S5] alone counts sets, and compares with the best game', () => {
    const device = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, text: string) => device.set(key, text),
    });
    vi.stubGlobal('location', { pathname: '/play/this' });
    const view = over([[1, 2, 3, 4, 5, 6]], 0b1);
    expect(result(view, toRobin)).toEqual({
      title: '2 sets found',
      reason: 'The bag is empty, and you saw no more sets.',
    });
    const save = {
      seats: 1,
      players: [],
      seconds: 125,
      updatedAt: 0,
      result: { scores: [6], winners: [0], ending: '' },
    };
    finished({ ...save, id: 'other' } as unknown as Parameters<typeof finished>[0]);
    expect(result(view, toRobin).reason).toMatch(/Your best game: 2 sets in 2:05\.$/);
    finished({ ...save, id: 'this', seconds: 61 } as unknown as Parameters<typeof finished>[0]);
    expect(result(view, toRobin).reason).toMatch(/Your best yet: 2 sets in 1:01\.$/);
    finished({ ...save, id: 'table', seats: 3 } as unknown as Parameters<typeof finished>[0]);
    expect(
      bestTimes().map(({ id }) => id),
      'games with others are no times',
    ).toEqual(['this', 'other']);
  });
});

/** Robin finds a set, then misses; Ann finds one. */
const GAME = moments(
  2,
  call(1),
  point(1, COPPER_SET),
  deal(4, 8, 10),
  call(1),
  point(1, NO_SET),
  call(0),
  point(0, [1, 4, 7]),
);
const START = coinSet.setup(2, { pointSeconds: 3, agreeSeconds: 20 });

describe('the chart', () => {
  const data = () => chart(GAME, START, toAll);

  test('has a mark for every set, and for coins that went back', () => {
    expect(data().marks).toEqual([
      { label: 'Start', moment: 0 },
      { label: '1', moment: 3 },
      { label: '', moment: 6 },
      { label: '2', moment: 8 },
    ]);
    expect(data().values).toEqual([
      [0, 0, 0, 3],
      [0, 3, 0, 0],
    ]);
  });

  test('has signs for sets and for calls that failed', () => {
    expect(data().signs.map(({ moment, sign, text }) => `${moment} ${sign} ${text}`)).toEqual([
      '3 set Robin: set',
      '6 miss Robin: wrong or late',
      '8 set Ann: set',
    ]);
  });

  test('of whole games ends with the scores, and its marks follow each other', () => {
    for (const seats of [1, 2, 4]) {
      const game: readonly Moment<Types>[] = [...randomGame(seats, seats + 20)].map(([, moment]) => moment);
      const end = game.at(-1)?.view ?? played(seats);
      const { marks, values } = chart(game, coinSet.setup(seats, { pointSeconds: 3, agreeSeconds: 20 }), toAll);
      for (const [seat, line] of values.entries()) {
        expect(line).toHaveLength(marks.length);
        expect(line.at(-1)).toBe(score(end, seat));
      }
      const numbers = marks.map(({ moment }) => moment);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });
});

test('figures of each player', () => {
  expect(figures(GAME, START, 1)).toEqual([
    ['Sets found', '1'],
    ['Failed calls', '1'],
    ['Coins given back', '3'],
    ['Sets with a joker', '0'],
    ['All-different sets', '0'],
    ['Most sets in a row', '1'],
  ]);
  expect(Object.fromEntries(figures(GAME, START, 0))).toMatchObject({ 'Sets found': '1', 'Failed calls': '0' });
});
