import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { LIMITS } from '@pouch/protocol';
import { describe, expect, test } from 'vitest';
import { connect, newGuest, TestClient } from './client.js';
import { CODE, startServer } from './server.js';

const NAMED = { body: { name: 'Mara' } };
const FOREIGN = { origin: 'https://evil.example' };

describe('pages of other sites', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://', 'nonsense'])(
    'may change nothing: %s',
    async (origin) => {
      const { url } = await startServer();
      const mara = await newGuest(url);
      expect((await mara.ask('changeGuest', { ...NAMED, headers: { origin } })).status).toBe(403);
      expect((await new TestClient(url).ask('makeGuest', { ...NAMED, headers: { origin } })).status).toBe(403);
      await expect(mara.connect({ origin })).rejects.toThrow(/^403 .*other sites/);
    },
  );

  test('get no CORS headers', async () => {
    const { url } = await startServer();
    const { headers } = await new TestClient(url).ask('lobby', { headers: FOREIGN });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('do not include the server’s own pages and allowed origins', async () => {
    const { url } = await startServer({ publicUrl: 'https://pouch.example', origins: ['https://friend.example'] });
    for (const origin of [url, 'https://pouch.example', 'https://friend.example']) {
      const client = new TestClient(url);
      expect((await client.ask('makeGuest', { ...NAMED, headers: { origin } })).status).toBe(200);
      await (await client.connect({ origin })).waitFor('hello');
    }
  });

  test('do not include pages behind a trusted proxy', async () => {
    const { url } = await startServer({ trustProxy: ['loopback'] });
    const proxied = { 'x-forwarded-host': 'pouch.example', 'x-forwarded-proto': 'https' };
    const own = { ...proxied, origin: 'https://pouch.example' };
    expect((await new TestClient(url).ask('makeGuest', { ...NAMED, headers: own })).status).toBe(200);
    expect((await new TestClient(url).ask('makeGuest', { ...NAMED, headers: { ...proxied, ...FOREIGN } })).status).toBe(
      403,
    );
  });
});

describe('a server that the network can reach', () => {
  const WARNING = /reachable from the network without HTTPS/;
  test.each([
    ['warns without a proxy', { host: '0.0.0.0' }, true],
    ['does not warn behind a trusted proxy', { host: '0.0.0.0', trustProxy: ['loopback'] }, false],
    ['is not one that listens on this machine only', {}, false],
  ])('%s', async (_, settings, warns) => {
    const { logged } = await startServer(settings);
    expect(WARNING.test(logged.join(''))).toBe(warns);
  });
});

