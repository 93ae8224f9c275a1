import { isDeepStrictEqual } from 'node:util';
import { GAME_IDS, type GameId, type GameTypes, type Viewer } from '@pouch/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amount } from '../../../../test-support/thorough.ts';
import { loadKit } from '../../src/games/registry.ts';
import type { Course } from '../../src/local/course.ts';
import type { AnyKit, Scene } from '../../src/table/kit.ts';
import type { Moment } from '../../src/table/source.ts';
import type { KitLaw } from './law.ts';
import { randomGame, recordedGames, settingsOf, viewersOf } from './played.ts';

/**
 * The law of every kit, in whole games and for every viewer. What is seen on the way from one view to the next ends
 * where the next begins; no coin appears or vanishes on the way; and it depends on nothing but what was asked.
 *
 * In a race the board always draws the newest view, and scenes only say what is shown over it. There too each scene is
 * looked at together with the view after its moment, which has all the coins.
 */

type Law = KitLaw<GameTypes, unknown>;

/** Random games of each game, shared among its numbers of seats and options. */
const RANDOM_GAMES = amount(10, 1200);
/** One in so many of the finished games. */
const RECORDS_STEP = amount(16, 1);
/** Moments that are asked about again. */
const MOST_ASKED = amount(1000, 30_000);

const laws = import.meta.glob<Law>('./*.ts', { import: 'law' });

const counts: string[] = [];
// Not the console, which a lint rule keeps clean.
afterAll(() => void process.stdout.write(`${counts.join('\n')}\n`));

async function lawOf(id: GameId): Promise<Law> {
  const load = laws[`./${id}.ts`];
  if (load === undefined) throw new Error(`There is no ${id}.ts beside this test`);
  return await load();
}

/** A moment with what came before it, through somebody's eyes. */
interface Seen {
  readonly before: unknown;
  readonly moment: Moment;
  readonly viewer: Viewer;
}

function* seenIn(course: Course, viewer: Viewer): Generator<Seen> {
  const moments = course.moments(viewer);
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1];
    if (before !== undefined) yield { before: before.view, moment, viewer };
  }
}

describe.each(GAME_IDS)('scenes of %s', (id) => {
  let kit: AnyKit;
  let law: Law;
  let compared = 0;
  let games = 0;

  beforeAll(async () => {
    kit = await loadKit(id);
    law = await lawOf(id);
  });

  afterAll(() => {
    expect(compared).toBeGreaterThan(0);
    counts.push(`${id}: ${compared.toLocaleString('en')} scenes of ${games} games`);
  });

  /** Whether the scenes of a moment obey; says what is wrong as the test's own failure. */
  function obey({ before, moment, viewer }: Seen, scenes: readonly Scene<unknown>[]): void {
    const rest = kit.still(moment.view, viewer);
    const last = scenes.at(-1);
    const where = `${eventsOf(moment)}, seen by ${viewer}`;
    if (last !== undefined) same(law.lasting(last.show), law.lasting(rest), `the last scene is the rest: ${where}`);
    const coins = law.coins(kit.still(before, viewer), before);
    same(law.coins(rest, moment.view), coins, `coins at rest: ${where}`);
    for (const [index, { show }] of scenes.entries())
      same(law.coins(show, moment.view), coins, `coins in scene ${index} of ${scenes.length}: ${where}`);
    compared += scenes.length;
  }

  const obeyAll = (course: Course, seats: number): void => {
    games++;
    for (const viewer of viewersOf(seats))
      for (const seen of seenIn(course, viewer)) obey(seen, kit.scenes(seen.before, seen.moment, viewer));
  };

  const settings = settingsOf(id);

  test.each(settings)('random games: $title', (setting) => {
    for (let number = 0; number < RANDOM_GAMES / settings.length; number++)
      obeyAll(randomGame(id, setting, number), setting.seats);
  });

  test('finished games of the repository', () => {
    for (const course of recordedGames(id, RECORDS_STEP)) {
      const { scores } = course.turn.kind === 'over' ? course.turn : { scores: [] };
      obeyAll(course, scores.length);
    }
  });

  test('the same question has the same answer, whatever was asked before', () => {
    // Views that nobody has asked about yet.
    const asked = settings.flatMap((setting, index) => {
      const course = randomGame(id, setting, RANDOM_GAMES + index);
      return viewersOf(setting.seats).flatMap((viewer) => [...seenIn(course, viewer)]);
    });
    const sample = asked.filter((_, index) => index % Math.ceil(asked.length / MOST_ASKED) === 0);
    const answers = sample.map(({ before, moment, viewer }) => kit.scenes(before, moment, viewer));
    // From the last game back to the first: once as they are, and once as if the views had come from a server.
    for (const [index, { before, moment, viewer }] of [...sample.entries()].reverse()) {
      same(kit.scenes(before, moment, viewer), answers[index], `asked again: ${eventsOf(moment)}`);
      const copy = structuredClone({ before, moment });
      same(kit.scenes(copy.before, copy.moment, viewer), answers[index], `asked about a copy: ${eventsOf(moment)}`);
      const rests = [copy.moment, moment].map(({ view }) => kit.still(view, viewer));
      same(rests[0], rests[1], `the rest of a copy: ${eventsOf(moment)}`);
    }
  });
});

const eventsOf = ({ events }: Moment): string => events.map(({ event }) => event).join(', ');

/** `toEqual` is thorough and slow: it is for telling what differs. */
function same(found: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(found, expected)) expect(found, what).toEqual(expected);
}
