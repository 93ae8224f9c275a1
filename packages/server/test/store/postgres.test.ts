import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { openStore } from '../../src/store/open.js';
import { openPostgres } from '../../src/store/postgres.js';
import type { Notification, Store, Write } from '../../src/store/store.js';
import { change, createdTable, head, making, newId } from './fixtures.js';
import { type PostgresTestDatabase, postgresDatabase } from './test-databases.js';

let database: PostgresTestDatabase;
let one: Store;
let two: Store;
beforeAll(async () => {
  database = await postgresDatabase();
});
beforeEach(async () => {
  [one, two] = await Promise.all([database.open(), database.open()]);
});
afterEach(async () => {
  await database.close();
  await database.clear();
});
afterAll(() => database.drop());

const endConnections = (which: string): Promise<unknown> =>
  database.run(`
    select count(pg_terminate_backend(pid)) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${which}`);

describe('several processes', () => {
  test('migrate once when they start together', async () => {
    const fresh = await postgresDatabase();
    const stores = await Promise.all(Array.from({ length: 8 }, () => fresh.open()));
    for (const store of stores) await createdTable(store);
    await fresh.drop();
  });

  test('get each number once, without gaps, however they race', async () => {
    const tables = await Promise.all(Array.from({ length: 5 }, () => createdTable(one)));
    const rounds = amount(150, 600);
    const race = async (store: Store, name: string) => {
      const stored: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const wanted = tables.filter((_, i) => (round + i) % 2 === 0);
        const last = await store.lastNumbers(wanted);
        const writes = wanted.map((table): Write => {
          const number = (last.get(table) ?? 0) + 1;
          const origin = `${name} ${round}`;
          return { table, changes: [change(number, origin), change(number + 1)], head: head(), due: number };
        });
        const how = await store.write(writes);
        writes.forEach(({ table }, i) => {
          if (how[i] === 'stored') stored.push(`${table} ${name} ${round}`);
        });
      }
      return stored;
    };
    const racers = await Promise.all([race(one, 'a'), race(one, 'b'), race(two, 'c'), race(two, 'd')]);
    const logs = await Promise.all(tables.map((table) => one.changesAfter(table, 0)));
    for (const log of logs) expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1));
    const found = logs.flatMap((log, i) =>
      log.flatMap(({ origin }) => (origin === null ? [] : `${tables[i]} ${origin}`)),
    );
    expect(found.sort()).toEqual(racers.flat().sort());
    expect(logs.flat()).toHaveLength(tables.length + 2 * found.length);
    // Each process must win and lose some numbers, or there was no race. Of its two racers, one may always come second.
    const [a, b, c, d] = racers.map(({ length }) => length);
    for (const stored of [Number(a) + Number(b), Number(c) + Number(d)]) {
      expect(stored).toBeGreaterThan(0);
      expect(stored).toBeLessThan(rounds * 5);
    }
  });

  test('share codes and due tables', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, (_, i) => createdTable(i % 2 ? one : two, { due: 1 })));
    const coded = (table: string): Write => ({ table, changes: [change(2)], head: head({ code: 'RACE' }) });
    const how = await Promise.all(tables.map((table, i) => (i % 2 ? one : two).write([coded(table)])));
    expect(tables.filter((_, i) => how[i]?.[0] === 'stored')).toEqual([await one.tableByCode('RACE')]);

    const rows = await one.due(1, 99);
    const claims = await Promise.all(rows.flatMap((row) => [one.claim(row, 50), two.claim(row, 60)]));
    expect(claims.filter((claimed) => claimed)).toHaveLength(tables.length);
  });

  test('sweep and write at the same time without orphaned changes', async () => {
    const tables = await Promise.all(
      Array.from({ length: 200 }, () => createdTable(one, { head: head({ changedAt: 1 }) })),
    );
    const writes = tables.map((table) => two.write([{ table, changes: [change(2)], head: head({ changedAt: 100 }) }]));
    const swept = await Promise.all([one.sweep(0, { empty: 50, seated: 50 }), two.sweep(0, { empty: 50, seated: 50 })]);
    const how = (await Promise.all(writes)).flat();
    const lost = tables.filter((_, i) => how[i] === 'conflict');
    expect(swept[0] + swept[1]).toBe(lost.length);
    for (const table of lost) expect(await one.changesAfter(table, 0)).toEqual([]);
  });
});

