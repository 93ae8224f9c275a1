import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { FORMER_PLAYER, forgottenId } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Forgetting } from '../store/desk-store.js';
import type { Change, Store } from '../store/store.js';
import { namesIn, type Unnaming, unnamed, withoutNames } from '../store/unname.js';
import { UnreadableTable } from './log.js';
import type { OpenTable } from './open-table.js';
import { awaitedRequest } from './request.js';
import { portions, rewriteLog } from './rewrite-log.js';
import { seatOf } from './table.js';
import { NO_TABLE } from './writer.js';

/**
 * Deletes people's data. A guest who is to be forgotten is marked first, and signed out by that; everything after it can
 * be repeated, so a crash only delays it. At each table a change says that somebody is to be forgotten: the number it
 * takes makes every process read the table again before it writes, so none writes a name back from its memory. Then the
 * log is rewritten in portions.
 */

export interface ForgettingOptions {
  readonly store: Store;
  now(): number;
  find(table: string): OpenTable | Promise<OpenTable | undefined>;
  onError(error: unknown): void;
  /** For how long requests of the guest may still be on their way, here or at other processes. */
  readonly graceMs: number;
}

/** Tables that are looked up at a time. */
const TABLES_AT_ONCE = 50;
const SCRUBS = 20;
const SCRUB_PAUSE_MS = 500;
/** Other processes continue what one has not finished by then. */
const ABANDONED_MS = 5 * 60_000;
/** No log is longer. */
const END = Number.MAX_SAFE_INTEGER;

export class ForgettingPeople {
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(private readonly options: ForgettingOptions) {}

  /** Marks a guest; false if nobody has that id. */
  mark(guest: string): Promise<boolean> {
    const { store, now } = this.options;
    return store.beginForgetting(guest, randomBytes(12).toString('base64url'), now());
  }

  /** Deletes the data of everybody who is marked, in the background: also what a crash or another process has left. */
  async resume(which: 'all' | 'abandoned'): Promise<void> {
    const { store, now, onError } = this.options;
    for (const each of await store.forgettings()) {
      if (this.running.has(each.guest) || (which === 'abandoned' && each.at > now() - ABANDONED_MS)) continue;
      const run = this.forget(each)
        .catch((error: unknown) => {
          if (!this.stopping.signal.aborted) onError(error);
        })
        .finally(() => this.running.delete(each.guest));
      this.running.set(each.guest, run);
    }
  }

  /** Resolves when nobody is being forgotten in this process. */
  async idle(): Promise<void> {
    await Promise.all(this.running.values());
  }

  /** What is not finished is continued at the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private async forget(forgetting: Forgetting): Promise<void> {
    const { store, now, graceMs } = this.options;
    const { guest, at } = forgetting;
    const names = new Set(forgetting.names);
    for (;;) {
      const tables = await store.namedTables(guest, TABLES_AT_ONCE);
      for (const table of tables) await this.forgetAt(table, forgetting, names);
      const left = at + graceMs - now();
      if (tables.length > 0) continue;
      if (left <= 0) break;
      await this.pause(left);
    }
    await store.finishForgetting(guest);
    await this.scrub([JSON.stringify(guest)]);
    await store.endForgetting(guest);
    // The last trace is the id in that row; a crash would leave no more than this.
    await this.scrub([JSON.stringify(guest)]);
  }

  /** Readers keep the file from being shortened, but only for a moment each. */
  async scrub(traces: readonly string[]): Promise<void> {
    for (let times = 1; (await this.options.store.scrub(traces)) === 'busy'; times++) {
      if (times === SCRUBS) throw new Error('the database file is always being read: deleted texts may still be in it');
      await this.pause(SCRUB_PAUSE_MS);
    }
  }

  private async pause(millis: number): Promise<void> {
    await delay(millis, undefined, { signal: this.stopping.signal, ref: false });
  }

  private async forgetAt(table: string, { guest, salt }: Forgetting, names: Set<string>): Promise<void> {
    this.stopping.signal.throwIfAborted();
    const { store } = this.options;
    await this.learnNames(table, guest, names);
    const as = forgottenId(createHash('sha256').update(`${salt} ${table}`).digest('hex'));
    const unnaming: Unnaming = { guest, as, called: FORMER_PLAYER, names: [...names] };
    const open = await this.open(table);
    if (open === 'unreadable') await this.forgetUnreadable(table, unnaming);
    else if (open !== undefined) await this.markAt(open, unnaming);
    await rewriteLog(store, table, END, (change) => withoutPerson(change, unnaming));
    await store.unnameTable(table, unnaming);
  }

  /** What the person was called here, before the log forgets it. */
  private async learnNames(table: string, guest: string, names: Set<string>): Promise<void> {
    const before = names.size;
    for await (const changes of portions(this.options.store, table, END))
      for (const { entries } of changes)
        if (entries.includes(guest)) for (const name of namesIn(JSON.parse(entries), guest)) names.add(name);
    if (names.size > before) await this.options.store.noteNames(guest, [...names]);
  }

  private async open(table: string): Promise<OpenTable | 'unreadable' | undefined> {
    try {
      return await this.options.find(table);
    } catch (error) {
      if (error instanceof UnreadableTable) return 'unreadable';
      throw error;
    }
  }

  private async markAt({ writer }: OpenTable, { guest, as, names }: Unnaming): Promise<void> {
    const result = await awaitedRequest(writer, (draft) => {
      const { table } = draft;
      const seat = seatOf(table, guest);
      const words = table.words.flatMap((word, of) =>
        word !== null && withoutNames(word, names) !== word ? [of] : [],
      );
      if (seat !== undefined && table.phase === 'waiting') draft.add({ what: 'cleared', seat });
      draft.add({ what: 'forgot', seat: seat ?? null, guest, as, words });
      return undefined;
    });
    if (result instanceof Refusal && result !== NO_TABLE) throw new Error(result.reason);
  }

  /** Nobody has it open, and nobody can open it: its texts are all there is. */
  private async forgetUnreadable(table: string, unnaming: Unnaming): Promise<void> {
    const { store } = this.options;
    const about = await store.aboutText(table);
    if (about !== undefined) await store.rewriteAbout(table, JSON.stringify(unnamed(JSON.parse(about), unnaming)));
  }
}

function withoutPerson(change: Change, unnaming: Unnaming): Change {
  const { guest, names } = unnaming;
  const origin = change.origin?.startsWith(`${guest} `) ? null : change.origin;
  const texts = `${change.entries}${change.told}`.toLowerCase();
  const isConcerned = texts.includes(guest.toLowerCase()) || names.some((name) => texts.includes(name.toLowerCase()));
  if (!isConcerned) return { ...change, origin };
  const rewrite = (json: string): string => JSON.stringify(unnamed(JSON.parse(json), unnaming));
  return { ...change, origin, entries: rewrite(change.entries), told: rewrite(change.told) };
}
