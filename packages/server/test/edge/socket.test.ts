import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { LIMITS } from '@pouch/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SocketConnection } from '../../src/edge/connection.js';
import { commandId, connect, newGuest } from './client.js';
import { startServer, TABLE, type TestServer } from './server.js';

const time = () => ({ id: commandId(), do: 'time' });
const NEVER = 1; // a second at the least: longer than any of these tests needs a frame for

describe('a connection', () => {
  test('gets a hello first, with its own guest', async () => {
    const { url } = await startServer();
    const socket = await (await newGuest(url)).connect();
    await socket.waitFor('hello');
    expect(socket.messages[0]).toMatchObject({ kind: 'hello', guest: { name: 'Mara', crest: 2 } });
  });

  test('gets one answer to each command, in order', async () => {
    const { url, tables } = await startServer();
    const socket = await (await newGuest(url)).connect();
    const commands = [time(), { id: commandId(), do: 'open', table: TABLE, since: 3 }, time()];
    for (const command of commands) socket.send(command);
    const answers = await socket.waitFor('answer', 3);
    expect(answers.map(({ id }) => id)).toEqual(commands.map(({ id }) => id));
    expect(tables.asked).toEqual(commands);
  });

  test('is refused before the upgrade without a valid credential', async () => {
    const { url } = await startServer();
    await expect(connect(url, {})).rejects.toThrow(/^401 .*not signed in/);
    await expect(connect(url, { cookie: `pouch=${'A'.repeat(43)}` })).rejects.toThrow(/^401 /);
    await expect(connect(url, { authorization: `Bearer ${'A'.repeat(43)}` })).rejects.toThrow(/^401 /);
  });

  test('has its round trip measured at once', async () => {
    const { url, tables } = await startServer();
    const socket = await (await newGuest(url)).connect();
    socket.send(time());
    await socket.waitFor('answer');
    const [connection] = tables.connections;
    await vi.waitUntil(() => connection?.roundTrip !== Number.POSITIVE_INFINITY);
    expect(connection?.roundTrip).toBeGreaterThanOrEqual(0);
    expect(connection?.roundTrip).toBeLessThan(5000);
  });

  test('cannot answer a ping before it has arrived, and a pong that is held back later gains nothing', async () => {
    const { url, tables } = await startServer();
    const socket = await (await newGuest(url)).connect();
    const pings: Buffer[] = [];
    socket.ws.on('ping', (payload) => pings.push(payload));
    socket.ws.pong('guessed');
    socket.ws.pong();
    socket.send(time());
    await socket.waitFor('answer');
    const [connection] = tables.connections;
    await vi.waitUntil(() => pings.length > 1);
    expect(new Set(pings.map(String)).size).toBe(pings.length);
    for (const ping of pings) expect(ping.length).toBeGreaterThanOrEqual(8);
    const shortest = connection?.roundTrip ?? 0;
    for (const ping of pings) socket.ws.pong(ping);
    socket.send(time());
    await socket.waitFor('answer', 2);
    expect(connection?.roundTrip).toBeLessThanOrEqual(shortest);
  });

  test('gets all messages of one event loop turn as one frame', async () => {
    const { url, tables } = await startServer();
    const socket = await (await newGuest(url)).connect();
    await socket.waitFor('hello');
    tables.onCommand = (connection) => {
      for (const after of [1, 2, 3]) connection.push(JSON.stringify({ kind: 'bye', after }));
      return 'answer';
    };
    socket.send(time());
    await socket.waitFor('answer');
    expect(socket.frames.at(-1)?.map(({ kind }) => kind)).toEqual(['bye', 'bye', 'bye', 'answer']);
  });

  test('is dropped at the tables when it closes', async () => {
    const { url, tables, metrics } = await startServer();
    const socket = await (await newGuest(url)).connect();
    socket.send(time());
    await socket.waitFor('answer');
    expect(await metrics.text()).toContain('pouch_connections 1\n');
    socket.ws.close();
    await vi.waitUntil(() => tables.dropped.length === 1);
    expect(tables.dropped).toEqual([...tables.connections]);
    expect(await metrics.text()).toContain('pouch_connections 0\n');
    // Pushing to a closed connection does no harm.
    tables.dropped[0]?.push('{"kind":"bye","after":1}');
  });

  test('is not compressed, because lengths would leak content', async () => {
    const { url } = await startServer();
    const socket = await (await newGuest(url)).connect({ 'sec-websocket-extensions': 'permessage-deflate' });
    expect(socket.ws.extensions).toBe('');
  });
});

