import { answer, type Question } from '@pouch/bots';
import type { GameId } from '@pouch/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startService, type TestClient, type TestService } from './table-service.js';

/** One thread for all bots, which answers when a test says so. */

let at: TestService;
let mara: TestClient;
let jonah: TestClient;
let asked: GameId[];
let waiting: (() => void)[];

beforeEach(async () => {
  asked = [];
  waiting = [];
  const ask = (question: Question) =>
    new Promise<ReturnType<typeof answer>>((resolve) => {
      asked.push(question.memory.game);
      waiting.push(() => resolve(answer({ ...question, iterations: 1 })));
    });
  at = await startService({ bots: { ask, close: async () => {} }, botThreads: 1 });
  mara = await at.client('Mara');
  jonah = await at.client('Jonah');
});
afterEach(() => at.close());

const botsOnly = (game: GameId) =>
  at.createTable(mara, { game, seats: ['easy', 'easy'], maker: 'watches', start: 'at-once' });

const withBot = (client: TestClient, game: GameId) =>
  at.createTable(client, { game, seats: ['open', 'easy'], clock: 'slow', start: 'at-once', newcomers: 'anyone' });

test('the bots of a person come before those of tables where nobody plays', async () => {
  for (const game of ['koinz', 'koinz', 'koinz'] as const) await botsOnly(game);
  await withBot(jonah, 'pirate-coins');
  expect(asked).toEqual(['koinz']);
  waiting[0]?.();
  await vi.waitFor(() => expect(asked).toEqual(['koinz', 'pirate-coins']));
});

test('a bot whose seat somebody has taken is not asked any more', async () => {
  await withBot(mara, 'realm-coins');
  const { id: table } = await withBot(mara, 'pirate-coins');
  await withBot(mara, 'realm-coins');
  await jonah.ask({ do: 'sit', table });
  for (let number = 0; number < 2; number++) {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(number));
    waiting[number]?.();
  }
  expect(asked).not.toContain('pirate-coins');
});
