import { coinsFrom, coinsOfKind, realmInternals } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  coinsOf,
  crowdOf,
  FALLING,
  facesFrom,
  faceValue,
  gathered,
  laidOut,
  metalCounts,
  otherFace,
  RISING,
} from '../../src/games/realm-coins/faces.ts';
import { waysOf } from '../../src/games/realm-coins/slide.ts';
import { coinSpot, flightsOf, flightTime, poolSpot, stashSpot } from '../../src/games/realm-coins/spots.ts';
import { coinWords, people } from '../../src/games/realm-coins/words.ts';
import { loadWords, names } from './help.ts';

const { BOAR, CROWN, GRYPHON, KNIGHT, PEASANT, WYVERN } = realmInternals;

beforeAll(loadWords);

describe('coins by their faces', () => {
  const coins = coinsOfKind(PEASANT, 3) + coinsOfKind(CROWN) + coinsOfKind(BOAR);

  it('lie gold first, and rise by value in a bid', () => {
    expect(coinsOf(coins)).toEqual([CROWN, PEASANT, PEASANT, PEASANT, BOAR]);
    expect(RISING.map(faceValue)).toEqual([1, 1, 3, 3, 5, 5]);
    expect(FALLING.toSorted()).toEqual(RISING.toSorted());
  });

  it('are gathered when there are too many', () => {
    expect(laidOut(coins, FALLING, 5)).toHaveLength(5);
    expect(laidOut(coins, FALLING, 4)).toEqual(gathered(coins, FALLING));
    expect(gathered(coins, FALLING).map(({ count }) => count)).toEqual([1, 3, 1]);
    expect([1, 3, 4, 5, 6].map(crowdOf)).toEqual(['few', 'few', 'some', 'many', 'many']);
  });

  it('are the same after they are laid out and put together', () => {
    for (const some of [0, coins, coinsOfKind(WYVERN, 7) + coinsOfKind(GRYPHON)])
      expect(facesFrom(coinsOf(some))).toBe(some);
  });

  it('have two sides of one metal', () => {
    for (const face of RISING) {
      expect(otherFace(otherFace(face))).toBe(face);
      expect(faceValue(otherFace(face))).toBe(faceValue(face));
    }
    expect(otherFace(KNIGHT)).toBe(GRYPHON);
  });

  it('are counted and named', () => {
    expect(metalCounts(coinsFrom([4, 0, 2]))).toEqual([4, 0, 2]);
    expect(coinWords(coins)).toBe('a crown, 3 peasants and a boar');
    expect(coinWords(0)).toBe('nothing');
    expect(people(0b111, names)).toBe('Mara, Tallow and you');
  });
});

describe('flights', () => {
  it('go one a moment after the other, and last until the last has landed', () => {
    const flights = flightsOf(coinsOfKind(PEASANT, 3), (face) => [coinSpot(poolSpot(0), face), stashSpot(1)]);
    expect(flights.map(({ from, to }) => [from, to])).toEqual(Array(3).fill(['pool-0/peasant', 'stash-1']));
    const delays = flights.map(({ delay = 0 }) => delay);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(flightTime(flights)).toBe((flights[2]?.delay ?? 0) + (flights[2]?.millis ?? 0));
    expect(flightTime([])).toBe(0);
  });
});

describe('what slides', () => {
  const at = (left: number, top: number) => ({ left, top });

  it('comes from where it was', () => {
    const ways = waysOf(new Map([['bid 1', at(10, 200)]]), new Map([['bid 1', at(110, 180)]]));
    expect(ways).toEqual(new Map([['bid 1', { x: -100, y: 20 }]]));
  });

  it('is nothing that is new, gone, or has hardly moved', () => {
    const before = new Map([
      ['stays', at(10, 10)],
      ['gone', at(5, 5)],
    ]);
    const now = new Map([
      ['stays', at(11, 9)],
      ['new', at(50, 50)],
    ]);
    expect(waysOf(before, now)).toEqual(new Map());
  });
});
