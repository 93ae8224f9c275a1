import { realmInternals } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { bestSet, foundSets } from '../../src/games/coin-set/ending.ts';
import { biggestShare } from '../../src/games/pirate-coins/ending.ts';
import { roundsOf } from '../../src/games/realm-coins/ending.ts';
import { score } from '../../src/games/realm-coins/result.ts';
import { isGuarded } from '../../src/pages/ending/guard.ts';
import { COPPER_SET, call, deal, moments, point } from '../coin-set/played.ts';
import { flip, fortune, playSteps, plunder, START, sally } from '../pirate-coins/steps.ts';
import { loadWords, randomGame } from '../realm-coins/help.ts';

beforeAll(loadWords);

const { poolValue } = realmInternals;

describe('Realm Coins', () => {
  test('what rounds brought adds up to how the stash has changed', () => {
    for (const seed of [1, 2, 3, 4]) {
      const game = randomGame(3, seed);
      const end = game.moments.at(-1)?.view ?? game.first;
      for (const seat of [0, 1, 2]) {
        const net = roundsOf(game, seat).reduce(
          (sum, { won, paid, appeased }) => sum + poolValue(won) - poolValue(paid) - poolValue(appeased),
          0,
        );
        const forfeited = game.moments
          .flatMap(({ events }) => events)
          .reduce(
            (sum, event) =>
              event.event === 'forfeited' && event.seat === seat ? sum + poolValue(1 << (5 * event.coin)) : sum,
            0,
          );
        expect(net - forfeited, `seat ${seat} of game ${seed}`).toBe(score(end, seat) - score(game.first, seat));
      }
    }
  });
});

describe('Pirate Coins', () => {
  test('the biggest share, and who left at the same time', () => {
    const game = playSteps([
      ...START,
      fortune(2),
      sally(0),
      sally(1),
      sally(2),
      flip('skull'),
      fortune(1),
      plunder(0),
      sally(1),
      sally(2),
    ]);
    const share = biggestShare(game, 0);
    expect(share).toMatchObject({ round: 1, others: 0 });
    expect(biggestShare(game, 1), 'who took nothing has none').toBeUndefined();
  });
});

describe('Coin Set', () => {
  const game = moments(2, call(1), point(1, COPPER_SET), deal(4, 8, 10), call(0), point(0, [1, 4, 7]));

  test('the fastest set by the race clock, from new coins to the call', () => {
    const at = [undefined, 0, 4000, 5000, 5000, 12_500, 13_000];
    const sets = foundSets({ moments: game, time: { seconds: 20, at } });
    expect(sets.map(({ seat, seconds }) => [seat, seconds])).toEqual([
      [1, 4],
      [0, 7.5],
    ]);
    expect(bestSet(sets, 0)?.seconds).toBe(7.5);
  });

  test('without a clock, one of the sets', () => {
    const sets = foundSets({ moments: game });
    expect(bestSet(sets, 1)).toMatchObject({ seat: 1, seconds: undefined });
    expect(bestSet(sets, 2)).toBeUndefined();
  });
});

describe('keys after the game', () => {
  test('wait until the ending was seen, all but Tab and the browser’s own', () => {
    const press = (key: string, more = {}) =>
      isGuarded({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
    expect(['Enter', ' ', 'Escape', 'w', 'y'].every((key) => press(key))).toBe(true);
    expect(press('Tab')).toBe(false);
    expect(press('r', { ctrlKey: true })).toBe(false);
  });
});
