import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workerFile } from '../worker-file.js';
import type { CheckpointOutcome } from './checkpoints.js';
import { atMostOnceASecond } from './checks.js';
import { READS, type Reads, type Store, StoreBusy, type Write, type WriteResult } from './store.js';
import { type Calls, callsTo, type WorkerReply } from './worker-calls.js';
import { encodeWrites } from './write-encoding.js';

export interface SqliteWorkerData {
  readonly file: string;
  /** The second thread only reads, so that no read waits with a commit, and no commit with a read. */
  readonly for: 'store' | 'reads';
}

/** What passes through the workers is short-lived: a small young generation is enough. */
const YOUNG_MB = 8;

/** Reads that may wait. After a restart every client comes back with a few. */
const MOST_READS = 5000;

const startWorker = (workerData: SqliteWorkerData): Worker =>
  new Worker(workerFile('store/sqlite-worker'), { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });

/**
 * SQLite in worker threads. A commit returns when the disk has it: on the main thread every connection would wait for
 * that. docs/sqlite-thread.md has the figures.
 */
export async function openSqliteInThread(
  file: string,
  onCheckpoint: (outcome: CheckpointOutcome) => void = () => {},
  mostReads = MOST_READS,
): Promise<Store> {
  const worker = startWorker({ file, for: 'store' });
  const [first] = (await once(worker, 'message')) as [WorkerReply];
  if ('error' in first) {
    await worker.terminate();
    throw first.error;
  }
  worker.on('message', (reply: WorkerReply) => {
    if ('checkpoint' in reply) onCheckpoint(reply.checkpoint);
  });
  const { call } = callsTo(worker);
  const reads = new ReadsInThread(file, mostReads);
  const names = 'methods' in first ? first.methods : [];
  const methods = Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => call(name, args)]));
  let closed: Promise<void> | undefined;
  return {
    ...(methods as unknown as Store),
    ...reads.methods,
    kind: 'sqlite',
    source: { kind: 'sqlite', file },
    shared: false,
    write: (writes: readonly Write[]) => call('write', [encodeWrites(writes)]) as Promise<readonly WriteResult[]>,
    check: atMostOnceASecond(() => call('check', []) as Promise<void>),
    listen: async () => {},
    notify: () => {},
    close: () => {
      closed ??= reads.close().then(() => call('close', []) as Promise<void>);
      return closed;
    },
  };
}

/** The thread that reads, and another one if it dies. */
class ReadsInThread {
  readonly methods: Reads;
  private calls: Calls | undefined;
  private closed = false;

  constructor(
    private readonly file: string,
    private readonly most: number,
  ) {
    const methods = READS.map((name) => [name, (...args: unknown[]) => this.call(name, args)]);
    this.methods = Object.fromEntries(methods) as Reads;
    this.calls = this.start();
  }

  async close(): Promise<void> {
    this.closed = true;
    // Before the store: the last connection that closes folds the WAL into the file.
    await this.calls?.call('close', []).catch(() => {});
  }

  private start(): Calls {
    return callsTo(startWorker({ file: this.file, for: 'reads' }));
  }

  private async call(method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.calls === undefined || (this.calls.hasEnded() && !this.closed)) this.calls = this.start();
    if (this.calls.pending() >= this.most) throw new StoreBusy();
    return this.calls.call(method, args);
  }
}
