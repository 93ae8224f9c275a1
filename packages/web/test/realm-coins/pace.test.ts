import type { Seat } from '@pouch/rules';
import { describe, expect, it } from 'vitest';
import { scenes } from '../../src/games/realm-coins/scenes.ts';
import type { Types } from '../../src/games/realm-coins/types.ts';
import type { Moment } from '../../src/table/source.ts';
import { type Tempo, timed } from '../../src/table/tempo.ts';
import { recordedGames } from '../kits/played.ts';

/** From the last bid to the next one, where nobody has to choose in between: in milliseconds. */

const THREE = 3;
const games = recordedGames('realm-coins', 1).filter(
  ({ turn }) => turn.kind === 'over' && turn.scores.length === THREE,
);

interface Told {
  readonly lasts: number;
  readonly events: ReadonlySet<string>;
}

/** Every round without a choice, as a seat sees it. */
function roundsAt(tempo: Tempo, viewer: Seat): readonly Told[] {
  const rounds: Told[] = [];
  for (const game of games) {
    const moments = game.moments(viewer) as readonly Moment<Types>[];
    for (const [at, moment] of moments.entries()) {
      if (!moment.events.some(({ event }) => event === 'revealed')) continue;
      const end = moments.findIndex(
        ({ events }, index) => index >= at && events.some(({ event }) => event === 'round-begun'),
      );
      const round = moments.slice(at, end + 1);
      if (end < 0 || round.some(({ view }) => ['swoop', 'appease', 'forfeit'].includes(view.phase))) continue;
      const lasts = round.flatMap((each, index) => {
        const before = moments[at + index - 1];
        return before === undefined ? [] : timed(scenes(before.view, each, viewer), tempo).map((scene) => scene.lasts);
      });
      rounds.push({
        lasts: lasts.reduce((sum, each) => sum + each, 0),
        events: new Set(round.flatMap(({ events }) => events.map(({ event }) => event))),
      });
    }
  }
  return rounds;
}

const AT: Tempo = { speed: 'normal', motion: 'full', routine: 'merged', hurry: 1 };
/** Crowns that return, and players who go out, are told besides. */
const isTypical = ({ events }: Told): boolean => !events.has('crowns-home') && !events.has('out');

const longest = (rounds: readonly Told[]): number => Math.max(...rounds.map(({ lasts }) => lasts));

describe('a round of three players', () => {
  it('is told within 9 seconds, and a rarer one within 11', () => {
    const rounds = roundsAt(AT, 0);
    expect(rounds.length).toBeGreaterThan(20);
    expect(longest(rounds.filter(isTypical))).toBeLessThanOrEqual(9000);
    expect(longest(rounds)).toBeLessThanOrEqual(11_000);
  });

  it('takes no more than half a second longer while its bookkeeping is new', () => {
    expect(longest(roundsAt({ ...AT, routine: 'apart' }, 0).filter(isTypical))).toBeLessThanOrEqual(9500);
  });

  it('is told within 4 seconds at the fast speed', () => {
    expect(longest(roundsAt({ ...AT, speed: 'fast' }, 0))).toBeLessThanOrEqual(4000);
  });

  it('has no wait beyond reading without motion', () => {
    const rounds = roundsAt({ ...AT, motion: 'none' }, 0).filter(isTypical);
    expect(longest(rounds)).toBeLessThanOrEqual(7200);
    for (const { lasts } of rounds) expect(lasts % 375).toBe(0);
  });
});
