import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Refusal } from '@pouch/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.js';
import { banWords, readSubject } from '../../src/edge/bans.js';
import { listen } from '../../src/edge/listen.js';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { sqliteFile } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { foldHere } from '../../src/tables/record-cache.js';
import { TableService } from '../../src/tables/service.js';
import { commandId, connect, newGuest, type Reply, TestClient } from './client.js';
import { startServer } from './server.js';

/** The operator's desk over HTTP, with real tables behind it. */

const TOKEN = 'a-token-of-the-operator';
const DAY_MS = 24 * 3600 * 1000;

async function startDesk(environment: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'pouch-desk-'));
  const config = readConfig({ PORT: '0', POUCH_DATA: data, POUCH_ADMIN_TOKEN: TOKEN, ...environment });
  if (config instanceof Refusal) throw new Error(config.reason);
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  const metrics = createMetrics();
  const store = await openSqlite(sqliteFile(data));
  const { limits, botThreads } = config;
  const records = foldHere(store);
  const tables = await TableService.start({ store, metrics, log, limits, botThreads, records, graceMs: 0 });
  const server = await listen({ config, store, tables, metrics, log });
  onTestFinished(async () => {
    await server.close();
    rmSync(data, { recursive: true });
  });
  return { url: server.url, desk: new Operator(server.url), tables, logged, file: sqliteFile(data) };
}

/** A client with nothing but the token. */
class Operator extends TestClient {
  override get headers(): Record<string, string> {
    return { authorization: `Bearer ${TOKEN}` };
  }
}

const tableOf = async (client: TestClient): Promise<string> => {
  const made = await client.ask('makeTable', {
    body: { id: commandId(), game: 'koinz', seats: ['open', 'fair'], start: 'at-once' },
  });
  return (made.body.about as { id: string }).id;
};

const idOf = async (client: TestClient): Promise<string> => ((await client.ask('me')).body.guest as { id: string }).id;

const firstOf = ({ body }: Reply, list: string): Record<string, unknown> =>
  (body[list] as Record<string, unknown>[])[0] ?? {};