describe('answers', () => {
  test('have a content security policy for this origin only', async () => {
    const { url } = await startServer();
    for (const path of ['/', '/api/lobby', '/nowhere']) {
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/(^|;)default-src 'self'(;|$)/);
      expect(policy).toMatch(/(^|;)object-src 'none'(;|$)/);
      expect(policy).toMatch(/(^|;)frame-ancestors 'none'(;|$)/);
      // Plain http at home must not be upgraded.
      expect(policy).not.toMatch(/unsafe|upgrade-insecure|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('of the API are never cached', async () => {
    const { url } = await startServer();
    for (const path of ['/api/guest', '/api/lobby', '/api/nowhere'])
      expect((await fetch(url + path)).headers.get('cache-control')).toBe('no-store');
  });

  test('to unknown URLs are JSON', async () => {
    const { url } = await startServer();
    for (const [method, path] of [
      ['GET', '/api/nowhere'],
      ['POST', '/api/nowhere'],
      ['PUT', '/api/guest'],
      ['GET', '/api'],
      ['GET', '/.env'],
    ] as const) {
      const answer = await fetch(url + path, { method, headers: { accept: 'text/html' } });
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, { error: 'There’s nothing here.' }]);
    }
  });
});

describe('requests', () => {
  test('have a body of bounded size', async () => {
    const { url } = await startServer();
    const { status, body } = await new TestClient(url).ask('makeGuest', { body: { name: 'x'.repeat(LIMITS.message) } });
    expect(status).toBe(413);
    expect(body.error).toContain(String(LIMITS.message));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'have a body of JSON, not %s',
    async (type) => {
      const { url } = await startServer();
      const headers = { 'content-type': type };
      expect((await new TestClient(url).ask('makeGuest', { ...NAMED, headers })).status).toBe(415);
    },
  );

  test('that are not HTTP are refused alike', async () => {
    const { url, logged } = await startServer();
    const socket = connectTcp(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.write('GET / HTTP/1.1\r\nCookie: pouch=very-secret\r\nBroken\u0001Header\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\{"error":"[^"]+"\}$/);
    expect(logged.join('')).not.toContain('very-secret');
  });

  test('that fail reveal no internals', async () => {
    const { url, tables, logged } = await startServer();
    tables.queries.lobbyTables = async () => {
      throw new Error('connect ECONNREFUSED 10.1.2.3');
    };
    const { status, body } = await new TestClient(url).ask('lobby');
    expect([status, body]).toEqual([500, { error: 'Something went wrong on the server. The error has been logged.' }]);
    expect(logged.filter((line) => line.includes('10.1.2.3'))).toHaveLength(1);
  });

  test('that fail with a status of their own are still a 500', async () => {
    const { url, tables } = await startServer();
    tables.queries.lobbyTables = async () => {
      throw Object.assign(new Error('secret'), { statusCode: 502 });
    };
    expect((await new TestClient(url).ask('lobby')).status).toBe(500);
  });
});

describe('too many', () => {
  test('requests from an address are rate-limited', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 2 } });
    const client = new TestClient(url);
    expect((await client.ask('lobby')).status).toBe(200);
    expect((await client.ask('me')).status).toBe(200);
    const { status, body, headers } = await client.ask('lobby');
    expect(status).toBe(429);
    expect(body.error).toMatch(/^Too many requests from your network\. Try again in (\d+ s|a minute)\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Unknown URLs count too; health checks do not.
    expect((await fetch(`${url}/api/nowhere`)).status).toBe(429);
    expect((await client.ask('health')).status).toBe(200);
  });

  test('addresses behind a trusted proxy are distinguished, forged ones are not', async () => {
    const ask = (url: string, address: string) =>
      new TestClient(url).ask('lobby', { headers: { 'x-forwarded-for': address } });
    const behind = await startServer({ trustProxy: ['loopback'], limits: { requestsPerMinute: 1 } });
    expect((await ask(behind.url, '203.0.113.1')).status).toBe(200);
    expect((await ask(behind.url, '203.0.113.2')).status).toBe(200);
    expect((await ask(behind.url, '203.0.113.1')).status).toBe(429);
    const direct = await startServer({ limits: { requestsPerMinute: 1 } });
    expect((await ask(direct.url, '203.0.113.1')).status).toBe(200);
    expect((await ask(direct.url, '203.0.113.2')).status).toBe(429);
  });

  test.each([
    ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1'],
    ['203.0.113.1', '203.0.113.2', '203.0.113.3', '198.51.100.1'],
  ])('addresses of a network count together: %s', async (first, second, third, other) => {
    const limits = { guestsPerHour: 1, connectionsPerAddress: 1, networkShare: 2 };
    const { url, metrics } = await startServer({ trustProxy: ['loopback'], limits });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const tries = async (address: string) => {
      const client = new TestClient(url);
      return (await client.ask('makeGuest', { ...NAMED, headers: from(address) })).status;
    };
    expect([await tries(first), await tries(second), await tries(third)]).toEqual([200, 200, 429]);
    const guest = new TestClient(url);
    expect((await guest.ask('makeGuest', { ...NAMED, headers: from(other) })).status).toBe(200);
    for (const address of [first, second]) await guest.connect(from(address));
    await expect(guest.connect(from(third))).rejects.toThrow(/^429 .*from your network. It can have at most 2\./);
    await guest.connect(from(other));
    expect(await metrics.text()).toContain('pouch_limited_total{limit="networkShare"} 2\n');
  });

  test('new guests from an address are refused', async () => {
    const { url } = await startServer({ limits: { guestsPerHour: 2 } });
    await newGuest(url);
    await newGuest(url);
    expect((await new TestClient(url).ask('makeGuest', NAMED)).status).toBe(429);
  });

  test('codes tried by a guest are refused, right ones too', async () => {
    const { url } = await startServer({ limits: { codesPerGuest: 2 } });
    const [mara, tom] = [await newGuest(url), await newGuest(url)];
    for (const _ of [1, 2]) expect((await mara.ask('findCode', { body: { code: 'ZZZZ' } })).status).toBe(404);
    const { status, headers } = await mara.ask('findCode', { body: { code: CODE } });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tom.ask('findCode', { body: { code: CODE } })).status).toBe(200);
  });

  test('newcomers behind one address are not limited as one guest', async () => {
    const { url } = await startServer({ limits: { codesPerGuest: 1, codesPerAddress: 3 } });
    const tries = async (code: string) => (await new TestClient(url).ask('findCode', { body: { code } })).status;
    for (const _ of [1, 2, 3]) expect(await tries(CODE)).toBe(200);
    expect(await tries(CODE)).toBe(429);
  });

  test('codes tried from an address are refused, for all guests', async () => {
    const { url } = await startServer({ limits: { codesPerAddress: 1 } });
    const [mara, tom] = [await newGuest(url), await newGuest(url)];
    expect((await mara.ask('findCode', { body: { code: 'ZZZZ' } })).status).toBe(404);
    expect((await tom.ask('findCode', { body: { code: CODE } })).status).toBe(429);
  });

  test('connections of a guest are refused, until one closes', async () => {
    const { url, tables } = await startServer({ limits: { connectionsPerGuest: 1 } });
    const mara = await newGuest(url);
    const first = await mara.connect();
    await expect(mara.connect()).rejects.toThrow(/^429 .*A guest can have at most 1\./);
    await (await newGuest(url)).connect();
    const dropped = new Promise<void>((resolve) => {
      tables.drop = () => resolve();
    });
    first.ws.close();
    await dropped;
    await (await mara.connect()).waitFor('hello');
  });

  test('connections from an address are refused', async () => {
    const { url } = await startServer({ limits: { connectionsPerAddress: 1 } });
    await (await newGuest(url)).connect();
    await expect((await newGuest(url)).connect()).rejects.toThrow(/^429 .*from your address/);
  });
});

test('WebSockets have one path only', async () => {
  const { url } = await startServer();
  const mara = await newGuest(url);
  for (const path of ['/api/lobby', '/', '/api/socket/x'])
    await expect(connect(url, mara.headers, path)).rejects.toThrow(/^404 /);
  expect((await fetch(`${url}/api/socket`, { headers: mara.headers })).status).toBe(400);
  expect((await fetch(`${url}/api/socket`)).status).toBe(401);
});
