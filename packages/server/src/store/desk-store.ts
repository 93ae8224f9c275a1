import type { Change, Head } from './store.js';
import type { Unnaming } from './unname.js';

/** What the store does for the operator's desk, a part of `Store`. */

/** Who may not play for a while: `guest ID`, or `address A` and `network N` as in `edge/address.ts`. */
export interface Ban {
  readonly subject: string;
  readonly madeAt: number;
  readonly until: number;
  readonly why: string | null;
}

/** One line of the audit log: who did what to whom. It has ids, never names. */
interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly subject: string | null;
  readonly note: string | null;
}

/** A page of a list. */
interface Page {
  readonly from: number;
  readonly limit: number;
}

interface DeskTablesQuery extends Page {
  readonly sort: 'changed' | 'made';
  readonly phase: Head['phase'] | undefined;
  /** A part of a table's id, or of a name or an id in it. */
  readonly find: string | undefined;
}

interface DeskTableRow {
  readonly id: string;
  readonly madeAt: number;
  readonly changedAt: number;
  /** An `About`, as JSON. */
  readonly about: string;
  readonly changes: number;
  /** Characters of its log. */
  readonly size: number;
}

interface DeskGuestsQuery extends Page {
  readonly sort: 'seen' | 'made';
  /** A part of a name, or an id. */
  readonly find: string | undefined;
}

interface DeskGuestRow {
  readonly id: string;
  readonly name: string;
  readonly crest: number;
  readonly madeAt: number;
  readonly seenAt: number;
  /** How many tables name them. */
  readonly tables: number;
  readonly devices: number;
}

/** A guest whose data is being deleted. */
export interface Forgetting {
  readonly guest: string;
  /** Makes the ids that take the guest's place impossible to trace back once this row is gone. */
  readonly salt: string;
  /** What they were called lately. */
  readonly names: readonly string[];
  readonly at: number;
}

/** Other texts for a change; nothing happens if it is not as it was any more. */
export interface Rewrite {
  readonly number: number;
  readonly was: string;
  readonly origin: string | null;
  readonly entries: string;
  readonly told: string;
}

/** The methods of the desk that only read. */
export const DESK_READS = [
  'deskTables',
  'deskGuests',
  'bans',
  'audit',
  'forgettings',
  'namedTables',
  'changesFrom',
  'aboutText',
  'prunable',
] as const satisfies readonly (keyof DeskStore)[];

export interface DeskStore {
  deskTables(query: DeskTablesQuery): Promise<readonly DeskTableRow[]>;
  deskGuests(query: DeskGuestsQuery): Promise<readonly DeskGuestRow[]>;

  /** The bans that have not expired, those that last longest first. */
  bans(now: number, limit: number): Promise<readonly Ban[]>;
  /** Replaces a ban of the same subject. */
  ban(ban: Ban): Promise<void>;
  /** False if there is no such ban. */
  unban(subject: string): Promise<boolean>;

  note(row: AuditRow): Promise<void>;
  /** The newest first. */
  audit(page: Page): Promise<readonly AuditRow[]>;
  /** Deletes expired bans, and lines of the audit log that are too old or too many. */
  sweepDesk(now: number, audit: { readonly before: number; readonly most: number }): Promise<void>;

  /** How many finished games have not changed since then. */
  prunable(before: number): Promise<number>;
  /** Deletes finished games that have not changed since then, in small transactions; returns how many. */
  prune(before: number): Promise<number>;

  /** Signs a guest out everywhere and blanks their name, durably; false if there is no such guest. */
  beginForgetting(guest: string, salt: string, at: number): Promise<boolean>;
  /** What else the person was called: after a crash nothing else may tell. */
  noteNames(guest: string, names: readonly string[]): Promise<void>;
  forgettings(): Promise<readonly Forgetting[]>;
  /** Tables whose log names the guest, at most so many. */
  namedTables(guest: string, limit: number): Promise<readonly string[]>;
  /** At most `limit` changes after a number, in order. */
  changesFrom(table: string, number: number, limit: number): Promise<readonly Change[]>;
  rewriteChanges(table: string, rewrites: readonly Rewrite[]): Promise<void>;
  /** Takes a person out of what is stored of a table besides its log, head and snapshot. */
  unnameTable(table: string, unnaming: Unnaming): Promise<void>;
  /** The same for a table whose log cannot be replayed, with its new `about`. */
  rewriteAbout(table: string, about: string): Promise<void>;
  aboutText(table: string): Promise<string | undefined>;
  /** Deletes the guest and everything that belongs to them alone, but not that they are being forgotten. */
  finishForgetting(guest: string): Promise<void>;
  /** Everything is done. */
  endForgetting(guest: string): Promise<void>;
  /**
   * Removes what the database file still holds of deleted texts. `busy`: something is reading; try again later. What
   * PostgreSQL keeps on disk is the operator's to decide: see docs/operating.md.
   */
  scrub(traces: readonly string[]): Promise<'clean' | 'busy'>;
}
