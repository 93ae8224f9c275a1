import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** The worker thread that runs WAL checkpoints for `checkpoints.ts`. */

interface Progress {
  /** Pages in the WAL, and how many of them are in the database file by now. */
  readonly log: number;
  readonly checkpointed: number;
}

/** The WAL grows during a checkpoint. After a few rounds almost nothing is left, and SQLite can restart the WAL. */
const ROUNDS = 4;

const database = new DatabaseSync(workerData as string);
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

function runCheckpoint(): void {
  for (let round = 0; round < ROUNDS; round++) {
    const { log, checkpointed } = checkpoint.get() as unknown as Progress;
    if (checkpointed >= log) return;
  }
}

parentPort?.on('message', (request: 'checkpoint' | 'stop') => {
  switch (request) {
    case 'checkpoint':
      runCheckpoint();
      parentPort?.postMessage('done');
      return;
    case 'stop':
      database.close();
      parentPort?.close();
  }
});
