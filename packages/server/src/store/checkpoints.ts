import { Worker } from 'node:worker_threads';
import type { Write } from './store.js';
import { threadFile } from './threads.js';

/** So many changes are written before the file is brought up to date with the log. */
const CHANGES = 2000;

/** The number of a thread that has ended. */
const ENDED = -1;

/**
 * Brings a database's file up to date in a thread of its own, every now and then. It takes long, for the file is
 * written all over the place and has to reach the disk: done along with a commit, all tables would wait for it.
 */
export class Checkpoints {
  private worker: Worker | undefined;
  private changes = 0;
  private underWay = false;

  constructor(private readonly file: string) {}

  /** Something was written. */
  after(writes: readonly Write[]): void {
    for (const { changes } of writes) this.changes += changes.length;
    if (this.changes < CHANGES || this.underWay) return;
    this.changes = 0;
    this.underWay = true;
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
    const worker = new Worker(threadFile('checkpointer'), { workerData: this.file });
    worker.unref();
    worker.on('message', () => {
      this.underWay = false;
    });
    // If it cannot be done here, SQLite does it with a commit when the log has become very long.
    worker.on('error', () => {});
    return worker;
  }
}
