import { coinsFrom, pirateCoins, pirateInternals } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { result, score } from '../../src/games/pirate-coins/result.ts';
import type { ResultWords } from '../../src/table/kit.ts';
import { choosing, names, others, speak } from './steps.ts';

beforeAll(speak);

type Coins = readonly [copper: number, silver: number, gold: number];

/** The result with these booties, whose winners the rules' own order decides. */
function resultOf(booties: readonly Coins[], ending: 'twenty-five' | 'five-rounds', whom = names): ResultWords {
  const booty = booties.map((coins) => coinsFrom([...coins]));
  const best = Math.max(...booty.map(pirateInternals.rankKey));
  const winners = booty.reduce((set, each, seat) => set | (pirateInternals.rankKey(each) === best ? 1 << seat : 0), 0);
  const view = choosing({ seats: booty.length, phase: 'over', booty, winners, ending, round: 4 });
  const turn = pirateCoins.turn(view as pirateInternals.State);
  expect(turn.kind === 'over' && turn.scores).toEqual(booty.map((_, seat) => score(view, seat)));
  return result(view, whom);
}

describe('the result', () => {
  test('a booty of 25', () => {
    expect(
      resultOf(
        [
          [1, 3, 6],
          [0, 0, 7],
          [0, 0, 1],
        ],
        'twenty-five',
      ),
    ).toEqual({
      title: 'You win, 25 to 21',
      reason: 'You reached 25 in round 4. The highest booty wins.',
    });
  });

  test('several reach 25: the highest wins, and all are named', () => {
    expect(
      resultOf(
        [
          [1, 0, 8],
          [0, 1, 8],
          [0, 0, 1],
        ],
        'twenty-five',
      ),
    ).toEqual({
      title: 'Ines wins, 26 to 25',
      reason: 'Ines and you reached 25 in round 4. The highest booty wins.',
    });
  });

  test('five rounds without it', () => {
    expect(
      resultOf(
        [
          [0, 0, 3],
          [0, 2, 3],
        ],
        'five-rounds',
      ),
    ).toEqual({
      title: 'Ines wins, 13 to 9',
      reason: 'All five rounds are over. The highest booty wins.',
    });
  });

  test('equal worth: more gold', () => {
    expect(
      resultOf(
        [
          [3, 0, 3],
          [0, 0, 4],
          [0, 0, 1],
        ],
        'five-rounds',
      ),
    ).toEqual({
      title: 'Ines wins, 12 to 12',
      reason: 'All five rounds are over. Tied on value; Ines wins on gold, 4–3.',
    });
  });

  test('equal worth and gold: more silver', () => {
    const { reason } = resultOf(
      [
        [2, 0, 3],
        [0, 1, 3],
        [0, 0, 1],
      ],
      'five-rounds',
    );
    expect(reason).toBe('All five rounds are over. Tied on value and gold; Ines wins on silver, 1–0.');
  });

  test('only those count who were equal up to the tie-break that decided', () => {
    // All have 11. Jonah falls behind by gold, Robin by silver.
    const { reason } = resultOf(
      [
        [2, 0, 3],
        [0, 1, 3],
        [5, 0, 2],
      ],
      'five-rounds',
      others,
    );
    expect(reason).toBe('All five rounds are over. Tied on value and gold; Ines wins on silver, 1–0.');
  });

  test('several beaten by gold: the best of them is the one to beat', () => {
    const { reason } = resultOf(
      [
        [3, 0, 3],
        [0, 0, 4],
        [0, 3, 2],
      ],
      'five-rounds',
    );
    expect(reason).toBe('All five rounds are over. Tied on value; Ines wins on gold, 4–3.');
  });

  test('equal in all: the win is shared', () => {
    expect(
      resultOf(
        [
          [0, 1, 3],
          [0, 1, 3],
          [0, 0, 1],
        ],
        'five-rounds',
      ),
    ).toEqual({
      title: 'Ines and you share the win with 11',
      reason: 'All five rounds are over. Tied on value, gold and silver.',
    });
    expect(
      resultOf(
        [
          [0, 0, 1],
          [0, 1, 3],
          [0, 1, 3],
        ],
        'five-rounds',
      ).title,
    ).toBe('Ines and Jonah share the win with 11');
  });

  test('two share it before a third of the same worth', () => {
    const { title, reason } = resultOf(
      [
        [0, 1, 3],
        [0, 1, 3],
        [2, 0, 3],
      ],
      'five-rounds',
      others,
    );
    expect(title).toBe('Robin and Ines share the win with 11');
    expect(reason).toBe('All five rounds are over. Tied on value and gold; Robin and Ines win on silver, 1–0.');
  });
});
