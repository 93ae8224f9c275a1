import type { Command, FORMS, ListenCommand, TableCommand } from '../commands.js';
import { parseCommand } from '../frame.js';
import type { Answer, Here, Message, Update } from '../messages.js';
import type { Listed } from '../table.js';
import { newId } from './ids.js';
import { Link, type LinkOptions, type Status } from './link.js';

/** The socket side of the client: commands that are answered once, and tables that are heard without a change twice. */

export interface ConnectOptions extends LinkOptions {
  readonly onStatus?: ((status: Status) => void) | undefined;
}

type WithoutId<Any> = Any extends { readonly id: string } ? Omit<Any, 'id'> : never;
/** A command before it has its id. Opening and closing are functions of their own: they last over reconnecting. */
export type Ask = WithoutId<TableCommand | Extract<ListenCommand, { do: 'time' }>>;

export interface TableListener {
  readonly form?: (typeof FORMS)[number] | undefined;
  /** The last change seen already. */
  readonly since?: number | undefined;
  /** `missed` changes lie between the last update and this one, and are not told in it. */
  readonly onUpdate: (update: Update, missed: number) => void;
  readonly onHere?: ((here: Here) => void) | undefined;
  /** The table cannot be opened, or no more after reconnecting. */
  readonly onRefused?: ((reason: string) => void) | undefined;
}

/** Something that is heard until it is closed. */
export interface Opened {
  close(): void;
}

export interface PouchSocket {
  /**
   * Sends a command, as often as it takes; resolves with its one answer. With an id of your own, kept until the answer,
   * a command can be sent again by a program that was stopped in between: it is done once.
   */
  ask(command: Ask, id?: string): Promise<Answer>;
  /** Hears a table until it is closed; a later listener takes the place of an earlier one. */
  open(table: string, listener: TableListener): Opened;
  openLobby(onTables: (tables: readonly Listed[]) => void): Opened;
  /** While the connection is lost: connects at once, instead of waiting for the next try. */
  tryNow(): void;
  /** Ends the connection. Commands without an answer are refused; they may have been done. */
  close(): void;
}

export const connect = (options: ConnectOptions): PouchSocket => new Client(options);

interface Pending {
  readonly text: string;
  /** Whoever asked for this. */
  readonly answered: ((answer: Answer) => void)[];
}

interface Heard {
  readonly listener: TableListener;
  cursor: number | undefined;
}

class Client implements PouchSocket {
  private readonly link: Link;
  /** Unanswered commands by id, in the order in which they were asked. */
  private readonly pending = new Map<string, Pending>();
  private readonly tables = new Map<string, Heard>();
  /** Tables that are being opened, by the id of the command. */
  private readonly opening = new Map<string, string>();
  private lobby: ((tables: readonly Listed[]) => void) | undefined;
  private state: Status['status'] = 'connecting';

  constructor(private readonly options: ConnectOptions) {
    this.link = new Link(options, {
      onStatus: (status) => this.turn(status),
      onMessage: (message) => this.hear(message),
      onSilence: () => this.say({ do: 'time' }),
    });
  }

  ask(command: Ask, id = newId()): Promise<Answer> {
    const text = JSON.stringify({ ...command, id });
    if (this.state === 'closed') return Promise.resolve(refusal(id, CLOSED));
    // What the server would not even answer must not be sent again and again.
    const wrong = parseCommand(new TextEncoder().encode(text));
    if ('reason' in wrong) return Promise.resolve(refusal(id, wrong.reason));
    return new Promise((answered) => {
      const asked = this.pending.get(id);
      asked?.answered.push(answered);
      if (asked !== undefined) return;
      this.pending.set(id, { text, answered: [answered] });
      this.link.send(text);
    });
  }

  open(table: string, listener: TableListener): Opened {
    const heard: Heard = { listener, cursor: listener.since };
    this.tables.set(table, heard);
    this.openTable(table, heard);
    return {
      close: () => {
        if (this.tables.get(table) !== heard) return;
        this.tables.delete(table);
        this.say({ do: 'close', table });
      },
    };
  }

  openLobby(onTables: (tables: readonly Listed[]) => void): Opened {
    this.lobby = onTables;
    this.say({ do: 'open-lobby' });
    return {
      close: () => {
        if (this.lobby !== onTables) return;
        this.lobby = undefined;
        this.say({ do: 'close-lobby' });
      },
    };
  }

  tryNow(): void {
    if (this.state === 'lost') this.link.begin();
  }

  close(): void {
    if (this.state === 'closed') return;
    this.tables.clear();
    this.lobby = undefined;
    this.link.close();
    for (const [id, { answered }] of this.pending) for (const tell of answered) tell(refusal(id, CLOSED));
    this.pending.clear();
  }

  private turn(status: Status): void {
    this.state = status.status;
    if (status.status === 'open') {
      this.opening.clear();
      for (const [table, heard] of this.tables) this.openTable(table, heard);
      if (this.lobby !== undefined) this.say({ do: 'open-lobby' });
      for (const { text } of this.pending.values()) this.link.send(text);
    }
    this.options.onStatus?.(status);
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'answer':
        return this.hearAnswer(message);
      case 'update':
        return this.hearUpdate(message);
      case 'here':
        return this.tables.get(message.table)?.listener.onHere?.(message);
      case 'lobby':
        return this.lobby?.(message.tables);
      case 'hello':
      case 'bye':
        return;
    }
  }

  private hearAnswer(answer: Answer): void {
    if (answer.id === null) return;
    const asked = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    for (const tell of asked?.answered ?? []) tell(answer);
    const table = this.opening.get(answer.id);
    this.opening.delete(answer.id);
    if (table === undefined || answer.ok) return;
    const heard = this.tables.get(table);
    this.tables.delete(table);
    heard?.listener.onRefused?.(answer.reason);
  }

  private hearUpdate(update: Update): void {
    const heard = this.tables.get(update.table);
    if (heard === undefined) return;
    const { cursor = 0 } = heard;
    // Older than what was shown: it crossed with the update that came first.
    if (update.number < cursor) return;
    heard.cursor = update.number;
    const told = update.told.filter(({ number }) => number > cursor);
    heard.listener.onUpdate(
      { ...update, told, since: Math.max(update.since, cursor) },
      Math.max(0, update.since - cursor),
    );
  }

  private openTable(table: string, { cursor, listener }: Heard): void {
    this.opening.set(this.say({ do: 'open', table, since: cursor, form: listener.form }), table);
  }

  /** Sends a command that nobody waits for; what lasts is said again after reconnecting. */
  private say(command: WithoutId<Command>): string {
    const id = newId();
    this.link.send(JSON.stringify({ ...command, id }));
    return id;
  }
}

const CLOSED = 'The connection was closed before an answer came';
const refusal = (id: string, reason: string): Answer => ({ kind: 'answer', id, ok: false, reason });
