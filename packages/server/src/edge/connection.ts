import { randomBytes } from 'node:crypto';
import { parseCommand } from '@pouch/protocol';
import type { WebSocket } from 'ws';
import type { Ending } from '../metrics.js';
import type { Guest } from '../store/store.js';
import type { Connection } from '../tables/connection.js';
import { TokenBucket } from '../token-bucket.js';
import type { Credential } from './authentication.js';
import type { Sockets, Usage } from './sockets.js';

/** How often to ping a connection. */
const PING_MS = 20_000;
/** A new connection is pinged this often in a row. */
const FIRST_PINGS = 4;
/** Unpredictable, so that no pong can be sent ahead of its ping. */
const PING_BYTES = 8;
/** Close codes of RFC 6455 and its registry. */
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;

const TEXT = { binary: false } as const;

/** One open socket. */
export class SocketConnection implements Connection {
  roundTrip = Number.POSITIVE_INFINITY;
  #pings = 0;
  #pingedAt: number | undefined;
  #payload = Buffer.alloc(0);
  readonly #timer: NodeJS.Timeout;
  readonly #frames: TokenBucket;
  readonly #rejections: TokenBucket;
  /** Messages for the next frame, with commas between. */
  #unsent = '';

  constructor(
    readonly socket: WebSocket,
    public guest: Guest,
    readonly credential: Credential,
    readonly address: string,
    private readonly usage: Usage,
    private readonly sockets: Sockets,
  ) {
    const { limits } = sockets;
    this.#frames = new TokenBucket(limits.frameBurst, limits.framesPerSecond);
    this.#rejections = new TokenBucket(limits.rejectionsPerMinute, limits.rejectionsPerMinute / 60);
    this.#timer = setTimeout(() => this.#checkAlive(), PING_MS).unref();
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('pong', (payload: Buffer) => this.#pong(payload));
    socket.on('close', () => {
      clearTimeout(this.#timer);
      sockets.closed(this);
    });
    this.push(JSON.stringify({ kind: 'hello', guest, now: sockets.tables.now() }));
    this.#ping();
  }

  push(message: string): void {
    if (this.#unsent === '') {
      this.#unsent = message;
      this.sockets.flushSoon(this);
    } else this.#unsent += `,${message}`;
  }

  /** Sends everything that was pushed as one frame. */
  flush(): void {
    if (this.#unsent === '') return;
    const frame = Buffer.from(`[${this.#unsent}]`);
    this.#unsent = '';
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    this.sockets.metrics.sent(frame.length);
    socket.send(frame, TEXT);
    // A client that does not read is disconnected before it costs memory; it catches up when it reconnects.
    if (socket.bufferedAmount > this.sockets.limits.unsentBytes) {
      this.#end('slow');
      socket.terminate();
    }
  }

  /** Closes the connection; the client shall reconnect after a time. */
  closeForRestart(after: number): void {
    this.push(JSON.stringify({ kind: 'bye', after }));
    this.flush();
    this.socket.close(SERVICE_RESTART, 'The server is restarting');
  }

  /** The credential of this connection has been revoked. */
  closeRevoked(): void {
    this.socket.close(POLICY_VIOLATION, 'Signed out');
  }

  #receive(frame: Buffer, isBinary: boolean): void {
    const { sockets } = this;
    if (sockets.stopping || this.socket.readyState !== this.socket.OPEN) return;
    sockets.metrics.received(frame.length);
    if (isBinary) return this.#refuse(null, 'Frames must be text, not binary.');
    const now = performance.now();
    const isWithinRate = this.#frames.take(now) && this.usage.frames.take(now);
    const read = parseCommand(frame);
    if (!('command' in read)) return this.#refuse(read.id, read.reason);
    const { command } = read;
    if (!isWithinRate) return this.#refuse(command.id, 'Too many commands at once. Wait a moment and try again.');
    try {
      sockets.tables.receive(this, command);
    } catch (error) {
      sockets.log.error({ err: error, command: command.do }, 'command failed');
      this.#refuse(command.id, 'Something went wrong on the server. The error has been logged.');
    }
  }

  #refuse(id: string | null, reason: string): void {
    this.sockets.metrics.command('none', 'refused');
    this.push(JSON.stringify({ kind: 'answer', id, ok: false, reason }));
    if (this.#rejections.take(performance.now())) return;
    this.#end('abusive');
    this.flush();
    this.socket.close(POLICY_VIOLATION, 'Too many invalid or rate-limited frames');
  }

  #ping(): void {
    this.#payload = randomBytes(PING_BYTES);
    this.#pingedAt = performance.now();
    this.#pings++;
    this.socket.ping(this.#payload);
  }

  #pong(payload: Buffer): void {
    if (this.#pingedAt === undefined || !payload.equals(this.#payload)) return;
    // The shortest since the connection opened: pongs that are held back later gain nothing.
    this.roundTrip = Math.min(this.roundTrip, performance.now() - this.#pingedAt);
    this.#pingedAt = undefined;
    if (this.#pings < FIRST_PINGS) this.#ping();
  }

  #checkAlive(): void {
    if (this.#pingedAt === undefined) {
      this.#ping();
      this.#timer.refresh();
    } else {
      this.#end('dead');
      this.socket.terminate();
    }
  }

  #end(why: Ending): void {
    this.sockets.metrics.ended(why);
    this.sockets.log.info({ guest: this.guest.id, why }, 'connection closed by the server');
  }
}