describe('the routes of the desk', () => {
  test('do not exist without a token', async () => {
    const { url } = await startServer();
    const answer = await new Operator(url).ask('deskTables');
    expect([answer.status, answer.body]).toEqual([404, { error: 'There’s nothing here.' }]);
  });

  test('take the token only, and only so many wrong ones', async () => {
    const { url, desk, logged } = await startDesk({ POUCH_LIMIT_ADMIN_ATTEMPTS: '3' });
    const mara = await newGuest(url);
    expect((await mara.ask('deskTables')).status).toBe(401);
    expect((await desk.ask('deskTables')).status).toBe(200);
    const wrong = { headers: { authorization: 'Bearer a-token-of-somebody-else' } };
    for (let times = 0; times < 2; times++) expect((await mara.ask('audit', wrong)).status).toBe(401);
    const limited = await mara.ask('audit', wrong);
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // Not even the right one now, so that nobody learns which one it is.
    expect((await desk.ask('audit')).status).toBe(429);
    expect(logged.join('')).not.toContain(TOKEN);
  });

  test('are not for pages of other sites, and nothing of them is cached', async () => {
    const { desk } = await startDesk();
    const headers = { ...desk.headers, origin: 'https://evil.example' };
    expect((await desk.ask('prune', { body: { days: 1, mode: 'count' }, headers })).status).toBe(403);
    expect((await desk.ask('deskGuests')).headers.get('cache-control')).toBe('no-store');
  });

  test('check what they get', async () => {
    const { desk } = await startDesk();
    for (const query of ['limit=101', 'from=-1', 'sort=size', 'phase=x', 'find='])
      expect([query, (await desk.ask('deskTables', { path: `/api/admin/tables?${query}` })).status]).toEqual([
        query,
        400,
      ]);
    const ban = (body: object) => desk.ask('ban', { body });
    expect((await ban({ subject: 'Mara', millis: DAY_MS })).status).toBe(400);
    expect((await ban({ subject: '192.0.2.0/8', millis: DAY_MS })).body.error).toMatch(/\/24/);
    expect((await ban({ subject: 'AAAAAAAAAAAAAAAA', millis: DAY_MS })).status).toBe(404);
    expect((await ban({ subject: '192.0.2.1', millis: 1 })).status).toBe(400);
    expect((await desk.ask('unban', { body: { subject: '192.0.2.1' } })).status).toBe(404);
    for (const [name, path, body] of [
      ['endTable', '/api/admin/tables/AAAAAAAAAAAAAAAA/end', {}],
      ['removeChat', '/api/admin/tables/AAAAAAAAAAAAAAAA/remove-chat', {}],
      ['forgetGuest', '/api/admin/guests/AAAAAAAAAAAAAAAA/forget', undefined],
      ['closeReport', '/api/admin/reports/x/close', undefined],
    ] as const)
      expect([name, (await desk.ask(name, { path, body })).status]).toEqual([name, 404]);
  });

  test('list, end, clean and log', async () => {
    const { url, desk } = await startDesk();
    const mara = await newGuest(url, 'Mara');
    const table = await tableOf(mara);
    const socket = await mara.connect();
    socket.send({ do: 'open', id: commandId(), table });
    socket.send({ do: 'say', id: commandId(), table, text: 'Hello' });
    await socket.waitFor('answer', 2);
    const row = firstOf(await desk.ask('deskTables', { path: '/api/admin/tables?find=mara&phase=playing' }), 'tables');
    expect(row).toMatchObject({ about: { id: table }, changes: expect.any(Number), size: expect.any(Number) });
    const guest = firstOf(await desk.ask('deskGuests'), 'guests');
    expect(guest).toMatchObject({
      name: 'Mara',
      tables: 1,
      devices: 1,
      connections: 1,
      address: '127.0.0.1',
      bannedUntil: null,
    });
    expect((await desk.ask('removeChat', { path: `/api/admin/tables/${table}/remove-chat`, body: {} })).body).toEqual({
      removed: 1,
    });
    const end = { path: `/api/admin/tables/${table}/end`, body: { why: 'Closing for the night' } };
    expect((await desk.ask('endTable', end)).status).toBe(204);
    expect((await desk.ask('endTable', end)).status).toBe(409);
    const about = (await mara.ask('table', { path: `/api/tables/${table}` })).body.about;
    expect(about).toMatchObject({ phase: 'over', ended: { why: 'Closing for the night' } });
    const lines = (await desk.ask('audit')).body.lines as Record<string, unknown>[];
    expect(lines.map(({ action }) => action).sort()).toEqual(['end table', 'remove chat']);
    expect(lines.every(({ who }) => /^operator [0-9a-f]{8}$/.test(String(who)))).toBe(true);
    expect((await desk.ask('prune', { body: { days: 1, mode: 'count' } })).body).toEqual({ tables: 0 });
  });
});

