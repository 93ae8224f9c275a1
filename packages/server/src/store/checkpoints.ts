import { Worker } from 'node:worker_threads';
import type { Write } from './store.js';
import { workerFile } from './worker-file.js';

/** How many changes are written between two checkpoints. */
const CHANGES = 2000;

/** The `threadId` of a worker that has ended. */
const ENDED = -1;

/**
 * Runs WAL checkpoints in a worker thread. A checkpoint writes pages all over the file and waits for the disk: as part
 * of a commit it would delay every table.
 */
export class Checkpoints {
  private worker: Worker | undefined;
  private changes = 0;
  private running = false;

  constructor(private readonly file: string) {}

  /** Counts what was written, and starts a checkpoint if it is time. */
  after(writes: readonly Write[]): void {
    for (const { changes } of writes) this.changes += changes.length;
    if (this.changes < CHANGES || this.running) return;
    this.changes = 0;
    this.running = true;
    this.worker ??= this.start();
    this.worker.postMessage('checkpoint');
  }

  async stop(): Promise<void> {
    const { worker } = this;
    if (worker === undefined || worker.threadId === ENDED) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage('stop');
    await ended;
  }

  private start(): Worker {
    const worker = new Worker(workerFile('checkpoint-worker'), { workerData: this.file });
    worker.unref();
    worker.on('message', () => {
      this.running = false;
    });
    // Without the worker, SQLite runs a checkpoint with a commit once the WAL is very long.
    worker.on('error', () => {});
    return worker;
  }
}
