import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '@pouch/protocol';

/** A WebSocket as bare bytes: nothing is read that the caller does not read, and anything can be written. */
export type RawSocket = Socket;

const TEXT = 0x1;
const PING = 0x9;
const FINAL = 0x80;
const MASKED = 0x80;

/** A masked frame; the mask is zero. */
function frame(code: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [MASKED | length] : [MASKED | 126, length >>> 8, length & 0xff];
  return Buffer.concat([Buffer.from([FINAL | code, ...size, 0, 0, 0, 0]), payload]);
}

export const textFrame = (text: string): Buffer => frame(TEXT, Buffer.from(text));
export const pingFrame = (payload: Buffer): Buffer => frame(PING, payload);

/** Connects as a guest. Resolves after the upgrade; fails if the server refuses it. */
export function upgrade(server: URL, cookie: string, from: string): Promise<RawSocket> {
  return new Promise((opened, failed) => {
    const socket = connect({ host: server.hostname, port: Number(server.port), localAddress: from, noDelay: true });
    socket.once('error', failed);
    socket.once('close', () => failed(new Error('the server ended the connection')));
    socket.once('data', (bytes) => {
      const [status = ''] = bytes.toString('latin1').split('\r\n');
      if (status.startsWith('HTTP/1.1 101 ')) return opened(socket);
      socket.destroy();
      failed(new Error(status));
    });
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${server.host}\r\nOrigin: ${server.origin}\r\nCookie: ${cookie}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        `Sec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  });
}
