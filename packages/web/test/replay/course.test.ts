import { GAMES, type GameId, type Json, seatSet } from '@pouch/rules';
import { describe, expect, test, vi } from 'vitest';
import { loadKit } from '../../src/games/registry.ts';
import { replayed } from '../../src/replay/course.ts';
import { standingOf } from '../../src/replay/standing.ts';
import { read, recordsOf } from './records.ts';

describe('a record that is replayed', () => {
  test.each(Object.keys(GAMES))('of %s ends as it was recorded', (game) => {
    for (const json of recordsOf(game).slice(0, 5)) {
      const { course, refused } = replayed(read(json));
      expect(refused).toBeUndefined();
      expect(course.number).toBe((json.steps as unknown[]).length);
    }
  });

  test('goes up to the last good step', () => {
    const [json = {}] = recordsOf('realm-coins');
    const steps = [...(json.steps as Json[])];
    steps[6] = { chance: 'draw', coin: 'copper' };
    const { course, refused } = replayed(read({ ...json, steps }));
    expect(course.number).toBe(6);
    expect(refused).toMatchObject({ step: 6, reason: expect.any(String) });
  });

  test.each([[[3]], [[null]], [[{}]], [[{ do: 'bid', seat: 99 }]]])('refuses a step such as %j', (steps) => {
    const { course, refused } = replayed(read({ format: 'pouch-record/1', game: 'realm-coins', seats: 2, steps }));
    expect([course.number, refused?.step]).toEqual([0, 0]);
  });

  test('without steps is its set-up', () => {
    const { course, refused } = replayed(read({ format: 'pouch-record/1', game: 'koinz', seats: 2, steps: [] }));
    expect([course.number, refused]).toEqual([0, undefined]);
  });
});

describe('the standing', () => {
  const over = (winners: readonly number[]) =>
    ({ kind: 'over', winners: seatSet(winners), scores: [], ending: '' }) as const;

  test('has the winner first, even with a lower score, and equals share a place', () => {
    const ranks = standingOf(over([2]), [5, 9, 7, 5]);
    expect(ranks.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
  });

  test('has all winners of a shared win in the first place', () => {
    expect(standingOf(over([0, 2]), [5, 3, 5]).map(({ rank, won }) => [rank, won])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
  });

  test('of an unfinished game goes by score', () => {
    const ranks = standingOf({ kind: 'chance', of: 'draw' }, [1, 4]);
    expect(ranks.map(({ seat, won }) => [seat, won])).toEqual([
      [1, false],
      [0, false],
    ]);
  });
});

test('rounds are those begun, of as many as are certain', async () => {
  // Settings listen for other tabs.
  vi.stubGlobal('addEventListener', () => {});
  const rounds = async (game: GameId, state: object) => (await loadKit(game)).rounds?.(state);
  expect(await rounds('pirate-coins', { round: 3, stack: [2, 0] })).toEqual({ round: 3, of: 5 });
  expect(await rounds('realm-coins', { round: 8 })).toEqual({ round: 8 });
  expect(await rounds('coin-set', { table: [] })).toBeUndefined();
});
