import { type Message, ROUTES, type Route, type RouteName } from '@pouch/protocol';
import { expect, onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';

/** An HTTP client that keeps its cookie and checks every response against the protocol. */

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  /** The `Set-Cookie` header of this response. */
  readonly cookie: string | undefined;
}

export interface Ask {
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export class TestClient {
  secret: string | undefined;

  constructor(readonly url: string) {}

  get headers(): Record<string, string> {
    return this.secret === undefined ? {} : { cookie: `pouch=${this.secret}` };
  }

  async ask(name: RouteName, { path, body, headers }: Ask = {}): Promise<Reply> {
    const route: Route = ROUTES[name];
    const answer = await fetch(this.url + (path ?? route.path), {
      method: route.method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const json = isJson ? JSON.parse(text) : { text };
    if (answer.ok && typeof route.answer === 'object') expect(route.answer.safeParse(json).error).toBeUndefined();
    if (!answer.ok) expect(json).toEqual({ error: expect.stringMatching(/^\S.* .*\.$/) });
    const cookie = answer.headers.getSetCookie()[0];
    const secret = /^pouch=([^;]*)/.exec(cookie ?? '')?.[1];
    if (secret !== undefined) this.secret = secret === '' ? undefined : secret;
    return { status: answer.status, body: json, headers: answer.headers, cookie };
  }

  connect(headers: Record<string, string> = {}): Promise<TestSocket> {
    return connect(this.url, { ...this.headers, ...headers });
  }
}

export async function newGuest(url: string, name = 'Mara'): Promise<TestClient> {
  const client = new TestClient(url);
  expect((await client.ask('makeGuest', { body: { name, crest: 2 } })).status).toBe(200);
  return client;
}

/** An open socket. Waits for messages, never for time. */
export class TestSocket {
  readonly frames: Message[][] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  #wake: () => void = () => {};

  constructor(readonly ws: WebSocket) {
    ws.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)));
      this.#wake();
    });
    this.closed = new Promise((resolve) =>
      ws.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        this.#wake();
      }),
    );
    ws.on('error', () => {});
  }

  get messages(): Message[] {
    return this.frames.flat();
  }

  send(command: unknown): void {
    this.ws.send(typeof command === 'string' ? command : JSON.stringify(command));
  }

  /** Resolves as soon as `many` messages of a kind have arrived. */
  async waitFor<Kind extends Message['kind']>(kind: Kind, many = 1): Promise<Extract<Message, { kind: Kind }>[]> {
    for (;;) {
      const heard = this.messages.filter((message) => message.kind === kind);
      if (heard.length >= many) return heard as Extract<Message, { kind: Kind }>[];
      if (this.ws.readyState === WebSocket.CLOSED)
        throw new Error(`Closed with ${heard.length} of ${many} ${kind} messages`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/** Opens a socket; throws with the status if the server refuses it. */
export function connect(
  url: string,
  headers: Record<string, string>,
  path = '/api/socket',
  options: ClientOptions = {},
): Promise<TestSocket> {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers, ...options });
  onTestFinished(() => socket.terminate());
  const opened = new TestSocket(socket);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(opened));
    socket.on('unexpected-response', (_, answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => reject(new Error(`${answer.statusCode} ${text}`)));
    });
    socket.on('error', reject);
  });
}

let ids = 0;
export const commandId = (): string => `command-${++ids}`;
