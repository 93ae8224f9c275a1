import { coinsOfKind, GAME_IDS, GAMES, type Game, Refusal, realmCoins, type realmInternals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { Course, recall, type Taken, takenFrom } from '../../src/local/course.ts';
import { newSave } from '../../src/local/new-game.ts';
import { BOT, person, seeded } from './tables.ts';

const begun = (game: Game, seats = 2): Course =>
  new Course(game, { step: undefined, events: [], state: game.setup(seats, {}) });

const bid = (seat: number, copper: number): realmInternals.Bid => ({
  do: 'bid',
  seat,
  coins: coinsOfKind(0, copper),
});

const never = (): boolean => false;

function take(course: Course, taken: readonly Taken[]): void {
  for (const each of taken) course.add(each);
}

describe('the course of a game', () => {
  test('each viewer has moments of their own, and always the same objects', () => {
    const course = begun(realmCoins as unknown as Game);
    take(course, takenFrom(course, bid(0, 2), seeded(1), never));
    const [mine, theirs] = [course.moments(0), course.moments(1)];
    expect(mine.map(({ number }) => number)).toEqual([0, 1]);
    expect(mine[1]?.events).toBe(theirs[1]?.events);
    expect(mine[1]?.view).toMatchObject({ sealed: [coinsOfKind(0, 2), null] });
    expect(theirs[1]?.view).toMatchObject({ sealed: ['hidden', null] });
    const first = mine[1];
    take(course, takenFrom(course, bid(1, 1), seeded(1), never));
    expect(course.moments(0)[1]).toBe(first);
    expect(course.view(0)).toBe(course.moments(0).at(-1)?.view);
  });

  test('what happens later leaves earlier views as they were', () => {
    const course = begun(realmCoins as unknown as Game);
    const before = structuredClone(course.moments('table'));
    take(course, takenFrom(course, bid(0, 1), seeded(1), never));
    take(course, takenFrom(course, bid(1, 0), seeded(1), never));
    expect(course.moments('table').slice(0, 1)).toEqual(before);
  });
});

describe('a step', () => {
  test.each(GAME_IDS)('%s: brings the chance that follows at once, unless something holds it', (id) => {
    const game: Game = GAMES[id];
    const course = begun(game);
    for (let held = 0; course.turn.kind !== 'over' && held < 40; ) {
      const { state, turn } = course;
      const step = turn.kind === 'chance' ? game.chance(state, seeded(held)) : game.sample(state, seeded(held));
      const all = takenFrom(course, step, seeded(held), never);
      const first = takenFrom(course, step, seeded(held), () => true);
      expect(first).toHaveLength(1);
      expect(all[0]).toEqual(first[0]);
      // After all of it somebody has to decide, or the game is over.
      expect(game.turn(all.at(-1)?.state).kind).not.toBe('chance');
      for (const { step: later } of all.slice(1)) expect(later.chance).toBeDefined();
      expect(course.state).toBe(state);
      take(course, all);
      held++;
    }
  });
});

describe('a kept game', () => {
  const save = newSave({ game: 'realm-coins', players: [person('Mara'), BOT] }, 0, seeded(1));
  const reasonOf = (answer: Course | Refusal): string | undefined =>
    answer instanceof Refusal ? answer.reason : undefined;

  test('is played again from its steps', () => {
    const steps = [
      { do: 'bid', seat: 0, coins: { peasant: 1 } },
      { do: 'bid', seat: 0, coins: {} },
    ];
    const course = recall(realmCoins as unknown as Game, { ...save, steps });
    if (course instanceof Refusal) throw new Error(course.reason);
    expect(course.number).toBe(2);
    expect(course.taken.map(({ step }) => step?.do)).toEqual([undefined, 'bid', 'bid']);
    expect((course.view(0) as realmInternals.View).sealed).toEqual([0, null]);
  });

  test('says at which step it broke', () => {
    const good = { do: 'bid', seat: 0, coins: { peasant: 1 } };
    const broken = recall(realmCoins as unknown as Game, { ...save, steps: [good, good, { do: 'bid', seat: 9 }] });
    expect(reasonOf(broken)).toMatch(/^Step 2: /);
  });

  test('of another game, or with seats that the game does not have, is refused', () => {
    const { most } = realmCoins.seats;
    expect(reasonOf(recall(GAMES.koinz, save))).toBe('This is a game of realm-coins, not of koinz');
    expect(reasonOf(recall(realmCoins as unknown as Game, { ...save, seats: most + 1 }))).toMatch(
      /is for 2 to \d players$/,
    );
    expect(reasonOf(recall(realmCoins as unknown as Game, { ...save, options: { speed: 1 } }))).toMatch(
      /no option "speed"/,
    );
  });
});
