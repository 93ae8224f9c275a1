import type { About, Command, Listed, NewTable, PublicChange } from '@pouch/protocol';
import type { Json, Refusal } from '@pouch/rules';
import type { Guest } from '../store/store.js';
import type { Connection } from './connection.js';

/** All tables, as the server's edge sees them. */
export interface Hall {
  /** Does what a connection asks, and pushes exactly one answer to it. */
  receive(connection: Connection, command: Command): void;
  /** The connection is gone. */
  drop(connection: Connection): void;
  make(guest: Guest, asked: NewTable): Promise<About | Refusal>;
  about(table: string): Promise<About | undefined>;
  /** What was told after a change: at most LIMITS.told changes, the oldest first. */
  log(
    table: string,
    after: number,
  ): Promise<{ readonly told: readonly PublicChange[]; readonly number: number } | undefined>;
  /** The game as a record: whole when it is over, until then what this guest may see of it. */
  record(table: string, guest: Guest | undefined): Promise<Json | undefined>;
  lobby(): Promise<readonly Listed[]>;
  tablesOf(guest: Guest): Promise<readonly Listed[]>;
  tableByCode(code: string): Promise<string | undefined>;
  /** No new games from now on; resolves when everything is stored. */
  stop(): Promise<void>;
}
