import type { About } from '@pouch/protocol';
import type { AlertStore } from './alert-store.js';
import { DESK_READS, type DeskStore } from './desk-store.js';

/**
 * What the server stores: one interface and one contract suite for SQLite and PostgreSQL. All times are milliseconds
 * since 1970. JSON is opaque text here.
 */

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly crest: number;
}

/** A guest's credential. Only its hash is ever stored. */
export interface Secret {
  readonly hash: string;
  readonly guest: string;
  readonly kind: 'cookie' | 'bot';
  readonly at: number;
}

/** A guest as the store finds them. */
interface SeenGuest extends Guest {
  /** The last visit that was noted. */
  readonly seenAt: number;
}

interface Link {
  readonly hash: string;
  readonly guest: string;
  readonly until: number;
}

/** One change of a table, applied as a whole. */
export interface Change {
  /** From 1, without gaps. The primary key is (table, number): only one of two writers gets a number. */
  readonly number: number;
  readonly at: number;
  /** The guest and the command that caused it, as one text; null if the server itself did. */
  readonly origin: string | null;
  /** The private log, as JSON: with secrets. */
  readonly entries: string;
  /** The public log, as JSON: table events that everyone may know. */
  readonly told: string;
}

export interface PublicChangeRow {
  readonly number: number;
  readonly at: number;
  readonly told: string;
}

/** What is fixed when a table is created. The seed is secret until the game is over. */
interface NewTableRow {
  readonly id: string;
  /** The guest and the command that created it; unique. */
  readonly origin: string | null;
  readonly seed: string;
  readonly madeAt: number;
}

/** A table where people who look for the same game meet, until somebody is known to be there. */
interface Seek {
  readonly key: string;
  readonly until: number;
}

/** What lists and lookups need of a table; written whenever it changes. */
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

/** What a guest may have of tables that they made; checked in the transaction that creates one. */
export const QUOTAS = ['tablesPerGuest', 'tablesPerDay', 'listedPerGuest'] as const;
export type Quota = (typeof QUOTAS)[number];

/** Who makes a table, and how many of them they may have. */
export interface Maker {
  readonly guest: string;
  readonly quotas: Readonly<Record<Quota, number>>;
}

/** All that is written for one table: everything or nothing. */
export interface Write {
  readonly table: string;
  readonly create?: (NewTableRow & { readonly seek?: Seek | undefined }) | undefined;
  /** Of a new table; without one it counts for nobody. */
  readonly maker?: Maker | undefined;
  readonly changes: readonly Change[];
  readonly head?: Head | undefined;
  /** The players and their seats, replacing those stored before. */
  readonly players?: readonly { readonly guest: string; readonly seat: number }[] | undefined;
  readonly snapshot?: Snapshot | undefined;
  /** Guests whose names the changes have, so that they can be found when they are to be forgotten. */
  readonly named?: readonly string[] | undefined;
  /** When another process must take the table over; null for never, undefined to keep what is stored. */
  readonly due?: number | null | undefined;
  /** When somebody may have to be told of these changes outside the page. */
  readonly alertAt?: number | undefined;
}

/**
 * `conflict`: nothing was written for this table, because a number or the code is taken, a table to be created exists,
 * or a table to be updated does not. A quota: nothing was written, because the maker has used it up.
 */
export type WriteResult = 'stored' | 'conflict' | Quota;

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

/** Tables without a game are swept if they have not changed since these times. */
export interface Unchanged {
  /** Nobody has a seat. */
  readonly empty: number;
  /** Somebody has a seat. */
  readonly seated: number;
}

/** What a player or watcher reports to the operator. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  /** Guests. */
  readonly reporter: string;
  readonly reported: string;
  readonly reason: string;
  /** The last public lines of the table, as JSON. */
  readonly lines: string;
}

export interface StoredReport extends Report {
  readonly state: 'open' | 'done';
}

/** Reports are swept if they are older than these times. */
interface OldReports {
  readonly open: number;
  readonly done: number;
}

/** Guests without a table are swept if they were last seen before these times. */
export interface GoneGuests {
  readonly away: number;
  /** For those who were never seen after their first day. */
  readonly neverReturned: number;
}

/** A notification from another process. */
export type Notification =
  | { readonly kind: 'changed'; readonly tables: readonly { readonly table: string; readonly number: number }[] }
  | { readonly kind: 'lobby' }
  /** Bans, or people to be forgotten, have changed. */
  | { readonly kind: 'desk' }
  /** A message of the table service, as JSON. It is not stored. */
  | { readonly kind: 'message'; readonly body: string }
  /** Notifications may have been lost: check everything. */
  | { readonly kind: 'lost' }
  /** Something arrived that is no notification, and was ignored. */
  | { readonly kind: 'dropped' };

/** Where a store is: what a thread needs to read it too. */
export type StoreSource =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** The methods that only read. */
export const READS = [
  'guestBySecret',
  'guest',
  'table',
  'changesAfter',
  'publicChangesAfter',
  'numberOf',
  'tableByOrigin',
  'tableByCode',
  'lastNumbers',
  'lobby',
  'running',
  'seeks',
  'tablesOf',
  'finishedOf',
  'fullQuota',
  'reports',
  'due',
  ...DESK_READS,
] as const satisfies readonly (keyof Store)[];

