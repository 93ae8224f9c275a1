import type { About, Listed } from '@pouch/protocol';
import { GAMES, type GameId } from '@pouch/rules';
import { expect, test } from 'vitest';
import { NOTHING_GOING_ON } from '../../../../test-support/nothing-going-on.ts';
import { optionWords, unusualOptionWords } from '../../src/games/option-words.ts';
import { inOrder, titleOf, type WaitingTable } from '../../src/pages/home/waiting.ts';
import { openTo, resultWords, scoreWords, sorted, statusOf, worthShowing } from '../../src/pages/tables/listing.ts';
import common from '../../src/words/en/common.json';
import { addWords } from '../../src/words/t.ts';

addWords(common);

const HOUR = 3_600_000;
const OPEN = { kind: 'open' } as const;
const person = (name: string, plays: 'self' | 'bot' = 'self') =>
  ({ kind: 'person', guest: name, name, crest: 0, plays, ready: false }) as const;

const about = (change: Partial<About>): About => ({
  id: 'a',
  game: 'realm-coins',
  options: {},
  clock: 'relaxed',
  visibility: 'private',
  phase: 'playing',
  host: 'Robin',
  seats: [person('Robin'), person('Mara'), person('Jonah')],
  code: null,
  fairness: { commitment: '', words: [], seed: null },
  madeAt: 0,
  startedAt: null,
  endedAt: null,
  result: null,
  ...NOTHING_GOING_ON,
  next: null,
  ...change,
});

const listed = (id: string, change: Partial<About> = {}, more: Partial<Listed> = {}): Listed => ({
  about: about({ id, ...change }),
  seat: 0,
  awaits: [],
  changedAt: 0,
  ...more,
});

const ids = (tables: readonly Listed[]): string[] => tables.map(({ about: { id } }) => id);

test('my tables: what has waited longest for me first, the newest first of all else', () => {
  const { due, running, waiting, finished } = sorted([
    listed('over-old', { phase: 'over' }, { changedAt: 1 }),
    listed('due-new', {}, { awaits: [0, 2], changedAt: 9 }),
    listed('waiting', { phase: 'waiting' }, { changedAt: 5 }),
    listed('running-old', {}, { changedAt: 2 }),
    listed('due-old', {}, { awaits: [0, 2], changedAt: 3 }),
    listed('over-new', { phase: 'over' }, { changedAt: 8 }),
    listed('running-new', {}, { changedAt: 4 }),
  ]);
  expect(ids(due)).toEqual(['due-old', 'due-new']);
  expect(ids(running)).toEqual(['running-new', 'running-old']);
  expect(ids(waiting)).toEqual(['waiting']);
  expect(ids(finished)).toEqual(['over-new', 'over-old']);
});

test('home shows running tables, and no waiting table that was idle for a day', () => {
  const now = 100 * HOUR;
  const shown = worthShowing(
    [
      listed('over', { phase: 'over' }, { changedAt: now }),
      listed('new', { phase: 'waiting' }, { changedAt: now - HOUR }),
      listed('old', { phase: 'waiting' }, { changedAt: now - 25 * HOUR }),
      listed('slow', { clock: 'slow' }, { changedAt: now - 60 * HOUR }),
      listed('due', {}, { awaits: [0, 2], changedAt: now - 70 * HOUR }),
    ],
    now,
  );
  expect(ids(shown)).toEqual(['due', 'slow', 'new']);
});

test('on home decisions that others wait for come before games of the device, and these before all else', () => {
  const table = (id: string, due: boolean): WaitingTable => ({
    id,
    title: id,
    status: '',
    game: 'koinz',
    due,
  });
  const save = {
    version: 1,
    id: 'save',
    game: 'koinz',
    seats: 1,
    options: {},
    players: [],
    seconds: 0,
    startedAt: 0,
    updatedAt: 0,
    finished: false,
  } as const;
  const order = inOrder([save], [table('later', false), table('now', true)]);
  expect(order.map((waiting) => ('save' in waiting ? 'save' : titleOf(waiting)))).toEqual(['now', 'save', 'later']);
});

test('the lobby leaves out where I sit', () => {
  const tables = [listed('mine'), listed('other', { seats: [person('Mara'), OPEN] })];
  expect(ids(openTo(tables, 'Robin'))).toEqual(['other']);
  expect(ids(openTo(tables, ''))).toEqual(['mine', 'other']);
});

test('how a table stands', () => {
  expect(statusOf(listed('a', {}, { awaits: [0, 1] }))).toBe('Your turn');
  expect(statusOf(listed('a', {}, { awaits: [1] }))).toBe('Waiting for Mara');
  expect(statusOf(listed('a', {}, { awaits: [1, 2] }))).toBe('Waiting for Mara and Jonah');
  expect(statusOf(listed('a'))).toBe('Waiting for others');
  expect(statusOf(listed('a', { seats: [person('Robin', 'bot'), person('Mara')] }))).toBe('A bot is playing for you');
  const waiting = { phase: 'waiting' } as const;
  expect(statusOf(listed('a', { ...waiting, seats: [person('Robin'), OPEN] }))).toBe('1 open seat');
  expect(statusOf(listed('a', { ...waiting, seats: [person('Robin'), OPEN, OPEN] }))).toBe('2 open seats');
  expect(statusOf(listed('a', waiting))).toBe('All seats are taken');
});

const usual = (game: GameId): About['options'] =>
  Object.fromEntries(Object.entries(GAMES[game].options).map(([name, spec]) => [name, spec.default]));

test.each(Object.keys(GAMES) as GameId[])('%s: usual options need no words, every other one has some', (game) => {
  expect(unusualOptionWords(game, usual(game))).toEqual([]);
  for (const [name, spec] of Object.entries(GAMES[game].options)) {
    const others =
      'values' in spec ? spec.values.filter((value) => value !== spec.default) : [Number(spec.default) + 2];
    for (const value of others)
      expect(unusualOptionWords(game, { ...usual(game), [name]: value }), name).toHaveLength(1);
  }
});

test.each(Object.keys(GAMES) as GameId[])('%s: all options are in words, in one sentence or one each', (game) => {
  const names = Object.keys(GAMES[game].options);
  const words = optionWords(game, usual(game));
  expect([0, 1, names.length]).toContain(words.length);
  expect(words.length === 0).toBe(names.length === 0);
  expect(words).not.toContain('');
});

test('who won', () => {
  const over = (winners: number[]) =>
    about({ phase: 'over', result: { winners, scores: [41, 43, 7], ending: 'goal' } });
  expect(resultWords(over([1]), 0)).toBe('Mara won');
  expect(resultWords(over([0]), 0)).toBe('You won');
  expect(resultWords(over([0]), null)).toBe('Robin won');
  expect(resultWords(over([0, 1]), 0)).toBe('You and Mara shared the win');
  expect(resultWords(over([]), 0)).toBe('Nobody won');
  expect(scoreWords(over([1]))).toBe('Robin 41 · Mara 43 · Jonah 7');
});
