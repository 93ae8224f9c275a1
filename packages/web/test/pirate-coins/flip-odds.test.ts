import { coinsFrom } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { flipOdds } from '../../src/games/pirate-coins/flip-odds.ts';
import { choosing, speak } from './steps.ts';

beforeAll(speak);

describe('the odds of the flip', () => {
  test('count the monster that it could be', () => {
    expect(flipOdds(choosing({ fortune: 1 }), 'full')).toEqual({
      skull: 'It joins the loot, and a new turn begins.',
      monster: 'First kraken, and a new turn begins.',
      attacks: false,
    });
    const second = choosing({ fortune: 1, monsters: coinsFrom([0, 1, 0]) });
    expect(flipOdds(second, 'full').monster).toBe('Second kraken, and a new turn begins.');
    expect(flipOdds(second, 'short')).toEqual({
      skull: 'It joins the loot.',
      monster: 'Kraken 2 of 3.',
      attacks: false,
    });
  });

  test('the third attacks, and other metals do not matter', () => {
    const third = choosing({ fortune: 2, monsters: coinsFrom([0, 1, 2]) });
    expect(flipOdds(third, 'full')).toMatchObject({
      monster: 'Third serpent: it attacks, and all loot is lost.',
      attacks: true,
    });
    expect(flipOdds(third, 'short')).toMatchObject({ monster: 'The serpent attacks.', attacks: true });
    expect(flipOdds({ ...third, fortune: 0 }, 'full').attacks).toBe(false);
  });
});
