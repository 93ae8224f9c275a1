import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../src/store/migrations.js';
import { openPostgres } from '../../src/store/postgres.js';
import type { Schema } from '../../src/store/schema.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../postgres/database.js';
import { startService, type TestClient, type TestService } from '../tables/table-service.js';
import { sqliteDatabase } from './test-databases.js';

/** A database of an older schema, with a game that is running, is opened by this version. */

let source: TestService;
let mara: TestClient;
let jonah: TestClient;
let table: string;

beforeEach(async () => {
  source = await startService();
  mara = await source.client('Mara');
  jonah = await source.client('Jonah');
  ({ id: table } = await source.createTable(mara, { game: 'pirate-coins', seats: ['open', 'open'], clock: 'slow' }));
  await jonah.ask({ do: 'sit', table });
  await mara.ask({ do: 'start', table });
  await mara.ask(skull());
});
afterEach(() => source.close());

const skull = () => ({ do: 'decide', table, step: { do: 'choose', side: 'skull' } }) as const;

/** Older versions did not write these. */
const NEW_MEMBERS = ['stopped', 'newcomers', 'requests', 'proposal', 'pause', 'holidays', 'previous'];
const asBefore = (json: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json)).filter(([name]) => !NEW_MEMBERS.includes(name))));

/** Stores what `source` has as an older schema had it. */
async function fill(db: Kysely<Schema>, schema: string): Promise<void> {
  await migrate(db, schema);
  const stored = await source.store.table(table);
  if (stored === undefined) throw new Error('the table is not stored');
  const { row, changes, due } = stored;
  const insert = (into: keyof Schema, values: object) =>
    db
      .insertInto(into)
      .values(values as never)
      .execute();
  for (const { guest } of [mara, jonah]) {
    await insert('guests', guest);
    await insert('secrets', { hash: `hash of ${guest.id}`, guest_id: guest.id, kind: 'cookie', at: 1 });
  }
  const { id, origin, seed, madeAt } = row;
  const [listed] = await source.store.tablesOf(mara.guest.id, 1);
  const maker = schema === '0001_tables' ? {} : { maker: mara.guest.id };
  const about = asBefore(listed?.about ?? '');
  const head = { phase: 'playing', visibility: 'private', code: null, changed_at: madeAt, about, ...maker };
  await insert('tables', { id, origin, seed, made_at: madeAt, ...head });
  const ofBots = { id: 'AAAAAAAAAAAAAAAA', origin: `${mara.guest.id} bots`, seed, made_at: madeAt, ...head };
  await insert('tables', ofBots);
  for (const change of changes) {
    const [first, ...more] = JSON.parse(change.entries) as object[];
    const entries = JSON.stringify([JSON.parse(asBefore(JSON.stringify(first))), ...more]);
    await insert('changes', { table_id: id, ...change, entries });
  }
  for (const [seat, { guest }] of [mara, jonah].entries())
    await insert('players', { table_id: id, guest_id: guest.id, seat });
  await insert('due', { table_id: id, at: due });
  await db.destroy();
}

async function expectTheGameGoesOn(store: Store): Promise<void> {
  const before = Date.now();
  // A table that she sits at, and one that she made for bots.
  const quotas = { tablesPerGuest: 2, tablesPerDay: 9, listedPerGuest: 9 };
  expect(await store.fullQuota({ guest: mara.guest.id, quotas }, 'private', before)).toBe('tablesPerGuest');
  expect(await store.guestBySecret(`hash of ${mara.guest.id}`)).toMatchObject(mara.guest);
  const browser = {
    id: 'browser',
    endpoint: 'https://push.example/1',
    p256dh: 'key',
    auth: 'secret',
    site: 'site',
    at: 1,
  };
  await store.subscribe({ ...browser, guest: mara.guest.id, secret: `hash of ${mara.guest.id}` }, 9);
  await store.lookAtTablesOf(mara.guest.id, before);
  expect((await store.dueAlerts(before, 9)).map((due) => due.table)).toContain(table);
  expect(await store.sweepGuests({ away: before - 60_000, neverReturned: before - 60_000 })).toBe(0);
  expect(await store.reports(9)).toEqual([]);
  // Who is named in old logs is found in them.
  expect(await store.namedTables(mara.guest.id, 9)).toEqual(['AAAAAAAAAAAAAAAA', table].sort());
  expect(await store.namedTables(jonah.guest.id, 9)).toEqual([table]);
  await store.check();
  const service = await startService({ store });
  const [here, there] = [service.sameGuest(mara), service.sameGuest(jonah)];
  await here.ask({ do: 'open', table });
  expect(here.about()).toMatchObject({ phase: 'playing', host: mara.guest.id, code: null, newcomers: 'ask' });
  const [listed] = await service.tablesOf(mara.guest);
  expect(listed?.about).toMatchObject({ newcomers: 'ask', requests: [], holidays: [] });
  const number = await there.ask(skull());
  expect(number).toBe(5);
  await here.waitFor(() => (here.lastUpdate().number === number ? true : undefined));
  await service.service.stop();
}

describe.each(['0001_tables', '0002_quotas'])('a database of the schema %s', (schema) => {
  test('SQLite', async () => {
    const { file, drop, run: _ } = await sqliteDatabase();
    await (await openSqlite(file)).close();
    const database = new DatabaseSync(file);
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    for (const { name } of tables as { name: string }[]) database.exec(`drop table if exists "${name}"`);
    const dialect = new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare: (text) => {
          const statement = database.prepare(text);
          return {
            reader: statement.columns().length > 0,
            all: (values) => statement.all(...(values as never[])),
            run: (values) => statement.run(...(values as never[])),
            iterate: (values) => statement.iterate(...(values as never[])) as IterableIterator<unknown>,
          };
        },
      },
    });
    await fill(new Kysely({ dialect }), schema);
    const store = await openSqlite(file);
    await expectTheGameGoesOn(store);
    await store.close();
    await drop();
  });

  test('PostgreSQL', async () => {
    const { url, drop } = await freshDatabase();
    await fill(new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) }), schema);
    const store = await openPostgres(url);
    await expectTheGameGoesOn(store);
    await store.close();
    await drop();
  });
});
