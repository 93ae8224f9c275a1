import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, jsonLines, type Outcome, pouch, pouchHere } from './pouch.js';

const vectors = fileURLToPath(new URL('../../rules/test/vectors/', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Vector {
  readonly record: { readonly steps: unknown[] };
  readonly states: readonly unknown[];
}
const vector = (name: string): Vector => JSON.parse(readFileSync(join(vectors, `${name}.json`), 'utf8'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('pouch replay', () => {
  const win = vector('realm-coins/win-at-40');
  const illegal = vector('realm-coins/illegal-swoop-of-too-few');
  const pirates = vector('pirate-coins/shared-win');

  test('prints the state before the first step and after each', () => {
    const { stdout, stderr, status } = pouch(['replay', file('win.json', JSON.stringify(win.record, null, 2))]);
    expect(jsonLines(stdout)).toEqual(win.states);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('reads several records from standard input', async () => {
    const input = `\n${JSON.stringify(win.record)}\n\n${JSON.stringify(pirates.record)}\n`;
    const { stdout, status } = pouch(['replay', '-'], input);
    expect(jsonLines(stdout)).toEqual([...win.states, ...pirates.states]);
    expect(status).toBe(0);
    expect(jsonLines((await pouchHere(['replay', '--final', '-'], input)).stdout)).toEqual([
      win.states.at(-1),
      pirates.states.at(-1),
    ]);
  });

  test('prints the states before an illegal step, then its number and the reason', () => {
    const input = [pirates.record, illegal.record, win.record].map((record) => JSON.stringify(record)).join('\n');
    const { stdout, stderr, status } = pouch(['replay', '-'], input);
    expect(jsonLines(stdout)).toEqual([...pirates.states, ...illegal.states, ...win.states]);
    expect(stderr).toBe('record 1, step 2: You must take 2 coins, not 1\n');
    expect(status).toBe(1);
  });

  test.each([
    ['an empty file', '', /there are no records/],
    ['no JSON', 'hello\nworld\n', /record 0 is not valid JSON/],
    ['half a record', '{"format": "pouch-record/1",', /record 0 is not valid JSON/],
    ['a list', '[]', /A game record must be a JSON object, not a list/],
    ['no format', '{"game": "koinz"}', /This file has no Pouch format marker \("format": "pouch-record\/1"\)/],
    ['another format', '{"format": "pgn"}', /"format" must be "pouch-record\/1", not "pgn"/],
    ['an unknown game', '{"format": "pouch-record/1", "game": "chess"}', /"game" must be .* or [\w-]+, not "chess"/],
    [
      'too many seats',
      '{"format": "pouch-record/1", "game": "koinz", "seats": 5}',
      /"seats" must be a whole number from 2 to 4, not 5/,
    ],
    [
      'an unknown option',
      '{"format": "pouch-record/1", "game": "koinz", "seats": 2, "options": {"speed": 1}, "steps": []}',
      /Koinz has no option "speed"/,
    ],
    [
      'a bad option',
      '{"format": "pouch-record/1", "game": "koinz", "seats": 2, "options": {"hand": "third"}, "steps": []}',
      /Option "hand" must be guided or steady, not "third"/,
    ],
    ['no steps', '{"format": "pouch-record/1", "game": "koinz", "seats": 2}', /"steps" is missing: it must be a list/],
  ])('reports in one line why %s is not a record', async (_, text, reason) => {
    const { stdout, stderr, status } = await pouchHere(['replay', file('bad.json', text)]);
    expect(stdout).toBe('');
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(status).toBe(2);
  });

  test('reports a missing file', async () => {
    const { stderr, status } = await pouchHere(['replay', join(folder, 'nowhere.json')]);
    expect(stderr).toMatch(/nowhere\.json: cannot read the file/);
    expect(status).toBe(2);
  });
});

describe('pouch sim', () => {
  const given = ['sim', 'pirate-coins', '--seats', '3', '--games', '700', '--seed', '5'];
  const sim = (...args: string[]): SpawnSyncReturns<string> => pouch([...given, ...args]);
  const simHere = (...args: string[]): Promise<Outcome> => pouchHere([...given, '--threads', '1', ...args]);

  test('plays the same games with any number of threads', () => {
    const [one, two, three] = ['1', '2', '3'].map((threads) => sim('--threads', threads, '--records', '-'));
    expect(jsonLines(one?.stdout ?? '')).toHaveLength(700);
    expect(two?.stdout).toBe(one?.stdout);
    expect(three?.stdout).toBe(one?.stdout);
    expect(two?.stderr).toBe(one?.stderr);
  });

  test('writes records that replay to their result', async () => {
    const path = join(folder, 'games.jsonl');
    expect((await simHere('--records', path)).stdout).toBe('');
    const results = jsonLines(readFileSync(path, 'utf8')).map((record) => (record as { result: unknown }).result);
    const finals = jsonLines((await pouchHere(['replay', '--final', path])).stdout);
    expect(finals.map((state) => (state as { result: unknown }).result)).toEqual(results);
  });

  test('prints the summary as JSON', async () => {
    const summary = JSON.parse((await simHere('--json')).stdout);
    expect(summary).toMatchObject({ game: 'pirate-coins', seats: 3, games: 700, seed: 5, options: {} });
    expect(summary.wins).toHaveLength(3);
    const wins = summary.wins.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0);
    expect(wins).toBeCloseTo(700);
    for (const { share, low, high } of summary.wins) expect(low < share && share < high).toBe(true);
    expect(summary.endings['five-rounds'] + summary.endings['twenty-five']).toBe(700);
    expect(summary.steps.least).toBeLessThanOrEqual(summary.steps.mean);
  });

  test('prints the summary as text', async () => {
    const { stdout, status } = await pouchHere([
      'sim',
      'koinz',
      '--games',
      '20',
      '--seed',
      '1',
      '--options',
      '{"hand": "steady"}',
    ]);
    expect(stdout).toMatch(/^Koinz, 2 seats, 20 games with random players, seed 1\n {2}variant classic, hand steady\n/);
    expect(stdout).toMatch(/wins +share +95 % interval\n {2}seat 0/);
    expect(stdout).toMatch(/how games ended/);
    expect(status).toBe(0);
  });

  test.each([
    [['sim'], /missing required argument 'game'/],
    [['sim', 'chess'], /The games are realm-coins, pirate-coins, koinz, coin-set/],
    [['sim', 'koinz', '--seats', '5'], /Koinz is for 2 to 4 players, not 5/],
    [['sim', 'koinz', '--games', 'many'], /whole number/],
    [['sim', 'koinz', '--options', '{'], /--options must be valid JSON/],
    [['sim', 'koinz', '--options', '{"hand": 3}'], /Option "hand" must be guided or steady/],
    [['sim', 'koinz', '--records', '/nowhere/games.jsonl'], /cannot write the file/],
    [['sim', 'koinz', '--fast'], /unknown option '--fast'/],
    [['paly'], /unknown command 'paly'/],
    [['replay'], /missing required argument 'file'/],
  ])('%j is wrong usage: one clear line', async (args, reason) => {
    const { stdout, stderr, status } = await pouchHere(args);
    expect(stdout).toBe('');
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(status).toBe(2);
  });
});

describe('pouch show', () => {
  test.each([
    'realm-coins/tie-of-three',
    'pirate-coins/attack-ends-the-game',
    'koinz/classic-win',
    'coin-set/joker-no-set',
  ])('prints %s as text', async (name) => {
    const record = { ...vector(name).record, players: ['Mara', 'Jonah\u001b[31m', '', 4] };
    const { stdout, stderr, status } = await pouchHere(['show', '-'], JSON.stringify(record));
    expect(stdout).toContain('Mara');
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
    expect(stdout).not.toContain('\u001b');
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('shows a record up to the step that is not allowed', () => {
    const { stdout, status } = pouch(['show', '-'], JSON.stringify(vector('koinz/error-not-in-turn').record));
    expect(stdout).toContain('Step 6 is not allowed: Seat 0 can’t place now: the game is waiting for seat 1 to lay');
    expect(status).toBe(1);
  });

  test('prints colours on request', async () => {
    const input = JSON.stringify(vector('realm-coins/win-at-40').record);
    expect((await pouchHere(['show', '--color', '-'], input)).stdout).toContain('\u001b[33mcrown');
    expect((await pouchHere(['show', '--no-color', '-'], input)).stdout).not.toContain('\u001b');
  });
});

test('every command has help with examples', async () => {
  for (const args of [['--help'], ['replay', '--help'], ['sim', '--help'], ['show', '--help'], ['demo', '--help']]) {
    const { stdout, status } = await pouchHere(args);
    expect(stdout).toContain('$ pouch');
    expect(status).toBe(0);
  }
});

test('a closed pipe is not an error', () => {
  const { status, stderr } = spawnSync(
    'sh',
    [
      '-c',
      `"${process.execPath}" "${command}" sim realm-coins --games 3000 --records - --seed 1 | head -n 1 > /dev/null`,
    ],
    { encoding: 'utf8' },
  );
  expect([status, stderr.includes('Error')]).toEqual([0, false]);
});

test('demo prints a whole game', async () => {
  const { stdout, status } = await pouchHere(['demo', 'coin-set', '--seats', '2', '--seed', '1']);
  expect(stdout).toMatch(/^Coin Set, 2 seats/);
  expect(stdout).toMatch(/(wins|share the win): nobody found a set/);
  expect(status).toBe(0);
});
