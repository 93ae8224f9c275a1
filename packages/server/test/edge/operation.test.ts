import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '@pouch/protocol';
import { describe, expect, test, vi } from 'vitest';
import { commandId, connect, newGuest, TestClient } from './client.js';
import { startServer, TABLE } from './server.js';

describe('health and readiness', () => {
  test('are reported while the server serves', async () => {
    const { url } = await startServer();
    const client = new TestClient(url);
    expect(await client.ask('health')).toMatchObject({ status: 200, body: { text: 'serving\n' } });
    expect(await client.ask('readiness')).toMatchObject({ status: 200, body: { text: 'ready\n' } });
  });

  test('differ when the database not responding', async () => {
    const { url, store } = await startServer();
    vi.spyOn(store, 'check').mockRejectedValue(new Error('the disk is gone'));
    const client = new TestClient(url);
    expect((await client.ask('health')).status).toBe(200);
    expect(await client.ask('readiness')).toMatchObject({
      status: 503,
      body: { error: 'The database isn’t responding.' },
    });
  });
});

describe('stopping', () => {
  test('tells clients to reconnect once everything is stored', async () => {
    const { url, tables, close } = await startServer();
    const mara = await newGuest(url);
    const lines = [await mara.connect(), await mara.connect()];
    for (const socket of lines) await socket.waitFor('hello');

    let storing: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      tables.onStop = () => {
        resolve();
        return new Promise((stored) => {
          storing = stored;
        });
      };
    });
    const closed = close();
    await asked;
    // New requests are refused meanwhile, but connections stay open.
    expect((await mara.ask('readiness')).status).toBe(503);
    expect((await mara.ask('health')).status).toBe(200);
    expect((await mara.ask('makeTable', { body: {} })).status).toBe(503);
    await expect(mara.connect()).rejects.toThrow(/^503 /);
    expect(lines.flatMap(({ messages }) => messages.map(({ kind }) => kind))).toEqual(['hello', 'hello']);

    storing();
    await closed;
    for (const socket of lines) {
      expect(await socket.closed).toEqual({ code: 1012, reason: 'The server is restarting' });
      const [bye] = await socket.waitFor('bye');
      expect(bye?.after).toBeGreaterThanOrEqual(0);
      expect(bye?.after).toBeLessThan(2000);
    }
    expect(tables.dropped).toHaveLength(2);
    await expect(fetch(url)).rejects.toThrow();
  });

  test('ignores commands that arrive meanwhile, for the next server', async () => {
    const { url, tables, close } = await startServer();
    const socket = await (await newGuest(url)).connect();
    await socket.waitFor('hello');
    const asked = new Promise<void>((resolve) => {
      tables.onStop = async () => {
        socket.send({ id: commandId(), do: 'time' });
        socket.ws.ping();
        // The pong proves that the command has arrived.
        await new Promise((pong) => socket.ws.once('pong', pong));
        resolve();
      };
    });
    await close();
    await asked;
    expect(tables.asked).toEqual([]);
    expect(socket.messages.map(({ kind }) => kind)).toEqual(['hello', 'bye']);
  });

  test('twice is the same as once', async () => {
    const { tables, close } = await startServer();
    await Promise.all([close(), close()]);
    await close();
    expect(tables.stopped).toBe(1);
  });

  test('continues when the tables cannot be stored', async () => {
    const { url, tables, logged, close } = await startServer();
    const socket = await (await newGuest(url)).connect();
    tables.onStop = async () => {
      throw new Error('the disk is full');
    };
    await close();
    expect(await socket.closed).toMatchObject({ code: 1012 });
    expect(logged.join('')).toContain('the disk is full');
  });

  test('does not wait for a connection that does not close', async () => {
    const { url, close } = await startServer();
    const mara = await newGuest(url);
    const socket = await mara.connect();
    await socket.waitFor('hello');
    socket.ws.pause();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const closed = close();
      await vi.advanceTimersByTimeAsync(2000);
      await closed;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('metrics', () => {
  const TOKEN = 'a-token-for-figures';

  test('are for direct requests from this machine', async () => {
    const { url } = await startServer();
    const { status, body, headers } = await new TestClient(url).ask('metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body.text).toContain('process_cpu_seconds_total');
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await new TestClient(url).ask('metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(404);
  });

  test('are for requests with the token, if one is set', async () => {
    const { url } = await startServer({ metricsToken: TOKEN });
    const status = async (headers: Record<string, string>) =>
      (await new TestClient(url).ask('metrics', { headers })).status;
    expect(await status({})).toBe(404);
    expect(await status({ authorization: 'Bearer wrong' })).toBe(404);
    expect(await status({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.1' })).toBe(200);
  });

  test('count what happens', async () => {
    const { url, metrics } = await startServer();
    metrics.committed(3, 2);
    metrics.conflict();
    metrics.openTables(4);
    metrics.botAsked();
    metrics.botAsked();
    metrics.botAnswered(20);
    metrics.tookOver();
    metrics.notificationsLost();
    metrics.command('decide', 'accepted');
    const socket = await (await newGuest(url)).connect();
    await socket.waitFor('hello');
    socket.send('nonsense');
    await socket.waitFor('answer');
    const { body } = await new TestClient(url).ask('metrics');
    for (const figure of [
      'pouch_changes_total 3',
      'pouch_commit_changes_sum 3',
      'pouch_commit_seconds_count 1',
      'pouch_conflicts_total 1',
      'pouch_rooms 4',
      'pouch_bot_questions 1',
      'pouch_bot_seconds_count 1',
      'pouch_takeovers_total 1',
      'pouch_news_lost_total 1',
      'pouch_connections 1',
      'pouch_frames_received_total 1',
      'pouch_bytes_received_total 8',
      'pouch_frames_sent_total 2',
      'pouch_commands_total{kind="decide",outcome="accepted"} 1',
      'pouch_commands_total{kind="none",outcome="refused"} 1',
      'pouch_http_seconds_count{method="POST",route="/api/guest",status="200"} 1',
    ])
      expect(body.text).toContain(`${figure}\n`);
    expect(body.text).toMatch(/pouch_bytes_sent_total \d\d+\n/);
  });

  test('are all documented for operators', async () => {
    const { metrics } = await startServer();
    const page = readFileSync(fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url)), 'utf8');
    for (const [, name] of (await metrics.text()).matchAll(/^# HELP (pouch_\S+)/gm))
      expect(page).toContain(`\`${name}`);
  });
});

test('the log of a whole session contains no secret and no requested URL', async () => {
  const token = 'token-for-the-figures';
  const { url, tables, logged, close } = await startServer({ metricsToken: token });
  const mara = await newGuest(url);
  const botToken = String((await mara.ask('makeBotToken')).body.token);
  const link = String((await mara.ask('linkDevice')).body.secret);
  const phone = new TestClient(url);
  await phone.ask('redeemLink', { body: { secret: link } });
  const bearer = { authorization: `Bearer ${botToken}` };
  await new TestClient(url).ask('myTables', { headers: bearer });
  await new TestClient(url).ask('metrics', { headers: { authorization: `Bearer ${token}` } });
  await mara.ask('findCode', { body: { code: 'SXSX' } });
  await mara.ask('table', { path: ROUTES.table.path.replace(':table', TABLE) });
  await mara.ask('changeGuest', { body: '{"name":"Vera-Secreta"' });
  tables.queries.lobbyTables = async () => {
    throw Object.assign(new Error('lost'), { headers: { cookie: mara.headers.cookie } });
  };
  await mara.ask('lobby');
  for (const path of [`/device/${link}`, `/api/nowhere/${link}`, `/?code=SXSX`, `/api/code/SXSX`, `/%zz${link}`])
    await fetch(url + path, { headers: { ...mara.headers, accept: 'text/html' } });
  await connect(url, mara.headers, `/api/lobby?secret=${link}`).catch(() => {});
  const socket = await mara.connect();
  socket.send({ id: 'command-1', do: 'say', table: TABLE, text: 'meet me at noon' });
  socket.send('{"word":"open-sesame"');
  await socket.waitFor('answer', 2);
  const program = await phone.connect(bearer);
  await program.waitFor('hello');
  program.send('x'.repeat(20_000));
  await program.closed;
  await close();

  expect(logged.length).toBeGreaterThan(15);
  const text = logged.join('');
  const secrets = [mara.secret, phone.secret, botToken, link, token, 'SXSX', 'Secreta', 'noon', 'sesame', TABLE];
  for (const secret of secrets) expect([secret, text.includes(String(secret))]).toEqual([secret, false]);
  for (const line of logged)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  expect(text).toContain('"route":"/api/tables/:table"');
});
