import type { Metrics } from '../metrics.js';
import type { Store, Write, Written } from '../store/store.js';

/** So long a transaction waits at most for more to come along. */
const GATHER_MS = 2;

/** Whatever has something to be written. */
export interface Writer {
  /** The table that it writes. */
  readonly id: string;
  /** What is to be written now; it is under way from this moment on. */
  write(): Write;
  /** How that went. `unknown`: the store failed, and may or may not have stored it. */
  written(how: Written | 'unknown'): void;
}

/**
 * Group commit: whatever comes up while the last transaction was under way shares the next one. Under load many
 * decisions cost one commit; alone, a decision waits for nothing.
 */
export class Ledger {
  private readonly waiting = new Set<Writer>();
  private added = 0;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly store: Store,
    private readonly metrics: Metrics,
    private readonly failed: (error: unknown) => void,
  ) {}

  add(writer: Writer): void {
    this.waiting.add(writer);
    this.added++;
    this.underWay ??= this.work();
  }

  /** Resolves when everything is written that there was. */
  async settled(): Promise<void> {
    while (this.underWay !== undefined) await this.underWay;
  }

  private async work(): Promise<void> {
    while (this.waiting.size > 0) {
      await this.gather();
      await this.commit(this.next());
    }
    this.underWay = undefined;
  }

  /** As long as every turn of the event loop brings more, it comes along; alone, a decision waits for one turn. */
  private async gather(): Promise<void> {
    const start = performance.now();
    let known: number;
    do {
      known = this.added;
      await new Promise(setImmediate);
    } while (this.added > known && performance.now() - start < GATHER_MS);
  }

  /** Everything that waits; if two want to write the same table, the second has to wait on. */
  private next(): Writer[] {
    const tables = new Map<string, Writer>();
    for (const writer of this.waiting) if (!tables.has(writer.id)) tables.set(writer.id, writer);
    const writers = [...tables.values()];
    for (const writer of writers) this.waiting.delete(writer);
    return writers;
  }

  private async commit(writers: readonly Writer[]): Promise<void> {
    const writes = writers.map((writer) => writer.write());
    const start = performance.now();
    let results: readonly (Written | 'unknown')[];
    try {
      results = await this.store.write(writes);
    } catch (error) {
      this.failed(error);
      results = writes.map(() => 'unknown' as const);
    }
    const changes = writes.reduce((sum, { changes }) => sum + changes.length, 0);
    this.metrics.committed(changes, performance.now() - start);
    writers.forEach((writer, place) => {
      const how = results[place] ?? 'unknown';
      if (how === 'conflict') this.metrics.conflict();
      try {
        writer.written(how);
      } catch (error) {
        this.failed(error); // One table's trouble is not the others'.
      }
    });
  }
}
