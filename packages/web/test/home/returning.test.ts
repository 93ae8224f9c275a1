import { GAME_IDS, type GameId } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { type Bests, keptBests } from '../../src/device/bests.ts';
import type { SaveHead, SavePlayer } from '../../src/device/save.ts';
import { memoryTexts } from '../../src/device/storage.ts';
import { turnedByOne } from '../../src/local/again.ts';
import { bestLines } from '../../src/pages/home/best-lines.ts';
import { lastGame } from '../../src/pages/home/last-game.ts';
import { CHART, goalPath, sparkline } from '../../src/pages/home/sparkline.ts';
import { playedGames, suggestionFor } from '../../src/pages/home/suggestion.ts';
import home from '../../src/words/en/home.json';
import returning from '../../src/words/en/home-returning.json';
import { addWords } from '../../src/words/t.ts';

addWords(home);
addWords(returning);

const person = (name: string): SavePlayer => ({ kind: 'person', name });
const bot = (name: string): SavePlayer => ({ kind: 'bot', name, level: 'fair' });
const NONE: Bests = keptBests(memoryTexts());

const ended = (
  players: readonly SavePlayer[],
  winners: readonly number[],
  scores: readonly number[],
  more: Partial<SaveHead> = {},
): SaveHead => ({
  ...{ version: 1, id: 'a', game: 'realm-coins', seats: players.length, options: {}, players },
  ...{ seconds: 252, startedAt: 0, updatedAt: 0, finished: true },
  result: { winners, scores, ending: '' },
  ...more,
});

describe('the last game', () => {
  const THREE = [bot('Ines'), person('Robin'), bot('Jonah')];

  test.each([
    ['You won, 42 to 39', [1], [39, 42, 30]],
    ['You came 2nd, 34 to 42', [0], [42, 34, 30]],
    ['You came 3rd, 30 to 42', [0], [42, 30, 34]],
    // A tie that was broken.
    ['You came 2nd, 40 to 40', [0], [40, 40, 30]],
    ['You shared the win at 40', [0, 1], [40, 40, 30]],
  ])('%s', (words, winners, scores) => {
    expect(lastGame([ended(THREE, winners, scores)], NONE)).toMatchObject({
      ...{ result: words, title: 'Realm Coins with Ines and Jonah', seat: 1, won: winners.includes(1) },
    });
  });

  test('of several people names who won', () => {
    const two = [person('Ann'), person('Robin')];
    expect(lastGame([ended(two, [0], [9, 7])], NONE)).toMatchObject({ result: 'Ann won, 9 to 7', seat: 0, won: false });
    expect(lastGame([ended(two, [0, 1], [9, 9])], NONE)?.result).toBe('Ann and Robin shared the win');
  });

  test('alone says what was done and how long it took, once that is known', () => {
    const alone = ended([person('Robin')], [0], [24], { game: 'coin-set' });
    const last = { id: 'a', title: '8 sets', values: [[0, 24]] };
    expect(lastGame([alone], NONE)?.result).toBe('Coin Set');
    expect(lastGame([alone], { last })).toMatchObject({ result: '8 sets in 4:12', won: false });
  });

  test('is the newest that is finished, and has its own chart only', () => {
    const games = [ended(THREE, [1], [1, 2, 1], { finished: false }), ended(THREE, [1], [1, 2, 1], { id: 'b' })];
    const last = { title: '', values: [[1, 2]], goal: 40 };
    expect(lastGame(games, { last: { id: 'b', ...last } })?.chart).toMatchObject(last);
    expect(lastGame(games, { last: { id: 'a', ...last } })).toMatchObject({ head: { id: 'b' }, chart: undefined });
    expect(lastGame([], NONE)).toBeUndefined();
  });

  test('is played again with each player a seat further on', () => {
    expect(turnedByOne(['Robin', 'Ines', 'Jonah'])).toEqual(['Jonah', 'Robin', 'Ines']);
    expect(turnedByOne(['Robin'])).toEqual(['Robin']);
  });
});

describe('the bests', () => {
  const bestOf = (game: GameId, figure: number | undefined) =>
    figure === undefined ? undefined : { label: game, value: String(figure) };
  const figures = Object.fromEntries(GAME_IDS.map((game, index) => [game, index]));

  test('are empty before anything was finished', () => {
    expect(bestLines(NONE, bestOf)).toEqual([]);
  });

  test('have the wins against the level of the last game, and a row of wins from two on', () => {
    const wins = { easy: { won: 1, of: 1 }, fair: { won: 14, of: 31 } };
    expect(bestLines({ ...NONE, wins, level: 'fair', streak: 1 }, bestOf)).toEqual([
      { label: 'Wins against fair bots', value: '14 of 31' },
    ]);
    expect(bestLines({ ...NONE, wins: { fair: { won: 0, of: 3 } }, level: 'fair' }, bestOf)).toEqual([]);
    expect(bestLines({ ...NONE, streak: 2 }, bestOf)).toEqual([{ label: 'Wins in a row', value: '2' }]);
  });

  test('are four at most: games played longest ago give way', () => {
    const wins = { fair: { won: 1, of: 2 } };
    const played = [...GAME_IDS].reverse();
    const lines = bestLines({ ...NONE, figures, played, wins, level: 'fair', streak: 3 }, bestOf);
    expect(lines.map(({ label }) => label)).toEqual([
      ...GAME_IDS.slice(2),
      ...['Wins against fair bots', 'Wins in a row'],
    ]);
    expect(bestLines({ ...NONE, figures, played }, bestOf)).toHaveLength(4);
  });
});

describe('something new', () => {
  test('is a game that was never played, else the one played longest ago', () => {
    const [first, second, ...rest] = GAME_IDS;
    expect(suggestionFor([first as GameId])).toEqual({ game: second, isNew: true });
    expect(suggestionFor([...GAME_IDS].reverse())).toEqual({ game: first, isNew: false });
    expect(suggestionFor([second as GameId, ...rest])).toEqual({ game: first, isNew: true });
  });

  test('unfinished games count as played', () => {
    expect(playedGames([{ game: 'koinz' }, { game: 'koinz' }], ['coin-set', 'koinz'])).toEqual(['koinz', 'coin-set']);
  });
});

describe('the small chart', () => {
  test('runs from side to side, the highest value at the top', () => {
    expect(sparkline([[0, 10]], 0, undefined)).toBe(`M8 ${CHART.height - 8}L${CHART.width - 8} 8`);
    expect(goalPath([[0, 5]], 10)).toBe(`M8 8H${CHART.width - 8}`);
  });

  test('is a level line where nothing changes', () => {
    expect(sparkline([[3, 3]], 0, undefined)).toBe(`M8 ${CHART.height / 2}L${CHART.width - 8} ${CHART.height / 2}`);
  });
});
