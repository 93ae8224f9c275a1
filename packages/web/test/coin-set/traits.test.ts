import { coinSetInternals as internals } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { traitsOf } from '../../src/games/coin-set/traits.ts';

const FACES = Array.from({ length: 84 }, (_, face) => face);

describe('the characteristics of three coins', () => {
  it('fail for exactly those threes that the rules call no set', () => {
    let told = 0;
    for (let a = 0; a < FACES.length; a += 1)
      for (let b = a + 1; b < FACES.length; b += 1)
        for (let c = b + 1; c < FACES.length; c += 1) {
          if (new Set([a, b, c].map(internals.coinOf)).size < 3) continue;
          const isTold = traitsOf([a, b, c]).every(({ is }) => is !== 'fails');
          if (isTold !== internals.isSet(a, b, c)) throw new Error(`${a} ${b} ${c}`);
          told += 1;
        }
    expect(told).toBeGreaterThan(70_000);
  });

  it("[S2] are the joker's to fill, but for the metal", () => {
    const joker = 27;
    expect(internals.isJoker(joker)).toBe(true);
    expect(traitsOf([joker, 0, 2]).map(({ is }) => is)).toEqual(['same', 'joker', 'joker', 'joker']);
    expect(traitsOf([joker, 0, 30])[0]).toEqual({ name: 'metal', is: 'fails', twice: 'copper', once: 'silver' });
  });
});
