import { type About, LIMITS, type Listed, type PublicChange } from '@pouch/protocol';
import { type Json, seatsIn } from '@pouch/rules';
import type { Guest, ListedRow, Store } from '../store/store.js';
import { aboutOf } from './about.js';
import { type Lobby, listed } from './lobby.js';
import { UnreadableTable } from './log.js';
import type { OpenTables } from './open-table.js';
import { recordOf } from './records.js';
import { decider, seatOf, type Table, turnOf } from './table.js';

const MOST_LISTED = 200;

/** Reads tables without changing them. */
export class Queries {
  constructor(
    private readonly store: Store,
    private readonly openTables: OpenTables,
    private readonly lobby: Lobby,
  ) {}

  /** The listed tables that wait for players. */
  lobbyTables(): Promise<readonly Listed[]> {
    return this.lobby.tables();
  }

  tableByCode(code: string): Promise<string | undefined> {
    return this.store.tableByCode(code);
  }

  async about(id: string): Promise<About | undefined> {
    const table = await this.table(id);
    return table === undefined ? undefined : aboutOf(table);
  }

  /** The public log after a change: at most LIMITS.told changes, the oldest first. */
  async log(id: string, after: number): Promise<{ told: readonly PublicChange[]; number: number } | undefined> {
    const table = await this.table(id);
    if (table === undefined) return undefined;
    const rows = await this.store.publicChangesAfter(id, after, LIMITS.told, 'oldest');
    const told = rows
      .filter(({ number }) => number <= table.number)
      .map(({ number, at, told }) => ({ number, at, happened: JSON.parse(told) }) as PublicChange);
    return { told, number: table.number };
  }

  /** The game as a record: complete when it is over, until then what this guest may know. */
  async record(id: string, guest: Guest | undefined): Promise<Json | undefined> {
    const table = await this.table(id);
    if (table === undefined) return undefined;
    const changes = await this.store.changesAfter(id, 0);
    const known = changes.filter(({ number }) => number <= table.number);
    return recordOf(table, known, seatOf(table, guest?.id) ?? 'table');
  }

  async tablesOf(guest: Guest): Promise<readonly Listed[]> {
    const rows = await this.store.tablesOf(guest.id, MOST_LISTED);
    return Promise.all(rows.map(async (row) => listed(row, await this.awaitedAt(row, guest))));
  }

  /** The table as it is stored. Where other processes write too, the store is asked. */
  private async table(id: string): Promise<Table | undefined> {
    const open = await this.openTables.find(id);
    if (this.store.shared) await open?.writer.catchUp();
    return open?.table;
  }

  /** The players a guest's table waits for. Only tables with a running game have to be opened. */
  private async awaitedAt({ table: id, seat, about }: ListedRow, guest: Guest): Promise<Listed['awaits']> {
    if (seat === null || !about.includes('"phase":"playing"')) return [];
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