describe('a frame', () => {
  test.each([
    ['no JSON', 'hello', null],
    ['an empty text', '', null],
    ['a list', '[]', null],
    ['an unknown command', { id: 'command-x', do: 'cheat' }, 'command-x'],
    ['a command without an id', { do: 'time' }, null],
    ['a member too many', { id: 'command-y', do: 'time', admin: true }, 'command-y'],
    ['a prototype', '{"id":"command-z","do":"time","__proto__":{"admin":true}}', 'command-z'],
    ['something very deep', '['.repeat(10_000), null],
  ])('with %s is refused with a reason, and the connection stays open', async (_, frame, id) => {
    const { url, tables } = await startServer();
    const socket = await (await newGuest(url)).connect();
    socket.send(frame);
    expect(await socket.waitFor('answer')).toMatchObject([{ id, ok: false, reason: expect.stringMatching(/./) }]);
    expect(tables.asked).toEqual([]);
    socket.send(time());
    expect(await socket.waitFor('answer', 2)).toMatchObject([{}, { ok: true }]);
  });

  test('of binary data is refused', async () => {
    const { url } = await startServer();
    const socket = await (await newGuest(url)).connect();
    socket.ws.send(Buffer.from(JSON.stringify(time())), { binary: true });
    expect(await socket.waitFor('answer')).toMatchObject([{ id: null, ok: false, reason: /binary/ }]);
  });

  test('that is too large closes the connection', async () => {
    const { url } = await startServer();
    const socket = await (await newGuest(url)).connect();
    socket.send('x'.repeat(LIMITS.message + 1));
    expect(await socket.closed).toMatchObject({ code: 1009 });
  });

  test('that is not UTF-8 closes the connection', async () => {
    const { url } = await startServer();
    const socket = await (await newGuest(url)).connect();
    socket.ws.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect(await socket.closed).toMatchObject({ code: 1007 });
  });

  test('on which the tables throw is refused, and logged', async () => {
    const { url, tables, logged } = await startServer();
    tables.onCommand = () => {
      throw new Error('lost the coins');
    };
    const socket = await (await newGuest(url)).connect();
    socket.send({ id: 'command-1', do: 'time' });
    const [answer] = await socket.waitFor('answer');
    expect(answer).toMatchObject({ id: 'command-1', ok: false });
    expect(JSON.stringify(answer)).not.toContain('coins');
    expect(logged.join('')).toContain('lost the coins');
  });
});

