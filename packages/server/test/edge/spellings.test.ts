import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type RawAnswer, sendTarget } from '../hostile/raw-socket.js';
import { newGuest } from './client.js';
import { CODE, startServer } from './server.js';

/** However a path is spelled, a handler of the API is reached only with its limits, origin check and cache rule. */

const SPELLINGS = Object.entries<(path: string) => string>({
  plain: (path) => path,
  'an escaped letter': (path) => path.replace('/api', '/%61pi'),
  'escaped letters': (path) => path.replace('/api', '/%61%70%69'),
  'an escaped letter later': (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  'an escape twice': (path) => path.replace('/api', '/%2561pi'),
  'the absolute form': (path) => `http://elsewhere.example${path}`,
  'the absolute form with https': (path) => `https://elsewhere.example:444${path}`,
  'the absolute form with an escape': (path) => `http://elsewhere.example${path.replace('/api', '/%61pi')}`,
  'an absolute form in capitals': (path) => `HTTP://elsewhere.example${path}`,
  'two slashes': (path) => `/${path}`,
  'two slashes inside': (path) => path.replace('/api/', '/api//'),
  'a dot': (path) => `/.${path}`,
  'two dots': (path) => `/x/..${path}`,
  capitals: (path) => path.toUpperCase(),
  'a slash at the end': (path) => `${path}/`,
  'an escaped slash': (path) => path.replace('/api/', '/api%2F'),
  'an escaped first slash': (path) => path.replace('/', '%2f'),
  'a semicolon': (path) => `${path};x=1`,
  'a semicolon after the prefix': (path) => path.replace('/api', '/api;x'),
  'a query': (path) => `${path}?x=/page`,
  'a fragment': (path) => `${path}#/page`,
  'a backslash': (path) => path.replace('/api/', '\\api\\'),
  'an encoded NUL': (path) => `${path}%00`,
  'a broken escape': (path) => `${path}%zz`,
});

/** A server with an app, which answers what the API does not. */
async function startWithApp(settings: Parameters<typeof startServer>[0] = {}) {
  const web = mkdtempSync(join(tmpdir(), 'pouch-web-'));
  onTestFinished(() => rmSync(web, { recursive: true }));
  writeFileSync(join(web, 'index.html'), PAGE);
  return startServer({ ...settings, web });
}

const PAGE = '<h1>the app</h1>';

/** What a server answers to each spelling of a path. */
async function answers(url: string, path: string, request: Omit<Parameters<typeof sendTarget>[1], 'target'> = {}) {
  const all: [spelling: string, answer: RawAnswer][] = [];
  for (const [name, spell] of SPELLINGS) all.push([name, await sendTarget(url, { ...request, target: spell(path) })]);
  return all;
}

/** The spellings whose answer is not one of these statuses. */
const others = (all: Awaited<ReturnType<typeof answers>>, ...statuses: readonly number[]) =>
  all.filter(([, { status }]) => !statuses.includes(status)).map(([name, { status }]) => [name, status]);

describe('no spelling of a path', () => {
  test('reaches the API over the limit of requests', async () => {
    const { url } = await startWithApp({ limits: { requestsPerMinute: 1 } });
    expect((await sendTarget(url, { target: '/api/lobby' })).status).toBe(200);
    expect(others(await answers(url, '/api/lobby'), 429, 400)).toEqual([]);
    // A page is answered by the app, which has no limit.
    const asPages = await answers(url, '/api/lobby', { headers: { accept: 'text/html' } });
    expect(
      others(
        asPages.filter(([, { body }]) => body !== PAGE),
        429,
        400,
      ),
    ).toEqual([]);
  });

  test('reaches the API over the limit of codes, or of new guests', async () => {
    const { url } = await startWithApp({ limits: { codesPerAddress: 1, guestsPerHour: 1 } });
    const code = { method: 'POST', body: JSON.stringify({ code: CODE }) };
    expect((await sendTarget(url, { ...code, target: '/api/code' })).status).toBe(200);
    expect(others(await answers(url, '/api/code', code), 429, 404, 400)).toEqual([]);
    await newGuest(url);
    const guest = { method: 'POST', body: '{"name":"Mallory"}' };
    expect(others(await answers(url, '/api/guest', guest), 429, 404, 400)).toEqual([]);
  });

  test('reaches anything that changes something, for pages of other sites', async () => {
    const { url } = await startWithApp();
    const mara = await newGuest(url);
    const headers = { ...mara.headers, origin: 'https://evil.example' };
    const all = await answers(url, '/api/guest', { method: 'PATCH', headers, body: '{"name":"Mallory"}' });
    expect(others(all, 403, 400)).toEqual([]);
    expect((await mara.ask('me')).body).toMatchObject({ guest: { name: 'Mara' } });
  });

  test('gets an answer that may be cached', async () => {
    const { url } = await startWithApp();
    for (const path of ['/api/lobby', '/api/nowhere', '/api']) {
      const all = await answers(url, path, { headers: { accept: 'text/html' } });
      const cached = all.filter(
        ([, { head, body }]) =>
          !`${head}\r\n`.includes(`\r\ncache-control: ${body === PAGE ? 'no-cache' : 'no-store'}\r\n`),
      );
      expect(cached.map(([name, { head }]) => [name, head])).toEqual([]);
    }
  });

  test('reaches the API while the server stops', async () => {
    const { url, tables, close } = await startWithApp();
    const answered = new Promise<Awaited<ReturnType<typeof answers>>>((resolve) => {
      tables.onStop = async () => resolve(await answers(url, '/api/lobby'));
    });
    await close();
    expect(others(await answered, 503, 404, 400)).toEqual([]);
  });

  test('of the socket’s path reaches it from a page of another site', async () => {
    const { url } = await startWithApp();
    const mara = await newGuest(url);
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const headers = { ...mara.headers, ...upgrade, origin: 'https://evil.example' };
    expect(others(await answers(url, '/api/socket', { headers }), 403, 400)).toEqual([]);
  });
});

test('a limit that acts is counted', async () => {
  const { url, metrics } = await startServer({ limits: { requestsPerMinute: 1 } });
  for (const _ of [1, 2, 3]) await fetch(`${url}/api/lobby`);
  expect(await metrics.text()).toContain('pouch_limited_total{limit="requestsPerMinute"} 2\n');
});
