import { Worker } from 'node:worker_threads';
import { type Reads, StoreBusy, type StoreSource } from '../store/store.js';
import { type Calls, callsTo } from '../store/worker-calls.js';
import { workerFile } from '../worker-file.js';
import { foldRecord, type RecordRequest } from './record-folder.js';
import type { Table } from './table.js';

/** Folds logs into records. A long one takes seconds, so it is not done where commands and commits are. */
export interface RecordFolder {
  /** The record as JSON text; undefined if there is no such table. */
  fold(request: RecordRequest): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Without the flags of this process, which may make imports resolve to sources. */
const startWorker = (workerData: StoreSource): Worker =>
  new Worker(workerFile('tables/record-worker'), { workerData, execArgv: [] });

/** A thread that has had nothing to do for this time is ended: after a long record it holds a hundred megabytes. */
const IDLE_MS = 10_000;

/** Folds records in a worker thread, which is started when one is asked for, and again if it dies. */
export function foldInThread(source: StoreSource, idleMs = IDLE_MS): RecordFolder {
  let calls: Calls | undefined;
  let timer: NodeJS.Timeout | undefined;
  const close = async (): Promise<void> => {
    clearTimeout(timer);
    const ending = calls;
    calls = undefined;
    await ending?.call('close', []).catch(() => {});
  };
  return {
    async fold(request) {
      clearTimeout(timer);
      if (calls === undefined || calls.hasEnded()) calls = callsTo(startWorker(source));
      const asked = calls;
      try {
        return (await asked.call('fold', [request])) as string | undefined;
      } finally {
        clearTimeout(timer);
        if (asked.pending() === 0 && asked === calls) timer = setTimeout(close, idleMs).unref();
      }
    },
    close,
  };
}

/** Folds records in this thread, which is simpler and slower. */
export const foldHere = (reads: Reads): RecordFolder => ({
  fold: (request) => foldRecord(reads, request),
  close: async () => {},
});

/** Records that may wait to be folded. */
const MOST_WAITING = 50;
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** The records of finished games, bounded by their size; the same record is never folded twice at once. */
export class RecordCache {
  private readonly finished = new Map<string, string>();
  private characters = 0;
  private readonly folding = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly folder: RecordFolder,
    private readonly most = MOST_CHARACTERS,
  ) {}

  /** Whether a record needs no reading. */
  has({ id }: Table): boolean {
    return this.finished.has(id);
  }

  /** What a guest may know of the game; everything when it is over. */
  async record(table: Table, guest: string | null): Promise<string | undefined> {
    const known = this.finished.get(table.id);
    if (known !== undefined) return this.keep(table.id, known);
    const isOver = table.phase === 'over';
    const key = isOver ? table.id : `${table.id} ${table.number} ${guest}`;
    let folding = this.folding.get(key);
    if (folding === undefined) {
      if (this.folding.size >= MOST_WAITING) throw new StoreBusy();
      folding = this.folder.fold({ table: table.id, guest }).finally(() => this.folding.delete(key));
      this.folding.set(key, folding);
    }
    const text = await folding;
    return isOver && text !== undefined ? this.keep(table.id, text) : text;
  }

  close(): Promise<void> {
    return this.folder.close();
  }

  /** Puts a record last; drops the first ones, which were not asked for the longest, if there are too many. */
  private keep(id: string, text: string): string {
    this.forget(id);
    this.finished.set(id, text);
    this.characters += text.length;
    for (const oldest of this.finished.keys()) {
      if (this.characters <= this.most) break;
      this.forget(oldest);
    }
    return text;
  }

  private forget(id: string): void {
    this.characters -= this.finished.get(id)?.length ?? 0;
    this.finished.delete(id);
  }
}
