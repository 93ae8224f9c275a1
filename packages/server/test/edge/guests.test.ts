import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { newGuest, TestClient } from './client.js';
import { startServer } from './server.js';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

describe('becoming a guest', () => {
  test('sets an HttpOnly cookie', async () => {
    const { url } = await startServer();
    const client = new TestClient(url);
    const { status, body, cookie } = await client.ask('makeGuest', { body: { name: ' Mara ', crest: 3 } });
    expect(status).toBe(200);
    expect(body).toEqual({ guest: { id: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/), name: 'Mara', crest: 3 } });
    expect(client.secret).toMatch(SECRET);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/Secure|Domain/);
    expect(Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1])).toBeGreaterThanOrEqual(365 * 24 * 3600);
  });

  test('gives a random crest if none is chosen', async () => {
    const { url } = await startServer();
    const { body } = await new TestClient(url).ask('makeGuest', { body: { name: 'Jo' } });
    expect(body).toMatchObject({ guest: { name: 'Jo', crest: expect.any(Number) } });
  });

  test('twice changes nothing', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const before = await mara.ask('me');
    const again = await mara.ask('makeGuest', { body: { name: 'Other' } });
    expect(again.body).toEqual(before.body);
    expect(again.cookie).toBeUndefined();
  });

  test('by https sets a Secure cookie', async () => {
    const { url } = await startServer({ trustProxy: ['loopback'] });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const { cookie, headers: answered } = await new TestClient(url).ask('makeGuest', {
      body: { name: 'Mara' },
      headers,
    });
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(answered.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });

  test('ignores forwarding headers of untrusted proxies', async () => {
    const { url } = await startServer();
    const headers = { 'x-forwarded-proto': 'https' };
    const { cookie, headers: answered } = await new TestClient(url).ask('makeGuest', {
      body: { name: 'Mara' },
      headers,
    });
    expect(cookie).not.toContain('Secure');
    expect(answered.get('strict-transport-security')).toBeNull();
  });

  test.each([
    ['no name', {}, /name/],
    ['an empty name', { name: '   ' }, /name/],
    ['a long name', { name: 'x'.repeat(25) }, /"name" .*24/],
    ['a name with a bidirectional override', { name: 'a\u202eb' }, /name/],
    ['a crest that is not there', { name: 'Mara', crest: 8 }, /crest/],
    ['more than is asked for', { name: 'Mara', admin: true }, /admin/],
    ['a list', [], /body/],
    ['nothing', undefined, /body/],
    ['no JSON', '{"name":', /JSON/],
    ['a prototype', '{"name":"Mara","__proto__":{"x":1}}', /JSON/],
  ])('is refused with %s, and no cookie', async (_, body, reason) => {
    const { url } = await startServer();
    const { status, body: answer, cookie } = await new TestClient(url).ask('makeGuest', { body });
    expect([status, cookie]).toEqual([400, undefined]);
    expect(answer.error).toMatch(reason);
  });
});

describe('a guest', () => {
  test('is unknown without a cookie, or with an invalid one', async () => {
    const { url } = await startServer();
    const client = new TestClient(url);
    expect((await client.ask('me')).body).toEqual({ guest: null });
    for (const secret of ['x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(4000)]) {
      client.secret = secret;
      expect((await client.ask('me')).body).toEqual({ guest: null });
      expect((await client.ask('myTables')).status).toBe(401);
    }
  });

  test('changes its name at once on every device', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const socket = await mara.connect();
    await socket.waitFor('hello');
    expect((await mara.ask('changeGuest', { body: { name: 'Tara' } })).body).toMatchObject({
      guest: { name: 'Tara', crest: 2 },
    });
    expect((await mara.ask('changeGuest', { body: { crest: 5 } })).body).toMatchObject({
      guest: { name: 'Tara', crest: 5 },
    });
    expect((await mara.ask('me')).body).toMatchObject({ guest: { name: 'Tara', crest: 5 } });
    const later = await mara.connect();
    expect(await later.waitFor('hello')).toMatchObject([{ guest: { name: 'Tara', crest: 5 } }]);
  });

  test('that changes its name has it on open connections', async () => {
    const { url, tables } = await startServer();
    const mara = await newGuest(url);
    const socket = await mara.connect();
    socket.send({ id: 'command-a', do: 'time' });
    await socket.waitFor('answer');
    await mara.ask('changeGuest', { body: { name: 'Tara' } });
    expect([...tables.connections].map(({ guest }) => guest.name)).toEqual(['Tara']);
  });

  test('gets its cookie renewed with each visit', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const { cookie } = await mara.ask('me');
    expect(cookie).toContain(`pouch=${mara.secret}; Max-Age=`);
  });

  test('is looked up once for many requests at once', async () => {
    const { url, store } = await startServer();
    const mara = await newGuest(url);
    const lookedUp = vi.spyOn(store, 'guestBySecret');
    const lines = await Promise.all(Array.from({ length: 20 }, () => mara.connect()));
    for (const socket of lines) await socket.waitFor('hello');
    expect(lookedUp).toHaveBeenCalledTimes(1);
  });

  test('signs out of one device only', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const phone = new TestClient(url);
    const link = await mara.ask('linkDevice');
    await phone.ask('redeemLink', { body: { secret: link.body.secret } });
    const { secret } = mara;
    const [socket, phoneLine] = [await mara.connect(), await phone.connect()];
    const { body, cookie } = await mara.ask('signOut');
    expect(body).toEqual({ guest: null });
    expect(cookie).toMatch(/^pouch=; .*Expires=Thu, 01 Jan 1970/);
    expect(await socket.closed).toEqual({ code: 1008, reason: 'Signed out' });
    phoneLine.send({ id: 'command-1', do: 'time' });
    await phoneLine.waitFor('answer');
    mara.secret = secret;
    expect((await mara.ask('me')).body).toEqual({ guest: null });
    expect((await phone.ask('me')).body).toMatchObject({ guest: { name: 'Mara' } });
  });
});

