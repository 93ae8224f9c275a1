import type { Command, FORMS, ListenCommand, TableCommand } from '../commands.js';
import { parseCommand } from '../frame.js';
import type { Answer, Closed, Here, Lobby, LobbyChanges, Message, Seeking, Update } from '../messages.js';
import type { Listed } from '../table.js';
import { Connection, type ConnectionOptions, type Status } from './connection.js';
import { newId } from './ids.js';
import { LobbyList } from './lobby-list.js';

/** The WebSocket client: every command is answered once, and every change of a table is delivered once. */

export interface ConnectOptions extends ConnectionOptions {
  readonly onStatus?: ((status: Status) => void) | undefined;
}

type WithoutId<Any> = Any extends { readonly id: string } ? Omit<Any, 'id'> : never;
/** A command without its id. `open` and `close` are methods instead, because they outlast a connection. */
export type CommandInput = WithoutId<TableCommand | Extract<ListenCommand, { do: 'time' | 'look' }>>;

export interface TableListener {
  readonly form?: (typeof FORMS)[number] | undefined;
  /** The last change already seen. */
  readonly since?: number | undefined;
  /** `missed` is the number of changes between the last update and this one that it does not contain. */
  readonly onUpdate: (update: Update, missed: number) => void;
  readonly onHere?: ((here: Here) => void) | undefined;
  /** The table cannot be opened, or not any more: after reconnecting, or because the host has removed you. */
  readonly onRefused?: ((reason: string) => void) | undefined;
}

export type SeekWish = Omit<Extract<ListenCommand, { do: 'seek' }>, 'id' | 'do'>;

export interface SeekListener {
  readonly onSeeking: (seeking: Seeking) => void;
  /** Nothing can be looked for now. */
  readonly onRefused: (reason: string) => void;
}

export interface Subscription {
  close(): void;
}

export interface PouchSocket {
  /**
   * Sends a command, again after every reconnect, until it is answered. With an id of its own, stored until the answer,
   * a program can send the command again after a restart; the server executes it once.
   */
  ask(command: CommandInput, id?: string): Promise<Answer>;
  /** Subscribes to a table. A later listener replaces an earlier one. */
  open(table: string, listener: TableListener): Subscription;
  openLobby(onTables: (tables: readonly Listed[]) => void): Subscription;
  /** Looks for someone to play with, again after every reconnect, until a game is found or this is closed. */
  seek(wish: SeekWish, listener: SeekListener): Subscription;
  /** Reconnects at once if the connection is lost. */
  tryNow(): void;
  /**
   * Finds out whether the connection still works, and reconnects at once if it is lost, as if nothing had failed before:
   * after the device was offline or asleep.
   */
  check(): void;
  /** Changes after how many milliseconds without a message the connection is checked. */
  changeIdle(millis: number): void;
  /** Closes the connection and refuses unanswered commands. The server may have executed them. */
  close(): void;
}

export const connect = (options: ConnectOptions): PouchSocket => new Client(options);

interface PendingCommand {
  readonly text: string;
  readonly resolvers: ((answer: Answer) => void)[];
}

interface OpenTable {
  readonly listener: TableListener;
  cursor: number | undefined;
}

class Client implements PouchSocket {
  private readonly connection: Connection;
  /** Unanswered commands by id, oldest first. */
  private readonly pending = new Map<string, PendingCommand>();
  private readonly tables = new Map<string, OpenTable>();
  /** Tables with an unanswered `open`, by the id of the command. */
  private readonly opening = new Map<string, string>();
  private lobby: ((tables: readonly Listed[]) => void) | undefined;
  private readonly lobbyList = new LobbyList();
  private seeking: { readonly wish: SeekWish; readonly listener: SeekListener; id?: string } | undefined;
  private status: Status['status'] = 'connecting';

  constructor(private readonly options: ConnectOptions) {
    this.connection = new Connection(options, {
      onStatus: (status) => this.changeStatus(status),
      onMessage: (message) => this.receive(message),
      onIdle: () => this.send({ do: 'time' }),
    });
  }

  ask(command: CommandInput, id = newId()): Promise<Answer> {
    const text = JSON.stringify({ ...command, id });
    if (this.status === 'closed') return Promise.resolve(refusal(id, CLOSED));
    // The server would not answer an invalid id, and the command would be sent again and again.
    const read = parseCommand(new TextEncoder().encode(text));
    if ('reason' in read) return Promise.resolve(refusal(id, read.reason));
    return new Promise((resolve) => {
      const pending = this.pending.get(id);
      pending?.resolvers.push(resolve);
      if (pending !== undefined) return;
      this.pending.set(id, { text, resolvers: [resolve] });
      this.connection.send(text);
      this.connection.expectAnswer();
    });
  }