describe('notifications', () => {
  let heard: { readonly one: Notification[]; readonly two: Notification[] };
  beforeEach(async () => {
    heard = { one: [], two: [] };
    await one.listen((news) => heard.one.push(news));
    await two.listen((news) => heard.two.push(news));
  });

  test('of changes reach the others, not the sender', async () => {
    const table = await createdTable(one);
    const other = newId();
    await one.write([
      { table, changes: [change(2), change(3)] },
      making(other),
      { table: 'none', changes: [change(1)], head: head() },
    ]);
    await one.write([{ table, changes: [], due: 5 }]);
    await vi.waitFor(() => expect(heard.two).toHaveLength(2));
    expect(heard.two[0]).toEqual({ kind: 'changed', tables: [{ table, number: 1 }] });
    const [, news] = heard.two;
    expect(news?.kind === 'changed' && new Map(news.tables.map((named) => [named.table, named.number]))).toEqual(
      new Map([
        [table, 3],
        [other, 1],
      ]),
    );
    expect(heard.one).toEqual([]);
  });

  test('of very many changes are split', async () => {
    const tables = Array.from({ length: 1000 }, newId);
    await one.write(tables.map((table) => making(table)));
    const named = () => heard.two.flatMap((news) => (news.kind === 'changed' ? news.tables : []));
    await vi.waitFor(() => expect(named()).toHaveLength(1000));
    expect(new Set(named().map(({ table }) => table))).toEqual(new Set(tables));
    expect(heard.two.length).toBeGreaterThan(1);
  });

  test('of messages that are not stored arrive too', async () => {
    const bodies = Array.from({ length: 50 }, (_, i) => `"${i} ${'ü'.repeat(200)}"`);
    one.notify({ kind: 'lobby' });
    one.notify({ kind: 'lobby' });
    for (const body of bodies) one.notify({ kind: 'message', body });
    await vi.waitFor(() => expect(heard.two).toHaveLength(51));
    expect(heard.two).toEqual([{ kind: 'lobby' }, ...bodies.map((body) => ({ kind: 'message', body }))]);
    expect(heard.one).toEqual([]);
  });

  test('that cannot be read are dropped, and the next one arrives', async () => {
    for (const payload of ['hello', '[', 'null', '{}', '["x",["changed",1,null]]', '["x",["shutdown"]]'])
      await database.run(`select pg_notify('pouch', '${payload}')`);
    one.notify({ kind: 'lobby' });
    await vi.waitFor(() => expect(heard.two.at(-1)).toEqual({ kind: 'lobby' }));
    expect(heard.two.map(({ kind }) => kind)).toEqual([...Array.from({ length: 6 }, () => 'dropped'), 'lobby']);
  });

  test('that are too long are refused at once', () => {
    expect(() => one.notify({ kind: 'message', body: 'x'.repeat(7000) })).toThrow('7000 bytes');
  });

  test('sent before closing still arrive', async () => {
    one.notify({ kind: 'message', body: '"bye"' });
    await one.close();
    await vi.waitFor(() => expect(heard.two).toEqual([{ kind: 'message', body: '"bye"' }]));
  });

  test('may be lost with the connection, which is reported, and then resume', async () => {
    for (let time = 1; time <= 2; time++) {
      await endConnections(`query ilike 'listen%'`);
      const lost = (all: readonly Notification[]) => all.filter(({ kind }) => kind === 'lost');
      await vi.waitFor(() =>
        expect([lost(heard.one), lost(heard.two)].map(({ length }) => length)).toEqual([time, time]),
      );
      const table = await createdTable(one);
      await vi.waitFor(() => expect(heard.two.at(-1)).toEqual({ kind: 'changed', tables: [{ table, number: 1 }] }));
    }
  });
});

describe('a broken connection', () => {
  test('fails what was in flight, and nothing is confirmed that is not stored', async () => {
    const table = await createdTable(one);
    const stored: number[] = [];
    let failed = 0;
    let writing = true;
    const write = async () => {
      let number = 1;
      while (stored.length < amount(100, 300) || failed < 5) {
        try {
          const [how] = await one.write([
            { table, changes: [change(number + 1, `w ${number + 1}`), change(number + 2)] },
          ]);
          if (how === 'stored') stored.push(number + 1);
        } catch {
          failed++;
        }
        number = (await one.lastNumbers([table]).catch(() => undefined))?.get(table) ?? number;
      }
      writing = false;
    };
    const cut = async () => {
      while (writing) await endConnections(`state <> 'idle'`);
    };
    await Promise.all([write(), cut()]);
    const log = await two.changesAfter(table, 0);
    expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1));
    expect(log.length % 2).toBe(1);
    for (const number of stored) expect(log[number - 1]?.origin).toBe(`w ${number}`);
  });
});

describe('the database URL', () => {
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  test('selects PostgreSQL', async () => {
    const store = await openStore({ database: database.url, data: 'unused' });
    expect({ kind: store.kind, shared: store.shared }).toEqual({ kind: 'postgres', shared: true });
    await store.close();
    await expect(openStore({ database: 'mysql://localhost/x', data: 'unused' })).rejects.toThrow('postgres://');
  });

  test('that is wrong gets a sentence with the reason, without the password', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    const port = await new Promise<number>((resolve) => {
      closed.once('listening', () => {
        const address = closed.address();
        closed.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
      });
    });
    const { host } = new URL(database.url);
    const wrong: readonly (readonly [string, string])[] = [
      [changed((url) => (url.password = 'hush')), `PostgreSQL at ${host} rejected the user "pouch" or the password.`],
      [changed((url) => (url.pathname = '/none')), `PostgreSQL at ${host} has no database "none".`],
      [changed((url) => (url.port = String(port))), `PostgreSQL at 127.0.0.1:${port} is not responding.`],
      ['postgres://pouch:hush@nowhere.invalid/x', 'The PostgreSQL host nowhere.invalid cannot be found.'],
      ['postgres://pouch:hush@:x:y/', 'The database URL is not valid.'],
    ];
    for (const [url, why] of wrong) {
      const error: unknown = await openPostgres(url).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      const { message } = error as Error;
      expect(message).toContain(why);
      expect(message).not.toMatch(/hush/);
      expect(message).not.toContain(new URL(database.url).password);
    }
  });
});
