import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openSqliteInThread } from '../../src/store/sqlite-client.js';
import { StoreBusy } from '../../src/store/store.js';
import { change, createdTable } from './fixtures.js';
import { postgresDatabase, sqliteDatabase } from './test-databases.js';

describe('SQLite in threads', () => {
  test('reads while a write waits, and sees every write that is done', async () => {
    const database = await sqliteDatabase(openSqliteInThread);
    const store = await database.open();
    const table = await createdTable(store);
    const other = new DatabaseSync(database.file);
    other.exec('begin immediate');
    const write = store.write([{ table, changes: [change(2)] }]);
    expect((await store.changesAfter(table, 0)).map(({ number }) => number)).toEqual([1]);
    other.exec('rollback');
    other.close();
    expect(await write).toEqual(['stored']);
    expect((await store.table(table))?.changes).toHaveLength(2);
    await database.drop();
  });

  test('refuses reads when too many wait, and only then', async () => {
    const database = await sqliteDatabase((file) => openSqliteInThread(file, undefined, 2));
    const store = await database.open();
    const table = await createdTable(store);
    const read = () => store.lastNumbers([table]).catch((error: unknown) => error);
    const found = await Promise.all([read(), read(), read()]);
    expect(found.map((each) => each instanceof StoreBusy)).toEqual([false, false, true]);
    expect(await read()).toEqual(new Map([[table, 1]]));
    await database.drop();
  });
});

test('PostgreSQL writes while every connection for reads is busy', async () => {
  const database = await postgresDatabase();
  const store = await database.open();
  const table = await createdTable(store);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin');
  await other.query('lock table secrets in access exclusive mode');
  const reads = Array.from({ length: 20 }, () => store.guestBySecret('nobody'));
  expect(await store.write([{ table, changes: [change(2)] }])).toEqual(['stored']);
  await other.query('rollback');
  await other.end();
  expect(await Promise.all(reads)).toEqual(reads.map(() => undefined));
  await database.drop();
});
