import { expect, test } from 'vitest';
import type { SaveHead, SavePlayer } from '../../src/device/save.ts';
import { ago, titleOf } from '../../src/pages/home/waiting.ts';
import { clockTime } from '../../src/words/clock-time.ts';
import common from '../../src/words/en/common.json';
import home from '../../src/words/en/home.json';
import { addWords } from '../../src/words/t.ts';

addWords(common);
addWords(home);

const person = (name: string): SavePlayer => ({ kind: 'person', name });
const bot = (name: string): SavePlayer => ({ kind: 'bot', name, level: 'fair' });
const save = (...players: SavePlayer[]): SaveHead => ({
  version: 1,
  id: 'a',
  game: 'realm-coins',
  seats: players.length,
  options: {},
  players,
  seconds: 0,
  startedAt: 0,
  updatedAt: 0,
  finished: false,
});

test('a game is named after whom it is played with', () => {
  expect(titleOf({ save: save(person('Robin')) })).toBe('Realm Coins, solo');
  expect(titleOf({ save: save(person('Robin'), bot('Mara')) })).toBe('Realm Coins with Mara');
  expect(titleOf({ save: save(bot('Ines'), person('Robin'), bot('Mara')) })).toBe('Realm Coins with Ines and Mara');
  expect(titleOf({ save: save(bot('Ines'), person('Robin'), bot('Mara'), bot('Sol')) })).toBe(
    'Realm Coins with Ines and 2 more',
  );
  expect(titleOf({ save: save(person('Robin'), person('Ada')) })).toBe('Realm Coins with Robin and Ada');
});

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [3_600_000 * 5.5, '5 hours ago'],
  [86_400_000, 'yesterday'],
  [86_400_000 * 3, '3 days ago'],
  [-5000, 'just now'],
])('%i ms later: %s', (passed, words) => {
  expect(ago(1_000_000, 1_000_000 + passed)).toBe(words);
});

test('times read as on a clock', () => {
  expect([5, 65.9, 247, 3600].map(clockTime)).toEqual(['5\u00a0s', '1:05', '4:07', '60:00']);
});
