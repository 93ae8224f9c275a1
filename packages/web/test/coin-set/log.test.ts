import { beforeAll, describe, expect, test } from 'vitest';
import { group, tell } from '../../src/games/coin-set/log.ts';
import type { Event } from '../../src/games/coin-set/types.ts';
import about from '../../src/words/en/about-coin-set.json';
import words from '../../src/words/en/coin-set.json';
import { addWords } from '../../src/words/t.ts';
import { COPPER_SET, call, deal, moments, NO_SET, point, randomGame, toAll, tooLate, toRobin } from './played.ts';

beforeAll(() => {
  addWords(about);
  addWords(words);
});

const textOf = (event: Event): string => tell(event, toRobin).text;

describe('a line of the log', () => {
  const [first, called, found, dealt] = moments(3, call(1), point(1, COPPER_SET), deal(4, 8, 10));
  const only = (moment: typeof first): Event => moment?.events[0] ?? { event: 'one-more' };

  test('tells ten new coins as a number, and a few by their faces', () => {
    expect(tell(only(first), toRobin)).toMatchObject({ text: '10 coins are dealt.', lead: 'pouch' });
    expect(tell(only(dealt), toRobin).text).toMatch(/^New: .+; .+; .+\.$/);
    expect(tell(only(dealt), toRobin).spots, 'which get a ring').toEqual(['coin-2', 'coin-4', 'coin-5']);
  });

  test('speaks to you, and of the others by name', () => {
    expect(textOf(only(called))).toBe('<b>You</b> call.');
    expect(tell(only(called), toAll).text).toBe('<b>Robin</b> calls.');
    expect(tell(only(called), toAll).lead).toBe(1);
  });

  test('says what makes three coins a set, the shortest way round', () => {
    expect(textOf(only(found))).toBe('<b>You</b> take a set: different finish, all else the same.');
    expect(tell(only(found), toRobin).spots, 'they have left the table').toBeUndefined();
    const set = (...coins: number[]): string => textOf({ event: 'set', seat: 1, places: [0, 1, 2], coins });
    expect(set(22, 42, 59)).toMatch(/set: all different\.$/);
    expect(set(27, 0, 2)).toMatch(/with a joker, one metal\.$/);
  });

  test('says in what three coins fail, and where they lie', () => {
    const failed = moments(3, call(1), point(1, NO_SET)).at(-1);
    const line = tell(only(failed), toRobin);
    expect(line.text).toBe(
      '<b>You</b> pick three that aren’t a set (metal: two copper, one silver; finish: two dark, one white).',
    );
    expect(line.spots).toHaveLength(3);
  });

  test('[S4] says how many coins go back', () => {
    const late = moments(3, call(1), point(1, COPPER_SET), deal(4, 8, 10), call(1), tooLate).at(-1);
    expect(late?.events.map(textOf)).toEqual(['<b>You</b> were too late.', '<b>You</b> give 3 coins back to the bag.']);
  });

  test('is there for every event of whole games, without a gap', () => {
    const told = new Set<string>();
    for (const seed of [2, 3, 4])
      for (const [, { events }] of randomGame(2, seed))
        for (const event of events) {
          told.add(event.event);
          expect(textOf(event)).not.toMatch(/undefined|NaN|\{|coin-set\./);
        }
    for (const event of ['set', 'no-set', 'too-late', 'gave-back', 'agreed-by-clock', 'turned', 'over'])
      expect(told).toContain(event);
  });
});

test('a set and the turning of all coins begin a group', () => {
  const titles = [...randomGame(3, 5)].flatMap(([, { events }]) =>
    events.flatMap((event) => (group(event) === undefined ? [] : [`${event.event}: ${group(event)}`])),
  );
  expect(new Set(titles)).toEqual(new Set(['set: A set', 'all-turned: No set found']));
});
