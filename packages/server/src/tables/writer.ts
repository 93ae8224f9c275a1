import type { TableEvent } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Change, Head, PublicChangeRow, Store, Write } from '../store/store.js';
import { changesAbout, rewritesLog } from './about.js';
import { ChangeDraft } from './change-draft.js';
import type { CommitQueue, CommitResult, Committer } from './commit-queue.js';
import {
  beforeFirst,
  changeOf,
  guestsIn,
  headOf,
  type LoadedTable,
  playersOf,
  replayAll,
  replayChange,
  snapshotOf,
  UnreadableTable,
} from './log.js';
import type { Origins } from './origins.js';
import { RecentCommands } from './recent-commands.js';
import type { TableRequest } from './request.js';
import { UNREADABLE } from './set-aside.js';
import type { Table } from './table.js';
import { settledAt, timeAfter } from './table-times.js';

/** What the table was when a request was tried: what this process knew, or read after the request had arrived. */
type Knowledge = 'cached' | 'fresh';

/** A request that was tried on the tip. */
interface Attempt {
  readonly request: TableRequest;
  readonly on: Knowledge;
  /** Undefined if the request changed nothing. */
  readonly result:
    | {
        readonly change: Change;
        readonly after: Table;
        readonly aboutChanged: boolean;
        readonly events: readonly TableEvent[];
      }
    | Refusal
    | undefined;
}

interface Writing {
  readonly is: 'writing';
  /** In the transaction that runs now. */
  committing: readonly Attempt[];
  /** For the next transaction. */
  queued: Attempt[];
  /** If present, the store must be read after that, and then these requests tried. */
  thenRead: TableRequest[] | undefined;
}

interface Reading {
  readonly is: 'reading';
  /** Requests that arrived since the read began. */
  readonly since: TableRequest[];
  /** Whether another read was asked for since. */
  again: boolean;
}

/** `ended`: the store has no such table any more, or it cannot be read. */
type State = { readonly is: 'idle' } | Writing | Reading | { readonly is: 'ended'; readonly why: Refusal };

const IDLE: State = { is: 'idle' };

/** Changes that are stored and may be broadcast. */
export interface StoredChanges {
  readonly rows: readonly PublicChangeRow[];
  /** Whether something besides the game has changed. */
  readonly aboutChanged: boolean;
  readonly by: 'this process' | 'others';
}

export interface WriterDependencies {
  readonly store: Store;
  readonly commits: CommitQueue;
  now(): number;
  /** When another process must take the table over, stored with its changes; undefined to leave it as it is. */
  dueAfter(table: Table, was: number | null | undefined): number | null | undefined;
  /** When somebody may have to be told of a change outside the page, stored with it. */
  alertAt(before: Table | undefined, after: Table): number | undefined;
  /** The log of a table cannot be read. */
  unreadable(table: string, error: unknown): void;
  onError(error: unknown): void;
  /** How many changes people can make at a table; the server's own go on up to twice as many. */
  readonly changesPerTable: number;
  limited(limit: 'changesPerTable'): void;
  /** Waits before another attempt to reach the store, the longer the more have failed. */
  pause(failures: number): Promise<void>;
}

const SNAPSHOT_EVERY = 100;
/** How many of the last changes stay in memory, for subscribers that reconnect. */
const RECENT = 32;

export const UNREACHABLE = new Refusal('The server can’t reach its database right now. Try again.');
export const NO_TABLE = new Refusal('This table doesn’t exist any more.');
const TOO_LONG = new Refusal('This table has reached the limit for its length. Create a new one to play on.');
const FAULT = new Refusal('Something went wrong on the server. Nothing has changed.');

/**
 * Writes one table with optimistic concurrency. Requests are tried in order on the tip: the stored table plus the
 * changes on their way to the store. Nothing is answered or broadcast before it is stored. The primary key (table,
 * number) decides between processes: after a conflict the table is read again, and all that was in flight is retried.
 */
export class TableWriter implements Committer {
  /** The table as it is stored: all that may be sent to anyone. */
  stored: Table;
  /** The last stored changes, in order. */
  readonly recent: PublicChangeRow[] = [];
  /** When another process must take the table over, as the store has it; undefined if that is not known. */
  due: number | null | undefined;
  private state: State = IDLE;
  private tip: Table;
  private readonly commands = new RecentCommands();
  /** Guests of whom the store knows that this log names them, and those that are being added. */
  private readonly named = new Set<string>();
  private naming = new Set<string>();
  private readonly origins: Origins;

  constructor(
    { table, origins }: LoadedTable,
    private snapshotAt: number,
    due: number | null | undefined,
    private readonly dependencies: WriterDependencies,
    private readonly changed: (changes: StoredChanges) => void,
  ) {
    this.stored = table;
    this.tip = table;
    this.origins = origins;
    this.due = due;
  }

  get id(): string {
    return this.stored.id;
  }

  get isBusy(): boolean {
    return this.state.is === 'writing' || this.state.is === 'reading';
  }

