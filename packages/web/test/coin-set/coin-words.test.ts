import { COIN_SET_COINS } from '@pouch/rules';
import { beforeAll, expect, test } from 'vitest';
import { coinWords } from '../../src/games/coin-set/coin-words.ts';
import about from '../../src/words/en/about-coin-set.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(about));

test('every side has its own name, in the words of the page', () => {
  const names = Array.from({ length: 2 * COIN_SET_COINS }, (_, face) => coinWords(face));
  expect(new Set(names).size).toBe(names.length);
  expect(
    names.filter(
      (name) =>
        !/^(copper|silver|gold)( joker|, (one|two|three) (dark|white|striped) (triangle|square|circle)s?)$/.test(name),
    ),
  ).toEqual([]);
  expect(coinWords(0)).toBe('copper, one dark triangle');
});
