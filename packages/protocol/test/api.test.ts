import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PouchApi, RequestRefused } from '@pouch/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

let server: Server;
let heard: Heard[];
let replies: Reply[];
let url: string;

beforeEach(async () => {
  heard = [];
  replies = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    heard.push({ method: request.method, url: request.url, headers: request.headers, body });
    const reply = replies.shift() ?? {};
    response.writeHead(reply.status ?? 200, reply.headers ?? {}).end(reply.body ?? '{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('requests', () => {
  test('use the method and path of their route', async () => {
    const api = new PouchApi({ url: `${url}/`, token: 'secret' });
    await api.me();
    await api.changeGuest({ crest: 2 });
    await api.log('abc/../d', 7);
    await api.makeBotToken();
    await api.endBotToken();
    await api.makeTable({ game: 'koinz', seats: ['open', 'fair'] });
    expect(heard.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
      'GET /api/guest',
      'PATCH /api/guest',
      'GET /api/tables/abc%2F..%2Fd/log?after=7',
      'POST /api/guest/bot-token',
      'DELETE /api/guest/bot-token',
      'POST /api/tables',
    ]);
    expect(heard.every(({ headers }) => headers.authorization === 'Bearer secret')).toBe(true);
    expect(heard.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      'application/json',
      undefined,
      undefined,
      undefined,
      'application/json',
    ]);
    expect(JSON.parse(heard[1]?.body ?? '')).toEqual({ crest: 2 });
    expect(JSON.parse(heard[5]?.body ?? '')).toMatchObject({ id: expect.stringMatching(/^[\w-]{16}$/), game: 'koinz' });
  });

  test('keep an id that the caller chose', async () => {
    await new PouchApi({ url }).makeTable({ id: 'my-first-table', game: 'koinz', seats: ['open', 'fair'] });
    expect(JSON.parse(heard[0]?.body ?? '').id).toBe('my-first-table');
  });

  test('send the cookie until it is deleted', async () => {
    replies = [
      { headers: { 'set-cookie': 'pouch=s3cret; Path=/; HttpOnly; SameSite=Lax' } },
      {},
      { headers: { 'set-cookie': 'pouch=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT' } },
    ];
    const api = new PouchApi({ url });
    await api.makeGuest({ name: 'Mara' });
    await api.me();
    await api.signOut();
    await api.me();
    expect(heard.map(({ headers }) => headers.cookie)).toEqual([undefined, 'pouch=s3cret', 'pouch=s3cret', undefined]);
  });
});

describe('answers', () => {
  test('are returned unchanged; an empty one is undefined', async () => {
    replies = [{ body: '{"table":"abcdefghijklmnop"}' }, { status: 204, body: '' }];
    const api = new PouchApi({ url });
    expect(await api.findCode('K7QX')).toEqual({ table: 'abcdefghijklmnop' });
    expect(await api.endBotToken()).toBe(undefined);
  });

  test.each([
    [
      { status: 404, body: '{"error":"This table doesn’t exist any more."}' },
      new RequestRefused('This table doesn’t exist any more.', 404, undefined),
    ],
    [
      { status: 429, body: '{"error":"Slowly"}', headers: { 'retry-after': '30' } },
      new RequestRefused('Slowly', 429, 30),
    ],
    [{ status: 502, body: '<html>' }, new RequestRefused('The server responded with an error (502).', 502, undefined)],
    [{ status: 500, body: 'null' }, new RequestRefused('The server responded with an error (500).', 500, undefined)],
  ])('a refusal is a value: %#', async (reply, refused) => {
    replies = [reply];
    const answer = await new PouchApi({ url }).table('abcdefghijklmnop');
    expect(answer).toBeInstanceOf(RequestRefused);
    expect(answer).toEqual(refused);
  });
});
