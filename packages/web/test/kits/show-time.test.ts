import { GAME_IDS, GAMES } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { amount } from '../../../../test-support/thorough.ts';
import { loadKit } from '../../src/games/registry.ts';
import type { Course } from '../../src/local/course.ts';
import type { AnyKit } from '../../src/table/kit.ts';
import { timed } from '../../src/table/tempo.ts';
import { randomGame, recordedGames, settingsOf, viewersOf } from './played.ts';

/**
 * The rules say how long the events of a step are shown, because the clocks of the next decisions start after that. At
 * normal speed the page must not take longer; and clocks must not stand still for nothing.
 */

const RANDOM_GAMES = amount(10, 400);
const RECORDS_STEP = amount(16, 1);
/** What it costs the page to draw a scene, in milliseconds. */
const DRAWING = 30;
const MOST_WAIT = 1.5;

const NORMAL = { speed: 'normal', motion: 'full', routine: 'apart', hurry: 1 } as const;

describe.each(GAME_IDS.filter((id) => GAMES[id].race === undefined))('the show of %s', (id) => {
  let kit: AnyKit;
  beforeAll(async () => {
    kit = await loadKit(id);
  });

  /** The longest that any viewer sees the scenes of a game, and what the rules allow for them. */
  function compare(course: Course, seats: number): void {
    const { showSeconds } = GAMES[id];
    const longest: number[] = [];
    const allowed: number[] = [];
    for (const viewer of viewersOf(seats)) {
      const moments = course.moments(viewer);
      for (const [index, moment] of moments.entries()) {
        const before = moments[index - 1];
        if (before === undefined) continue;
        const scenes = timed(kit.scenes(before.view, moment, viewer), NORMAL);
        const takes = scenes.reduce((sum, { lasts }) => sum + lasts + DRAWING, 0);
        const allows = 1000 * (showSeconds?.(moment.events) ?? 0);
        const events = moment.events.map(({ event }) => event).join(', ');
        if (takes > allows) expect(takes, `${events}, seen by ${viewer}`).toBeLessThanOrEqual(allows);
        longest[index] = Math.max(longest[index] ?? 0, takes);
        allowed[index] = allows;
      }
    }
    const sum = (times: readonly number[]): number => times.reduce((all, each) => all + each, 0);
    expect(sum(allowed)).toBeLessThanOrEqual(MOST_WAIT * sum(longest));
  }

  const settings = settingsOf(id);

  test.each(settings)('random games: $title', (setting) => {
    for (let number = 0; number < RANDOM_GAMES / settings.length; number++)
      compare(randomGame(id, setting, number), setting.seats);
  });

  test('finished games of the repository', () => {
    for (const course of recordedGames(id, RECORDS_STEP)) {
      const { scores } = course.turn.kind === 'over' ? course.turn : { scores: [] };
      compare(course, scores.length);
    }
  });
});
