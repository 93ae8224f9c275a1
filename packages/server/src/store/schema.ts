import type { Head, Secret } from './store.js';

/** The rows of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970, JSON is text. */
export interface Schema {
  readonly guests: {
    readonly id: string;
    readonly name: string;
    readonly crest: number;
    readonly made_at: number;
    readonly seen_at: number;
  };
  readonly secrets: {
    readonly hash: string;
    readonly guest_id: string;
    readonly kind: Secret['kind'];
    readonly at: number;
  };
  readonly links: { readonly hash: string; readonly guest_id: string; readonly until: number };
  readonly tables: TableRow;
  readonly changes: ChangeRow;
  readonly players: PlayerRow;
  readonly snapshots: SnapshotRow;
  readonly due: DueTableRow;
  /** How many tables a guest has made on a day, those that were swept included. */
  readonly creations: { readonly guest_id: string; readonly day: number; readonly tables: number };
  /** Tables that a guest has removed from their list. */
  readonly hidden: { readonly guest_id: string; readonly table_id: string };
  /** One row, written to find out whether the store takes writes. */
  readonly probe: { readonly id: number; readonly at: number };
}

export interface TableRow {
  readonly id: string;
  readonly origin: string | null;
  readonly seed: string;
  readonly made_at: number;
  readonly phase: Head['phase'];
  readonly visibility: Head['visibility'];
  readonly code: string | null;
  readonly changed_at: number;
  readonly about: string;
  readonly maker: string | null;
  /** What somebody looks for here: a game, seats and a clock; null at all other tables. */
  readonly seek: string | null;
  /** Until when somebody who looks is known to be there. */
  readonly seek_until: number | null;
}

export interface ChangeRow {
  readonly table_id: string;
  readonly number: number;
  readonly at: number;
  readonly origin: string | null;
  readonly entries: string;
  readonly told: string;
}

export interface PlayerRow {
  readonly table_id: string;
  readonly guest_id: string;
  readonly seat: number;
}

export interface SnapshotRow {
  readonly table_id: string;
  readonly number: number;
  readonly body: string;
}

export interface DueTableRow {
  readonly table_id: string;
  readonly at: number;
}
