import type { Hello, Message } from '../messages.js';
import { SOCKET_PATH } from '../routes.js';

/** The parts of a WebSocket that are used; both the browser's and that of `ws` have them. */
export interface SocketLike {
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}
export type SocketConstructor = new (url: string, options?: never) => SocketLike;

export type Status =
  | { readonly status: 'connecting' }
  | { readonly status: 'open'; readonly hello: Hello }
  /** `nextTry` is the delay before the next attempt, in milliseconds. */
  | { readonly status: 'lost'; readonly nextTry: number }
  | { readonly status: 'closed' };

/** All in milliseconds. */
export interface Timeouts {
  /** The first delay before reconnecting. It doubles with every failed attempt, up to `retryMax`. */
  readonly retryMin: number;
  readonly retryMax: number;
  /** After this long without a message the server is asked for its time. */
  readonly idle: number;
  /** The same while a command waits for its answer. */
  readonly answer: number;
  /**
   * How long the server may take to answer that: longer on a line on which connecting took longer, and twice as long after
   * each time that it did not, so that nobody who is only slow is connected to again and again.
   */
  readonly response: number;
  /** How long the server may take to accept a connection. */
  readonly accept: number;
}

const TIMEOUTS: Timeouts = {
  retryMin: 500,
  retryMax: 30_000,
  idle: 25_000,
  answer: 25_000,
  response: 10_000,
  accept: 10_000,
};

/** An attempt to connect that began longer ago is given up for a new one, when there is a reason to try again. */
const STALE_ATTEMPT = 500;

export interface ConnectionOptions {
  /** The server's address: `http://localhost:8080`. */
  readonly url: string;
  /** A bot token, for sockets that can send headers, such as those of `ws`. Browsers send their cookie. */
  readonly token?: string | undefined;
  /** The global `WebSocket` by default. */
  readonly WebSocket?: SocketConstructor | undefined;
  readonly timeouts?: Partial<Timeouts> | undefined;
}

interface ConnectionListener {
  readonly onStatus: (status: Status) => void;
  readonly onMessage: (message: Message) => void;
  /** The listener should send a command that has an answer. */
  readonly onIdle: () => void;
}

/** A WebSocket that reconnects, with exponential backoff and jitter. */
export class Connection {
  private timeouts: Timeouts;
  private readonly newSocket: () => SocketLike;
  private socket: SocketLike | undefined;
  private isOpen = false;
  private attempts = 0;
  /** The delay that a stopping server has asked for. */
  private retryAfter: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the attempt to connect began, and how long it took. */
  private connectedAt = 0;
  private connectTook = 0;
  /** When the server will be asked for its time; undefined while its answer is awaited. */
  private idleAt: number | undefined;
  /** When the server had been asked something for sure: it greeted, or was asked for its time. */
  private askedAt = 0;
  /** How often in a row the server was given up because it did not answer. */
  private silences = 0;

  constructor(
    options: ConnectionOptions,
    private readonly listener: ConnectionListener,
  ) {
    this.timeouts = { ...TIMEOUTS, ...options.timeouts };
    const Socket: SocketConstructor | undefined = options.WebSocket ?? globalThis.WebSocket;
    if (Socket === undefined)
      throw new Error('No global WebSocket: pass one as the WebSocket option, for example from the package ws');
    const url = `${options.url.replace(/^http/, 'ws').replace(/\/+$/, '')}${SOCKET_PATH}`;
    const { token } = options;
    this.newSocket = () =>
      token === undefined
        ? new Socket(url)
        : new Socket(url, { headers: { authorization: `Bearer ${token}` } } as never);
    // The caller has this object before it reports anything.
    this.timer = setTimeout(() => this.connect(), 0);
  }

  /** Sends if the connection is open. */
  send(text: string): void {
    if (this.isOpen) this.socket?.send(text);
  }

  /** A command waits for its answer: silence means more than usual. */
  expectAnswer(): void {
    if (this.isOpen && this.idleAt !== undefined) this.pingIn(Math.min(this.timeouts.answer, this.idleAt - Date.now()));
  }