export type Reads = Pick<Store, (typeof READS)[number]>;

/** Too many reads wait already: nothing is wrong with the store. */
export class StoreBusy extends Error {
  constructor() {
    super('The server is busy. Try again in a moment.');
  }
}

export interface Store extends DeskStore, AlertStore {
  readonly kind: 'sqlite' | 'postgres';
  readonly source: StoreSource;
  /** Whether other processes may write to it too. */
  readonly shared: boolean;

  addGuest(guest: Guest, secret: Secret): Promise<void>;
  changeGuest(guest: Guest): Promise<void>;
  guestBySecret(hash: string): Promise<SeenGuest | undefined>;
  /** Notes a visit. */
  sawGuest(guest: string, at: number): Promise<void>;
  addSecret(secret: Secret): Promise<void>;
  /** Revokes all secrets of a kind. */
  dropSecrets(guest: string, kind: Secret['kind']): Promise<void>;
  dropSecret(hash: string): Promise<void>;
  /** The newest first. */
  secretsOf(guest: string): Promise<readonly Secret[]>;
  /** Revokes all cookies of a guest except one, and all links, which would sign in another device. */
  dropOtherCookies(guest: string, kept: string): Promise<void>;
  addLink(link: Link): Promise<void>;
  /** The guest of a link that has not expired. A link works once. */
  takeLink(hash: string, now: number): Promise<string | undefined>;
  guest(id: string): Promise<Guest | undefined>;

  /** Writes several tables, each at most once, in one transaction; durable when this resolves. Results are in order. */
  write(writes: readonly Write[]): Promise<readonly WriteResult[]>;
  table(id: string): Promise<StoredTable | undefined>;
  changesAfter(table: string, number: number): Promise<readonly Change[]>;
  /** At most `limit` changes, in order; `keep` says which ones if there are more. */
  publicChangesAfter(
    table: string,
    number: number,
    limit: number,
    keep: 'oldest' | 'newest',
  ): Promise<readonly PublicChangeRow[]>;
  /** The first of these changes that has the origin. */
  numberOf(table: string, origin: string, among: readonly number[]): Promise<number | undefined>;
  tableByOrigin(origin: string): Promise<string | undefined>;
  tableByCode(code: string): Promise<string | undefined>;
  /** The number of each table's last change. */
  lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Listed tables that wait for players, newest first; at most `share` of one maker. */
  lobby(limit: number, share: number): Promise<readonly ListedRow[]>;
  /** Listed tables made since a time whose game runs, newest first; at most `share` of one maker. */
  running(limit: number, share: number, madeSince: number): Promise<readonly ListedRow[]>;
  /** Waiting tables of people who look for the same, and are known to be there now; the oldest first. */
  seeks(key: string, now: number, limit: number): Promise<readonly ListedRow[]>;
  /** Tables where a guest has a seat, and those they made that are not over, but for hidden ones. The finished come last. */
  tablesOf(guest: string, limit: number): Promise<readonly ListedRow[]>;
  /** Finished tables of a guest that last changed by then, the newest first. */
  finishedOf(guest: string, until: number, limit: number): Promise<readonly ListedRow[]>;
  /** A quota that the maker has used up, for a new table of that visibility. */
  fullQuota(maker: Maker, visibility: Head['visibility'], at: number): Promise<Quota | undefined>;

  /** Adds an open report; nothing if there is one with that id. */
  addReport(report: Report): Promise<void>;
  /** Open ones first, then the newest first. */
  reports(limit: number): Promise<readonly StoredReport[]>;
  /** False if no open report has that id. */
  closeReport(id: string): Promise<boolean>;
  /** Deletes old reports; returns how many. */
  sweepReports(old: OldReports): Promise<number>;
  /** Somebody who looks for a game is at these tables until then. */
  keepSeeks(tables: readonly string[], until: number): Promise<void>;
  /** Deletes waiting tables of people who looked for a game, if nobody sits there or nobody is known to be there. */
  sweepSeeks(now: number): Promise<number>;
  /** Removes a table from a guest's list, on all their devices, if they play there or made it. */
  hideTable(guest: string, table: string): Promise<void>;
  showTable(guest: string, table: string): Promise<void>;

  /** Tables to be taken over by now, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly DueRow[]>;
  /** Takes a table over until a later time; false if another process was faster. */
  claim(row: DueRow, until: number): Promise<boolean>;
  /** Extends the leases of this process. */
  renew(tables: readonly string[], until: number): Promise<void>;
  /** Deletes expired links, and tables without a game that have not changed for too long. Returns how many tables. */
  sweep(now: number, unchangedSince: Unchanged): Promise<number>;
  /** Deletes guests without a table who do not come back. Looks at a portion of all guests, the next one each time. */
  sweepGuests(gone: GoneGuests): Promise<number>;

  /** Receives notifications from other processes until the store is closed. */
  listen(onNotification: (notification: Notification) => void): Promise<void>;
  /** Notifies the other processes. Delivery is not guaranteed. */
  notify(notification: Extract<Notification, { kind: 'lobby' | 'desk' | 'message' }>): void;
  /** The store's own time, which all processes share. */
  time(): Promise<number>;
  /** Tries a write, at most once a second; throws if the store does not take it. */
  check(): Promise<void>;
  close(): Promise<void>;
}
