import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { verifyRecord } from '@pouch/protocol';
import { Refusal, readRecord, replay, StepRefusal } from '@pouch/rules';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { postgresDatabase, sqliteDatabase } from '../store/test-databases.js';
import { playRandomly } from './random-play.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** What operators do at tables, and people with their own data. */

/** Names that nothing else contains. */
const NAME = 'Xylanthé';
const EARLIER = 'Quorvex';

const services: TestService[] = [];
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const { service } of services.splice(0)) await service.stop();
  for (const end of ends.splice(0)) await end();
});

async function started(store: Store): Promise<TestService> {
  const service = await startService({ store, graceMs: 0 });
  services.push(service);
  return service;
}

const DATABASES = {
  SQLite: async () => {
    const database = await sqliteDatabase();
    const everything = async (): Promise<readonly Buffer[]> => {
      const folder = dirname(database.file);
      return Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
    };
    return { ...database, everything };
  },
  PostgreSQL: async () => {
    const database = await postgresDatabase();
    /** Every row of every table. */
    const everything = async (): Promise<readonly Buffer[]> => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows: tables } = await client.query("select tablename from pg_tables where schemaname = 'public'");
      const dump: Buffer[] = [];
      for (const { tablename } of tables)
        dump.push(Buffer.from(JSON.stringify((await client.query(`select * from "${tablename}"`)).rows)));
      await client.end();
      return dump;
    };
    return { ...database, everything };
  },
};

const isIn = (dump: readonly Buffer[], text: string): boolean => dump.some((part) => part.includes(text));

/** What a person leaves at tables: games that are over, run or wait, chat, words, mentions, an earlier name. */
async function leaveTraces(service: TestService, person: TestClient, friend: TestClient) {
  const seats: ('open' | 'fair')[] = ['open', 'open'];
  const seated = async (host: TestClient, guest: TestClient) => {
    const { id } = await service.createTable(host, { game: 'pirate-coins', seats, visibility: 'listed' });
    await guest.ask({ do: 'sit', table: id });
    return id;
  };
  const earlier = service.sameGuest({ guest: { ...person.guest, name: EARLIER } });
  const over = await seated(earlier, friend);
  await friend.ask({ do: 'say', table: over, text: `hello ${EARLIER.toLowerCase()}!` });
  await earlier.ask({ do: 'word', table: over, word: `lucky ${EARLIER}` });
  await earlier.ask({ do: 'say', table: over, text: 'my secret plan' });
  await earlier.ask({ do: 'start', table: over });
  await playRandomly('pirate-coins', over, [earlier, friend]);
  const fair = await seated(friend, person);
  await person.ask({ do: 'word', table: fair, word: 'kumquat' });
  await friend.ask({ do: 'start', table: fair });
  await playRandomly('pirate-coins', fair, [friend, person]);
  const running = await seated(person, friend);
  await person.ask({ do: 'start', table: running });
  const waiting = await seated(person, friend);
  const watched = await service.createTable(friend, { game: 'koinz', seats: ['open', 'fair'] });
  for (let line = 0; line < 30; line++)
    await person.ask({ do: 'say', table: watched.id, text: `line ${line} of ${NAME}` });
  await friend.ask({ do: 'say', table: watched.id, text: `Thanks, ${NAME}, bye` });
  // Names that others have put into the logs: silenced, invited to a rematch, and asking for a seat.
  await friend.ask({ do: 'silence', table: fair, guest: person.guest.id });
  await friend.ask({ do: 'rematch', table: fair });
  const busy = await service.createTable(friend, { game: 'pirate-coins', seats: ['open', 'fair'] });
  await friend.ask({ do: 'start', table: busy.id });
  await person.ask({ do: 'sit', table: busy.id });
  return { over, fair, running, waiting, watched: watched.id, busy: busy.id };
}

