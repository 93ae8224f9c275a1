import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  COIN_COUNT,
  isJoker,
  isSet,
  LEVELS,
  marksOf,
  metalOf,
  NO_FACE,
  SIDES,
  SYMBOLS,
} from '../src/coin-set/pieces.js';
import { placesOf, setsAmong } from '../src/coin-set/sets.js';
import { METALS } from '../src/kernel/metals.js';
import { call, coins, faces, point, position, TEN } from './coin-set-fixtures.js';

/** The reference list of sides: coin, side, metal, symbol, level, total. */
const sides = readFileSync(new URL('vectors/coin-set/sides.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

const isJokerSide = (side: readonly string[]): boolean => side[3] === 'joker';

describe('coins', () => {
  test('[S1] each side matches the reference list', () => {
    const shown = Array.from({ length: NO_FACE }, (_, face) => {
      const marks = marksOf(face);
      const symbol = marks === undefined ? 'joker' : SYMBOLS[marks.symbol];
      const level = marks === undefined ? 'joker' : LEVELS[marks.level];
      const total = marks === undefined ? 'joker' : String(1 + marks.total);
      return [String(face >> 1), SIDES[face & 1], METALS[metalOf(face)], symbol, level, total];
    });
    expect(shown).toEqual(sides);
  });

  test('[S1] the reference list matches the formula of the ruling', () => {
    const v = (i: number): string[] => [
      ['triangle', 'square', 'circle'][i % 3] ?? '',
      ['debossed', 'embossed', 'ridged'][(i + Math.floor(i / 3)) % 3] ?? '',
      String(1 + ((i + Math.floor(i / 9)) % 3)),
    ];
    const joker = ['joker', 'joker', 'joker'];
    const rows = ['copper', 'silver', 'gold'].flatMap((metal, m) => {
      const w = (k: number): string[] => v((k + 9 * m) % 27);
      return Array.from({ length: 14 }, (_, j) => [
        [String(14 * m + j), 'a', metal, ...w(2 * j)],
        [String(14 * m + j), 'b', metal, ...(j === 13 ? joker : w(2 * j + 1))],
      ]).flat();
    });
    expect(sides).toEqual(rows);
  });

  test('[S1] 84 sides: a joker of each metal, and each of the 81 combinations once', () => {
    expect(sides).toHaveLength(84);
    expect(sides.filter(isJokerSide).map((side) => side[2])).toEqual(['copper', 'silver', 'gold']);
    expect(new Set(sides.filter((side) => !isJokerSide(side)).map((side) => side.slice(2).join())).size).toBe(81);
  });

  test('[S1] the two sides of a coin differ in symbol, level and total', () => {
    for (let coin = 0; coin < COIN_COUNT; coin++) {
      const [a, b] = [marksOf(2 * coin), marksOf(2 * coin + 1)];
      if (a === undefined || b === undefined) continue;
      expect([a.symbol === b.symbol, a.level === b.level, a.total === b.total]).toEqual([false, false, false]);
    }
  });
});

/** Whether a characteristic of three sides is all the same or all different; a joker fits anything. */
function fits(values: readonly string[], all: readonly string[]): boolean {
  const joker = values.indexOf('joker');
  if (joker >= 0) return all.some((value) => fits(values.with(joker, value), all));
  return new Set(values).size !== 2;
}

/** A set as the rules page defines it: metal, symbol, level and total all fit. */
function fitsAll(...faces: number[]): boolean {
  const characteristics = [['copper', 'silver', 'gold'], [...SYMBOLS], [...LEVELS], ['1', '2', '3']];
  return characteristics.every((all, index) =>
    fits(
      faces.map((face) => sides[face]?.[2 + index] ?? ''),
      all,
    ),
  );
}

describe('a set', () => {
  /** All triples of sides of different coins. */
  function* triples(): Generator<[number, number, number]> {
    for (let a = 0; a < NO_FACE; a++)
      for (let b = (a | 1) + 1; b < NO_FACE; b++) for (let c = (b | 1) + 1; c < NO_FACE; c++) yield [a, b, c];
  }

  /** A player points at these three coins and wins them, or not. */
  function expectSet(_: string, words: string, set: boolean): void {
    const table = position(1, `${words} 7a 8a 9a`).play(call(0), point(0, 0, 1, 2));
    expect(table.json.won).toEqual([set ? coins(words).map(({ coin }) => coin) : []]);
  }

  test('each characteristic is all the same or all different, for all triples of sides', () => {
    for (const [a, b, c] of triples()) {
      const set = fitsAll(a, b, c);
      for (const order of [
        [a, b, c],
        [c, a, b],
        [b, c, a],
      ] as const)
        if (isSet(...order) !== set) throw new Error(`sides ${order} are ${set ? 'a' : 'no'} set`);
    }
  });

  test('[S2] with a joker only the metals count', () => {
    const metalsFit = (...faces: number[]): boolean => new Set(faces.map((face) => sides[face]?.[2])).size !== 2;
    for (const triple of triples())
      if (triple.some(isJoker) && isSet(...triple) !== metalsFit(...triple)) throw new Error(`not so: ${triple}`);
  });

  test.each([
    ['a joker and two of its metal', '13b 0a 5b', true],
    ['a joker and one of each other metal', '13b 20a 33b', true],
    ['a joker, one of its metal and another', '13b 0a 20a', false],
    ['a joker and two of another metal', '13b 20a 21a', false],
    ['two jokers and the third metal', '13b 27b 33a', true],
    ['two jokers and one of a metal of theirs', '13b 27b 0a', false],
    ['three jokers', '13b 27b 41b', true],
    ['a joker that is face down', '13a 0a 5b', false],
  ])('[S2] %s: %s', expectSet);

  test.each([
    ['all the same but the level', '0a 1b 3a', true],
    ['all different', '0a 23b 33b', true],
    ['all different, but two totals are the same', '0a 23b 29a', false],
    ['all different, but two metals are the same', '0a 23b 24a', false],
  ])('%s: %s', expectSet);

  test.each([TEN, '13b 27b 41b 0a 20a 33a', '13b 27b 0a 1b 3a 23a 32b', '0a 5a 14a', '13b 27b', '41b'])(
    'every set on the table is found: %s',
    (words) => {
      const up = faces(words);
      const found: number[][] = [];
      for (const [a, one] of up.entries())
        for (const [b, two] of up.entries())
          for (const [c, three] of up.entries()) if (a < b && b < c && fitsAll(one, two, three)) found.push([a, b, c]);
      expect(setsAmong(up).map(placesOf).sort()).toEqual(found.sort());
    },
  );
});
