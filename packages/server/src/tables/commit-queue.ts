import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '../back-off.js';
import type { Metrics } from '../metrics.js';
import type { Store, Write, WriteResult } from '../store/store.js';

/** How long a transaction waits at most for more writes to share it. */
const GATHER_MS = 2;

/**
 * Commits begin at least this far apart. Each costs a message to the store's thread, one back, and a sync of the disk:
 * with hundreds of decisions a second they share more of that. A decision that comes alone waits for nothing.
 */
const APART_MS = 3;

/** `unknown`: the store failed, and may or may not have stored the write. */
export type CommitResult = WriteResult | 'unknown';

/** A table with something to commit. */
export interface Committer {
  readonly id: string;
  /** What to commit now; undefined if there is nothing left. */
  takeWrite(): Write | undefined;
  committed(result: CommitResult): void;
}

interface CommitClock {
  /** Milliseconds, from any origin. */
  now(): number;
  sleep(millis: number): Promise<void>;
}

const CLOCK: CommitClock = { now: () => performance.now(), sleep: async (millis) => sleep(millis) };

/**
 * Group commit: all writes that arrive during a transaction share the next one. Under load many decisions cost one
 * commit; a single decision waits for nothing.
 */
export class CommitQueue {
  private readonly waiting = new Set<Committer>();
  private added = 0;
  private running: Promise<void> | undefined;
  private lastCommit = Number.NEGATIVE_INFINITY;
  /** The table of the last commit, if it was one alone. */
  private lastAlone: string | undefined;

  constructor(
    private readonly store: Store,
    private readonly metrics: Metrics,
    private readonly onError: (error: unknown) => void,
    /** Waits after so many failed transactions in a row. */
    private readonly pause: (failures: number) => Promise<void> = backOff,
    private readonly clock: CommitClock = CLOCK,
  ) {}

  add(committer: Committer): void {
    this.waiting.add(committer);
    this.added++;
    this.running ??= this.run();
  }

  /** Resolves when everything is committed. */
  async drained(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (this.waiting.size > 0) {
      await this.gather();
      failures = (await this.commit(this.next())) === 'failed' ? failures + 1 : 0;
      // Writers try again as soon as they can: a store that refuses writes would be asked without end.
      if (failures > 0) await this.pause(failures);
    }
    this.running = undefined;
  }

  /** Waits for the time of the next commit, and then as long as every turn of the event loop brings more. */
  private async gather(): Promise<void> {
    const soon = this.lastCommit + APART_MS - this.clock.now();
    if (soon > 0 && !this.goesOnAlone()) await this.clock.sleep(soon);
    const start = performance.now();
    let known: number;
    do {
      known = this.added;
      await new Promise(setImmediate);
    } while (this.added > known && performance.now() - start < GATHER_MS);
  }

  /** Whether only the table of the last commit waits: there is probably nothing to share the next one with. */
  private goesOnAlone(): boolean {
    const [first, ...others] = this.waiting;
    return others.length === 0 && first?.id === this.lastAlone;
  }

  /** Everything that waits, but each table once: a second write of the same table stays in the queue. */
  private next(): Committer[] {
    const tables = new Map<string, Committer>();
    for (const committer of this.waiting) if (!tables.has(committer.id)) tables.set(committer.id, committer);
    const committers = [...tables.values()];
    for (const committer of committers) this.waiting.delete(committer);
    return committers;
  }

  /** An error at one table must not stop the others. */
  private writeOf(committer: Committer): Write | undefined {
    try {
      return committer.takeWrite();
    } catch (error) {
      this.onError(error);
      return undefined;
    }
  }

  private async commit(next: readonly Committer[]): Promise<'done' | 'failed'> {
    const committers: Committer[] = [];
    const writes: Write[] = [];
    let changes = 0;
    for (const committer of next) {
      const write = this.writeOf(committer);
      if (write === undefined) continue;
      committers.push(committer);
      writes.push(write);
      changes += write.changes.length;
    }
    if (writes.length === 0) return 'done';
    const start = performance.now();
    this.lastCommit = this.clock.now();
    this.lastAlone = committers.length === 1 ? committers[0]?.id : undefined;
    let results: readonly CommitResult[] | undefined;
    try {
      results = await this.store.write(writes);
    } catch (error) {
      this.onError(error);
    }
    if (results !== undefined) this.metrics.committed(changes, performance.now() - start);
    committers.forEach((committer, index) => {
      const result = results?.[index] ?? 'unknown';
      if (result === 'conflict') this.metrics.conflict();
      try {
        committer.committed(result);
      } catch (error) {
        this.onError(error); // An error at one table must not stop the others.
      }
    });
    return results === undefined ? 'failed' : 'done';
  }
}
