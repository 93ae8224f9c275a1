import { type About, type GuestAbout, LIMITS, type Listed, type PublicChange } from '@pouch/protocol';
import { Refusal, seatsIn } from '@pouch/rules';
import type { Guest, ListedRow, Store } from '../store/store.js';
import { aboutOf } from './about.js';
import { type Lobby, listed } from './lobby.js';
import { UnreadableTable } from './log.js';
import { isRemoved, ONLY_HOST, REMOVED } from './manners.js';
import type { OpenTables } from './open-table.js';
import { OPENING, READS_TOO_MUCH, type ReadLimits } from './read-limits.js';
import type { RecordCache } from './record-cache.js';
import { decider, seatOf, type Table, turnOf } from './table.js';

const MOST_LISTED = 200;
const MOST_WATCHERS = 100;
const MOST_FINISHED = 50;

interface Log {
  readonly told: readonly PublicChange[];
  readonly number: number;
}

const isPlaying = ({ about }: ListedRow): boolean => about.includes('"phase":"playing"');

/** Reads tables without changing them. `reader` is who has to have the limits of reading: a guest or an address. */
export class Queries {
  constructor(
    private readonly store: Store,
    private readonly openTables: OpenTables,
    private readonly lobby: Lobby,
    private readonly reads: ReadLimits,
    private readonly records: RecordCache,
  ) {}

  /** The listed tables that wait for players. */
  lobbyTables(): Promise<readonly Listed[]> {
    return this.lobby.tables();
  }

  tableByCode(code: string): Promise<string | undefined> {
    return this.store.tableByCode(code);
  }

  async about(id: string, reader: string): Promise<About | Refusal | undefined> {
    const table = await this.tableFor(id, reader);
    return table === undefined || table instanceof Refusal ? table : aboutOf(table);
  }

  /** The public log after a change: at most LIMITS.told changes, the oldest first. */
  async log(id: string, after: number, reader: string): Promise<Log | Refusal | undefined> {
    const table = await this.tableFor(id, reader);
    if (table === undefined || table instanceof Refusal) return table;
    if (isRemoved(table, reader)) return REMOVED;
    if (!this.reads.take(reader, Math.max(0, Math.min(LIMITS.told, table.number - after)))) return READS_TOO_MUCH;
    const rows = await this.store.publicChangesAfter(id, after, LIMITS.told, 'oldest');
    const told = rows
      .filter(({ number }) => number <= table.number)
      .map(({ number, at, told }) => ({ number, at, happened: JSON.parse(told) }) as PublicChange);
    return { told, number: table.number };
  }

  /** The game as a record, as JSON text: complete when it is over, until then what this guest may know. */
  async record(id: string, guest: Guest | undefined, reader: string): Promise<string | Refusal | undefined> {
    const table = await this.tableFor(id, reader);
    if (table === undefined || table instanceof Refusal) return table;
    if (table.phase !== 'over' && isRemoved(table, reader)) return REMOVED;
    if (!this.records.has(table) && !this.reads.take(reader, table.number)) return READS_TOO_MUCH;
    return this.records.record(table, guest?.id ?? null);
  }

  /** Who is watching a table, for its host. */
  async watchers(id: string, guest: Guest): Promise<readonly GuestAbout[] | Refusal | undefined> {
    const table = await this.tableFor(id, guest.id);
    if (table === undefined || table instanceof Refusal) return table;
    if (table.host !== guest.id) return ONLY_HOST;
    const everyone = this.openTables.cached(id)?.presence.everyone() ?? [];
    const watching = [...everyone].filter((each) => seatOf(table, each) === undefined).slice(0, MOST_WATCHERS);
    if (!this.reads.take(guest.id, watching.length)) return READS_TOO_MUCH;
    const found = await Promise.all(watching.map((each) => this.store.guest(each)));
    return found.filter((each) => each !== undefined);
  }

  /** A guest's tables; with a time, more of those that were finished by then. */
  async tablesOf(guest: Guest, finishedUntil?: number): Promise<readonly Listed[] | Refusal> {
    if (finishedUntil !== undefined)
      return (await this.store.finishedOf(guest.id, finishedUntil, MOST_FINISHED)).map((row) => listed(row));
    const rows = await this.store.tablesOf(guest.id, MOST_LISTED);
    const unopened = rows.filter((row) => isPlaying(row) && !this.openTables.isKnown(row.table));
    if (!this.reads.take(guest.id, OPENING * unopened.length)) return READS_TOO_MUCH;
    return Promise.all(rows.map(async (row) => listed(row, await this.awaitedAt(row, guest))));
  }

  hideTable(guest: Guest, table: string): Promise<void> {
    return this.store.hideTable(guest.id, table);
  }

  /** A table for somebody who asks, unless they ask for too many. */
  private async tableFor(id: string, reader: string): Promise<Table | Refusal | undefined> {
    return this.reads.mayOpen(reader, this.openTables, id) ? this.table(id) : READS_TOO_MUCH;
  }

  /** The table as it is stored. Where other processes write too, the store is asked. */
  private async table(id: string): Promise<Table | undefined> {
    const open = await this.openTables.find(id);
    if (this.store.shared) await open?.writer.catchUp();
    return open?.table;
  }

  /** The players a guest's table waits for. Only tables with a running game have to be opened. */
  private async awaitedAt(row: ListedRow, guest: Guest): Promise<Listed['awaits']> {
    const { table: id, seat } = row;
    if (seat === null || !isPlaying(row)) return [];
    const table = await this.table(id).catch(unlessUnreadable);
    const turn = table === undefined ? undefined : turnOf(table);
    if (table === undefined || turn?.kind !== 'decide' || seatOf(table, guest.id) !== seat) return [];
    return seatsIn(turn.awaited).filter((awaited) => decider(table, awaited) === 'player');
  }
}

/** A table that cannot be read must not cost a guest the list of the others. */
function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableTable)) throw error;
}