describe('a ban', () => {
  test('of a guest closes their sockets, and says until when', async () => {
    const { url, desk } = await startDesk();
    const [mara, ben] = [await newGuest(url), await newGuest(url, 'Ben')];
    const [hers, his] = [await mara.connect(), await ben.connect()];
    const subject = await idOf(mara);
    expect((await desk.ask('ban', { body: { subject, millis: DAY_MS, why: 'Spam' } })).status).toBe(201);
    expect(await hers.closed).toEqual({ code: 1008, reason: 'Banned' });
    const refused = await mara.ask('makeTable', { body: { id: commandId(), game: 'koinz', seats: ['open', 'fair'] } });
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatch(
      /^You’re banned from this server until .*\d{4} at \d\d:\d\d UTC\. Reason: Spam\.$/,
    );
    expect((await mara.ask('makeGuest', { body: { name: 'New' } })).status).toBe(403);
    await expect(mara.connect()).rejects.toThrow(/^403 .*banned/);
    // She can still read, and take her data along.
    expect((await mara.ask('myData')).status).toBe(200);
    expect(his.ws.readyState).toBe(his.ws.OPEN);
    expect((await desk.ask('deskBans')).body).toMatchObject({ bans: [{ kind: 'guest', subject, why: 'Spam' }] });
    expect((await desk.ask('unban', { body: { subject } })).status).toBe(204);
    expect((await mara.connect()).ws.readyState).toBe(1);
  });

  test('of an address holds for everybody there, and for new guests', async () => {
    const { url, desk } = await startDesk({ POUCH_TRUST_PROXY: 'loopback' });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    await desk.ask('ban', { body: { subject: '2001:db8:1:2::5', millis: DAY_MS } });
    await desk.ask('ban', { body: { subject: '192.0.2.0/24', millis: DAY_MS } });
    const join = (address: string) => new TestClient(url).ask('makeGuest', { body: { name: 'Jo' }, ...from(address) });
    for (const [address, status] of [
      ['192.0.2.77', 403],
      ['192.0.3.77', 200],
      ['2001:db8:1:2:ffff::1', 403],
      ['2001:db8:1:3::5', 200],
    ] as const)
      expect([address, (await join(address)).status]).toEqual([address, status]);
    const { secret } = await newGuest(url);
    const headers = { cookie: `pouch=${secret}`, 'x-forwarded-for': '192.0.2.78' };
    await expect(connect(url, headers)).rejects.toThrow(/^403/);
    const shown = (await desk.ask('deskBans')).body.bans as { subject: string }[];
    for (const { subject } of shown) expect((await desk.ask('unban', { body: { subject } })).status).toBe(204);
    expect((await join('192.0.2.77')).status).toBe(200);
  });

  test('is read from any form of a subject', () => {
    expect(readSubject('::ffff:192.0.2.1')).toBe('address 192.0.2.1');
    expect(readSubject('2001:db8:1::/48')).toBe('network 2001:db8:1');
    expect(readSubject('AAAABBBBCCCCDDDD')).toBe('guest AAAABBBBCCCCDDDD');
    expect(readSubject('192.0.2.1/24/8')).toBeInstanceOf(Refusal);
    expect(banWords({ subject: '', madeAt: 0, until: 0, why: null })).toBe(
      'You’re banned from this server until 1 January 1970 at 00:00 UTC.',
    );
  });
});

describe('my data', () => {
  test('comes as a download, and is gone when I delete myself', async () => {
    const { url, tables, file } = await startDesk();
    const mara = await newGuest(url, 'Xylanthe');
    const table = await tableOf(mara);
    const socket = await mara.connect();
    socket.send({ do: 'say', id: commandId(), table, text: 'I said this' });
    await socket.waitFor('answer');
    const { headers, body } = await mara.ask('myData');
    expect(headers.get('content-disposition')).toBe('attachment; filename="pouch-my-data.json"');
    expect(body).toMatchObject({
      guest: { name: 'Xylanthe' },
      tables: [{ id: table, said: [{ text: 'I said this' }] }],
    });
    const { token } = (await mara.ask('makeBotToken')).body as { token: string };
    const bot = { headers: { authorization: `Bearer ${token}`, cookie: '' } };
    expect((await mara.ask('deleteMe', bot)).status).toBe(403);
    expect((await mara.ask('myData', bot)).status).toBe(403);

    const { secret } = mara;
    const gone = await mara.ask('deleteMe');
    expect([gone.status, gone.body, mara.secret]).toEqual([200, { guest: null }, undefined]);
    expect((await socket.closed).reason).toBe('Signed out');
    mara.secret = secret;
    expect((await mara.ask('me')).body).toEqual({ guest: null });
    await tables.desk.idle();
    const database = new DatabaseSync(file, { readOnly: true });
    const { count } = database
      .prepare("select count(*) as count from changes where entries || told like '%Xylanthe%'")
      .get() as {
      count: number;
    };
    database.close();
    expect(count).toBe(0);
    expect((await new TestClient(url).ask('record', { path: `/api/tables/${table}/record` })).body).toMatchObject({
      players: [null, expect.any(String)],
    });
  });
});
