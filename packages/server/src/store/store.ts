import type { About } from '@pouch/protocol';

/**
 * What the server keeps: one interface, one contract suite, SQLite and PostgreSQL behind it. All times are
 * milliseconds since 1970; all JSON is text, written and read by whoever owns its meaning.
 */

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly crest: number;
}

/** What proves who somebody is; only the hash of it is ever stored. */
export interface Secret {
  readonly hash: string;
  readonly guest: string;
  readonly kind: 'cookie' | 'bot';
  readonly at: number;
}

interface Link {
  readonly hash: string;
  readonly guest: string;
  readonly until: number;
}

/** One change of a table: everything in it happened at once. */
export interface Change {
  /** From 1, without gaps. The primary key is (table, number): of two writers exactly one gets a number. */
  readonly number: number;
  readonly at: number;
  /** Guest and command that brought it about, as one text; null for what the server did. */
  readonly origin: string | null;
  /** What was done, as JSON: with secrets. */
  readonly entries: string;
  /** What all may hear of it, as JSON. */
  readonly told: string;
}

export interface PublicChangeRow {
  readonly number: number;
  readonly at: number;
  readonly told: string;
}

/** What is fixed when a table is made. The seed is secret until the game is over. */
interface NewTableRow {
  readonly id: string;
  /** Guest and command that made it; unique. */
  readonly origin: string | null;
  readonly seed: string;
  readonly madeAt: number;
}

/** What lists and look-ups need of a table; written whenever it changes. */
export interface Head {
  readonly phase: About['phase'];
  readonly visibility: About['visibility'];
  readonly code: string | null;
  readonly changedAt: number;
  /** The `About` that lists show, as JSON. */
  readonly about: string;
}

interface Snapshot {
  readonly number: number;
  readonly body: string;
}

/** All that one table wants written; all of it is, or nothing. */
export interface Write {
  readonly table: string;
  readonly create?: NewTableRow | undefined;
  readonly changes: readonly Change[];
  readonly head?: Head | undefined;
  /** Everybody who sits or sat in a seat there, replacing what was known. */
  readonly players?: readonly { readonly guest: string; readonly seat: number }[] | undefined;
  readonly snapshot?: Snapshot | undefined;
  /** When somebody has to look after the table; null for never, undefined for as before. */
  readonly due?: number | null | undefined;
}

/**
 * `conflict`: a change's number or the code is taken, or a table is not there that a head is written for, or is there
 * that is to be made; nothing was written for this table.
 */
export type Written = 'stored' | 'conflict';

export interface StoredTable {
  readonly row: NewTableRow;
  readonly snapshot: Snapshot | undefined;
  /** The changes after the snapshot, in order. */
  readonly changes: readonly Change[];
  readonly due: number | null;
}

export interface ListedRow {
  readonly table: string;
  readonly about: string;
  readonly changedAt: number;
  readonly seat: number | null;
}

interface DueRow {
  readonly table: string;
  readonly at: number;
}

/** News from other processes. */
export type News =
  | { readonly kind: 'changed'; readonly tables: readonly { readonly table: string; readonly number: number }[] }
  | { readonly kind: 'lobby' }
  /** Something that is not stored: JSON for whoever understands it. */
  | { readonly kind: 'word'; readonly body: string }
  /** Some news may have been lost: look again at everything. */
  | { readonly kind: 'lost' };

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Whether other processes may write too. */
  readonly shared: boolean;

  addGuest(guest: Guest, secret: Secret): Promise<void>;
  changeGuest(guest: Guest): Promise<void>;
  guestBySecret(hash: string): Promise<Guest | undefined>;
  addSecret(secret: Secret): Promise<void>;
  /** Ends every secret of a kind. */
  dropSecrets(guest: string, kind: Secret['kind']): Promise<void>;
  dropSecret(hash: string): Promise<void>;
  addLink(link: Link): Promise<void>;
  /** The guest of a link that has not run out; it is used up by this. */
  takeLink(hash: string, now: number): Promise<string | undefined>;
  guest(id: string): Promise<Guest | undefined>;

  /** Writes for several tables, each named once, in one transaction, durable when this resolves; answers by place. */
  write(writes: readonly Write[]): Promise<readonly Written[]>;
  table(id: string): Promise<StoredTable | undefined>;
  changesAfter(table: string, number: number): Promise<readonly Change[]>;
  /** In order, at most `limit`; `keep` says which ones if there are more. */
  toldAfter(
    table: string,
    number: number,
    limit: number,
    keep: 'oldest' | 'newest',
  ): Promise<readonly PublicChangeRow[]>;
  numberOf(table: string, origin: string): Promise<number | undefined>;
  tableByOrigin(origin: string): Promise<string | undefined>;
  tableByCode(code: string): Promise<string | undefined>;
  /** The last change of each table. */
  lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Listed tables that wait for players, newest first. */
  lobby(limit: number): Promise<readonly ListedRow[]>;
  tablesOf(guest: string, limit: number): Promise<readonly ListedRow[]>;
  /** How many tables of the guest are not over. */
  openTablesOf(guest: string): Promise<number>;

  /** Tables that somebody has to look after by now, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly DueRow[]>;
  /** Takes on what was due at that time, until another; false if somebody else was quicker. */
  claim(row: DueRow, until: number): Promise<boolean>;
  /** Goes on with what this process has taken on. */
  renew(tables: readonly string[], until: number): Promise<void>;
  /** Removes links that ran out, and tables that have waited since before `idle` for a game to start. Answers how many tables. */
  sweep(now: number, idle: number): Promise<number>;

  /** Hears what other processes do, until the store is closed. */
  listen(hear: (news: News) => void): Promise<void>;
  /** Says something to the other processes that is not stored. */
  tell(news: Extract<News, { kind: 'lobby' | 'word' }>): void;
  /** Throws if the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
