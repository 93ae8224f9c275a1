import { coinsOfKind, realmCoins, realmInternals } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { chart } from '../../src/games/realm-coins/chart.ts';
import { figures } from '../../src/games/realm-coins/figures.ts';
import type { Event } from '../../src/games/realm-coins/types.ts';
import { loadWords, names, randomGame } from './help.ts';

const { BOAR, CROWN } = realmInternals;

beforeAll(loadWords);

describe('a whole game', () => {
  const game = randomGame(3, 5);
  const last = game.moments.at(-1);

  it('has a chart of the stashes by round', () => {
    const { marks, values, goal, signs } = chart(game.moments, game.first, names);
    expect(goal).toBe(40);
    expect(marks[0]).toEqual({ label: 'Start', moment: 0 });
    expect(marks.map(({ label }) => label).slice(1)).toEqual(
      Array.from({ length: last?.view.round ?? 0 }, (_, index) => String(index + 1)),
    );
    expect(values).toHaveLength(3);
    for (const line of values) expect(line).toHaveLength(marks.length);
    expect(values.map((line) => line[0])).toEqual([23, 23, 23]);
    expect(new Set(signs.map(({ moment, sign }) => `${moment} ${sign}`)).size).toBe(signs.length);
  });

  it('has figures of each player', () => {
    const labels = figures(game.moments, game.first, 0).map(([label]) => label);
    expect(labels).toEqual(['Pools won', 'Highest bid', 'Best swoop', 'Knights returned', 'Wyvern costs']);
  });
});

describe('the figures of one player', () => {
  const start = realmCoins.view(realmCoins.setup(2, {}), 'table');
  const moment = (number: number, round: number, ...events: Event[]) => ({ number, events, view: { ...start, round } });
  const figureOf = (label: string, moments: Parameters<typeof figures>[0]): string | undefined =>
    figures(moments, start, 0).find(([each]) => each === label)?.[1];

  it('count only what that player did', () => {
    const moments = [
      moment(
        1,
        1,
        { event: 'ranked', seat: 0, rank: 0, value: 4, boars: 0 },
        { event: 'ranked', seat: 1, rank: 1, value: 3, boars: 0 },
        { event: 'collected', seat: 1, place: 1, coins: coinsOfKind(CROWN) },
      ),
      moment(2, 2, { event: 'round-begun', round: 2, extra: false }),
      moment(
        3,
        2,
        { event: 'ranked', seat: 0, rank: 0, value: 9, boars: 0 },
        { event: 'swooped', seat: 0, place: 1, take: coinsOfKind(CROWN), give: coinsOfKind(BOAR) },
        { event: 'collected', seat: 0, place: 0, coins: coinsOfKind(CROWN) },
        { event: 'appeased', seat: 0, coins: coinsOfKind(BOAR, 2) },
      ),
    ];
    expect(figureOf('Pools won', moments)).toBe('1 of 2');
    expect(figureOf('Highest bid', moments)).toBe('9, round 2');
    expect(figureOf('Best swoop', moments)).toBe('+4, round 2');
    expect(figureOf('Wyvern costs', moments)).toBe('2 coins');
  });

  it('say so where there was nothing', () => {
    expect(figureOf('Highest bid', [])).toBe('none');
    expect(figureOf('Wyvern costs', [])).toBe('0');
  });

  it('show a swoop at a loss with a minus', () => {
    const swoop: Event = { event: 'swooped', seat: 0, place: 1, take: coinsOfKind(BOAR), give: coinsOfKind(CROWN) };
    expect(figureOf('Best swoop', [moment(1, 1, swoop)])).toBe('−4, round 1');
  });
});

describe('the signs over the timeline', () => {
  it('are one for all equal events of a step', () => {
    const start = realmCoins.view(realmCoins.setup(2, {}), 'table');
    const tied = (seat: number): Event => ({ event: 'tied', seat, place: seat, bid: coinsOfKind(BOAR) });
    const { signs } = chart([{ number: 3, events: [tied(0), tied(1)], view: start }], start, names);
    expect(signs).toHaveLength(1);
    expect(signs[0]).toMatchObject({ moment: 3, sign: 'tie' });
    expect(signs[0]?.text).toMatch(/^Mara and you tied at 1: both bids return\.$/);
  });
});
