import { connect } from 'node:net';
import type { Random } from '@pouch/rules';
import WebSocket from 'ws';
import { oneOf, word } from '../clients/seeded.js';

/** Below frames and requests: bytes that are not HTTP, and invalid WebSocket frames. */

const anyBytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

/** Sends bytes over TCP; resolves when the server has closed the connection. */
export function sendBytes(base: string, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

const upgrade = (cookie: string): string =>
  `GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\nCookie: ${cookie}\r\n\r\n`;

/** Malformed requests and upgrades. */
export function anyRawBytes(cookie: string, random: Random): Buffer {
  const start = oneOf(
    [
      '',
      upgrade(cookie),
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
      `GET /${word(random, 30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
      'GET /api/lobby HTTP/9.9\r\n\r\n',
      'GET /api/guest HTTP/1.1\r\nHost: x\r\nCookie: pouch=\u0001\u0002;;;=;\r\n\r\n',
    ],
    random,
  );
  return Buffer.concat([Buffer.from(start, 'latin1'), anyBytes(random, random.below(200))]);
}

/** Sends a frame that may close the connection: binary, not UTF-8 or too long. Resolves on an answer or close. */
export function sendMalformedFrame(base: string, cookie: string, random: Random): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie } });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('message', (data) => {
      if (String(data).includes('"answer"')) socket.close();
    });
    socket.on('open', () => {
      switch (random.below(4)) {
        case 0:
          return socket.send(anyBytes(random, random.below(300)), { binary: true });
        case 1:
          return socket.send(Buffer.from([0x22, 0xc0, 0xaf, 0xff, 0x22]), { binary: false });
        case 2:
          return socket.send('x'.repeat(16_385 + random.below(2_000_000)));
        default:
          return socket.send(`{"id":"${word(random, 22)}","do":"time"}`, { compress: true, fin: false }, () =>
            socket.send('}'),
          );
      }
    });
  });
}

export interface RawAnswer {
  readonly status: number;
  /** The head in lower case. */
  readonly head: string;
  readonly body: string;
}

/** Sends a request whose target no client library would send, on a connection of its own. */
export function sendTarget(
  base: string,
  { method = 'GET', target, headers = {}, body = '' }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(base);
  const all = { host, connection: 'close', ...(body === '' ? {} : bodyHeaders(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
    );
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') });
    });
  });
}

interface RawRequest {
  readonly method?: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const bodyHeaders = (body: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});