  changeIdle(idle: number): void {
    const sooner = idle < this.timeouts.idle;
    this.timeouts = { ...this.timeouts, idle };
    if (sooner && this.isOpen && this.idleAt !== undefined) this.pingIn(Math.min(idle, this.idleAt - Date.now()));
  }

  /** There is a reason to think that the line is lost, or that it can be had again. */
  check(): void {
    this.attempts = 0;
    if (this.isOpen) {
      if (this.idleAt !== undefined) this.ping();
      return;
    }
    if (this.socket !== undefined && Date.now() - this.connectedAt < STALE_ATTEMPT) return;
    this.discardSocket();
    this.connect();
  }

  close(): void {
    this.discardSocket();
    this.listener.onStatus({ status: 'closed' });
  }

  connect(): void {
    const socket = this.newSocket();
    this.socket = socket;
    socket.onmessage = (event: { readonly data: unknown }) => this.receive(socket, event.data);
    socket.onclose = () => this.reconnectLater();
    // A close event follows every error event.
    socket.onerror = () => undefined;
    this.connectedAt = Date.now();
    this.startTimer(this.timeouts.accept, () => this.reconnectLater());
    this.listener.onStatus({ status: 'connecting' });
  }

  private receive(socket: SocketLike, frame: unknown): void {
    this.pingIn(this.timeouts.idle);
    for (const message of messagesIn(frame)) {
      // The listener may have closed the connection on an earlier message of this frame.
      if (this.socket !== socket) return;
      if (message.kind === 'hello') {
        this.isOpen = true;
        this.connectTook = Date.now() - this.connectedAt;
        this.askedAt = Date.now();
        this.listener.onStatus({ status: 'open', hello: message });
      }
      if (message.kind === 'answer') this.noteAnswer();
      if (message.kind === 'bye') this.retryAfter = message.after;
      this.listener.onMessage(message);
    }
  }

  private noteAnswer(): void {
    this.attempts = 0;
    if (Date.now() - this.askedAt <= this.timeouts.response) this.silences = 0;
  }

  private pingIn(millis: number): void {
    this.idleAt = Date.now() + millis;
    this.startTimer(Math.max(0, millis), () => this.ping());
  }

  private ping(): void {
    this.idleAt = undefined;
    this.askedAt = Date.now();
    const { response, accept } = this.timeouts;
    const patience = Math.max(response * 2 ** this.silences, this.connectTook);
    this.startTimer(Math.max(response, Math.min(patience, accept)), () => {
      this.silences++;
      this.reconnectLater();
    });
    this.listener.onIdle();
  }

  private reconnectLater(): void {
    this.discardSocket();
    const { retryMin, retryMax } = this.timeouts;
    // Jitter keeps clients that were disconnected together from coming back together.
    const nextTry =
      this.retryAfter === undefined
        ? Math.min(retryMax, retryMin * 2 ** this.attempts) * (0.5 + Math.random() / 2)
        : this.retryAfter * (1 + Math.random() / 2);
    this.retryAfter = undefined;
    this.attempts++;
    this.startTimer(nextTry, () => this.connect());
    this.listener.onStatus({ status: 'lost', nextTry });
  }

  private discardSocket(): void {
    clearTimeout(this.timer);
    this.isOpen = false;
    const { socket } = this;
    this.socket = undefined;
    if (socket === undefined) return;
    // A dead connection may take minutes to report that it is closed.
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private startTimer(millis: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, millis);
  }
}

/** The messages of a frame, without kinds that only a newer client knows. */
function messagesIn(frame: unknown): readonly Message[] {
  if (typeof frame !== 'string') return [];
  try {
    const messages: unknown = JSON.parse(frame);
    return Array.isArray(messages) ? messages.filter(isMessage) : [];
  } catch {
    return [];
  }
}

const KINDS: ReadonlySet<unknown> = new Set<Message['kind']>([
  'hello',
  'answer',
  'update',
  'closed',
  'here',
  'lobby',
  'lobby-changes',
  'seeking',
  'bye',
]);
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'kind' in message && KINDS.has(message.kind);
