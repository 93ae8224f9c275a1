import { type Closed, LIMITS } from '@pouch/protocol';
import type { PublicChangeRow, StoredTable } from '../store/store.js';
import { dropAboutJson } from './about.js';
import { type Absence, Absences } from './absences.js';
import { Broadcast } from './broadcast.js';
import type { Connection } from './connection.js';
import { beforeFirst, type LoadedTable, readSnapshot, replayAll, UnreadableTable } from './log.js';
import { isRemoved, REMOVED } from './manners.js';
import { Origins } from './origins.js';
import { Presence } from './presence.js';
import type { SetAside } from './set-aside.js';
import { type Form, Subscribers } from './subscribers.js';
import type { Table } from './table.js';
import { settledAt } from './table-times.js';
import { type StoredChanges, TableWriter, type WriterDependencies } from './writer.js';

export interface OpenTableDependencies extends WriterDependencies {
  /** Tells the other processes who subscribes to a table here. */
  announce(table: string, guests: readonly string[]): void;
  /** Asks the other processes who subscribes to a table there. */
  askPresence(table: string): void;
  readonly setAside: SetAside;
  /** A table was read from the store. */
  loaded(open: OpenTable): void;
  /** Somebody has been away for so long that something follows. */
  absent(open: OpenTable, absence: Absence): void;
  /** A change is stored and broadcast. */
  tableChanged(open: OpenTable, changes: StoredChanges): void;
}

/** What the store has besides the table itself. */
interface Bookkeeping {
  /** The number of the last snapshot. */
  readonly snapshotAt: number;
  readonly due: number | null | undefined;
}

/** One table in this process: its writer, its subscribers, and who is present. */
export class OpenTable {
  readonly writer: TableWriter;
  readonly subscribers = new Subscribers();
  readonly presence: Presence;
  readonly absences: Absences;
  /** Whether the lobby had it before its last change. */
  wasListed: boolean;
  /** When it was last asked for. */
  usedAt: number;

  constructor(
    loaded: LoadedTable,
    { snapshotAt, due }: Bookkeeping,
    private readonly dependencies: OpenTableDependencies,
  ) {
    const { id } = loaded.table;
    this.writer = new TableWriter(loaded, snapshotAt, due, dependencies, (changes) => this.changed(changes));
    this.presence = new Presence(
      this.subscribers,
      () => this.table,
      (guests) => dependencies.announce(id, guests),
      { changed: () => this.absences.refresh(), awaySince: (guest) => this.absences.of(guest) },
    );
    this.absences = new Absences({
      table: () => this.table,
      isHere: (guest) => this.presence.isHere(guest),
      now: () => dependencies.now(),
      due: (absence) => dependencies.absent(this, absence),
    });
    this.absences.refresh();
    this.wasListed = loaded.table.visibility === 'listed';
    this.usedAt = dependencies.now();
  }

  get id(): string {
    return this.writer.id;
  }

  /** The table as it is stored. */
  get table(): Table {
    return this.writer.stored;
  }

  /** Subscribes a connection and sends it everything since a change that it has seen. */
  subscribe(connection: Connection, form: Form, since: number, rows: readonly PublicChangeRow[]): void {
    const { table } = this;
    const subscriber = this.subscribers.add(connection, form, Math.min(since, table.number));
    new Broadcast(table, rows, 'with about', this.dependencies.now()).sendTo(subscriber);
    this.absences.refresh();
    connection.push(this.presence.message());
    this.presence.subscribersChanged();
  }

  /** It is dropped from memory. */
  close(): void {
    this.presence.close();
    this.absences.close();
  }

  unsubscribe(connection: Connection): void {
    if (this.subscribers.remove(connection)) this.presence.subscribersChanged();
  }

  /** How many changes the store has to read for those after a number. */
  costSince(since: number): number {
    return this.hasSince(since) ? 0 : Math.min(LIMITS.told, this.table.number - since);
  }

  private hasSince(since: number): boolean {
    const [first] = this.writer.recent;
    return since >= this.table.number || since >= (first?.number ?? Number.POSITIVE_INFINITY) - 1;
  }

  /** The public changes after a number, up to the table as it is when this resolves. */
  async changesSince(since: number): Promise<readonly PublicChangeRow[]> {
    const { recent } = this.writer;
    if (this.hasSince(since)) return recent;
    const rows = await this.dependencies.store.publicChangesAfter(this.id, since, LIMITS.told, 'newest');
    // Meanwhile this process may have written more, and others more than this process has read.
    const last = rows.at(-1)?.number ?? since;
    const later = recent.filter(({ number }) => number > last);
    return [...rows.filter(({ number }) => number <= this.table.number), ...later];
  }

  private changed(changes: StoredChanges): void {
    const { table } = this;
    const { rows, aboutChanged } = changes;
    this.absences.refresh();
    // Before the update, so that nobody sees a player who has just sat down as absent.
    if (aboutChanged) this.presence.push();
    // A call that waits for others is stored, but not public yet.
    if (this.subscribers.size > 0 && rows.some(({ told }) => told !== '[]')) {
      const about = aboutChanged ? 'with about' : 'without';
      const broadcast = new Broadcast(table, this.writer.recent, about, this.dependencies.now());
      for (const subscriber of this.subscribers) broadcast.sendTo(subscriber);
    }
    if (aboutChanged) this.endSubscriptionsOfRemoved();
    dropAboutJson(table);
    this.dependencies.tableChanged(this, changes);
  }

