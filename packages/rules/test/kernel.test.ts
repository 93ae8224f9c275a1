import { randomFrom, seatsIn, streamSeed } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { coinsFrom, coinsOfKind, countOf, EMPTY, holds, kindAt, sizeOf, subsetsOf } from '../src/kernel/coins.js';
import { seatAfter, seatCount, seatSet, topSeats } from '../src/kernel/seats.js';
import { seeded } from './settings.js';

describe('coins', () => {
  const coins = coinsFrom([3, 0, 25, 1, 2, 7]);

  test('count each kind', () => {
    expect([0, 1, 2, 3, 4, 5].map((kind) => countOf(coins, kind))).toEqual([3, 0, 25, 1, 2, 7]);
    expect(sizeOf(coins)).toBe(38);
    expect(sizeOf(EMPTY)).toBe(0);
  });

  test('are added and subtracted', () => {
    expect(coinsFrom([1, 2, 0]) + coinsFrom([4, 0, 5])).toBe(coinsFrom([5, 2, 5]));
    expect(coins - coinsOfKind(2, 20)).toBe(coinsFrom([3, 0, 5, 1, 2, 7]));
  });

  test('hold a subset only if they have every coin of it', () => {
    expect(holds(coins, coinsFrom([3, 0, 25]))).toBe(true);
    expect(holds(coins, coinsFrom([3, 1, 0]))).toBe(false);
    expect(holds(coins, coinsFrom([0, 0, 0, 0, 0, 8]))).toBe(false);
    expect(holds(EMPTY, EMPTY)).toBe(true);
  });

  test('can be indexed in order of kind', () => {
    expect([0, 2, 3, 27, 28, 29, 30, 31, 37].map((index) => kindAt(coins, index))).toEqual([0, 0, 2, 2, 3, 4, 4, 5, 5]);
  });

  test('have each subset of a size once', () => {
    const parts = [...subsetsOf(coinsFrom([2, 1, 1]), 2)];
    expect(parts.sort()).toEqual(
      [coinsFrom([2]), coinsFrom([1, 1]), coinsFrom([1, 0, 1]), coinsFrom([0, 1, 1])].sort(),
    );
    expect([...subsetsOf(coinsFrom([1, 1]), 3)]).toEqual([]);
    expect([...subsetsOf(coins, 0)]).toEqual([EMPTY]);
  });
});

describe('seats', () => {
  test('follow each other clockwise', () => {
    const set = seatSet([1, 2, 5]);
    expect(seatsIn(set)).toEqual([1, 2, 5]);
    expect(seatCount(set)).toBe(3);
    expect([0, 1, 2, 4, 5, 7].map((seat) => seatAfter(set, seat))).toEqual([1, 2, 5, 5, 1, 1]);
  });

  test('topSeats returns all seats that share the highest score', () => {
    expect(seatsIn(topSeats(seatSet([0, 1, 2, 3]), (seat) => [2, 9, 9, 1][seat] as number))).toEqual([1, 2]);
  });
});

describe('chance', () => {
  test('is uniform', () => {
    for (const n of [1, 2, 3, 5, 7, 42]) {
      const random = seeded(1, n);
      const counts: number[] = Array(n).fill(0);
      for (let draw = 0; draw < 1000 * n; draw++) {
        const drawn = random.below(n);
        counts[drawn] = (counts[drawn] as number) + 1;
      }
      // Within five standard deviations of the mean; deterministic, because the seeds are fixed.
      for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(160);
    }
  });

  test('stays below n for any bits', () => {
    const bits = [-1, 0x7fffffff, -2147483648, 0xffffffff, 5 << 29, 0];
    let index = 0;
    const random = randomFrom({ next: () => bits[index++ % bits.length] as number });
    for (const n of [1, 2, 3, 4, 6, 1000, 2 ** 30]) {
      const drawn = random.below(n);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
    }
  });

  test('has its own stream for each seed and number', () => {
    const seeds = new Set<string>();
    for (let seed = 0; seed < 100; seed++)
      for (let number = 0; number < 100; number++) seeds.add(streamSeed(seed, number).join());
    expect(seeds.size).toBe(10_000);
  });
});
