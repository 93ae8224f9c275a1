import { randomBytes } from 'node:crypto';
import type { MyData, TableEvent } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Ban } from '../store/desk-store.js';
import type { Change, Store } from '../store/store.js';
import { ForgettingPeople } from './forgetting.js';
import { myData } from './my-data.js';
import type { OpenTable } from './open-table.js';
import type { ReadLimits } from './read-limits.js';
import { awaitedRequest, type Result } from './request.js';
import { rewriteLog } from './rewrite-log.js';
import { NO_TABLE } from './writer.js';

/** What operators do, and what people do with their own data. */

export interface DeskOptions {
  readonly store: Store;
  readonly reads: ReadLimits;
  now(): number;
  find(table: string): OpenTable | Promise<OpenTable | undefined>;
  onError(error: unknown): void;
  /** For tests: how long requests of a forgotten guest may still be on their way. */
  readonly graceMs?: number | undefined;
  /** Finished games are deleted after so many days; never by default. */
  readonly keepDays?: number | undefined;
}

/** Bans that this process knows: more are refused. */
const MOST_BANS = 10_000;
/** How often bans of other processes are read, in case a notification was lost. */
const READ_MS = 3000;
const DAY_MS = 24 * 3600 * 1000;
const PRUNE_EVERY_MS = 3600 * 1000;
/** The audit log: a year of it, and no more lines than can be read. */
const AUDIT_MS = 365 * DAY_MS;
const MOST_AUDIT = 10_000;
/** How long a command may be on its way in this process, and in others that share the store. */
const GRACE_MS = { alone: 1000, shared: 15_000 };

const TOO_MANY_BANS = new Refusal(`There can be at most ${MOST_BANS} bans. Lift some first.`);
const IS_OVER = new Refusal('The game is over already.');
const NOT_SAID = new Refusal('That change of the table is not a chat message.');

/** Who did something, as the audit log has it. */
export type Doer = string;

/** Somebody who deletes their own data. */
export const THEMSELVES: Doer = 'guest';

export class Desk {
  private known: ReadonlyMap<string, Ban> = new Map();
  private forgotten: ReadonlySet<string> = new Set();
  private readonly listeners: (() => void)[] = [];
  private readonly forgetting: ForgettingPeople;
  private readonly timer: NodeJS.Timeout | undefined;
  private prunedAt = 0;

  constructor(private readonly options: DeskOptions) {
    const { store, graceMs = store.shared ? GRACE_MS.shared : GRACE_MS.alone } = options;
    this.forgetting = new ForgettingPeople({
      ...options,
      graceMs,
    });
    if (store.shared) this.timer = setInterval(() => void this.read().catch(options.onError), READ_MS).unref();
  }

  /** Reads the bans, and continues what the last process has not finished. */
  async start(): Promise<void> {
    await this.read();
    await this.forgetting.resume('all');
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.forgetting.stop();
  }

