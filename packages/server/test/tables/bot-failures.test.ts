import { fileURLToPath } from 'node:url';
import { answer, type Question } from '@pouch/bots';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { BotFailures } from '../../src/tables/bot-answers.js';
import { type BotThreads, createBotThreads, TookTooLong } from '../../src/tables/bot-threads.js';
import { startService, type TestService } from './table-service.js';

/** A log whose lines a test can read. */
function readableLog() {
  const lines: { msg: string; why: string; table: string }[] = [];
  return { lines, log: createLog('error', { write: (line) => void lines.push(JSON.parse(line)) }) };
}

describe('threads', () => {
  const file = fileURLToPath(new URL('./failing-thread.mjs', import.meta.url));
  const question = (view: string): Question => ({
    view,
    memory: { game: 'koinz', seat: 0, notes: null },
    level: 'easy',
    seed: [1, 2, 3, 4],
  });
  let threads: BotThreads;
  afterEach(() => threads.close());

  test.each(['throws', 'exits', 'exhausts memory'])(
    'a bot that %s fails alone: the next one is answered',
    async (view) => {
      threads = createBotThreads(1, { file, failed: () => {}, mostMb: 16 });
      await expect(threads.ask(question(view))).rejects.toThrow();
      expect(await threads.ask(question('decides'))).toBeDefined();
    },
  );

  test('a bot that never answers is given up, and its thread replaced', async () => {
    threads = createBotThreads(1, { file, failed: () => {}, leastLimitMs: 100 });
    await expect(threads.ask({ ...question('hangs'), millis: 1 })).rejects.toThrow(TookTooLong);
    expect(await threads.ask({ ...question('decides'), millis: 60_000 })).toBeDefined();
  });

  test('threads that cannot even start end nothing else, and are tried again', async () => {
    const failures: unknown[] = [];
    threads = createBotThreads(1, { file: '/nowhere/thread.mjs', failed: (error) => failures.push(error) });
    for (let times = 0; times < 3; times++) await expect(threads.ask(question('decides'))).rejects.toThrow();
    expect(failures.length).toBeGreaterThan(0);
  });
});

describe('a table whose bots fail', () => {
  let at: TestService;
  afterEach(() => at.close());

  const failing: readonly (readonly [string, string, BotThreads['ask']])[] = [
    ['threads that die', 'thread', () => Promise.reject(new Error('died'))],
    ['no decision', 'no answer', async () => undefined],
    ['threads that hang', 'too slow', () => Promise.reject(new TookTooLong(5000))],
    ['searches that throw', 'search', async (asked) => failedSearch(asked)],
  ];

  const failedSearch = (asked: Question) => {
    const plan = answer({ ...asked, iterations: 1 });
    return plan === undefined ? undefined : { ...plan, fault: 'no idea' };
  };

  test.each(failing)('%s: goes on to the end of its game, which is counted and logged', async (_, why, ask) => {
    const metrics = createMetrics();
    const { lines, log } = readableLog();
    at = await startService({ bots: { ask, close: async () => {} }, metrics, log });
    const mara = await at.client('Mara');
    const { id: table } = await at.createTable(mara, {
      game: 'pirate-coins',
      seats: ['sharp', 'easy'],
      maker: 'watches',
      start: 'at-once',
    });
    await mara.ask({ do: 'open', table });
    await mara.waitFor(() => (mara.about().phase === 'over' ? true : undefined));
    expect(await metrics.text()).toMatch(new RegExp(`pouch_bot_failures_total{why="${why}"} [1-9]`));
    expect(lines).toMatchObject([{ msg: 'a bot failed', why, table }]);
  });
});

test('failures are logged once a minute by kind and table, and not without bound', () => {
  const { lines, log } = readableLog();
  let now = 0;
  const failures = new BotFailures(createMetrics(), log, () => now);
  for (const table of ['one', 'one', 'two']) failures.add('thread', table, new Error('died'));
  failures.add('search', 'one', 'no idea');
  expect(lines.map(({ why, table }) => `${why} ${table}`)).toEqual(['thread one', 'thread two', 'search one']);
  for (let table = 0; table < 1000; table++) failures.add('thread', `table ${table}`, new Error('died'));
  expect(lines.length).toBe(20);
  now = 60_000;
  failures.add('thread', 'one', new Error('died'));
  expect(lines.length).toBe(21);
});
