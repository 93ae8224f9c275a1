import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PouchApi } from '@pouch/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { CERTIFICATE } from './localhost.js';
import { command, type Outcome, pouchHere } from './pouch.js';
import { listening, proxy, type Wiring } from './proxies.js';

const TOKEN = 'the-token-of-these-tests';
let folder: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-check-'));
  writeFileSync(join(folder, 'localhost.pem'), CERTIFICATE);
  const args = [command, 'serve', '--port', '0', '--data', join(folder, 'data'), '--log', 'error'];
  const environment = {
    ...process.env,
    POUCH_TRUST_PROXY: 'loopback',
    POUCH_LIMIT_GUESTS: '1000',
    POUCH_ADMIN_TOKEN: TOKEN,
  };
  server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env: environment });
  if (server.stderr === null) throw new Error('no standard error');
  for await (const line of createInterface({ input: server.stderr })) {
    url = (/http:\/\/\S+/.exec(line)?.[0] ?? '').replace('localhost', '127.0.0.1');
    break;
  }
  server.stderr.resume();
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

const check = (address: string, ...args: string[]): Promise<Outcome> => pouchHere(['check', address, ...args]);

/** Runs as a separate process that trusts the tests' certificate. */
const checkTrusting = (address: string): Promise<Outcome> =>
  new Promise((done) => {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'localhost.pem') };
    execFile(process.execPath, [command, 'check', address], { env }, (error, stdout, stderr) =>
      done({ stdout, stderr, status: Number(error?.code ?? 0) }),
    );
  });

const FINE = (address: string): RegExp =>
  new RegExp(
    `^(note .*\\n)?ok +Pouch responds at ${address} in \\d+ ms\\nok +Guests are recognised by their cookie\\nok +WebSockets work, with a round trip of \\d+ ms\\n${address} is ready to play on\\.\\n$`,
  );

describe('a working server', () => {
  test('without a proxy', async () => {
    expect(await check(url)).toEqual({ stdout: expect.stringMatching(FINE(url)), stderr: '', status: 0 });
  });

  test('is left as it was', async () => {
    const { desk } = new PouchApi({ url, token: TOKEN });
    const rows = async () => ({ ...(await desk.guests()), ...(await desk.tables()), ...(await desk.audit()) });
    const NOTHING = { guests: [], tables: [], lines: [], more: false };
    // The guest of the check before may still be being deleted.
    await vi.waitFor(async () => expect(await rows()).toEqual(NOTHING), 20_000);
    expect((await check(url)).status).toBe(0);
    await vi.waitFor(async () => expect(await rows()).toEqual(NOTHING), 20_000);
  });

  test('behind a proxy, over https', async () => {
    const outside = await proxy(url, {
      scheme: 'https',
      headers: (headers) => ({ ...headers, 'x-forwarded-proto': 'https' }),
    });
    expect(await checkTrusting(outside)).toEqual({
      stdout: expect.stringMatching(FINE(outside)),
      stderr: '',
      status: 0,
    });
  });

  test('behind a redirect', async () => {
    const outside = await proxy(url, { own: () => ({ status: 308, headers: { location: `${url}/healthz` } }) });
    expect(await check(outside)).toMatchObject({ stdout: expect.stringMatching(FINE(url)), status: 0 });
  });
});

