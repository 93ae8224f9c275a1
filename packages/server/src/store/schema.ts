import type { Head, Secret, StoredReport } from './store.js';

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
  readonly reports: {
    readonly id: string;
    readonly at: number;
    readonly table_id: string;
    readonly reporter: string;
    readonly reported: string;
    readonly reason: string;
    readonly lines: string;
    readonly state: StoredReport['state'];
  };
  /** Who may not play for a while: `subject` as in `Ban`. */
  readonly bans: {
    readonly subject: string;
    readonly made_at: number;
    readonly until: number;
    readonly why: string | null;
  };
  /** What operators did. */
  readonly audit: {
    readonly id: string;
    readonly at: number;
    readonly who: string;
    readonly action: string;
    readonly subject: string | null;
    readonly note: string | null;
  };
  /** Guests whose data is being deleted. */
  readonly forgetting: {
    readonly guest_id: string;
    readonly salt: string;
    readonly names: string;
    readonly at: number;
  };
  /** Whose names the log of a table has, or had. */
  readonly named: { readonly guest_id: string; readonly table_id: string };
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
