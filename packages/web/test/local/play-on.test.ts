import { GAME_IDS, GAMES, type Game, type GameId, NOBODY, Refusal } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { readSave, type Save } from '../../src/device/save.ts';
import { recordOf } from '../../src/device/save-record.ts';
import { type Course, recall } from '../../src/local/course.ts';
import { newSave } from '../../src/local/new-game.ts';
import { canPlayOn, playedOn, stepsKept } from '../../src/local/play-on.ts';
import { recordsOf } from '../replay/records.ts';
import { BOT, person, seeded } from './tables.ts';

/** A finished game of records/, as if it had been played here; in a race with times. */
function finished(id: GameId): Save {
  const record = recordsOf(id).find(({ seats }) => seats === 3);
  if (record === undefined) throw new Error(`no game of three in ${id}`);
  const game: Game = GAMES[id];
  const steps = record.steps as Save['steps'];
  const players = [person('Robin'), BOT, BOT];
  return {
    ...newSave({ game: id, options: record.options as Save['options'], players }, 1000, seeded(1)),
    steps: steps.map(({ at: _, ...step }, index) => ({ ...step, ...(game.race && { at: 500 * index }) })),
    finished: true,
  };
}

function courseOf(save: Save): Course {
  const course = recall(GAMES[save.game], save);
  if (course instanceof Refusal) throw new Error(course.reason);
  return course;
}

const all = GAME_IDS.map((id) => ({ id, save: finished(id), course: courseOf(finished(id)) }));

describe.each(all)('$id, played on from the middle', ({ save, course }) => {
  const { game } = course;
  const places = course.taken.flatMap((_, wanted) => {
    const steps = stepsKept(course, wanted);
    return steps === undefined ? [] : [{ wanted, steps }];
  });

  test('is possible from every place but the end', () => {
    expect(places.map(({ wanted }) => wanted)).toEqual(Array.from({ length: course.number }, (_, wanted) => wanted));
    expect(stepsKept(course, course.number + 1)).toBeUndefined();
  });

  test('keeps no decision that is still secret, and nothing else is lost', () => {
    for (const { wanted, steps } of places) {
      expect(game.sealed(course.taken[steps]?.state)).toBe(NOBODY);
      for (const { state, step } of course.taken.slice(steps + 1, wanted + 1)) {
        expect(step?.do, 'only decisions are made again').toBeDefined();
        expect(game.sealed(state)).not.toBe(NOBODY);
      }
    }
  });

  test('stands where the first game stood, and its record can be replayed', () => {
    for (const { steps } of places.filter((_, index) => index % 7 === 0)) {
      const next = playedOn(save, steps, 5000, seeded(steps));
      expect(readSave(JSON.stringify(next))).toEqual(next);
      expect(courseOf(next).state).toEqual(course.taken[steps]?.state);
      expect(recordOf(next)).not.toBeInstanceOf(Refusal);
    }
  });

  test('has the same players and its own id, and says where it comes from', () => {
    const next = playedOn(save, 3, 5000, seeded(2));
    expect(next).toMatchObject({
      players: save.players,
      options: save.options,
      startedAt: 5000,
      finished: false,
      playedOn: { from: save.id, steps: 3 },
    });
    expect(next.id).not.toBe(save.id);
    expect(next.seconds).toBe(game.race === undefined ? 0 : 1);
  });
});

test('only finished games against bots are played on', () => {
  const [one] = all;
  if (one === undefined) throw new Error('no game');
  const { save } = one;
  expect(canPlayOn(save)).toBe(true);
  expect(canPlayOn({ ...save, finished: false })).toBe(false);
  expect(canPlayOn({ ...save, players: [{ kind: 'person', name: 'Ann' }] })).toBe(false);
  expect(canPlayOn({ ...save, players: [{ kind: 'bot', name: 'Mara', level: 'easy' }] })).toBe(false);
});