describe('a proxy', () => {
  test.each<[string, Wiring, RegExp]>([
    ['that drops Upgrade', { upgrade: 'as a request' }, /arrives as an ordinary request\.\n.*Upgrade header.*nginx/],
    [
      'that answers WebSockets itself',
      { own: (path) => (path === '/api/socket' ? { status: 426 } : undefined) },
      /arrives as an ordinary request/,
    ],
    [
      'that has no way for WebSockets',
      { own: (path) => (path === '/api/socket' ? { status: 502, body: '<h1>502</h1>' } : undefined) },
      /a proxy responds with 502 .*\n.*does not forward WebSockets/,
    ],
    [
      'that sends WebSockets elsewhere',
      { own: (path) => (path === '/api/socket' ? { status: 404, body: 'What?' } : undefined) },
      /a proxy responds with 404 .*\n.*does not support WebSockets/,
    ],
    [
      'that drops cookies of WebSockets',
      { headers: (headers) => (headers.upgrade === undefined ? headers : { ...headers, cookie: 'none' }) },
      /the guest is not recognised\.\n.*drops the Cookie header of WebSocket requests/,
    ],
    ['that cuts WebSockets off', { upgrade: 'cut' }, /WebSockets are blocked: .* closed the connection/],
    ['that never answers WebSockets', { upgrade: 'unanswered' }, /WebSockets are blocked: .* not respond in time/],
    ['that drops cookies', { headers: ({ cookie: _, ...rest }) => rest }, /does not recognise its guest/],
    ['that drops Set-Cookie', { replyHeaders: ({ 'set-cookie': _, ...rest }) => rest }, /gets no cookie/],
    [
      'that says https for http',
      { headers: (headers) => ({ ...headers, 'x-forwarded-proto': 'https' }) },
      /browsers drop it/,
    ],
    [
      'that passes another Host on',
      { headers: (headers) => ({ ...headers, host: 'inside.example' }) },
      /its own pages for another site .*\n.*POUCH_PUBLIC_URL=http:\/\/127/,
    ],
    [
      'without a server',
      { own: () => ({ status: 502, body: '<h1>502</h1>' }) },
      /A proxy responds with 502 .*\n.*pouch serve/,
    ],
    [
      'with a page of its own',
      { own: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome!</h1>' }) },
      /not Pouch \(200, text\/html\)\.\n.*a page of its own/,
    ],
    [
      'that passes only a part on',
      { own: (path) => (path.startsWith('/api') ? { status: 404, body: '' } : undefined) },
      /not Pouch \(404, empty\)/,
    ],
    [
      'that turns in a circle',
      { own: () => ({ status: 301, headers: { location: '/healthz' } }) },
      /not Pouch \(301, empty\)/,
    ],
    [
      'in front of a server that is not ready',
      { own: (path) => (path === '/readyz' ? { status: 503 } : undefined) },
      /not ready\.\n.*database/,
    ],
  ])('%s', async (_, wiring, reason) => {
    // Only this case is expected to time out.
    const seconds = wiring.upgrade === 'unanswered' ? 3 : 60;
    const { stderr, stdout, status } = await check(await proxy(url, wiring), '--timeout', String(seconds));
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/^error {2}.*\.\n {7}Likely cause: .*\.\n$/);
    expect([status, stdout.includes('ready to play')]).toEqual([1, false]);
  });

  test('that is not trusted about https', async () => {
    const { stderr, status } = await checkTrusting(await proxy(url, { scheme: 'https' }));
    expect(stderr).toMatch(/does not see that players use https.*\n.*POUCH_TRUST_PROXY to loopback/);
    expect(status).toBe(1);
  });

  test('with an untrusted certificate', async () => {
    const { stderr, status } = await check(await proxy(url, { scheme: 'https' }));
    expect(stderr).toMatch(/will not trust the certificate/);
    expect(status).toBe(1);
  });
});

describe('no working server', () => {
  test('where nothing listens', async () => {
    const nobody = createServer();
    const address = await listening(nobody);
    nobody.close();
    await once(nobody, 'close');
    const { stderr, status } = await check(address);
    expect([stderr, status]).toEqual([expect.stringMatching(/^error {2}Nothing is listening at 127/), 1]);
  });

  test('where nothing responds', async () => {
    const mute = createTcpServer(() => {});
    const { stderr, status } = await check(await listening(mute as ReturnType<typeof createServer>), '--timeout', '1');
    expect([stderr, status]).toEqual([expect.stringMatching(/did not respond in time/), 1]);
  });

  test('where https meets an http port', async () => {
    const { stderr, status } = await check(url.replace('http', 'https'));
    expect([stderr, status]).toEqual([expect.stringMatching(/does not speak https/), 1]);
  });

  test('where the name does not resolve', async () => {
    const { stderr, status } = await check('http://pouch.invalid');
    expect([stderr, status]).toEqual([expect.stringMatching(/pouch\.invalid cannot be found/), 1]);
  });

  test.each(['says nothing', 'talks nonsense'])('where a WebSocket %s', async (how) => {
    const http = createServer();
    const sockets = new WebSocketServer({ noServer: true });
    const target = await listening(http);
    http.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) => {
        if (how === 'talks nonsense') for (const text of ['', '{', '[null, 7]', '{"kind": "hello"}']) opened.send(text);
      }),
    );
    // Only WebSockets go to the wrong server.
    http.on('request', async (request, response) => {
      const parts = await request.toArray();
      const answer = await fetch(new URL(request.url ?? '/', url), {
        method: request.method ?? 'GET',
        headers: { cookie: request.headers.cookie ?? '', 'content-type': 'application/json' },
        ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
      });
      response.writeHead(answer.status, { 'set-cookie': answer.headers.getSetCookie() }).end(await answer.text());
    });
    const { stderr, status } = await check(target, '--timeout', '3');
    expect([stderr, status]).toEqual([expect.stringMatching(/opens, but no messages arrive/), 1]);
  });

  test.each(['pouch.example', 'ftp://pouch.example', 'https://pouch.example/games', ''])(
    'with the address %j',
    async (address) => {
      const { stdout, stderr, status } = await check(address);
      expect([stdout, status]).toEqual(['', 2]);
      expect(stderr).toMatch(/^pouch: .*\.\n$/);
    },
  );
});
