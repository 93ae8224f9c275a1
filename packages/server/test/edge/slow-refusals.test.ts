import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './server.js';

/** One request is allowed; then ten refusals are answered at once, and what follows waits for two seconds and more. */
const LIMITS = { requestsPerMinute: 1, refusalsPerMinute: 30 };
const AT_ONCE = 10;
const WAIT = 'pouch_limited_total{limit="slowRefusals"}';
const REQUEST = 'GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\n';

class Client {
  private text = '';

  private constructor(readonly socket: Socket) {
    socket.on('error', () => {});
    socket.on('data', (part) => {
      this.text += part;
    });
    onTestFinished(() => void socket.destroy());
  }

  static async from(localAddress: string, url: string): Promise<Client> {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
    await once(socket, 'connect');
    return new Client(socket);
  }

  send(requests: number): void {
    this.socket.write(REQUEST.repeat(requests));
  }

  get statuses(): readonly string[] {
    return Array.from(this.text.matchAll(/HTTP\/1.1 (\d+)/g), ([, status = '']) => status);
  }
}

test('an address waits for its answers after many refusals, and others do not', async () => {
  const { url, metrics, logged } = await startServer({ limits: LIMITS });
  const one = await Client.from('127.0.0.1', url);
  one.send(1 + AT_ONCE);
  await expect.poll(() => one.statuses.length).toBe(1 + AT_ONCE);
  one.send(1);
  await expect.poll(() => metrics.text()).toContain(`${WAIT} 1\n`);
  const other = await Client.from('127.0.0.2', url);
  other.send(2);
  await expect.poll(() => other.statuses).toEqual(['200', '429']);
  expect(one.statuses).toEqual(['200', ...Array(AT_ONCE).fill('429')]);
  // Limits have a metric: refusals do not fill the log.
  expect(logged.filter((line) => line.includes('"status":429') && line.includes('"level":30'))).toEqual([]);
});

test('an address that does not wait for answers is cut off', async () => {
  const { url } = await startServer({ limits: LIMITS });
  const client = await Client.from('127.0.0.1', url);
  const closed = once(client.socket, 'close');
  client.send(200);
  await closed;
});

test('a refusal that nobody waits for any more is forgotten', async () => {
  const { url, metrics } = await startServer({ limits: { requestsPerMinute: 1, refusalsPerMinute: 150 } });
  const waited = async () => Number(/"slowRefusals"\} (\d+)/.exec(await metrics.text())?.[1] ?? 0);
  const gone = await Client.from('127.0.0.1', url);
  gone.send(1 + AT_ONCE + 55);
  await expect.poll(waited).toBeGreaterThanOrEqual(50);
  gone.socket.destroy();
  const again = await Client.from('127.0.0.1', url);
  again.send(40);
  // Together with those of the first connection they would be too many.
  await expect.poll(waited).toBeGreaterThanOrEqual(90);
  expect(again.socket.destroyed).toBe(false);
});
