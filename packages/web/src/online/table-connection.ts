import type { About, CommandInput, GuestAbout, Here, PublicChange, Update } from '@pouch/protocol';
import { newId, RequestRefused } from '@pouch/protocol';
import { GAMES, type Json, type Seat } from '@pouch/rules';
import type { TableSource } from '../table/source.ts';
import { keepSending, sendingTo, sent } from './sending.ts';
import type { Line, Server } from './server.ts';
import { theServer } from './server.ts';
import { OnlineTable } from './table.ts';

/** The page's connection to a table on the server: who is there, the chat, and the game once it has started. */

/** A line of the chat: a message, or an event of the table beside the game. */
export interface TableLine {
  /** Unique among the lines of the table. */
  readonly key: string;
  readonly number: number;
  readonly at: number;
  readonly happened: Extract<
    PublicChange['happened'][number],
    { what: 'said' | 'sat' | 'bot-sat' | 'cleared' | 'left' | 'back' | 'started' | 'over' | 'verdict' | 'rematch' }
  >;
}

/** All that is known about the table beside the game itself. Replaced as a whole on every change. */
export interface TableState {
  readonly state: 'opening' | 'open' | 'gone';
  /** Why it is gone. */
  readonly reason?: string;
  readonly line: Line;
  readonly about?: About;
  readonly me?: GuestAbout;
  /** My seat; undefined for spectators. */
  readonly seat?: Seat;
  /** Ids of the connected players, and how many spectators there are. */
  readonly here: { readonly guests: readonly string[]; readonly watchers: number };
  /** The oldest first. */
  readonly lines: readonly TableLine[];
  /** The game, once it has started. */
  readonly source?: TableSource;
}

type WithoutTable<Any> = Any extends { readonly table: string } ? Omit<Any, 'table'> : never;
/** A command at this table; decisions go through its source. */
export type TableCommand = WithoutTable<Exclude<CommandInput, { do: 'decide' | 'time' }>>;

const LINE_EVENTS = [
  'said',
  'sat',
  'bot-sat',
  'cleared',
  'left',
  'back',
  'started',
  'over',
  'verdict',
  'rematch',
] as const;
type LineEvent = (typeof LINE_EVENTS)[number];
const MOST_LINES = 500;

export class TableConnection {
  private current: TableState;
  private readonly listeners = new Set<() => void>();
  private readonly server: Server = theServer();
  private readonly stop: (() => void)[] = [];
  private table: OnlineTable | undefined;
  private cursor = 0;
  /** Pending requests for missed changes: later updates wait for them. */
  private catching: Promise<void> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    this.current = { state: 'opening', line: this.server.line(), here: { guests: [], watchers: 0 }, lines: [] };
    this.stop.push(this.server.subscribe(() => this.change({ line: this.server.line(), me: this.server.me() })));
    void this.open();
  }

  view = (): TableState => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends a command; resolves to the reason of a refusal, or undefined. */
  async ask(command: TableCommand): Promise<string | undefined> {
    const answer = await this.server.socket().ask({ ...command, table: this.id } as CommandInput);
    return answer.ok ? undefined : answer.reason;
  }

  tryNow = (): void => this.server.tryNow();

  close(): void {
    this.closed = true;
    for (const stop of this.stop.splice(0)) stop();
    this.table?.close();
    this.listeners.clear();
  }

  /** Opening a table makes this device a guest of the server. */
  private async open(): Promise<void> {
    try {
      const me = await this.server.guest();
      if (me instanceof RequestRefused) return this.change({ state: 'gone', reason: me.reason });
      this.change({ me });
    } catch {
      // The server cannot be reached; its first message will say who I am.
    }
    if (this.closed) return;
    const opened = this.server.socket().open(this.id, {
      form: 'view',
      onUpdate: (update, missed) => this.hear(update, missed),
      onHere: ({ guests, watchers }: Here) => this.change({ here: { guests, watchers } }),
      onRefused: (reason) => this.change({ state: 'gone', reason }),
    });
    this.stop.push(() => opened.close());
    for (const { id, command } of sendingTo(this.id)) void this.send(id, command);
  }

  private hear(update: Update, missed: number): void {
    if (this.catching === undefined && missed === 0) return this.take(update);
    const before = this.catching ?? Promise.resolve();
    const after = before.then(async () => {
      const told = missed === 0 ? [] : await this.fetch(update.since);
      this.take(told === undefined ? update : { ...update, told: [...told, ...update.told] }, told === undefined);
    });
    this.catching = after;
    void after.then(() => {
      if (this.catching === after) this.catching = undefined;
    });
  }

  /** The public changes after the last known one, up to a number; undefined if they cannot be fetched. */
  private async fetch(until: number): Promise<readonly PublicChange[] | undefined> {
    const all: PublicChange[] = [];
    for (let after = this.cursor; after < until; after = all.at(-1)?.number ?? until) {
      const page = await this.server.api.log(this.id, after).catch(() => undefined);
      if (page === undefined || page instanceof RequestRefused || page.told.length === 0) return undefined;
      all.push(...page.told.filter(({ number }) => number <= until));
      if (page.told.some(({ number }) => number >= until)) break;
    }
    return all;
  }

  private take(update: Update, isLost = false): void {
    this.cursor = update.number;
    const about = update.about ?? this.current.about;
    if (about === undefined) return;
    const seat = update.seat ?? undefined;
    const lines = update.told.flatMap(({ number, at, happened }) =>
      happened.flatMap((each, index) =>
        LINE_EVENTS.includes(each.what as LineEvent)
          ? [{ key: `${number}.${index}`, number, at, happened: each as TableLine['happened'] }]
          : [],
      ),
    );
    if (about.phase !== 'waiting' && update.view !== null) {
      this.table ??= new OnlineTable(GAMES[about.game], about, this.server, (decision, shown) =>
        this.decide(GAMES[about.game].notation.step(decision), shown),
      );
      if (isLost) this.table.lose();
      this.table.take(update, about);
    }
    this.change({
      state: 'open',
      about,
      seat,
      lines: lines.length === 0 ? this.current.lines : [...this.current.lines, ...lines].slice(-MOST_LINES),
      source: this.table?.source,
    });
  }

  /** Sends a decision and stores it until it is answered: it is resent as often as needed, and done once. */
  private decide(
    { seat: _, ...step }: Json,
    shown: { readonly number: number; readonly ms: number } | undefined,
  ): Promise<{ readonly number: number } | { readonly reason: string }> {
    const command = { do: 'decide', table: this.id, step, ...(shown && { shown }) } as CommandInput;
    const id = newId();
    keepSending(this.id, { id, command });
    return this.send(id, command);
  }

  private async send(
    id: string,
    command: CommandInput,
  ): Promise<{ readonly number: number } | { readonly reason: string }> {
    const answer = await this.server.socket().ask(command, id);
    sent(this.id, id);
    return answer.ok ? { number: answer.number ?? 0 } : { reason: answer.reason };
  }

  private change(change: { readonly [Name in keyof TableState]?: TableState[Name] | undefined }): void {
    this.current = { ...this.current, ...change } as TableState;
    const { about, here, line } = this.current;
    if (about !== undefined) this.table?.around(about, here.guests, line.connection);
    for (const listener of [...this.listeners]) listener();
  }
}
