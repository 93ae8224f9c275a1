import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@pouch/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newGuest, TestClient } from './client.js';
import { startServer } from './server.js';

/** Guests the server knows have limits of their own, whatever others behind the same address do. */

const FILES = Array.from({ length: 20 }, (_, number) => `assets/part-${number}.js`);

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pouch-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
  for (const file of FILES) writeFileSync(join(folder, file), 'export {};');
  return folder;
}

/** How often each status was answered. */
type Statuses = Record<number, number>;

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Far quicker than `fetch`, which matters for thousands of requests. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });

async function statuses(urls: readonly string[], headers: Record<string, string> = {}): Promise<Statuses> {
  const counts: Statuses = {};
  for (const status of await Promise.all(urls.map((url) => statusOf(url, headers))))
    counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = (count: number, url: string): string[] => Array.from({ length: count }, () => url);

describe('a guest the server knows', () => {
  test('may load the page with all its files 300 times in a minute', async () => {
    const { url } = await startServer({ web: builtApp() });
    const mara = await newGuest(url);
    const asked = ['/', ...FILES.map((file) => `/${file}`), ROUTES.me.path, ROUTES.myTables.path, ROUTES.lobby.path];
    const found: Statuses = {};
    for (let load = 0; load < 300; load++) {
      for (const [status, count] of Object.entries(
        await statuses(
          asked.map((path) => url + path),
          mara.headers,
        ),
      ))
        found[Number(status)] = (found[Number(status)] ?? 0) + count;
      // What the page asks to become somebody: the same guest each time.
      const { status, body } = await mara.ask('makeGuest', { body: { name: 'Mara' } });
      expect([status, body.error]).toEqual([200, undefined]);
    }
    expect(found).toEqual({ 200: 300 * asked.length });
  });

  test('is not refused for what a stranger at the same address does, who still is', async () => {
    const { url, metrics } = await startServer({ limits: { requestsPerMinute: 20, refusalsPerMinute: 1_000_000 } });
    const mara = await newGuest(url);
    await mara.ask('me');
    expect(await statuses(times(100, url + ROUTES.lobby.path))).toEqual({ 200: 18, 429: 82 });
    // An invented cookie makes nobody a guest.
    const invented = { cookie: `pouch=${'x'.repeat(43)}` };
    expect(await statuses(times(10, url + ROUTES.lobby.path), invented)).toEqual({ 429: 10 });
    expect(await statuses(times(100, url + ROUTES.lobby.path), mara.headers)).toEqual({ 200: 100 });
    expect(await metrics.text()).toContain('pouch_limited_total{limit="requestsPerMinute"} 92\n');
  });

  test('has a limit too, which others do not share', async () => {
    const { url } = await startServer({ limits: { requestsPerGuest: 3 } });
    const [mara, jonah] = [await newGuest(url), await newGuest(url, 'Jonah')];
    // The first request shows who it is.
    for (const each of [mara, jonah]) await each.ask('me');
    expect(await statuses(times(5, url + ROUTES.me.path), mara.headers)).toEqual({ 200: 3, 429: 2 });
    const { body } = await mara.ask('me');
    expect(body.error).toMatch(/^You’re sending too many requests\. Try again in \d+ s\.$/);
    expect((await jonah.ask('me')).status).toBe(200);
  });

  test('whose device signs out counts for the address again', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 4 } });
    const mara = await newGuest(url);
    const { headers } = mara;
    await mara.ask('signOut');
    expect(await statuses(times(10, url + ROUTES.me.path), headers)).toMatchObject({ 429: expect.any(Number) });
  });
});

test('only new guests count, and a refusal says what it is and when it ends', async () => {
  const { url } = await startServer({ limits: { guestsPerHour: 2 } });
  const mara = await newGuest(url);
  for (let again = 0; again < 5; again++)
    expect((await mara.ask('makeGuest', { body: { name: 'Mara' } })).status).toBe(200);
  expect((await new TestClient(url).ask('makeGuest', { body: { name: '' } })).status).toBe(400);
  await newGuest(url, 'Jonah');
  const { status, body, headers } = await new TestClient(url).ask('makeGuest', { body: { name: 'Wren' } });
  expect(status).toBe(429);
  expect(body.error).toBe('Too many new guests from your network. Try again in 30 minutes.');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(1700);
});

test('files are limited by themselves', async () => {
  const { url, metrics } = await startServer({ web: builtApp(), limits: { filesPerMinute: 30 } });
  expect(await statuses(times(40, `${url}/${FILES[0]}`))).toEqual({ 200: 30, 429: 10 });
  expect(await statuses([`${url}/lobby`], { accept: 'text/html' })).toEqual({ 429: 1 });
  expect((await new TestClient(url).ask('lobby')).status).toBe(200);
  expect(await metrics.text()).toContain('pouch_limited_total{limit="filesPerMinute"} 11\n');
});
