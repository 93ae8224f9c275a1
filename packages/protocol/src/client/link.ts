import type { Hello, Message } from '../messages.js';
import { SOCKET_PATH } from '../routes.js';

/** One socket after the other, so that there is a connection whenever there can be one. */

/** As much of a WebSocket as is used: the browser's, or that of `ws`. */
export interface SocketLike {
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}
export type SocketMaker = new (url: string, options?: never) => SocketLike;

export type Status =
  | { readonly status: 'connecting' }
  | { readonly status: 'open'; readonly hello: Hello }
  /** There is another try in so many milliseconds. */
  | { readonly status: 'lost'; readonly nextTry: number }
  | { readonly status: 'closed' };

/** All in milliseconds. */
export interface Patience {
  /** The first wait before connecting again; it doubles with every try that fails, up to `longest`. */
  readonly first: number;
  readonly longest: number;
  /** After so long a silence the server is asked whether it is there. */
  readonly silence: number;
  /** How long a server may take to connect, or to say that it is there. */
  readonly reply: number;
}

const PATIENCE: Patience = { first: 500, longest: 30_000, silence: 25_000, reply: 10_000 };

export interface LinkOptions {
  /** The server's address: `http://localhost:8080`. */
  readonly url: string;
  /** A bot token, where the socket can send headers: with `ws`. In a browser the cookie tells who this is. */
  readonly token?: string | undefined;
  /** The global one if left out. */
  readonly WebSocket?: SocketMaker | undefined;
  readonly patience?: Partial<Patience> | undefined;
}

interface LinkListener {
  readonly onStatus: (status: Status) => void;
  readonly onMessage: (message: Message) => void;
  /** Nothing was heard for a while: something should be said that has an answer. */
  readonly onSilence: () => void;
}

export class Link {
  private readonly patience: Patience;
  private readonly make: () => SocketLike;
  private socket: SocketLike | undefined;
  private greeted = false;
  private tries = 0;
  /** What a server that is about to stop has asked for. */
  private comeBackAfter: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    options: LinkOptions,
    private readonly listener: LinkListener,
  ) {
    this.patience = { ...PATIENCE, ...options.patience };
    const Maker: SocketMaker | undefined = options.WebSocket ?? globalThis.WebSocket;
    if (Maker === undefined)
      throw new Error('There is no WebSocket here: give one, for example that of the package ws');
    const url = `${options.url.replace(/^http/, 'ws').replace(/\/+$/, '')}${SOCKET_PATH}`;
    const { token } = options;
    this.make = () =>
      token === undefined ? new Maker(url) : new Maker(url, { headers: { authorization: `Bearer ${token}` } } as never);
    // Whoever asked for the link gets hold of it before it says anything.
    this.timer = setTimeout(() => this.begin(), 0);
  }

  /** Sends if there is a connection. */
  send(text: string): void {
    if (this.greeted) this.socket?.send(text);
  }

  close(): void {
    this.drop();
    this.listener.onStatus({ status: 'closed' });
  }

  /** Connects now, when there is no connection. */
  begin(): void {
    const socket = this.make();
    this.socket = socket;
    socket.onmessage = (event: { readonly data: unknown }) => this.hear(socket, event.data);
    socket.onclose = () => this.lose();
    // A close follows, with the same meaning.
    socket.onerror = () => undefined;
    this.wait(this.patience.reply, () => this.lose());
    this.listener.onStatus({ status: 'connecting' });
  }

  private hear(socket: SocketLike, frame: unknown): void {
    this.wait(this.patience.silence, () => {
      this.wait(this.patience.reply, () => this.lose());
      this.listener.onSilence();
    });
    for (const message of messagesIn(frame)) {
      // Whoever hears the first message of a frame may close the connection.
      if (this.socket !== socket) return;
      if (message.kind === 'hello') {
        this.greeted = true;
        this.listener.onStatus({ status: 'open', hello: message });
      }
      if (message.kind === 'answer') this.tries = 0;
      if (message.kind === 'bye') this.comeBackAfter = message.after;
      this.listener.onMessage(message);
    }
  }

  private lose(): void {
    this.drop();
    const { first, longest } = this.patience;
    // Clients that were cut off together should not all come back together.
    const nextTry =
      this.comeBackAfter === undefined
        ? Math.min(longest, first * 2 ** this.tries) * (0.5 + Math.random() / 2)
        : this.comeBackAfter * (1 + Math.random() / 2);
    this.comeBackAfter = undefined;
    this.tries++;
    this.wait(nextTry, () => this.begin());
    this.listener.onStatus({ status: 'lost', nextTry });
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.greeted = false;
    const { socket } = this;
    this.socket = undefined;
    if (socket === undefined) return;
    // Nothing of it counts any more; a dead connection may take minutes to notice that it is closed.
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private wait(millis: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, millis);
  }
}

/** The messages of a frame that this client knows; a newer server may have others. */
function messagesIn(frame: unknown): readonly Message[] {
  if (typeof frame !== 'string') return [];
  try {
    const messages: unknown = JSON.parse(frame);
    return Array.isArray(messages) ? messages.filter(isMessage) : [];
  } catch {
    return [];
  }
}

const KINDS: ReadonlySet<unknown> = new Set<Message['kind']>(['hello', 'answer', 'update', 'here', 'lobby', 'bye']);
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'kind' in message && KINDS.has(message.kind);
