import type { StoredWebhook } from './alert-store.js';
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
  /** Keys that the server made for itself. */
  readonly server_keys: { readonly name: string; readonly value: string };
  readonly push_subscriptions: SubscriptionRow;
  /** Messages on their way to subscriptions, at most one for each table. */
  readonly pushes: PushRow;
  readonly webhooks: WebhookRow;
  /** The last turn of a table that a guest was told of; `shown` is 1 until that is taken back. */
  readonly alerts_told: {
    readonly table_id: string;
    readonly guest_id: string;
    readonly turn: number;
    readonly shown: number;
  };
  /** Tables whose players may have to be told something, and when that is to be found out. */
  readonly alerts_due: DueTableRow;
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

interface SubscriptionRow {
  readonly id: string;
  readonly guest_id: string;
  readonly secret_hash: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly site: string;
  readonly made_at: number;
}

interface PushRow {
  readonly subscription_id: string;
  readonly table_id: string;
  readonly id: string;
  readonly body: string;
  readonly at: number;
  readonly attempts: number;
  readonly until: number;
}

interface WebhookRow {
  readonly table_id: string;
  readonly guest_id: string;
  readonly url: string;
  readonly site: string;
  readonly state: StoredWebhook['state'];
  readonly failures: number;
  readonly told: number;
  /** The message on its way; null if there is none. */
  readonly id: string | null;
  readonly body: string | null;
  readonly at: number | null;
  readonly attempts: number;
  readonly until: number;
}