  /** Whether a command may be in the log already; false positives are rare. */
  mayHaveDone(origin: string): boolean {
    return this.origins.mayHave(origin);
  }

  submit(request: TableRequest): void {
    if (!this.commands.begin(request)) return;
    if (request.origin !== null && this.mayHaveDone(request.origin)) void this.lookUp(request, request.origin);
    else this.enqueue(request);
  }

  /** Reads what other processes have written: now, or after what is in flight. */
  async catchUp(): Promise<void> {
    if (this.state.is === 'reading') this.state.again = true;
    else await this.readFor([]);
  }

  private async readFor(requests: readonly TableRequest[]): Promise<void> {
    const { state } = this;
    if (state.is === 'idle') await this.read('changes', requests);
    if (state.is === 'writing') state.thenRead = [...(state.thenRead ?? []), ...requests];
  }

  /** A command that may have been done before this process knew the table. */
  private async lookUp(request: TableRequest, origin: string): Promise<void> {
    try {
      const number = await this.dependencies.store.numberOf(this.id, origin, this.origins.numbersOf(origin));
      if (number === undefined) this.enqueue(request);
      else this.commands.end(request, number);
    } catch (error) {
      this.dependencies.onError(error);
      this.commands.end(request, UNREACHABLE);
    }
  }

  private enqueue(request: TableRequest): void {
    const { state } = this;
    switch (state.is) {
      case 'idle':
        return this.attempt(request, 'cached');
      case 'writing':
        if (state.thenRead === undefined) this.attempt(request, 'cached');
        else state.thenRead.push(request);
        return;
      case 'reading':
        state.since.push(request);
        return;
      case 'ended':
        return this.commands.end(request, state.why);
    }
  }

  /** Tries a request on the tip. */
  private attempt(request: TableRequest, on: Knowledge): void {
    const draft = new ChangeDraft(this.tip, timeAfter(this.tip, this.dependencies.now()));
    const refusal = this.perform(request, draft);
    if (refusal !== undefined && this.state.is === 'idle')
      if (this.isFinal(request, on)) this.commands.end(request, refusal);
      else void this.read('changes', [request]);
    // A refusal on the tip holds only if what is in flight gets stored: it waits for that.
    else if (refusal !== undefined || draft.entries.length === 0) this.queue({ request, on, result: refusal });
    else {
      const after = draft.finish();
      this.tip = after;
      const { events } = draft;
      const result = {
        change: changeOf(draft, request.origin),
        after,
        aboutChanged: events.some(changesAbout),
        events,
      };
      this.queue({ request, on, result });
    }
  }

  /** An exception costs its request, not the table. */
  private perform(request: TableRequest, draft: ChangeDraft): Refusal | undefined {
    const { changesPerTable, limited } = this.dependencies;
    const most = request.unbounded ? Number.POSITIVE_INFINITY : changesPerTable * (request.origin === null ? 2 : 1);
    if (draft.table.number > most) {
      limited('changesPerTable');
      return TOO_LONG;
    }
    try {
      return request.perform(draft);
    } catch (error) {
      this.dependencies.onError(error);
      return FAULT;
    }
  }

  private queue(attempt: Attempt): void {
    const { state } = this;
    if (state.is === 'writing') state.queued.push(attempt);
    else this.state = { is: 'writing', committing: [], queued: [attempt], thenRead: undefined };
    this.dependencies.commits.add(this);
  }

  /** Whether a refusal may be answered. Nobody is refused on stale knowledge: otherwise the store is read first. */
  private isFinal({ origin }: TableRequest, on: Knowledge): boolean {
    return origin === null || on === 'fresh' || !this.dependencies.store.shared;
  }

  takeWrite(): Write | undefined {
    const { state } = this;
    if (state.is !== 'writing') return undefined;
    state.committing = state.queued;
    state.queued = [];
    const changes: Change[] = [];
    let after = this.stored;
    let head: Head | undefined;
    let rewrites = false;
    this.naming = new Set();
    for (const { result } of state.committing) {
      if (result === undefined || result instanceof Refusal) continue;
      changes.push(result.change);
      this.origins.add(result.change.origin, result.change.number);
      after = result.after;
      rewrites ||= result.events.some(rewritesLog);
      for (const guest of guestsIn(result.events)) if (!this.named.has(guest)) this.naming.add(guest);
      // Writing the head of a waiting table fails if the table has been swept.
      if (result.aboutChanged || after.phase === 'waiting') head = headOf(after, result.change.at);
    }
    const due = this.dependencies.dueAfter(after, this.due);
    if (due !== undefined) this.due = due;
    return {
      table: this.id,
      changes,
      head,
      players: head === undefined ? undefined : playersOf(after),
      // With what replaces it, an older snapshot is gone.
      snapshot:
        rewrites || after.number - this.snapshotAt >= SNAPSHOT_EVERY
          ? { number: after.number, body: snapshotOf({ table: after, origins: this.origins }) }
          : undefined,
      named: this.naming.size === 0 ? undefined : [...this.naming],
      due,
      alertAt: changes.length === 0 ? undefined : this.dependencies.alertAt(this.stored, after),
    };
  }