describe('frames that come too fast', () => {
  test('over a connection are refused, each with its id', async () => {
    const { url, tables } = await startServer({ limits: { frameBurst: 2, framesPerSecond: NEVER } });
    const socket = await (await newGuest(url)).connect();
    const commands = [time(), time(), time(), time()];
    for (const command of commands) socket.send(command);
    const answers = await socket.waitFor('answer', 4);
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual(commands.map(({ id }, i) => [id, i < 2]));
    expect(answers[3]).toMatchObject({ reason: /too many commands/i });
    expect(tables.asked).toHaveLength(2);
  });

  test('over all connections of a guest are refused, but not those of others', async () => {
    const { url } = await startServer({ limits: { guestFrameBurst: 2, guestFramesPerSecond: NEVER } });
    const mara = await newGuest(url);
    const lines = [await mara.connect(), await mara.connect(), await mara.connect()];
    const oks: unknown[] = [];
    for (const socket of lines) {
      socket.send(time());
      oks.push((await socket.waitFor('answer'))[0]?.ok);
    }
    expect(oks).toEqual([true, true, false]);
    const other = await (await newGuest(url)).connect();
    other.send(time());
    expect(await other.waitFor('answer')).toMatchObject([{ ok: true }]);
  });

  test('are not read for a while, and then read again', async () => {
    const { url, tables } = await startServer({ limits: { frameBurst: 2, framesPerSecond: NEVER } });
    const socket = await (await newGuest(url)).connect();
    for (const command of [time(), time(), time()]) socket.send(command);
    await socket.waitFor('answer', 3);
    const [connection] = tables.connections as Set<SocketConnection>;
    expect(connection?.socket.isPaused).toBe(true);
    socket.send(time());
    expect((await socket.waitFor('answer', 4)).map(({ ok }) => ok)).toEqual([true, true, false, false]);
  });

  test('count more if they may change tables', async () => {
    const { url, metrics } = await startServer({ limits: { guestCommandBurst: 2, guestCommandsPerSecond: NEVER } });
    const mara = await newGuest(url);
    const [one, other] = [await mara.connect(), await mara.connect()];
    const say = () => ({ id: commandId(), do: 'say', table: TABLE, text: 'hello' });
    for (const command of [say(), time(), say(), say()]) one.send(command);
    expect((await one.waitFor('answer', 4)).map(({ ok }) => ok)).toEqual([true, true, true, false]);
    // The limit is the guest's; what only reads does not count.
    for (const command of [{ id: commandId(), do: 'open', table: TABLE }, time(), say()]) other.send(command);
    expect((await other.waitFor('answer', 3)).map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(await metrics.text()).toContain('pouch_limited_total{limit="guestCommandsPerSecond"} 2\n');
  });

  test('close the connection if they never stop', async () => {
    const { url, metrics } = await startServer({
      limits: { frameBurst: 1, framesPerSecond: NEVER, rejectionsPerMinute: 3 },
    });
    const socket = await (await newGuest(url)).connect();
    for (let i = 0; i < 10; i++) socket.send(time());
    expect(await socket.closed).toMatchObject({ code: 1008 });
    expect(socket.messages.filter(({ kind }) => kind === 'answer')).toHaveLength(5);
    expect(await metrics.text()).toContain('pouch_connections_ended_total{why="abusive"} 1\n');
  });
});

/** A connection whose client reads nothing: everything it is sent piles up. */
async function connectDeaf({ url, tables }: TestServer): Promise<{ raw: Socket; connection: SocketConnection }> {
  const { secret } = await newGuest(url);
  const { port } = new URL(url);
  const raw = connectTcp(Number(port), '127.0.0.1');
  onTestFinished(() => void raw.destroy());
  raw.on('error', () => {});
  await once(raw, 'connect');
  raw.write(
    `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: pouch=${secret}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await once(raw, 'readable');
  // A command, so that the tables know the connection; it reads nothing from now on.
  raw.write(frame(TEXT, '{"id":"command-0","do":"time"}'));
  await vi.waitUntil(() => tables.connections.size === 1, PATIENT);
  const [connection] = tables.connections as Set<SocketConnection>;
  return { raw, connection: connection as SocketConnection };
}

const [PART, TEXT, PING, PONG] = [0x00, 0x81, 0x89, 0x8a];
const PATIENT = { timeout: 30_000, interval: 1 };

/** A frame of a client with an empty mask. */
const frame = (opcode: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** Sends until the server has closed the connection, or has read everything. */
async function pour(raw: Socket, bytes: Buffer, times: number): Promise<void> {
  const closed = once(raw, 'close');
  for (let i = 0; i < times && !raw.destroyed; i++)
    if (!raw.write(bytes)) await Promise.race([once(raw, 'drain'), closed]);
}

const ended = async ({ metrics }: TestServer, why: string): Promise<boolean> =>
  (await metrics.text()).includes(`pouch_connections_ended_total{why="${why}"} 1\n`);

test('a connection that does not read is closed before it fills the memory; others stay open', async () => {
  const server = await startServer({ limits: { unsentBytes: 10_000 } });
  const socket = await (await newGuest(server.url)).connect();
  const { connection } = await connectDeaf(server);
  const message = JSON.stringify({ kind: 'lobby', tables: ['x'.repeat(100_000)] });
  await vi.waitUntil(() => {
    connection.push(message);
    return server.tables.dropped.includes(connection);
  }, PATIENT);
  expect(await ended(server, 'slow')).toBe(true);
  expect(await server.metrics.text()).toContain('pouch_limited_total{limit="unsentBytes"} 1\n');
  socket.send(time());
  expect(await socket.waitFor('answer')).toMatchObject([{ ok: true }]);
});

test('what is pushed at once does not pile up either', async () => {
  const server = await startServer({ limits: { unsentBytes: 100_000 } });
  const { connection } = await connectDeaf(server);
  const message = JSON.stringify({ kind: 'lobby', tables: ['x'.repeat(100_000)] });
  let most = 0;
  // All in one turn of the event loop.
  for (let i = 0; i < 300 && connection.socket.readyState === connection.socket.OPEN; i++) {
    connection.push(message);
    most = Math.max(most, connection.socket.bufferedAmount);
  }
  expect(connection.socket.readyState).not.toBe(connection.socket.OPEN);
  expect(most).toBeLessThan(500_000);
  await vi.waitUntil(() => server.tables.dropped.includes(connection), PATIENT);
});

describe('control frames', () => {
  const FAST = { framesPerSecond: 1e9, frameBurst: 1e9, guestFramesPerSecond: 1e9, guestFrameBurst: 1e9 };
  const MUCH = { bytesPerSecond: 1e9, byteBurst: 1e9 };

  test('get their pongs', async () => {
    const { url } = await startServer();
    const { ws } = await (await newGuest(url)).connect();
    ws.ping('are you there');
    const [data] = await once(ws, 'pong');
    expect(String(data)).toBe('are you there');
  });

  test.each([
    ['pings', PING],
    ['pongs that nobody asked for', PONG],
  ])('count like other frames: %s', async (_, opcode) => {
    const server = await startServer({ limits: { ...MUCH, frameBurst: 3, rejectionsPerMinute: 2 } });
    const { raw } = await connectDeaf(server);
    raw.resume();
    await pour(raw, Buffer.concat(new Array(20).fill(frame(opcode, ''))), 1);
    raw.end();
    await vi.waitUntil(() => server.tables.dropped.length === 1, PATIENT);
    expect(await ended(server, 'abusive')).toBe(true);
    expect(await server.metrics.text()).toMatch(/pouch_limited_total\{limit="framesPerSecond"\} [34]\n/);
    expect(await server.metrics.text()).toContain('pouch_limited_total{limit="rejectionsPerMinute"} 1\n');
  });

  test('make no pongs pile up for a client that does not read', async () => {
    const server = await startServer({ limits: { ...FAST, ...MUCH } });
    const { raw, connection } = await connectDeaf(server);
    let most = 0;
    connection.socket.on('ping', () => {
      most = Math.max(most, connection.socket.bufferedAmount);
    });
    // 16 MB, more than the buffers of TCP hold.
    await pour(raw, Buffer.concat(new Array(2000).fill(frame(PING, 'x'.repeat(125)))), 64);
    expect(most).toBeLessThan(20_000);
  });

  test('and empty parts of frames count by their bytes', async () => {
    const server = await startServer({ limits: { ...FAST, byteBurst: 100_000, bytesPerSecond: 1 } });
    const { raw } = await connectDeaf(server);
    raw.write(frame(0x01, ''));
    await pour(raw, Buffer.concat(new Array(10_000).fill(frame(PART, ''))), 50);
    await vi.waitUntil(() => server.tables.dropped.length === 1, PATIENT);
    expect(await ended(server, 'abusive')).toBe(true);
    expect(await server.metrics.text()).toContain('pouch_limited_total{limit="bytesPerSecond"} 1\n');
  });
});

test('a connection that answers no pings is closed', async () => {
  const { url, tables, metrics } = await startServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const mara = await newGuest(url);
    const socket = await connect(url, mara.headers, '/api/socket', { autoPong: false });
    socket.send(time());
    await socket.waitFor('answer');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await socket.closed).toMatchObject({ code: 1006 });
    expect(tables.dropped).toHaveLength(1);
    expect(await metrics.text()).toContain('pouch_connections_ended_total{why="dead"} 1\n');
  } finally {
    vi.useRealTimers();
  }
});
