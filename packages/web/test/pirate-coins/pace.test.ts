import { has } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { hurry } from '../../src/games/pirate-coins/hurry.ts';
import { paceOf, paceStyle } from '../../src/games/pirate-coins/pace.ts';
import { scenes } from '../../src/games/pirate-coins/scenes.ts';
import { still } from '../../src/games/pirate-coins/show.ts';
import type { Types, View } from '../../src/games/pirate-coins/types.ts';
import type { Moment } from '../../src/table/source.ts';
import { type Tempo, timed } from '../../src/table/tempo.ts';
import { randomGame, recordedGames } from '../kits/played.ts';
import { choosing } from './steps.ts';

const THREE = { title: '3 seats', seats: 3, options: {} };

/** Finished games of three players, as one of them sees them. */
const GAMES = [
  ...recordedGames('pirate-coins', 1),
  ...Array.from({ length: 40 }, (_, number) => randomGame('pirate-coins', THREE, number)),
]
  .map((course) => course.moments(0) as readonly Moment<Types>[])
  .filter(([first]) => first?.view.seats === 3);

const NORMAL: Omit<Tempo, 'hurry'> = { speed: 'normal', motion: 'full', routine: 'merged' };

/** Milliseconds that a moment takes at a table. */
function lasts(before: View, moment: Moment<Types>, tempo = NORMAL): number {
  const shown = timed(scenes(before, moment, 0), { ...tempo, hurry: hurry(before, 0) });
  return shown.reduce((sum, scene) => sum + scene.lasts, 0);
}

interface Stretch {
  millis: number;
  /** The round ended on the way. */
  ends: boolean;
}

const ENDS = ['attacked', 'pouch-empty', 'deck-empty', 'over'];

/** From each last choice of a turn to the next decision; and how long the viewer was ashore at a time. */
function stretches(moments: readonly Moment<Types>[], tempo = NORMAL): { turns: Stretch[]; ashore: Stretch[] } {
  const turns: Stretch[] = [];
  const ashore: Stretch[] = [];
  let now: Stretch | undefined;
  let away: Stretch | undefined;
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1]?.view;
    if (before === undefined) continue;
    const millis = lasts(before, moment, tempo);
    if (before.starter !== null && !has(before.aboard, 0)) away ??= { millis: 0, ends: false };
    if (moment.events.some(({ event }) => event === 'revealed')) {
      now = { millis: 0, ends: false };
      if (has(before.aboard, 0)) turns.push(now);
    }
    for (const stretch of [now, away])
      if (stretch !== undefined) {
        stretch.millis += millis;
        stretch.ends ||= moment.events.some(({ event }) => ENDS.includes(event));
      }
    if (moment.view.phase === 'over') break;
    if (moment.events.some(({ event }) => event === 'fortune')) {
      now = undefined;
      if (away !== undefined && has(moment.view.aboard, 0)) {
        ashore.push(away);
        away = undefined;
      }
    }
  }
  return { turns, ashore };
}

const longest = (all: readonly Stretch[]): number => Math.max(...all.map(({ millis }) => millis));

describe('from the last choice to the next decision, three players', () => {
  const all = GAMES.map((moments) => stretches(moments));
  const turns = all.flatMap((each) => each.turns);

  test('there are games to measure', () => {
    expect(turns.length).toBeGreaterThan(200);
  });

  test('a turn takes at most 3.5 s at normal speed', () => {
    expect(longest(turns.filter(({ ends }) => !ends))).toBeLessThanOrEqual(3500);
  });

  test('a turn that ends the round has an end and a beginning to tell, too', () => {
    expect(longest(turns.filter(({ ends }) => ends))).toBeLessThanOrEqual(4500);
  });

  test('whoever is ashore sees the rest of the round in 10 s', () => {
    expect(longest(all.flatMap((each) => each.ashore))).toBeLessThanOrEqual(10_000);
  });

  test('fast is half as long; without motion there is nothing but reading', () => {
    const fast = GAMES.flatMap((moments) => stretches(moments, { ...NORMAL, speed: 'fast' }).turns);
    expect(longest(fast.filter(({ ends }) => !ends))).toBeLessThanOrEqual(1600);
    const none = GAMES.flatMap((moments) => stretches(moments, { ...NORMAL, motion: 'none' }).turns);
    expect(longest(none.filter(({ ends }) => !ends))).toBeLessThanOrEqual(1900);
  });
});

describe('hurry', () => {
  test('three times for who is ashore, never for others', () => {
    const view = choosing({ aboard: 0b110 });
    expect([0, 1, 'table' as const].map((viewer) => hurry(view, viewer))).toEqual([3, 1, 1]);
    expect(hurry(choosing({ turn: 9, aboard: 0b110 }), 0)).toBe(5);
    expect(hurry(choosing({ phase: 'over', aboard: 0b110 }), 0)).toBe(1);
    expect(hurry(choosing({ phase: 'stack', starter: null, aboard: 0 }), 0)).toBe(1);
  });

  test('what styles draw keeps pace with the scenes', () => {
    const ashore = still(choosing({ aboard: 0b110 }));
    expect(paceOf('normal', still(choosing()), 0)).toBe(1);
    expect(paceOf('fast', still(choosing()), 0)).toBe(0.5);
    expect(paceOf('normal', ashore, 0)).toBeCloseTo(1 / 3);
    expect(paceOf('normal', ashore, 'table')).toBe(1);
    expect(paceStyle(1)).toBeUndefined();
    expect(paceStyle(0.5)).toMatchObject({ '--toss': '450ms' });
  });
});
