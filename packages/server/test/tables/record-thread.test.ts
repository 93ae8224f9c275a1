import { afterEach, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.js';
import { foldHere, foldInThread } from '../../src/tables/record-cache.js';
import { freshDatabase } from '../postgres/database.js';
import { startService, type TestService } from './table-service.js';

let at: TestService;
afterEach(() => at.close());

/** A game that runs, with a sealed decision, and one that has not started. */
async function expectSameRecords(): Promise<void> {
  const mara = await at.client('Mara');
  const waiting = await at.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
  const running = await at.createTable(mara, { game: 'realm-coins', seats: ['open', 'open'] });
  const jonah = await at.client('Jonah');
  await jonah.ask({ do: 'sit', table: running.id });
  await mara.ask({ do: 'start', table: running.id });
  await mara.ask({ do: 'decide', table: running.id, step: { do: 'bid', coins: { knight: 1 } } });
  const thread = foldInThread(at.store.source);
  const here = foldHere(at.store);
  for (const table of [waiting.id, running.id, 'none'])
    for (const guest of [mara.guest.id, null])
      expect(await thread.fold({ table, guest })).toEqual(await here.fold({ table, guest }));
  expect(await thread.fold({ table: running.id, guest: mara.guest.id })).toContain('"knight":1');
  expect(await thread.fold({ table: running.id, guest: null })).not.toContain('"knight":1');
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
