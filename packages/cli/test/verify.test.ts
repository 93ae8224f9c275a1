import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, drawOutcome } from '@pouch/protocol';
import {
  GAMES,
  type GameId,
  type Json,
  type Outcome,
  Refusal,
  randomFrom,
  readOptions,
  type Step,
  writeRecord,
} from '@pouch/rules';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pouch, pouchHere } from './pouch.js';

const SEED = 'c0'.repeat(32);
const WORDS = ['salt', null];
const FAIRNESS = { commitment: commitmentOf(SEED), seed: SEED, words: WORDS };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string): string => {
  const path = join(folder, 'game.json');
  writeFileSync(path, text);
  return path;
};

/** A game of two players at a table. */
function played(id: GameId): Json & { steps: Step[] } {
  const game = GAMES[id];
  const options = readOptions(game);
  if (options instanceof Refusal) throw new Error(options.reason);
  const random = randomFrom(xoroshiro128plus(3));
  const state = game.setup(2, options);
  const steps: Step[] = [];
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const step =
      turn.kind === 'chance' ? drawOutcome(game, state, SEED, WORDS, steps.length) : game.sample(state, random);
    game.advance(state, step);
    steps.push(step);
  }
  return writeRecord(game, 2, options, steps, { fairness: FAIRNESS }) as Json & { steps: Step[] };
}

const outcomes = ({ steps }: { steps: Step[] }): number => steps.filter((step) => 'chance' in step).length;

describe('pouch verify', () => {
  const pirates = played('pirate-coins');

  test.each(Object.keys(GAMES) as GameId[])('accepts a fair game of %s', async (id) => {
    const record = played(id);
    const { stdout, stderr, status } = await pouchHere(['verify', file(JSON.stringify(record, null, 2))]);
    expect(stdout).toMatch(new RegExp(`^record 0: fair, ${outcomes(record)} outcomes? checked\n$`));
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('reports the first mismatch and continues with the next record', () => {
    const number = pirates.steps.findIndex((step) => step.chance === 'first');
    const first = pirates.steps[number] as Outcome & { seat: number };
    const forged = { ...pirates, steps: pirates.steps.with(number, { ...first, seat: 1 - first.seat } as Step) };
    const input = [pirates, forged, pirates].map((record) => JSON.stringify(record)).join('\n');
    const { stdout, stderr, status } = pouch(['verify', '-'], input);
    expect(stdout).toMatch(/^record 0: fair, .*\nrecord 2: fair, .*\n$/);
    expect(stderr).toBe(
      `record 1, step 0: the record has {"chance":"first","seat":${1 - first.seat}}, ` +
        `but seed and words give {"chance":"first","seat":${first.seat}}\n`,
    );
    expect(status).toBe(1);
  });

  test.each([
    [
      'another word',
      { ...FAIRNESS, words: ['pepper', null] },
      /^record 0, step \d+: the record has .*, but seed and words give/,
    ],
    ['another seed', { ...FAIRNESS, seed: 'c1'.repeat(32) }, /^record 0: the seed does not match the commitment/],
    ['no fairness', undefined, /^record 0: cannot be verified: the record has no fairness data/],
    ['half of it', { seed: SEED }, /^record 0: cannot be verified: the fairness data must have/],
    ['a seed not yet told', { ...FAIRNESS, seed: null }, /^record 0: cannot be verified: the seed stays secret/],
  ])('%s is found', async (_, fairness, reason) => {
    const { stdout, stderr, status } = await pouchHere(['verify', '-'], JSON.stringify({ ...pirates, fairness }));
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect([stdout, status]).toEqual(['', 1]);
  });

  test('a step that the rules refuse', async () => {
    const record = { ...pirates, steps: [...pirates.steps, { seat: 0, do: 'choose', side: 'skull' }] };
    const { stderr, status } = await pouchHere(['verify', '-'], JSON.stringify(record));
    expect([stderr, status]).toEqual([`record 0, step ${pirates.steps.length}: The game is over\n`, 1]);
  });

  test('compares with the commitment that was seen before the game', async () => {
    const input = JSON.stringify(pirates);
    const fair = await pouchHere(['verify', '-', '--commitment', FAIRNESS.commitment.toUpperCase()], input);
    expect(fair.status).toBe(0);
    const { stderr, status } = await pouchHere(['verify', '-', '--commitment', '0'.repeat(64)], input);
    expect(stderr).toContain(`its SHA-256 is ${FAIRNESS.commitment}, not ${'0'.repeat(64)}`);
    expect(status).toBe(1);
    expect(await pouchHere(['verify', '-', '--commitment', 'xyz'], input)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('It must be 64 hexadecimal digits'),
    });
  });

  test.each([
    ['an empty file', '', /there are no records/],
    ['no JSON', 'hello', /record 0 is not valid JSON/],
    ['another format', '{"format": "pgn"}', /"format" must be/],
  ])('%s is no record', async (_, text, reason) => {
    const { stderr, status } = await pouchHere(['verify', file(text)]);
    expect(stderr).toMatch(reason);
    expect(status).toBe(2);
  });

  test('has help', async () => {
    const { stdout, status } = await pouchHere(['verify', '--help']);
    expect(stdout).toMatch(/--commitment <hex>[\s\S]*\$ pouch verify game\.json/);
    expect(status).toBe(0);
  });
});
