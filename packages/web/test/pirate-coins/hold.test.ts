import { coinsFrom, EMPTY } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { holdCoins } from '../../src/games/pirate-coins/hold-coins.ts';
import { coinsOf } from '../../src/games/pirate-coins/metals.ts';
import { fromMiddle } from '../../src/games/pirate-coins/middle.ts';
import { type Show, still } from '../../src/games/pirate-coins/show.ts';
import { choosing } from './steps.ts';

const show = still(choosing());

describe('coins in the hold', () => {
  const lying = (loot: number, more: Partial<Show> = {}) => holdCoins({ ...show, loot, ...more });

  test('few lie one by one, dearest first', () => {
    const { coins, lie } = lying(coinsFrom([1, 2, 1]));
    expect(lie).toBe('single');
    expect(coins.map(({ metal }) => metal)).toEqual([2, 1, 1, 0]);
    expect(coins.map(({ isFirst }) => isFirst)).toEqual([true, true, false, true]);
    expect(lying(EMPTY).coins).toEqual([]);
  });

  test('more than five are gathered by metal', () => {
    expect(lying(coinsFrom([5, 0, 0])).lie).toBe('single');
    const { coins, lie } = lying(coinsFrom([4, 0, 2]));
    expect(lie).toBe('gathered');
    expect(coins.map(({ metal, count }) => [metal, count])).toEqual([
      [2, 2],
      [0, 4],
    ]);
  });

  test('drawn are as many as there are, and those that leave', () => {
    for (let copper = 0; copper < 5; copper++)
      for (let gold = 0; gold < 5; gold++)
        for (const leaving of [EMPTY, coinsFrom([1, 0, 0]), coinsFrom([0, 1, 1])]) {
          const loot = coinsFrom([copper, 1, gold]);
          const { coins, lie } = lying(loot, { leaving });
          const drawn = coins.reduce((sum, { count }) => sum + count, 0);
          const all = coinsOf(loot + leaving).length;
          expect(lie === 'single' ? drawn : all > 5).toEqual(lie === 'single' ? all : true);
          expect(new Set(coins.map(({ key }) => key)).size).toBe(coins.length);
        }
  });

  test('a coin that leaves keeps its place; one on its way is there already', () => {
    const { coins } = lying(coinsFrom([1, 0, 1]), { leaving: coinsFrom([0, 1, 0]), arriving: coinsFrom([1, 0, 0]) });
    expect(coins.map(({ metal, state }) => [metal, state])).toEqual([
      [2, 'here'],
      [1, 'leaving'],
      [0, 'arriving'],
    ]);
  });

  test('gathered coins of which all leave are leaving', () => {
    const { coins } = lying(coinsFrom([4, 0, 0]), { leaving: coinsFrom([0, 3, 0]) });
    expect(coins.map(({ metal, count, state }) => [metal, count, state])).toEqual([
      [1, 3, 'leaving'],
      [0, 4, 'here'],
    ]);
  });

  test('they stand about the middle', () => {
    const places = (count: number): unknown[] =>
      Array.from({ length: count }, (_, index) => Object.values(fromMiddle(index, count))[0]);
    expect([places(1), places(2), places(3)]).toEqual([[0], [-0.5, 0.5], [-1, 0, 1]]);
  });
});