  /** They have been sent the change that says so. */
  private endSubscriptionsOfRemoved(): void {
    for (const { connection } of this.subscribers) {
      if (!isRemoved(this.table, connection.guest.id)) continue;
      const closed: Closed = { kind: 'closed', table: this.id, reason: REMOVED.reason };
      connection.push(JSON.stringify(closed));
      this.unsubscribe(connection);
    }
  }
}

/** A table that nobody uses is dropped from memory after this time. */
const IDLE_MS = 60_000;

/** The open tables of this process: a cache over the store. */
export class OpenTables {
  private readonly tables = new Map<string, OpenTable | Promise<OpenTable | undefined>>();

  constructor(private readonly dependencies: OpenTableDependencies) {}

  get size(): number {
    return this.tables.size;
  }

  /** Whether the table is in memory, or will be. */
  isKnown(id: string): boolean {
    return this.tables.has(id);
  }

  /** The table if it is in memory. */
  cached(id: string): OpenTable | undefined {
    const known = this.tables.get(id);
    return known instanceof Promise ? undefined : known;
  }

  allCached(): OpenTable[] {
    return [...this.tables.values()].flatMap((each) => (each instanceof Promise ? [] : [each]));
  }

  /** The table, from memory or from the store; undefined if there is none. Rejects if it cannot be read. */
  find(id: string): OpenTable | Promise<OpenTable | undefined> {
    const known = this.tables.get(id);
    if (known === undefined && this.dependencies.setAside.has(id)) return Promise.reject(new UnreadableTable(id));
    if (known !== undefined) {
      if (!(known instanceof Promise)) known.usedAt = this.dependencies.now();
      return known;
    }
    const loading = this.load(id);
    this.tables.set(id, loading);
    return loading;
  }

  /** Adds a table that was just created and stored. */
  add(table: Table, due: number | null | undefined): OpenTable {
    return this.keep({ table, origins: new Origins(table.seed) }, { snapshotAt: 0, due });
  }

  dropIdle(isWatched: (open: OpenTable) => boolean): void {
    const before = this.dependencies.now() - IDLE_MS;
    for (const open of this.allCached())
      if (
        open.usedAt < before &&
        open.subscribers.size === 0 &&
        !open.writer.isBusy &&
        !open.absences.isWaiting &&
        !isWatched(open)
      ) {
        open.close();
        this.tables.delete(open.id);
      }
  }

  /** Forgets a table that is set aside. */
  forget(id: string): void {
    this.cached(id)?.close();
    this.tables.delete(id);
  }

  private async load(id: string): Promise<OpenTable | undefined> {
    let open: OpenTable | undefined;
    try {
      const stored = await this.dependencies.store.table(id);
      if (stored !== undefined) open = await this.replay(stored);
    } catch (error) {
      if (error instanceof UnreadableTable) this.dependencies.unreadable(id, error);
      throw error;
    } finally {
      if (open === undefined) this.tables.delete(id);
    }
    if (open === undefined) return undefined;
    this.dependencies.askPresence(id);
    this.dependencies.loaded(open);
    return open;
  }

  private async replay(stored: StoredTable): Promise<OpenTable | undefined> {
    const { row, snapshot, due } = stored;
    const loaded = fromSnapshot(stored, this.dependencies.onError);
    if (loaded !== undefined) return this.keep(loaded, { snapshotAt: snapshot?.number ?? 0, due });
    // Without a usable snapshot the whole log is read.
    const changes = snapshot === undefined ? stored.changes : await this.dependencies.store.changesAfter(row.id, 0);
    const [first] = changes;
    if (first === undefined) return this.withoutChanges(row.id);
    return this.keep(replayAll(beforeFirst(stored, first), changes), { snapshotAt: 0, due });
  }

  /** A table that was deleted between two queries, or lost its log. */
  private async withoutChanges(id: string): Promise<undefined> {
    if ((await this.dependencies.store.table(id)) !== undefined) throw new UnreadableTable(id, 'has no changes');
  }

  private keep({ table, origins }: LoadedTable, bookkeeping: Bookkeeping): OpenTable {
    const loaded = { table: settledAt(table, this.dependencies.now()), origins };
    const open = new OpenTable(loaded, bookkeeping, this.dependencies);
    this.tables.set(open.id, open);
    return open;
  }
}

/** Undefined if there is no usable snapshot. A damaged one costs nothing but time: the log has everything. */
function fromSnapshot(stored: StoredTable, onError: (error: unknown) => void): LoadedTable | undefined {
  try {
    const start = readSnapshot(stored);
    return start === undefined ? undefined : replayAll(start, stored.changes);
  } catch {
    onError(new Error(`table ${stored.row.id}: its snapshot cannot be read`));
    return undefined;
  }
}
