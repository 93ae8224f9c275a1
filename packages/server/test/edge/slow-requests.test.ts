import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect as connectSocket, newGuest } from './client.js';
import { startServer } from './server.js';

/** A request that comes too slowly, or with too many others, holds nothing for long. */

async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const answerOn = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await once(socket, 'close');
  return text;
};

/** For a busy machine. */
const PATIENT = { timeout: 30_000, interval: 10 };

const SLOW_BODY =
  'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

const SLOW = {
  'nothing at all': '',
  'a head': 'GET /api/lobby HTTP/1.1\r\nHost: x\r\n',
  'a body': SLOW_BODY,
  'a body in chunks': SLOW_BODY.replace('Content-Length: 100', 'Transfer-Encoding: chunked').replace(/\{$/, '1\r\n{'),
  'the second head of a connection': 'GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\nGET /',
};

test('what comes too slowly is cut off', async () => {
  const { url } = await startServer({ requestMs: 100 });
  const answers = Object.entries(SLOW).map(async ([name, start]) => {
    const socket = await open(url);
    socket.write(start);
    return [name, (await answerOn(socket)).includes('HTTP/1.1 408 Request Timeout')];
  });
  expect(await Promise.all(answers)).toEqual(Object.keys(SLOW).map((name) => [name, true]));
});

test('an upgrade that nobody answers is cut off', async () => {
  const { url, store } = await startServer({ requestMs: 100 });
  vi.spyOn(store, 'guestBySecret').mockReturnValue(new Promise(() => {}));
  await expect(connectSocket(url, { cookie: `pouch=${'A'.repeat(43)}` })).rejects.toThrow();
});

describe('requests on their way from an address are bounded', () => {
  test('by its connections', async () => {
    const { url, metrics } = await startServer({ limits: { arrivingPerAddress: 3 } });
    const held = [await open(url), await open(url), await open(url)];
    for (const socket of held) socket.write('GET /api/lobby HTTP/1.1\r\n');
    expect(await answerOn(await open(url))).toBe('');
    expect(await metrics.text()).toContain('pouch_limited_total{limit="arrivingPerAddress"} 1\n');
    const [first] = held;
    first?.destroy();
    await vi.waitUntil(async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok, PATIENT);
  });

  test('WebSockets are not among them', async () => {
    const { url } = await startServer({ limits: { arrivingPerAddress: 2 } });
    const mara = await newGuest(url);
    for (const _ of [1, 2, 3, 4]) await (await mara.connect()).waitFor('hello');
  });

  test('behind a proxy, by their bodies and the address that it names', async () => {
    const { url, metrics } = await startServer({ trustProxy: ['loopback'], limits: { arrivingPerAddress: 2 } });
    const from = (address: string) => SLOW_BODY.replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`);
    const three = [await open(url), await open(url), await open(url)];
    for (const socket of three) socket.write(from('203.0.113.1'));
    expect(await Promise.race(three.map(answerOn))).toMatch(/^HTTP\/1\.1 429 (.|\r\n)*retry-after: \d/);
    expect(await metrics.text()).toContain('pouch_limited_total{limit="arrivingPerAddress"} 1\n');
    const other = await open(url);
    other.write(from('203.0.113.2').replace('100', '1'));
    other.end();
    expect(await answerOn(other)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
