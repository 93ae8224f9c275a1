import { ROUTES } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { StoreBusy } from '../../src/store/store.js';
import { StoreFailure } from '../../src/store/store-health.js';
import { newGuest, TestClient } from './client.js';
import { ABOUT, CODE, startServer, TABLE } from './server.js';

const at = (route: 'table' | 'log' | 'record', table = TABLE): string => ROUTES[route].path.replace(':table', table);
const NOBODYS = 'ZZZZzzzzYYYYyyyy';
const NEW_TABLE = { id: 'make-one', game: 'koinz', seats: ['open', 'fair'] };

describe('tables over HTTP', () => {
  test('are created by guests, with defaults for what is left out', async () => {
    const { url, tables } = await startServer();
    const { status, body } = await (await newGuest(url)).ask('makeTable', { body: NEW_TABLE });
    expect([status, body]).toEqual([201, { about: ABOUT }]);
    const filledIn = {
      options: {},
      clock: 'none',
      visibility: 'private',
      newcomers: 'ask',
      maker: 'sits',
      start: 'by-host',
      watchersChat: 'on',
    };
    expect(tables.asked).toEqual([{ ...NEW_TABLE, ...filledIn }]);
  });

  test.each([
    ['an unknown game', { game: 'chess' }, 400, /game/],
    ['no seats', { seats: [] }, 400, /seats/],
    ['a level that is not there', { seats: ['genius'] }, 400, /seats/],
    ['no id', { id: undefined }, 400, /id/],
    ['too many seats for the game', { seats: Array(5).fill('open') }, 409, /2 to 4 players/],
  ])('are not made with %s', async (_, wrong, status, reason) => {
    const { url } = await startServer();
    const answer = await (await newGuest(url)).ask('makeTable', { body: { ...NEW_TABLE, ...wrong } });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(reason);
  });

  test('are not created without a guest', async () => {
    const { url, tables } = await startServer();
    expect((await new TestClient(url).ask('makeTable', { body: NEW_TABLE })).status).toBe(401);
    expect(tables.asked).toEqual([]);
  });

  test('are shown to anyone with the link', async () => {
    const { url } = await startServer();
    const client = new TestClient(url);
    expect((await client.ask('table', { path: at('table') })).body).toEqual({ about: ABOUT });
    expect((await client.ask('log', { path: `${at('log')}?after=7` })).body).toEqual({ told: [], number: 7 });
    expect((await client.ask('log', { path: at('log') })).body).toEqual({ told: [], number: 0 });
    const { body, headers } = await client.ask('record', { path: at('record') });
    expect(body).toMatchObject({ format: 'pouch-record/1', game: 'koinz' });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="pouch-${TABLE}.json"`);
  });

  test.each(['table', 'log', 'record'] as const)('that do not exist are a 404: %s', async (route) => {
    const { url } = await startServer();
    const client = new TestClient(url);
    expect((await client.ask(route, { path: at(route, NOBODYS) })).status).toBe(404);
    expect((await client.ask(route, { path: at(route, 'short') })).status).toBe(400);
    expect((await client.ask(route, { path: at(route, '%2e%2e%2fetc%00') })).status).toBe(400);
    expect((await client.ask(route, { path: at(route, '%zz') })).status).toBe(400);
    expect((await client.ask(route, { path: at(route, 'x'.repeat(500)) })).status).toBe(404);
  });

  test.each(['after=-1', 'after=x', 'after=1.5', 'after=1&after=2', 'after=1e999', 'before=1'])(
    'have no log for %s',
    async (query) => {
      const { url } = await startServer();
      expect((await new TestClient(url).ask('log', { path: `${at('log')}?${query}` })).status).toBe(400);
    },
  );

  test('are found by their code, in any case', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    expect((await mara.ask('findCode', { body: { code: CODE } })).body).toEqual({ table: TABLE });
    expect((await mara.ask('findCode', { body: { code: ` ${CODE.toLowerCase()}` } })).body).toEqual({ table: TABLE });
    expect((await mara.ask('findCode', { body: { code: 'ZZZZ' } })).status).toBe(404);
    expect((await mara.ask('findCode', { body: { code: 'K7Q0' } })).status).toBe(400);
    expect((await new TestClient(url).ask('findCode', { body: { code: CODE } })).body).toEqual({ table: TABLE });
  });

  test('are listed: the lobby for anyone, my own for me', async () => {
    const { url } = await startServer();
    expect((await new TestClient(url).ask('lobby')).body).toMatchObject({ tables: [{ about: ABOUT }] });
    expect((await (await newGuest(url)).ask('myTables')).body).toMatchObject({ tables: [{ about: ABOUT }] });
    expect((await new TestClient(url).ask('myTables')).status).toBe(401);
  });

  test('are described as OpenAPI', async () => {
    const { url } = await startServer();
    const { body } = await new TestClient(url).ask('openapi');
    expect(body.openapi).toMatch(/^3\.1/);
  });

  test.each(['table', 'log', 'record'] as const)('are refused to who reads too much: %s', async (route) => {
    const { url, tables } = await startServer();
    const refuse = async () => new Refusal('You’re loading too much.');
    Object.assign(tables.queries, { about: refuse, log: refuse, record: refuse });
    const { status, body, headers } = await new TestClient(url).ask(route, { path: at(route) });
    expect([status, body.error, headers.get('retry-after')]).toEqual([429, 'You’re loading too much.', '5']);
  });

  test('are unavailable while the store is busy or fails, without a log line for each request', async () => {
    const { url, tables, logged } = await startServer();
    const client = new TestClient(url);
    for (const [error, reason] of [
      [new StoreBusy(), /busy/],
      [new StoreFailure(new Error('the disk is full')), /can’t reach its database/],
    ] as const) {
      tables.queries.lobbyTables = () => Promise.reject(error);
      const { status, body } = await client.ask('lobby');
      expect([status, body.error]).toEqual([503, expect.stringMatching(reason)]);
    }
    expect(logged.join('')).not.toMatch(/failed|disk/);
  });
});
