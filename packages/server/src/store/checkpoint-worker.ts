import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import type { CheckpointReply } from './checkpoints.js';

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

function runCheckpoint(): CheckpointReply {
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const { log, checkpointed } = checkpoint.get() as unknown as Progress;
      if (checkpointed >= log) break;
    }
    return 'done';
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: 'checkpoint' | 'stop') => {
  switch (request) {
    case 'checkpoint':
      parentPort?.postMessage(runCheckpoint());
      return;
    case 'stop':
      database.close();
      parentPort?.close();
  }
});
