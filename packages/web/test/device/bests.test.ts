import { describe, expect, test } from 'vitest';
import { type Bests, keepBests, keptBests, mySeat, withGame } from '../../src/device/bests.ts';
import { KEYS } from '../../src/device/keys.ts';
import type { SaveHead, SavePlayer } from '../../src/device/save.ts';
import { memoryTexts } from '../../src/device/storage.ts';

const ME: SavePlayer = { kind: 'person', name: 'Robin' };
const FAIR: SavePlayer = { kind: 'bot', name: 'Mara', level: 'fair' };
const SHARP: SavePlayer = { kind: 'bot', name: 'Wren', level: 'sharp' };

function ended(id: string, winner: number, players: readonly SavePlayer[] = [ME, FAIR], more = {}): SaveHead {
  return {
    ...{ version: 1, id, game: 'realm-coins', seats: players.length, options: {}, players },
    ...{ seconds: 0, startedAt: 0, updatedAt: 0, finished: true },
    result: { winners: [winner], scores: players.map(() => 1), ending: '' },
    ...more,
  };
}

const NONE = keptBests(memoryTexts());
const less = (value: number) => ({ value, better: 'less' }) as const;
const counted = (...games: readonly SaveHead[]): Bests =>
  games.reduce((bests, game) => withGame(bests, game, undefined), NONE);

describe('finished games', () => {
  test('count once each, by level, and wins in a row until one is lost', () => {
    const three = counted(ended('a', 0), ended('b', 0), ended('b', 0), ended('c', 0, [ME, SHARP]));
    expect(three).toMatchObject({
      wins: { fair: { won: 2, of: 2 }, sharp: { won: 1, of: 1 } },
      level: 'sharp',
      streak: 3,
      counted: ['a', 'b', 'c'],
    });
    expect(withGame(three, ended('d', 1), undefined)).toMatchObject({
      wins: { fair: { won: 2, of: 3 } },
      level: 'fair',
      streak: 0,
    });
  });

  test('against bots of several levels belong to a row, but to no level', () => {
    expect(counted(ended('a', 0, [ME, FAIR, SHARP]))).toMatchObject({ wins: {}, streak: 1 });
  });

  test('keep the better figure', () => {
    const five = withGame(NONE, ended('a', 0), less(5));
    expect(withGame(five, ended('b', 0), less(7)).figures).toEqual({ 'realm-coins': 5 });
    expect(withGame(five, ended('b', 0), less(4)).figures).toEqual({ 'realm-coins': 4 });
    expect(withGame(five, ended('b', 0), { value: 9, better: 'more' }).figures).toEqual({ 'realm-coins': 9 });
  });

  test('say which games were played, the last one first', () => {
    const koinz = { game: 'koinz' };
    expect(counted(ended('a', 0), ended('b', 0, [ME, FAIR], koinz), ended('c', 0)).played).toEqual([
      'realm-coins',
      'koinz',
    ]);
  });

  test.each([
    ['several people shared the device', ended('a', 0, [ME, { ...ME, name: 'Ann' }])],
    ['it was played on from the middle of another', ended('a', 0, [ME, FAIR], { playedOn: { from: 'b', steps: 4 } })],
  ])('count as played, and no more, where %s', (_, game) => {
    expect(withGame(NONE, game, less(3))).toMatchObject({
      ...{ counted: ['a'], played: ['realm-coins'], figures: {}, wins: {}, streak: 0 },
    });
  });

  test('alone are no wins and end no row', () => {
    const row = counted(ended('a', 0), ended('b', 0));
    expect(withGame(row, ended('c', 0, [ME]), less(8))).toMatchObject({
      ...{ streak: 2, wins: { fair: { won: 2, of: 2 } }, figures: { 'realm-coins': 8 } },
    });
  });
});

test('my seat is that of the only person', () => {
  expect(mySeat(ended('a', 0, [FAIR, ME]))).toBe(1);
  expect(mySeat(ended('a', 0, [ME, ME]))).toBeUndefined();
});

describe('what is kept', () => {
  test('is read as it was written', () => {
    const texts = memoryTexts();
    const bests: Bests = {
      ...withGame(NONE, ended('a', 0), less(5)),
      last: { id: 'a', title: 'You win', values: [[1, 2]], goal: 40 },
    };
    keepBests(bests, texts);
    expect(keptBests(texts)).toEqual(bests);
  });

  test.each([
    'nothing',
    '[1]',
    '{"counted":7,"played":["chess",3],"figures":{"chess":1,"koinz":"x"},"wins":{"fair":{"won":3,"of":2}},"streak":-1}',
    '{"last":{"id":"a","title":"","values":[["x"]]},"level":"divine"}',
  ])('and cannot be read is left out: %s', (text) => {
    const texts = memoryTexts();
    texts.set(KEYS.bests, text);
    expect(keptBests(texts)).toEqual(NONE);
  });
});
