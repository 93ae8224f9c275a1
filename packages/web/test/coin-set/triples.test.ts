import { coinSetInternals as internals } from '@pouch/rules';
import { expect, test } from 'vitest';
import { traitsOf } from '../../src/games/coin-set/traits.ts';
import { tripleToGuess } from '../../src/games/coin-set/triples.ts';
import { seeded } from './played.ts';

const random = seeded(7);
const triples = Array.from({ length: 400 }, () => tripleToGuess(random));

test('three to guess are different coins', () => {
  for (const triple of triples) expect(new Set(triple.map(internals.coinOf)).size).toBe(3);
});

test('about half of them are sets, and the others fail in one characteristic', () => {
  const sets = triples.filter((triple) => internals.isSet(...triple)).length;
  expect(sets).toBeGreaterThan(140);
  expect(sets).toBeLessThan(260);
  for (const triple of triples) {
    const fails = traitsOf(triple).filter(({ is }) => is === 'fails').length;
    expect(fails).toBe(internals.isSet(...triple) ? 0 : 1);
  }
});