  committed(how: CommitResult): void {
    const { state } = this;
    if (state.is !== 'writing') throw new Error(`table ${this.id}: committed while ${state.is}`);
    const { committing, queued, thenRead } = state;
    if (how !== 'stored') {
      this.due = undefined;
      const inFlight = [...committing, ...queued].map(({ request }) => request);
      return void this.read('after a conflict', [...inFlight, ...(thenRead ?? [])]);
    }
    const rows: PublicChangeRow[] = [];
    for (const guest of this.naming) this.named.add(guest);
    this.naming = new Set();
    let aboutChanged = false;
    let rewrites = false;
    let recheck = thenRead;
    for (const { request, on, result } of committing)
      if (result instanceof Refusal) {
        if (!this.isFinal(request, on)) recheck = [...(recheck ?? []), request];
      } else if (result !== undefined) {
        this.stored = result.after;
        rows.push(result.change);
        aboutChanged ||= result.aboutChanged;
        rewrites ||= result.events.some(rewritesLog);
      }
    if (rewrites) this.forgetRecent();
    this.remember(rows);
    if (queued.length > 0) this.state = { is: 'writing', committing: [], queued, thenRead: recheck };
    else if (recheck !== undefined) void this.read('changes', recheck);
    else this.state = IDLE;
    for (const { request, on, result } of committing)
      if (!(result instanceof Refusal)) this.commands.end(request, result?.change.number ?? this.stored.number);
      else if (this.isFinal(request, on)) this.commands.end(request, result);
    if (rows.length > 0) this.changed({ rows, aboutChanged, by: 'this process' });
  }

  /** Older changes say something else now. */
  private forgetRecent(): void {
    this.recent.splice(0);
    this.named.clear();
    this.snapshotAt = this.stored.number;
  }

  private remember(rows: readonly PublicChangeRow[]): void {
    for (const { number, at, told } of rows) this.recent.push({ number, at, told });
    const kept = Math.max(RECENT, rows.length);
    if (this.recent.length > kept) this.recent.splice(0, this.recent.length - kept);
    if (this.stored.number - this.snapshotAt >= SNAPSHOT_EVERY) this.snapshotAt = this.stored.number;
  }

  private async readAgain(): Promise<void> {
    const changes = await this.dependencies.store.changesAfter(this.id, 0);
    const [first] = changes;
    if (first === undefined) return;
    const { id, seed, madeAt } = this.stored;
    const before = beforeFirst({ row: { id, seed, madeAt, origin: null } }, first);
    this.stored = replayAll(
      before,
      changes.filter(({ number }) => number <= this.stored.number),
    ).table;
    this.forgetRecent();
  }

  /** Reads the changes of other processes, then tries the requests that waited for them. */
  private async read(why: 'changes' | 'after a conflict', before: readonly TableRequest[]): Promise<void> {
    const state: Reading = { is: 'reading', since: [], again: false };
    this.state = state;
    let found = await this.tryToRead(why);
    // Nothing can be answered while the store is unreachable.
    for (let failures = 1; found === undefined; failures++) {
      await this.dependencies.pause(failures);
      found = await this.tryToRead(why);
    }
    const { since, again } = state;
    this.tip = this.stored;
    if (found !== 'table') {
      this.state = { is: 'ended', why: found };
      for (const request of [...before, ...since]) this.commands.end(request, found);
      return;
    }
    this.state = IDLE;
    for (const request of before) if (!this.commands.endIfFound(request)) this.attempt(request, 'fresh');
    if (again) return this.readFor(since);
    for (const request of since) if (!this.commands.endIfFound(request)) this.enqueue(request);
  }

  /** The reason if there is nothing to write any more; undefined if the store cannot be read now. */
  private async tryToRead(why: 'changes' | 'after a conflict'): Promise<'table' | Refusal | undefined> {
    const { store, now, unreadable, onError } = this.dependencies;
    try {
      const rows = await store.changesAfter(this.id, this.stored.number);
      let aboutChanged = false;
      let rewrites = false;
      for (const change of rows) {
        const draft = replayChange(this.stored, change);
        this.stored = draft.table;
        aboutChanged ||= draft.events.some(changesAbout);
        rewrites ||= draft.events.some(rewritesLog);
        this.origins.add(change.origin, change.number);
        if (change.origin !== null) this.commands.found(change.origin, change.number);
      }
      // Another process may have rewritten the log by now: what this one has read before is out of date.
      if (rewrites) await this.readAgain();
      this.stored = settledAt(this.stored, now());
      this.remember(rows);
      if (rows.length > 0) this.changed({ rows, aboutChanged, by: 'others' });
      // The store would refuse all changes of a table that was swept.
      if (why === 'after a conflict') return (await store.lastNumbers([this.id])).has(this.id) ? 'table' : NO_TABLE;
      return 'table';
    } catch (error) {
      if (error instanceof UnreadableTable) {
        unreadable(this.id, error);
        return UNREADABLE;
      }
      onError(error);
      return undefined;
    }
  }
}