  /** Calls back when somebody was banned or forgotten, by any process. */
  onChanged(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Reads who is banned, and who is being forgotten. */
  async read(): Promise<void> {
    const { store, now } = this.options;
    const bans = await store.bans(now(), MOST_BANS);
    const forgotten = new Set((await store.forgettings()).map(({ guest }) => guest));
    const isNew =
      bans.some(({ subject, until }) => this.known.get(subject)?.until !== until) ||
      [...forgotten].some((guest) => !this.forgotten.has(guest));
    this.known = new Map(bans.map((ban) => [ban.subject, ban]));
    this.forgotten = forgotten;
    if (isNew) for (const listener of this.listeners) listener();
  }

  /** The ban of one of these subjects that lasts longest. */
  banOf(subjects: readonly string[]): Ban | undefined {
    const now = this.options.now();
    return subjects
      .flatMap((subject) => this.known.get(subject) ?? [])
      .filter(({ until }) => until > now)
      .sort((a, b) => b.until - a.until)[0];
  }

  isForgotten(guest: string): boolean {
    return this.forgotten.has(guest);
  }

  bans(): readonly Ban[] {
    const now = this.options.now();
    return [...this.known.values()].filter(({ until }) => until > now);
  }

  async ban(who: Doer, subject: string, millis: number, why: string | null): Promise<Ban | Refusal> {
    const { store, now } = this.options;
    if (this.known.size >= MOST_BANS && !this.known.has(subject)) return TOO_MANY_BANS;
    const ban: Ban = { subject, madeAt: now(), until: now() + millis, why };
    await store.ban(ban);
    await this.note(who, 'ban', subject, why);
    await this.changed();
    return ban;
  }

  async unban(who: Doer, subject: string): Promise<boolean> {
    if (!(await this.options.store.unban(subject))) return false;
    await this.note(who, 'unban', subject);
    await this.changed();
    return true;
  }

  /** Ends a table: a running game has no result. Undefined if there is no such table. */
  async end(who: Doer, table: string, why: string | null): Promise<Result | undefined> {
    const open = await this.options.find(table);
    if (open === undefined) return undefined;
    const result = await awaitedRequest(open.writer, (draft) => {
      if (draft.table.phase === 'over') return IS_OVER;
      draft.add({ what: 'ended', by: 'operator', why });
      return undefined;
    });
    if (result === NO_TABLE) return undefined;
    if (!(result instanceof Refusal)) await this.note(who, 'end table', table, why);
    return result;
  }

  /** Removes the text of one message, or of all; returns how many. Undefined if there is no such table. */
  async removeChat(who: Doer, table: string, number: number | null): Promise<number | Refusal | undefined> {
    const { store, find, onError } = this.options;
    const open = await find(table);
    if (open === undefined) return undefined;
    if (number !== null) {
      const [change] = await store.changesFrom(table, number - 1, 1);
      if (change?.number !== number || !hasSaid(change)) return NOT_SAID;
    }
    const result = await awaitedRequest(open.writer, (draft) => {
      draft.add({ what: 'unsaid', number });
      return undefined;
    });
    if (result === NO_TABLE) return undefined;
    if (result instanceof Refusal) return result;
    const removed = await rewriteLog(store, table, result, (change) =>
      number === null || number === change.number ? withoutText(change) : change,
    );
    await this.note(who, 'remove chat', table, number === null ? null : `change ${number}`);
    void this.forgetting.scrub([]).catch(onError);
    return removed;
  }

  /** Deletes a person's data: at once who they are, within a minute everything. False if nobody has that id. */
  async forget(who: Doer, guest: string): Promise<boolean> {
    if (!(await this.forgetting.mark(guest))) return false;
    // In the end the line loses the id. What people do with their own data is not the operator's doing.
    if (who !== THEMSELVES) await this.note(who, 'forget', guest);
    await this.changed();
    await this.forgetting.resume('all');
    return true;
  }

  /** Resolves when everybody who was to be forgotten is. */
  idle(): Promise<void> {
    return this.forgetting.idle();
  }

  dataOf(guest: string): Promise<MyData | Refusal | undefined> {
    const { store, reads, now } = this.options;
    return myData(store, reads, guest, now());
  }

  /** Counts or deletes finished games that have not changed for so many days. */
  async prune(who: Doer, days: number, mode: 'count' | 'delete'): Promise<number> {
    const { store, now } = this.options;
    const before = now() - days * DAY_MS;
    if (mode === 'count') return store.prunable(before);
    const pruned = await store.prune(before);
    await this.note(who, 'prune', null, `${pruned} games older than ${days} days`);
    return pruned;
  }

  async closeReport(who: Doer, report: string): Promise<boolean> {
    if (!(await this.options.store.closeReport(report))) return false;
    await this.note(who, 'close report', report);
    return true;
  }

  /** What is done from time to time. */
  async sweep(now: number): Promise<void> {
    const { store, keepDays } = this.options;
    await store.sweepDesk(now, { before: now - AUDIT_MS, most: MOST_AUDIT });
    await this.forgetting.resume('abandoned');
    if (keepDays === undefined || now - this.prunedAt < PRUNE_EVERY_MS) return;
    this.prunedAt = now;
    const pruned = await store.prune(now - keepDays * DAY_MS);
    if (pruned > 0) await this.note('server', 'prune', null, `${pruned} games older than ${keepDays} days`);
  }

  private async note(who: Doer, action: string, subject: string | null, note: string | null = null): Promise<void> {
    const id = randomBytes(12).toString('base64url');
    await this.options.store.note({ id, at: this.options.now(), who, action, subject, note });
  }

  private async changed(): Promise<void> {
    if (this.options.store.shared) this.options.store.notify({ kind: 'desk' });
    await this.read();
  }
}

const eventsIn = (json: string): readonly TableEvent[] => JSON.parse(json) as TableEvent[];

const isText = (event: TableEvent): boolean => event.what === 'said' && event.removed === undefined;

const hasSaid = ({ told }: Change): boolean => eventsIn(told).some(isText);

function withoutText(change: Change): Change {
  if (!hasSaid(change)) return change;
  const rewrite = (json: string): string =>
    JSON.stringify(
      eventsIn(json).map((event) => (isText(event) ? { ...event, text: '', removed: 'operator' } : event)),
    );
  return { ...change, entries: rewrite(change.entries), told: rewrite(change.told) };
}
