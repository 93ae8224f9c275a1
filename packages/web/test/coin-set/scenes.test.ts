import { MOTION } from '@pouch/art';
import { coinSet, secondsShown } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { scenes } from '../../src/games/coin-set/scenes.ts';
import { still } from '../../src/games/coin-set/show.ts';
import type { Types, View } from '../../src/games/coin-set/types.ts';
import type { Moment } from '../../src/table/source.ts';
import { law } from '../kits/coin-set.ts';
import { agree, COPPER_SET, call, deal, moments, NO_SET, played, point, randomGame, tooLate } from './played.ts';

/** The last moment of a game and the view before it. */
function last(...game: Parameters<typeof moments>): readonly [View, Moment<Types>] {
  const all = moments(...game);
  const [before, moment] = all.slice(-2);
  if (before === undefined || moment === undefined) throw new Error('two moments are needed');
  return [before.view, moment];
}

const millis = (all: ReturnType<typeof scenes>): number => all.reduce((sum, scene) => sum + scene.millis, 0);

describe('a set', () => {
  const [before, found] = last(3, call(1), point(1, [6, 0, 3]));

  test('of somebody else is pointed at coin by coin, then told, and goes to their pile', () => {
    const all = scenes(before, found, 0);
    expect(all.map(({ show }) => show.call?.pointed)).toEqual([1, 2, 3, 3, 3]);
    expect(all.map(({ show }) => show.call?.told)).toEqual([false, false, false, true, true]);
    expect(all.map(({ show }) => show.call?.gone)).toEqual([false, false, false, false, true]);
    expect(all.at(-1)?.flights?.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'coin-0 pile-1',
      'coin-1 pile-1',
      'coin-3 pile-1',
    ]);
    expect(all.slice(0, -1).flatMap(({ flights = [] }) => flights)).toEqual([]);
  });

  test('of one’s own is told at once: the coins are pointed at already', () => {
    expect(scenes(before, found, 1).map(({ show }) => show.call?.pointed)).toEqual([3, 3]);
  });

  test('lies there until the next coins come, whoever looks on', () => {
    const shown = 1000 * secondsShown(coinSet.race, found.events);
    for (const viewer of [0, 1, 'table'] as const) {
      const lying = scenes(before, found, viewer).filter(({ show }) => show.call?.gone === false);
      expect(millis(lying)).toBe(shown);
    }
  });

  test('is on its way for as long as the last coin flies', () => {
    const flying = scenes(before, found, 0).at(-1);
    const ends = (flying?.flights ?? []).map(({ delay = 0, millis: takes = 0 }) => delay + takes);
    expect(Math.max(...ends)).toBeLessThanOrEqual(flying?.millis ?? 0);
    expect(MOTION.collect).toBeLessThanOrEqual(flying?.millis ?? 0);
  });
});

describe('a failed call', () => {
  test('[S4] says what goes back, and shows it on its way to the bag', () => {
    const first = [call(1), point(1, COPPER_SET), deal(4, 8, 10)] as const;
    const [before, failed] = last(3, ...first, call(1), tooLate);
    const [scene, ...none] = scenes(before, failed, 1);
    expect(none).toEqual([]);
    expect(scene?.show.call).toMatchObject({ seat: 1, came: 'too-late', coins: [], told: true, back: 3 });
    expect(scene?.flights?.map(({ from, to }) => `${from} ${to}`)).toEqual(Array(3).fill('pile-1 bag'));
  });

  test('without coins costs nothing, and nothing flies', () => {
    const [before, failed] = last(3, call(1), point(1, NO_SET));
    const all = scenes(before, failed, 1);
    expect(all).toHaveLength(1);
    expect(all[0]?.show.call).toMatchObject({ came: 'no-set', back: 0, gone: false });
    expect(all[0]?.flights).toEqual([]);
  });

  test('of somebody else is pointed at coin by coin before it is told', () => {
    const [before, failed] = last(3, call(1), point(1, NO_SET));
    expect(scenes(before, failed, 2).map(({ show }) => show.call?.told)).toEqual([false, false, false, true]);
  });
});

test('all else is seen on the table itself', () => {
  for (const [before, moment] of [last(3, call(0)), last(3, agree(2))]) expect(scenes(before, moment, 1)).toEqual([]);
  expect(still()).toEqual({ call: undefined });
});

describe.each([1, 3, 8])('in random games of %i players', (seats) => {
  const games = [3, 4].map((seed) => [...randomGame(seats, seed * seats)]);

  test('scenes are the same whatever was shown before', () => {
    const [game = []] = games;
    const once = game.map(([before, moment]) => scenes(before, moment, 0));
    const backwards = [...game].reverse().map(([before, moment]) => scenes(before, moment, 0));
    expect(backwards.reverse()).toEqual(once);
  });

  test('coins are neither lost nor doubled in any scene', () => {
    const all = law.coins(still(), played(seats));
    expect(Object.values(all)).toEqual(Array(42).fill(1));
    for (const [before, moment] of games.flat())
      for (const { show } of scenes(before, moment, 'table')) expect(law.coins(show, moment.view)).toEqual(all);
  });

  test('a call that has ended is told, once', () => {
    for (const [before, moment] of games.flat()) {
      const ended = moment.events.some(({ event }) => event === 'set' || event === 'no-set' || event === 'too-late');
      const told = scenes(before, moment, 0).filter(({ sound }) => sound !== undefined);
      expect(told).toHaveLength(ended ? 1 : 0);
      expect(scenes(before, moment, 0).every(({ millis: stays }) => stays > 0)).toBe(true);
    }
  });
});