  open(table: string, listener: TableListener): Subscription {
    const open: OpenTable = { listener, cursor: listener.since };
    this.tables.set(table, open);
    this.sendOpen(table, open);
    return {
      close: () => {
        if (this.tables.get(table) !== open) return;
        this.tables.delete(table);
        this.send({ do: 'close', table });
      },
    };
  }

  openLobby(onTables: (tables: readonly Listed[]) => void): Subscription {
    this.lobby = onTables;
    this.sendOpenLobby();
    return {
      close: () => {
        if (this.lobby !== onTables) return;
        this.lobby = undefined;
        this.send({ do: 'close-lobby' });
      },
    };
  }

  seek(wish: SeekWish, listener: SeekListener): Subscription {
    const seeking = { wish, listener };
    this.seeking = seeking;
    this.sendSeek();
    return {
      close: () => {
        if (this.seeking !== seeking) return;
        this.seeking = undefined;
        this.send({ do: 'stop-seeking' });
      },
    };
  }

  tryNow(): void {
    if (this.status === 'lost') this.connection.connect();
  }

  check(): void {
    if (this.status !== 'closed') this.connection.check();
  }

  changeIdle(millis: number): void {
    this.connection.changeIdle(millis);
  }

  close(): void {
    if (this.status === 'closed') return;
    this.tables.clear();
    this.lobby = undefined;
    this.seeking = undefined;
    this.connection.close();
    for (const [id, { resolvers }] of this.pending) for (const resolve of resolvers) resolve(refusal(id, CLOSED));
    this.pending.clear();
  }

  private changeStatus(status: Status): void {
    this.status = status.status;
    if (status.status === 'open') {
      this.opening.clear();
      for (const [table, open] of this.tables) this.sendOpen(table, open);
      if (this.lobby !== undefined) this.sendOpenLobby();
      this.sendSeek();
      for (const { text } of this.pending.values()) this.connection.send(text);
      if (this.pending.size > 0) this.connection.expectAnswer();
    }
    this.options.onStatus?.(status);
  }

  private receive(message: Message): void {
    switch (message.kind) {
      case 'answer':
        return this.receiveAnswer(message);
      case 'update':
        return this.receiveUpdate(message);
      case 'here':
        return this.tables.get(message.table)?.listener.onHere?.(message);
      case 'closed':
        return this.receiveClosed(message);
      case 'lobby':
      case 'lobby-changes':
        return this.receiveLobby(message);
      case 'seeking':
        return this.receiveSeeking(message);
      case 'hello':
      case 'bye':
        return;
    }
  }

  private receiveAnswer(answer: Answer): void {
    if (answer.id === null) return;
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    for (const resolve of pending?.resolvers ?? []) resolve(answer);
    if (answer.id === this.seeking?.id && !answer.ok) {
      const { listener } = this.seeking;
      this.seeking = undefined;
      listener.onRefused(answer.reason);
    }
    const table = this.opening.get(answer.id);
    this.opening.delete(answer.id);
    if (table === undefined || answer.ok) return;
    const open = this.tables.get(table);
    this.tables.delete(table);
    open?.listener.onRefused?.(answer.reason);
  }

  private receiveClosed({ table, reason }: Closed): void {
    const open = this.tables.get(table);
    this.tables.delete(table);
    open?.listener.onRefused?.(reason);
  }

  private receiveUpdate(update: Update): void {
    const open = this.tables.get(update.table);
    if (open === undefined) return;
    const { cursor = 0 } = open;
    // An older update crossed with a newer one.
    if (update.number < cursor) return;
    open.cursor = update.number;
    const told = update.told.filter(({ number }) => number > cursor);
    open.listener.onUpdate(
      { ...update, told, since: Math.max(update.since, cursor) },
      Math.max(0, update.since - cursor),
    );
  }

  private receiveLobby(message: Lobby | LobbyChanges): void {
    const tables = this.lobbyList.after(message);
    if (tables !== undefined) this.lobby?.(tables);
  }

  private receiveSeeking(message: Seeking): void {
    const { seeking } = this;
    if (message.state !== 'waiting') this.seeking = undefined;
    seeking?.listener.onSeeking(message);
  }

  private sendSeek(): void {
    if (this.seeking !== undefined) this.seeking.id = this.send({ do: 'seek', ...this.seeking.wish });
  }

  /** The server answers with the whole list: changes that are still on their way belong to an older one. */
  private sendOpenLobby(): void {
    this.lobbyList.forget();
    this.send({ do: 'open-lobby' });
  }

  private sendOpen(table: string, { cursor, listener }: OpenTable): void {
    this.opening.set(this.send({ do: 'open', table, since: cursor, form: listener.form }), table);
  }

  /** Sends a command without waiting for its answer, and returns its id. */
  private send(command: WithoutId<Command>): string {
    const id = newId();
    this.connection.send(JSON.stringify({ ...command, id }));
    return id;
  }
}

const CLOSED = 'The connection was closed before the server answered.';
const refusal = (id: string, reason: string): Answer => ({ kind: 'answer', id, ok: false, reason });
