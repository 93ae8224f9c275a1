import { afterEach, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.js';
import { foldHere, foldInThread } from '../../src/tables/record-cache.js';
import { freshDatabase } from '../postgres/database.js';
import { startService, type TestService } from './table-service.js';

let at: TestService;
afterEach(() => at.close());

/** A game that two bots have played to its end, and one that waits for a decision. */
async function expectSameRecords(): Promise<void> {
  const mara = await at.client('Mara');
  const over = await at.createTable(mara, {
    game: 'pirate-coins',
    seats: ['easy', 'easy'],
    maker: 'watches',
    start: 'at-once',
  });
  const running = await at.createTable(mara, { game: 'realm-coins', seats: ['open', 'easy'], start: 'at-once' });
  await mara.ask({ do: 'open', table: over.id });
  await mara.waitFor(() => (mara.about().phase === 'over' ? true : undefined));
  await mara.ask({ do: 'decide', table: running.id, step: { do: 'bid', coins: { knight: 1 } } });
  const thread = foldInThread(at.store.source);
  const here = foldHere(at.store);
  for (const table of [over.id, running.id, 'none'])
    for (const guest of [mara.guest.id, null])
      expect(await thread.fold({ table, guest })).toEqual(await here.fold({ table, guest }));
  expect(await thread.fold({ table: over.id, guest: null })).toContain('"format":"pouch-record/1"');
  await thread.close();
}

test('a thread folds records of SQLite', async () => {
  at = await startService();
  await expectSameRecords();
});

test('a thread folds records of PostgreSQL', async () => {
  const { url, drop } = await freshDatabase();
  const store = await openPostgres(url);
  at = await startService({ store });
  await expectSameRecords();
  await at.service.stop();
  await store.close();
  await drop();
});
