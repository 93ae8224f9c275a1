import { coinsFrom, EMPTY, pirateInternals } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { coinsOf, countsOf, DEAREST_FIRST } from '../../src/games/pirate-coins/metals.ts';
import { capitalised, coinWords, doers, signed } from '../../src/games/pirate-coins/words.ts';
import { names, others, speak } from './steps.ts';

beforeAll(speak);

describe('words', () => {
  test('coins dearest first, and nothing for none', () => {
    expect(coinWords(coinsFrom([2, 0, 1]))).toBe('1 gold, 2 copper');
    expect(coinWords(EMPTY)).toBe('nothing');
  });

  test('one, many, and you last', () => {
    expect(doers(0b001, names)).toEqual({ form: 'you', names: 'you' });
    expect(doers(0b010, names)).toEqual({ form: 'one', names: 'Ines' });
    expect(doers(0b111, names)).toEqual({ form: 'many', names: 'Ines, Jonah and you' });
    expect(doers(0b001, others)).toEqual({ form: 'one', names: 'Robin' });
  });

  test('gains have a sign, nothing has none', () => {
    expect([signed(3), signed(0), signed(-1)]).toEqual(['+3', '0', '-1']);
    expect(capitalised('you and Ines')).toBe('You and Ines');
  });

  test('counts and coins of a heap agree with its worth', () => {
    const heap = coinsFrom([3, 1, 2]);
    expect(coinsOf(heap)).toEqual([2, 2, 1, 0, 0, 0]);
    expect(countsOf(heap)).toEqual([3, 1, 2]);
    expect(DEAREST_FIRST).toEqual([2, 1, 0]);
    const worths = coinsOf(heap).map((metal) => metal + 1);
    expect(worths.reduce((sum, worth) => sum + worth, 0)).toBe(pirateInternals.worthOf(heap));
  });
});
