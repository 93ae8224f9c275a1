import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Command, parseCommand } from '@pouch/protocol';
import type { WebSocket } from 'ws';
import type { Limits } from '../config.js';
import type { Ending } from '../metrics.js';
import type { Guest } from '../store/store.js';
import type { Connection } from '../tables/connection.js';
import { TokenBucket } from '../token-bucket.js';
import type { Address } from './address.js';
import type { Credential } from './authentication.js';
import type { Sockets, Usage } from './sockets.js';

/** How often to ping a connection. */
const PING_MS = 20_000;
/** A new connection is pinged this often in a row. */
const FIRST_PINGS = 4;
/** Unpredictable, so that no pong can be sent ahead of its ping. */
const PING_BYTES = 8;
/** A ping is answered while no more than this waits to be sent. */
const PONG_BYTES = 16_384;
/** How long a connection over its rate is not read. */
const REST_MS = 500;
/** Until a connection that sends too much is cut: by then its client has been told why. */
const CLOSE_MS = 500;
/** Close codes of RFC 6455 and its registry. */
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;

const TOO_MANY_COMMANDS = 'Too many commands at once. Wait a moment and try again.';

const TEXT = { binary: false } as const;

/** One open socket. */
export class SocketConnection implements Connection {
  roundTrip = Number.POSITIVE_INFINITY;
  #pings = 0;
  #pingedAt: number | undefined;
  #payload = Buffer.alloc(0);
  #resting: NodeJS.Timeout | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #frames: TokenBucket;
  readonly #bytes: TokenBucket;
  readonly #rejections: TokenBucket;
  /** Messages for the next frame, with commas between. */
  #unsent = '';

  constructor(
    readonly socket: WebSocket,
    transport: Socket,
    public guest: Guest,
    readonly credential: Credential,
    readonly address: Address,
    private readonly usage: Usage,
    private readonly sockets: Sockets,
  ) {
    const { limits } = sockets;
    this.#frames = new TokenBucket(limits.frameBurst, limits.framesPerSecond);
    this.#bytes = new TokenBucket(limits.byteBurst, limits.bytesPerSecond);
    this.#rejections = new TokenBucket(limits.rejectionsPerMinute, limits.rejectionsPerMinute / 60);
    this.#timer = setTimeout(() => this.#checkAlive(), PING_MS).unref();
    transport.on('data', (part: Buffer) => this.#arrived(part.length));
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#answerPing(data));
    socket.on('pong', (payload: Buffer) => this.#pong(payload));
    // A malformed frame ends its connection by itself.
    socket.on('error', () => sockets.refused(this));
    socket.on('close', () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#resting);
      sockets.closed(this);
    });
    this.push(JSON.stringify({ kind: 'hello', guest, now: sockets.tables.now() }));
    this.#ping();
  }

  push(message: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.#unsent === '') {
      this.#unsent = message;
      this.sockets.flushSoon(this);
    } else this.#unsent += `,${message}`;
    // What is pushed before the next frame must not pile up either.
    if (this.#unsent.length > this.sockets.limits.unsentBytes) this.flush();
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
    this.#endIfSlow();
  }

  /** Closes the connection; the client shall reconnect after a time. */
  closeForRestart(after: number): void {
    this.push(JSON.stringify({ kind: 'bye', after }));
    this.flush();
    this.socket.close(SERVICE_RESTART, 'The server is restarting');
  }

  /** The credential of this connection has been revoked. */
  closeRevoked(): void {
    this.closeForbidden('Signed out');
  }

  closeForbidden(why: string): void {
    this.socket.close(POLICY_VIOLATION, why);
  }

  #receive(frame: Buffer, isBinary: boolean): void {
    const { sockets } = this;
    if (sockets.stopping || this.socket.readyState !== this.socket.OPEN) return;
    sockets.metrics.received(frame.length);
    if (isBinary) return this.#refuse(null, 'Frames must be text, not binary.');
    const isWithinRate = this.#takeFrame();
    const read = parseCommand(frame);
    if (!('command' in read)) return this.#refuse(read.id, read.reason);
    const { command } = read;
    if (!isWithinRate || !this.#takeCommand(command)) return this.#refuse(command.id, TOO_MANY_COMMANDS);
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
    this.#reject();
  }

  /** Every frame counts, whatever it is. */
  #takeFrame(): boolean {
    const now = performance.now();
    const exceeded = !this.#frames.take(now)
      ? 'framesPerSecond'
      : !this.usage.frames.take(now)
        ? 'guestFramesPerSecond'
        : undefined;
    return exceeded === undefined || this.#exceeded(exceeded);
  }

  /** What changes tables costs far more than what only reads what is in memory. */
  #takeCommand(command: Command): boolean {
    if (!('table' in command) || command.do === 'open' || command.do === 'close') return true;
    return this.usage.commands.take(performance.now()) || this.#exceeded('guestCommandsPerSecond');
  }

  #exceeded(limit: keyof Limits): false {
    this.sockets.metrics.limited(limit);
    this.#rest();
    return false;
  }

  /** Does not read for a while: what is not read costs nothing, and its sender has to wait until it is. */
  #rest(): void {
    if (this.#resting !== undefined) return;
    this.socket.pause();
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.socket.resume();
    }, REST_MS).unref();
  }

  /** Parts of frames are not seen one by one, but their bytes are. */
  #arrived(bytes: number): void {
    const { socket, sockets } = this;
    if (this.#bytes.take(performance.now(), bytes) || socket.readyState !== socket.OPEN) return;
    sockets.metrics.limited('bytesPerSecond');
    this.#end('abusive');
    socket.terminate();
  }

  #reject(): void {
    this.sockets.refused(this);
    if (this.#rejections.take(performance.now())) return;
    this.sockets.metrics.limited('rejectionsPerMinute');
    this.#end('abusive');
    this.flush();
    this.socket.close(POLICY_VIOLATION, 'Too many invalid or rate-limited frames');
    // What it still sends is not read, not even its answer: there may be any amount before it.
    clearTimeout(this.#resting);
    this.socket.pause();
    this.#resting = setTimeout(() => this.socket.terminate(), CLOSE_MS).unref();
  }

  #ping(): void {
    this.#payload = randomBytes(PING_BYTES);
    this.#pingedAt = performance.now();
    this.#pings++;
    this.socket.ping(this.#payload);
    this.#endIfSlow();
  }

  #answerPing(data: Buffer): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (!this.#takeFrame()) return this.#reject();
    // A pong may be left out if a later ping gets one (RFC 6455, 5.5.3): they do not pile up for a client that reads
    // none.
    if (socket.bufferedAmount > PONG_BYTES) return;
    socket.pong(data);
    this.#endIfSlow();
  }

  #pong(payload: Buffer): void {
    if (this.#pingedAt === undefined || !payload.equals(this.#payload)) {
      // Nobody asked for it.
      if (this.socket.readyState === this.socket.OPEN && !this.#takeFrame()) this.#reject();
      return;
    }
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

  /** A client that does not read is disconnected before it costs memory; it catches up when it reconnects. */
  #endIfSlow(): void {
    const { socket, sockets } = this;
    if (socket.bufferedAmount <= sockets.limits.unsentBytes || socket.readyState !== socket.OPEN) return;
    sockets.metrics.limited('unsentBytes');
    this.#end('slow');
    socket.terminate();
  }

  #end(why: Ending): void {
    this.sockets.metrics.ended(why);
    this.sockets.log.info({ guest: this.guest.id, why }, 'connection closed by the server');
  }
}