async function expectReplays(service: TestService, table: string): Promise<Record<string, unknown>> {
  const json = (await service.record(table)) as Record<string, unknown>;
  const record = readRecord(json);
  if (record instanceof Refusal) throw new Error(record.reason);
  for (const frame of replay(record)) if (frame instanceof StepRefusal) throw new Error(frame.reason);
  return json;
}

describe.each(Object.entries(DATABASES))('with %s', (_, newDatabase) => {
  test('nothing is left of a person who is forgotten, and every record still replays', async () => {
    const database = await newDatabase();
    ends.push(database.drop);
    const store = await database.open();
    const service = await started(store);
    const [person, friend] = [await service.client(NAME), await service.client('Ben')];
    const tables = await leaveTraces(service, person, friend);
    await friend.ask({ do: 'open', table: tables.running });
    for (const kept of Object.values(tables)) await service.log(kept);
    const before = await service.record(tables.over);
    expect(isIn(await database.everything(), NAME)).toBe(true);

    expect(await service.service.desk.forget('operator 1', 'nobody-has-this')).toBe(false);
    expect(await service.service.desk.forget('operator 1', person.guest.id)).toBe(true);
    await service.service.desk.idle();
    expect(await store.forgettings()).toEqual([]);

    const dump = await database.everything();
    for (const trace of [NAME, EARLIER, EARLIER.toLowerCase(), 'my secret plan', 'line 7', person.guest.id])
      expect([trace, isIn(dump, trace)]).toEqual([trace, false]);
    expect(isIn(dump, 'Ben')).toBe(true);

    // Records: the same games, without the names.
    const after = await expectReplays(service, tables.over);
    expect(after.players).toEqual([null, 'Ben']);
    expect([after.steps, after.result]).toEqual([before?.steps, before?.result]);
    // The word had the name, so these draws cannot be checked; those of the other game can.
    expect(after.fairness).toBeUndefined();
    const fair = await expectReplays(service, tables.fair);
    const read = readRecord(fair);
    if (read instanceof Refusal) throw new Error(read.reason);
    expect(verifyRecord(read, fair.fairness).verdict).toBe('fair');

    // The running game goes on with a bot, and the friend is its host now.
    const running = await service.service.queries.about(tables.running, 'address');
    expect(running).toMatchObject({
      host: friend.guest.id,
      seats: [{ kind: 'person', name: 'Former player', plays: 'bot' }, { name: 'Ben' }],
    });
    await friend.waitFor((heard) => (JSON.stringify(heard).includes('"by":"left"') ? true : undefined));
    const open = await service.service.queries.about(tables.waiting, 'address');
    expect(open).toMatchObject({ host: friend.guest.id, seats: [{ kind: 'open' }, { name: 'Ben' }] });

    // All of it survives reading everything again.
    const again = await service.restart();
    services.push(again);
    for (const table of [tables.over, tables.fair]) expect(await expectReplays(again, table)).toBeDefined();
    const lines = (await again.log(tables.watched)).flatMap(({ happened }) => happened);
    expect(lines.filter((event) => event.what === 'said' && event.removed === 'author')).toHaveLength(30);
    expect(lines).toContainEqual(expect.objectContaining({ what: 'said', text: 'Thanks, …, bye' }));
    const audit = await store.audit({ from: 0, limit: 9 });
    expect(audit.map(({ action, subject }) => [action, subject])).toEqual([['forget', 'a deleted guest']]);
  });

  test('a crash in the middle only delays it', async () => {
    const database = await newDatabase();
    ends.push(database.drop);
    const store = await database.open();
    const service = await started(store);
    const [person, friend] = [await service.client(NAME), await service.client('Ben')];
    const tables = await leaveTraces(service, person, friend);
    services.splice(0);
    await service.service.stop();

    // The store fails after the first portion of a log has been rewritten.
    let rewritten = 0;
    const failing: Store = {
      ...store,
      rewriteChanges: async (...args) => {
        if (++rewritten > 2) throw new Error('the disk is gone');
        return store.rewriteChanges(...args);
      },
    };
    const crashing = await startService({ store: failing, graceMs: 0 });
    expect(await crashing.service.desk.forget('operator 1', person.guest.id)).toBe(true);
    await crashing.service.desk.idle();
    expect(rewritten).toBe(3);
    await crashing.service.stop();
    expect(await store.forgettings()).toHaveLength(1);

    const next = await started(store);
    await next.service.desk.idle();
    const dump = await database.everything();
    for (const trace of [NAME, EARLIER, person.guest.id]) expect([trace, isIn(dump, trace)]).toEqual([trace, false]);
    for (const table of [tables.over, tables.fair]) await expectReplays(next, table);
  });
});

