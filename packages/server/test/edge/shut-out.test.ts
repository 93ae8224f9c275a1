import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ShutOut } from '../../src/edge/shut-out.js';
import { newGuest } from './client.js';
import { startServer } from './server.js';

const LIMITS = { requestsPerMinute: 5, refusalsPerMinute: 3 };
const REQUEST = 'GET /api/lobby HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** The status of the answer on a connection of its own; undefined if it is dropped. */
async function ask(url: string): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(REQUEST);
  await once(socket, 'close');
  return /^HTTP\/1.1 (\d+)/.exec(text)?.[1];
}

test('an address that goes on after many refusals gets no more connections', async () => {
  const { url, metrics } = await startServer({ limits: LIMITS });
  const statuses: (string | undefined)[] = [];
  for (let asked = 0; asked < 9; asked++) statuses.push(await ask(url));
  const [yes, no] = ['200', '429'];
  expect(statuses).toEqual([yes, yes, yes, yes, yes, no, no, no, undefined]);
  expect(await metrics.text()).toContain('pouch_limited_total{limit="refusalsPerMinute"} 1\n');
});

test('connections that are open stay', async () => {
  const { url } = await startServer({ limits: LIMITS });
  const socket = await (await newGuest(url)).connect();
  await socket.waitFor('hello');
  for (let asked = 0; asked < 8; asked++) await ask(url);
  expect(await ask(url)).toBeUndefined();
  socket.send(JSON.stringify({ id: 'what-time', do: 'time' }));
  await expect.poll(() => socket.waitFor('answer')).toMatchObject([{ id: 'what-time', ok: true }]);
});

test('frames that are no commands count too, over all connections', async () => {
  const { url } = await startServer({ limits: { refusalsPerMinute: 4 } });
  const mara = await newGuest(url);
  for (let times = 0; times < 4; times++) {
    const socket = await mara.connect();
    // The last one is not even text.
    socket.ws.send(times < 3 ? 'nothing' : Buffer.alloc(9));
    await socket.waitFor('answer');
    socket.ws.terminate();
  }
  expect(await ask(url)).toBeUndefined();
});

test('who is shut out stays out until half of it is paid off', () => {
  let now = 0;
  const shutOut = new ShutOut({ refusalsPerMinute: 60 }, { limited: () => {} }, () => now);
  const address = { own: '192.0.2.1', network: '192.0.2' };
  for (let times = 0; times < 100; times++) shutOut.refused(address);
  now = 29_000;
  expect(shutOut.isOut(address)).toBe(true);
  now = 30_000;
  expect(shutOut.isOut(address)).toBe(false);
  // The other half still counts.
  for (let times = 0; times < 30; times++) shutOut.refused(address);
  expect(shutOut.isOut(address)).toBe(true);
});

test('an address waits the longer for its refusals, the more it had', () => {
  let now = 0;
  const shutOut = new ShutOut({ refusalsPerMinute: 60 }, { limited: () => {} }, () => now);
  const address = { own: '192.0.2.1', network: '192.0.2' };
  const waits = Array.from({ length: 20 }, () => {
    shutOut.refused(address);
    return shutOut.waitMs(address);
  });
  expect(waits).toEqual([...Array(10).fill(0), 1000, 2000, 3000, 4000, ...Array(6).fill(5000)]);
  expect(shutOut.waitMs({ own: '192.0.2.2', network: '192.0.2' })).toBe(0);
  now = 10_000;
  expect(shutOut.waitMs(address)).toBe(0);
});

test('others are not shut out with it', () => {
  const shutOut = new ShutOut({ refusalsPerMinute: 2 }, { limited: () => {} });
  const bad = { own: '192.0.2.1', network: '192.0.2' };
  const good = { own: '192.0.2.2', network: '192.0.2' };
  expect([shutOut.refused(bad), shutOut.refused(bad), shutOut.refused(bad)]).toEqual([false, false, true]);
  expect([shutOut.isOut(bad), shutOut.isOut(good)]).toEqual([true, false]);
});