describe('the devices of a guest', () => {
  const linked = async (url: string, mara: TestClient): Promise<TestClient> => {
    const phone = new TestClient(url);
    await phone.ask('redeemLink', { body: { secret: (await mara.ask('linkDevice')).body.secret } });
    return phone;
  };

  test('are listed, without anything of their secrets', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    await linked(url, mara);
    const { token } = (await mara.ask('makeBotToken')).body;
    await newGuest(url, 'Tom');
    const { body } = await mara.ask('devices');
    const devices = body.devices as { id: string; kind: string; current: boolean }[];
    expect(devices.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'browser', 'browser']);
    expect(devices.filter(({ current }) => current)).toHaveLength(1);
    expect(new Set(devices.map(({ id }) => id)).size).toBe(3);
    const hashes = [mara.secret, token].map((secret) => createHash('sha256').update(String(secret)));
    for (const hash of hashes.map((each) => each.digest()))
      for (const { id } of devices)
        expect(hash.toString('hex').includes(id) || hash.toString('base64url').includes(id)).toBe(false);
  });

  test('are signed out at once, except this one and programs', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const [phone, tablet] = [await linked(url, mara), await linked(url, mara)];
    const { token } = (await mara.ask('makeBotToken')).body;
    const unused = (await phone.ask('linkDevice')).body.secret;
    const [own, other] = [await mara.connect(), await phone.connect()];
    const program = await new TestClient(url).connect({ authorization: `Bearer ${token}` });
    const { status, body } = await mara.ask('signOutOthers');
    expect([status, (body.devices as unknown[]).length]).toEqual([200, 2]);
    expect(await other.closed).toEqual({ code: 1008, reason: 'Signed out' });
    for (const gone of [phone, tablet]) expect((await gone.ask('me')).body).toEqual({ guest: null });
    expect((await new TestClient(url).ask('redeemLink', { body: { secret: unused } })).status).toBe(404);
    for (const socket of [own, program]) {
      socket.send({ id: 'command-1', do: 'time' });
      await socket.waitFor('answer');
    }
    expect((await mara.ask('me')).body).toMatchObject({ guest: { name: 'Mara' } });
  });

  test('are not for strangers or bot tokens', async () => {
    const { url } = await startServer();
    const { body } = await (await newGuest(url)).ask('makeBotToken');
    for (const route of ['devices', 'signOutOthers'] as const) {
      expect((await new TestClient(url).ask(route)).status).toBe(401);
      const headers = { authorization: `Bearer ${body.token}` };
      expect((await new TestClient(url).ask(route, { headers })).status).toBe(403);
    }
  });
});

