import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Command, parseCommand } from '@pouch/protocol';
import { type WebSocket, WebSocketServer } from 'ws';

/** An asynchronous queue. */
export class Queue<T> {
  private readonly there: T[] = [];
  private readonly waiting: ((item: T) => void)[] = [];

  put(item: T): void {
    const first = this.waiting.shift();
    if (first === undefined) this.there.push(item);
    else first(item);
  }

  /** The items not taken yet. */
  get size(): number {
    return this.there.length;
  }

  next(): Promise<T> {
    const item = this.there.shift();
    return item === undefined ? new Promise((got) => this.waiting.push(got)) : Promise.resolve(item);
  }

  /** Takes items until one matches; drops the others. */
  async until(wanted: (item: T) => boolean): Promise<T> {
    for (;;) {
      const item = await this.next();
      if (wanted(item)) return item;
    }
  }
}

export class FakeConnection {
  readonly commands = new Queue<Command>();
  readonly closed: Promise<unknown>;

  constructor(
    private readonly socket: WebSocket,
    readonly authorization: string | undefined,
  ) {
    this.closed = once(socket, 'close');
    socket.on('message', (data: Buffer) => {
      const read = parseCommand(data);
      if ('reason' in read) throw new Error(read.reason);
      this.commands.put(read.command);
    });
  }

  send(...messages: unknown[]): void {
    this.socket.send(JSON.stringify(messages));
  }

  sendRaw(frame: string): void {
    this.socket.send(frame);
  }

  hello(): void {
    this.send({ kind: 'hello', guest: { id: 'g'.repeat(16), name: 'Mara', crest: 0 }, now: 1 });
  }

  accept(command: Command, number: number | null = null): void {
    this.send({ kind: 'answer', id: command.id, ok: true, number, now: 1 });
  }

  refuse(command: Command, reason: string): void {
    this.send({ kind: 'answer', id: command.id, ok: false, reason });
  }

  /** Cuts the connection without a closing handshake. */
  cut(): void {
    this.socket.terminate();
  }

  close(): void {
    this.socket.close();
  }
}

export class FakeServer {
  readonly connections = new Queue<FakeConnection>();

  private constructor(private readonly server: WebSocketServer) {
    server.on('connection', (socket, request) =>
      this.connections.put(new FakeConnection(socket, request.headers.authorization)),
    );
  }

  static async listen(): Promise<FakeServer> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/api/socket' });
    await once(server, 'listening');
    return new FakeServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Accepts the next connection and sends `hello`. */
  async greeted(): Promise<FakeConnection> {
    const connection = await this.connections.next();
    connection.hello();
    return connection;
  }

  async close(): Promise<void> {
    for (const socket of this.server.clients) socket.terminate();
    await new Promise((closed) => this.server.close(closed));
  }
}
