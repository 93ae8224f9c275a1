import { Worker } from 'node:worker_threads';
import { workerFile } from '../worker-file.js';
import type { Write } from './store.js';

/** How many changes are written between two checkpoints, and before one that failed is tried again. */
const CHANGES = 2000;
const CHANGES_TO_RETRY = 200;

/** The `threadId` of a worker that has ended. */
const ENDED = -1;

export type CheckpointOutcome = { readonly is: 'done' } | { readonly is: 'failed'; readonly why: string };

/** What the worker answers to each request. */
export type CheckpointReply = 'done' | { readonly failed: string };

type CheckpointWorker = Pick<Worker, 'threadId' | 'postMessage' | 'ref' | 'unref'> & NodeJS.EventEmitter;

const startWorker = (file: string): CheckpointWorker =>
  new Worker(workerFile('store/checkpoint-worker'), { workerData: file });

/**
 * Runs WAL checkpoints in a worker thread. A checkpoint writes pages all over the file and waits for the disk: as part
 * of a commit it would delay every table. While they fail, SQLite runs one with a commit once the WAL is very long.
 */
export class Checkpoints {
  private worker: CheckpointWorker | undefined;
  private changes = 0;
  private changesToNext = CHANGES;
  private running = false;

  constructor(
    private readonly file: string,
    private readonly report: (outcome: CheckpointOutcome) => void,
    private readonly startWith: (file: string) => CheckpointWorker = startWorker,
  ) {}

  /** Counts what was written, and starts a checkpoint if it is time. */
  after(writes: readonly Write[]): void {
    for (const { changes } of writes) this.changes += changes.length;
    if (this.changes < this.changesToNext || this.running) return;
    this.changes = 0;
    this.running = true;
    this.worker ??= this.start();
    this.worker.postMessage('checkpoint');
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    if (worker === undefined || worker.threadId === ENDED) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage('stop');
    await ended;
  }

  private start(): CheckpointWorker {
    const worker = this.startWith(this.file);
    worker.unref();
    worker.on('message', (reply: CheckpointReply) =>
      this.ended(reply === 'done' ? { is: 'done' } : { is: 'failed', why: reply.failed }),
    );
    worker.on('error', (error) => this.lost(worker, error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => this.lost(worker, 'its thread ended'));
    return worker;
  }

  /** The next checkpoint starts another worker. */
  private lost(worker: CheckpointWorker, why: string): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.ended({ is: 'failed', why });
  }

  private ended(outcome: CheckpointOutcome): void {
    this.running = false;
    this.changesToNext = outcome.is === 'done' ? CHANGES : CHANGES_TO_RETRY;
    this.report(outcome);
  }
}