test('another process writes no name back from its memory', async () => {
  const database = await postgresDatabase();
  ends.push(database.drop);
  const [store, elsewhere] = [await database.open(), await database.open()];
  const [here, there] = [await started(store), await started(elsewhere)];
  const [person, friend] = [await here.client(NAME), await here.client('Ben')];
  const { id: table } = await here.createTable(person, { game: 'koinz', seats: ['open', 'open'] });
  await friend.ask({ do: 'sit', table });
  await person.ask({ do: 'start', table });
  // The other process has the table in memory, with the name.
  const friendThere = there.sameGuest(friend);
  await friendThere.ask({ do: 'open', table });
  expect(JSON.stringify(friendThere.about())).toContain(NAME);

  await here.service.desk.forget('operator 1', person.guest.id);
  await here.service.desk.idle();
  expect(typeof (await friendThere.ask({ do: 'say', table, text: 'still here' }))).toBe('number');
  expect(typeof (await friendThere.ask({ do: 'leave', table }))).toBe('number');
  expect(await there.record(table)).toMatchObject({ players: [null, 'Ben'] });
  expect(JSON.stringify(friendThere.about())).not.toContain(NAME);
  const row = await database.run(
    `select (select count(*) from changes where entries || told like '%${NAME}%') + (select count(*) from tables where about like '%${NAME}%') + (select count(*) from snapshots where body like '%${NAME}%') as count`,
  );
  expect(Number((row as { count: string }).count)).toBe(0);
});

