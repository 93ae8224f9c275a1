import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Message } from '@pouch/protocol';

/**
 * A minimal WebSocket client, so that one core can play for hundreds of seats: one shared read buffer, one write per
 * command, and only the parts of the protocol that these servers use.
 */

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const FINAL = 0x80;
const MASKED = 0x80;

/** Data is read synchronously, so all sockets can share it. */
const shared = Buffer.alloc(256 * 1024);

export interface BenchSocket {
  /** Sends a command; nothing in it may be beyond Latin-1. */
  send(json: string): void;
  close(): void;
}

export interface SocketOptions {
  /** The address to connect from, so that limits by address see several. */
  readonly from?: string | undefined;
  /** The server has ended the connection; without it that is an error. */
  readonly ended?: ((why: string) => void) | undefined;
}

/** Resolves when the server has accepted the connection. */
export function openSocket(
  url: URL,
  cookie: string,
  hear: (message: Message) => void,
  { from, ended }: SocketOptions = {},
): Promise<BenchSocket> {
  return new Promise((opened, failed) => {
    let rest: Buffer | undefined;
    let closing = false;
    let upgraded = false;
    const fail = (why: string): void => {
      if (closing) return;
      const error = new Error(`the connection to ${url.host} ${why}`);
      // Has no effect once the promise is resolved.
      failed(error);
      if (!upgraded) return;
      if (ended === undefined) throw error;
      closing = true;
      socket.destroy();
      ended(why);
    };

    const socket: Socket = connect({
      host: url.hostname,
      port: Number(url.port),
      ...(from === undefined ? {} : { localAddress: from }),
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length, buffer) => {
          const fresh = Buffer.from(buffer.buffer, buffer.byteOffset, length);
          let bytes = rest === undefined ? fresh : Buffer.concat([rest, fresh]);
          rest = undefined;
          if (!upgraded) {
            const end = bytes.indexOf('\r\n\r\n');
            if (end < 0) {
              rest = Buffer.from(bytes);
              return true;
            }
            const head = bytes.toString('latin1', 0, end);
            if (!head.startsWith('HTTP/1.1 101 ')) fail(`was refused: ${head.slice(0, head.indexOf('\r'))}`);
            upgraded = true;
            opened({ send, close });
            bytes = bytes.subarray(end + 4);
          }
          const read = readFrames(bytes);
          if (read < bytes.length) rest = Buffer.from(bytes.subarray(read));
          return true;
        },
      },
    });
    socket.on('error', (error) => fail(`failed: ${error.message}`));
    socket.on('close', () => fail('ended'));
    socket.write(
      [
        `GET ${url.pathname} HTTP/1.1`,
        `Host: ${url.host}`,
        `Origin: http://${url.host}`,
        `Cookie: ${cookie}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    );

    /** Reads all complete frames; returns their length in bytes. */
    function readFrames(bytes: Buffer): number {
      let at = 0;
      while (at + 2 <= bytes.length) {
        const first = bytes[at] as number;
        let length = bytes[at + 1] as number;
        let start = at + 2;
        if (length === 126) {
          if (start + 2 > bytes.length) break;
          length = bytes.readUInt16BE(start);
          start += 2;
        } else if (length === 127) {
          if (start + 8 > bytes.length) break;
          length = Number(bytes.readBigUInt64BE(start));
          start += 8;
        }
        const end = start + length;
        if (end > bytes.length) break;
        switch (first) {
          case FINAL | TEXT:
            for (const message of JSON.parse(bytes.toString('latin1', start, end)) as Message[]) hear(message);
            break;
          case FINAL | PING:
            socket.write(frame(PONG, bytes.toString('latin1', start, end)), 'latin1');
            break;
          case FINAL | CLOSE:
            fail('was closed by the server');
            break;
          default:
            fail(`sent a frame that nobody expected (${first})`);
        }
        at = end;
      }
      return at;
    }

    function send(json: string): void {
      socket.write(frame(TEXT, json), 'latin1');
    }

    function close(): void {
      closing = true;
      socket.write(frame(CLOSE, ''), 'latin1');
      socket.end();
    }
  });
}

/** A frame as Latin-1. The mask is zero: no work here, and the same work for the server. */
function frame(code: number, payload: string): string {
  const { length } = payload;
  const size =
    length < 126
      ? String.fromCharCode(MASKED | length)
      : String.fromCharCode(MASKED | 126, length >>> 8, length & 0xff);
  return `${String.fromCharCode(FINAL | code)}${size}\0\0\0\0${payload}`;
}
