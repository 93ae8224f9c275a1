import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** A thread that brings the database's file up to date, so that nobody at a table waits for it. See `checkpoints.ts`. */

interface Progress {
  /** Pages in the log, and how many of them are in the file by now. */
  readonly log: number;
  readonly checkpointed: number;
}

/** While this goes on the log grows: after a few rounds hardly anything is left, and it can begin anew. */
const ROUNDS = 4;

const database = new DatabaseSync(workerData as string);
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

function bringUpToDate(): void {
  for (let round = 0; round < ROUNDS; round++) {
    const { log, checkpointed } = checkpoint.get() as unknown as Progress;
    if (checkpointed >= log) return;
  }
}

parentPort?.on('message', (wish: 'checkpoint' | 'stop') => {
  switch (wish) {
    case 'checkpoint':
      bringUpToDate();
      parentPort?.postMessage('done');
      return;
    case 'stop':
      database.close();
      parentPort?.close();
  }
});