describe('the operator', () => {
  async function atTable() {
    const database = await sqliteDatabase();
    ends.push(database.drop);
    const store = await database.open();
    const service = await started(store);
    const [mara, ben] = [await service.client('Mara'), await service.client('Ben')];
    const { id: table } = await service.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
    await ben.ask({ do: 'sit', table });
    await ben.ask({ do: 'open', table });
    return { service, store, mara, ben, table, desk: service.service.desk };
  }

  test('ends a running game without a result, and everybody learns why', async () => {
    const { service, mara, ben, table, desk } = await atTable();
    await mara.ask({ do: 'start', table });
    expect(await desk.end('operator 1', 'AAAAAAAAAAAAAAAA', null)).toBeUndefined();
    expect(typeof (await desk.end('operator 1', table, 'Spam'))).toBe('number');
    expect(ben.eventNames()).toContain('ended');
    expect(ben.about()).toMatchObject({ phase: 'over', result: null, ended: { by: 'operator', why: 'Spam' } });
    expect(await desk.end('operator 1', table, null)).toBeInstanceOf(Refusal);
    expect(await mara.ask({ do: 'leave', table })).toBe('No game is in progress.');
    expect(await service.record(table)).not.toHaveProperty('result');
    const again = await service.restart();
    services.push(again);
    expect(await again.service.queries.about(table, 'address')).toMatchObject({ ended: { why: 'Spam' } });
  });

  test('ends a table before its game', async () => {
    const { service, ben, table, desk } = await atTable();
    expect(typeof (await desk.end('operator 1', table, null))).toBe('number');
    expect(ben.lastUpdate()).toMatchObject({ view: null, about: { phase: 'over', code: null } });
    expect(await ben.ask({ do: 'rise', table })).toMatch(/already started/);
    expect(await service.tablesOf(ben.guest)).toMatchObject([{ about: { ended: { why: null } } }]);
  });

  test('removes one message, or all of them', async () => {
    const { service, store, mara, ben, table, desk } = await atTable();
    const number = await mara.ask({ do: 'say', table, text: 'rude words' });
    await ben.ask({ do: 'say', table, text: 'Please stop' });
    if (typeof number !== 'number') throw new Error('not said');
    expect(await desk.removeChat('operator 1', 'AAAAAAAAAAAAAAAA', null)).toBeUndefined();
    expect(await desk.removeChat('operator 1', table, 1)).toBeInstanceOf(Refusal);
    expect(await desk.removeChat('operator 1', table, number)).toBe(1);
    const said = async () =>
      (await service.log(table)).flatMap(({ happened }) => happened).filter(({ what }) => what === 'said');
    expect(await said()).toMatchObject([{ text: '', removed: 'operator' }, { text: 'Please stop' }]);
    // A page that opens the table now.
    const late = await service.client('Zoe');
    await late.ask({ do: 'open', table });
    expect(JSON.stringify(late.received)).not.toContain('rude words');
    expect(JSON.stringify(await store.changesAfter(table, 0))).not.toContain('rude words');
    expect(await desk.removeChat('operator 1', table, null)).toBe(1);
    expect(await desk.removeChat('operator 1', table, number)).toBeInstanceOf(Refusal);
    expect(JSON.stringify(await said())).not.toContain('Please stop');
    expect(new Set((await store.audit({ from: 0, limit: 9 })).map(({ action, note }) => `${action}: ${note}`))).toEqual(
      new Set([`remove chat: change ${number}`, 'remove chat: null']),
    );
  });

  test('prunes games by age, by hand or always', async () => {
    const { service, store, mara, ben, table, desk } = await atTable();
    await mara.ask({ do: 'start', table });
    await playRandomly('koinz', table, [mara, ben]);
    const day = 24 * 3600 * 1000;
    expect(await desk.prune('operator 1', 1, 'count')).toBe(0);
    let now = Date.now() + 3 * day;
    services.splice(0);
    await service.service.stop();
    const later = await startService({ store, now: () => now, keepDays: 5 });
    services.push(later);
    expect(await later.service.desk.prune('operator 1', 2, 'count')).toBe(1);
    await later.service.desk.sweep(now);
    expect(await later.record(table)).toBeDefined();
    now += 3 * day;
    await later.service.desk.sweep(now);
    expect(await store.table(table)).toBeUndefined();
    expect(await store.audit({ from: 0, limit: 1 })).toMatchObject([{ who: 'server', action: 'prune' }]);
  });
});

test('my data has what I said and where I sat, and nothing of others', async () => {
  const database = await sqliteDatabase();
  ends.push(database.drop);
  const service = await started(await database.open());
  const [person, friend] = [await service.client(NAME), await service.client('Ben')];
  const { over, watched } = await leaveTraces(service, person, friend);
  const data = await service.service.desk.dataOf(person.guest.id);
  if (data === undefined || data instanceof Refusal) throw new Error('no data');
  expect(data.guest).toMatchObject(person.guest);
  expect([data.complete, data.tables.length, data.devices.length]).toEqual([true, 7, 1]);
  expect(data.tables.find(({ id }) => id === over)).toMatchObject({
    game: 'pirate-coins',
    seats: [0],
    names: [EARLIER],
    said: [{ text: 'my secret plan' }],
    words: [`lucky ${EARLIER}`],
    record: `/api/tables/${over}/record`,
  });
  expect(data.tables.find(({ id }) => id === watched)?.said).toHaveLength(30);
  expect(JSON.stringify(data)).not.toContain('Thanks');
});
