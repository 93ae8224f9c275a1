import { coinsFrom, only, realmCoins } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { result, score } from '../../src/games/realm-coins/result.ts';
import type { View } from '../../src/games/realm-coins/types.ts';
import { loadWords, names } from './help.ts';

beforeAll(loadWords);

const over = (ending: View['ending'], winners: number, stashes: readonly number[]): View => ({
  ...realmCoins.view(realmCoins.setup(stashes.length, {}), 'table'),
  phase: 'over',
  round: 8,
  ending,
  winners,
  stashes,
});

/** A stash with this many gold, and the rest in copper. */
const worth = (value: number): number => coinsFrom([value % 5, 0, Math.floor(value / 5)]);

describe('the result in words', () => {
  it('says who won and why', () => {
    expect(result(over('forty', only(1), [worth(36), worth(43), worth(22)]), names)).toEqual({
      title: 'Mara wins, 43 to 36',
      reason: "Mara's stash reached 40 in round 8.",
    });
    expect(result(over('forty', only(0), [worth(41), worth(30)]), names).title).toBe('You win, 41 to 30');
  });

  it('names the tie-breaks', () => {
    expect(result(over('forty', only(1), [worth(41), worth(43), worth(22)]), names).reason).toBe(
      'After round 8, Mara and you have 40 or more. The highest stash wins.',
    );
    expect(result(over('extra-round', only(1), [worth(41), worth(43)]), names).reason).toBe(
      'The highest stashes were tied, so extra round 8 decided the game.',
    );
  });

  it('[R16] [R17] knows the other ends', () => {
    expect(result(over('last-left', only(0), [worth(12), 0]), names)).toEqual({
      title: 'You win, 12 to 0',
      reason: 'You were the only player left after round 8.',
    });
    expect(result(over('nobody-left', 3, [0, 0]), names).title).toBe('Mara and you share the win');
    expect(result(over('round-limit', 3, [worth(30), worth(30)]), names).reason).toBe(
      'No winner after 8 rounds, so the highest stashes share the win.',
    );
  });
});

describe('the score', () => {
  it('is what a stash is worth', () => {
    const view = over('forty', only(1), [worth(36), coinsFrom([1, 2, 3])]);
    expect([0, 1].map((seat) => score(view, seat))).toEqual([36, 22]);
  });
});

describe('a game that was left', () => {
  it('has no winner, and says how many rounds were played', () => {
    const { title, reason } = result({ ...over(null, 0, [worth(20), worth(20)]), phase: 'bid' }, names);
    expect(title).toMatch(/^Unfinished/);
    expect(reason).toMatch(/7 rounds/);
  });
});