describe('a link for another device', () => {
  test('has its secret in the fragment, and works once', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const { body } = await mara.ask('linkDevice');
    expect(body.secret).toMatch(SECRET);
    expect(body.url).toBe(`${url}/device#${body.secret}`);
    expect((body.until as number) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect((body.until as number) - Date.now()).toBeLessThanOrEqual(15 * 60_000);

    const phone = new TestClient(url);
    const redeemed = await phone.ask('redeemLink', { body: { secret: body.secret } });
    expect(redeemed.body).toEqual((await mara.ask('me')).body);
    expect(phone.secret).toMatch(SECRET);
    expect(phone.secret).not.toBe(mara.secret);

    const thief = new TestClient(url);
    expect((await thief.ask('redeemLink', { body: { secret: body.secret } })).status).toBe(404);
    expect((await thief.ask('me')).body).toEqual({ guest: null });
  });

  test('uses the public URL', async () => {
    const { url } = await startServer({ publicUrl: 'https://pouch.example' });
    const { body } = await (await newGuest(url)).ask('linkDevice');
    expect(body.url).toBe(`https://pouch.example/device#${body.secret}`);
  });

  test('is for guests only, and never for a bot token', async () => {
    const { url } = await startServer();
    expect((await new TestClient(url).ask('linkDevice')).status).toBe(401);
    const { body } = await (await newGuest(url)).ask('makeBotToken');
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await new TestClient(url).ask('linkDevice', { headers })).status).toBe(403);
  });

  test('that is invalid is refused', async () => {
    const { url } = await startServer();
    const client = new TestClient(url);
    expect((await client.ask('redeemLink', { body: { secret: 'A'.repeat(43) } })).status).toBe(404);
    expect((await client.ask('redeemLink', { body: { secret: 'short' } })).status).toBe(400);
  });
});

describe('a bot token', () => {
  test('authenticates its guest, over HTTP and over sockets', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const { body } = await mara.ask('makeBotToken');
    expect(body.token).toMatch(SECRET);
    const headers = { authorization: `Bearer ${body.token}` };
    const program = new TestClient(url);
    const me = await program.ask('me', { headers });
    expect(me.body).toEqual((await mara.ask('me')).body);
    expect(me.cookie).toBeUndefined();
    expect(await (await program.connect(headers)).waitFor('hello')).toMatchObject([{ guest: { name: 'Mara' } }]);
  });

  test('is replaced by the next one, and cannot create it', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const tokens = [(await mara.ask('makeBotToken')).body.token, (await mara.ask('makeBotToken')).body.token];
    const names = tokens.map(async (token) => {
      const { body } = await new TestClient(url).ask('me', { headers: { authorization: `Bearer ${token}` } });
      return (body.guest as { name: string } | null)?.name;
    });
    expect(await Promise.all(names)).toEqual([undefined, 'Mara']);
    const headers = { authorization: `Bearer ${tokens[1]}` };
    expect((await new TestClient(url).ask('makeBotToken', { headers })).status).toBe(403);
  });

  test('can be revoked, while the cookie stays valid', async () => {
    const { url } = await startServer();
    const mara = await newGuest(url);
    const { body } = await mara.ask('makeBotToken');
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await new TestClient(url).ask('myTables', { headers })).status).toBe(200);
    const socket = await new TestClient(url).connect(headers);
    const ended = await mara.ask('endBotToken');
    expect(await socket.closed).toEqual({ code: 1008, reason: 'Signed out' });
    expect([ended.status, ended.body]).toEqual([204, { text: '' }]);
    expect((await new TestClient(url).ask('myTables', { headers })).status).toBe(401);
    expect((await mara.ask('myTables')).status).toBe(200);
  });
});

test('the store has no secret, only hashes', async () => {
  const server = await startServer();
  const mara = await newGuest(server.url);
  const token = String((await mara.ask('makeBotToken')).body.token);
  const link = String((await mara.ask('linkDevice')).body.secret);
  await server.close();
  const bytes = [server.file, `${server.file}-wal`]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');
  for (const secret of [mara.secret ?? '', token, link]) {
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes(createHash('sha256').update(secret).digest('hex'))).toBe(true);
  }
});

test('a visit is noted once a day', async () => {
  const { url, store } = await startServer();
  const saw = vi.spyOn(store, 'sawGuest');
  const mara = await newGuest(url);
  await mara.ask('me');
  expect(saw).not.toHaveBeenCalled();
  const jonah = await newGuest(url, 'Jonah');
  const tomorrow = Date.now() + 25 * 3600 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow });
  try {
    const { body } = await jonah.ask('me');
    const { id } = body.guest as { id: string };
    expect(saw.mock.calls).toEqual([[id, expect.closeTo(tomorrow, -5)]]);
  } finally {
    vi.useRealTimers();
  }
});
