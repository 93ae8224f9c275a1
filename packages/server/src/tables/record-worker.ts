import { parentPort, workerData } from 'node:worker_threads';
import { openReads } from '../store/open.js';
import type { StoreSource } from '../store/store.js';
import type { WorkerReply, WorkerRequest } from '../store/worker-calls.js';
import { lowerPriority } from '../thread-priority.js';
import { foldRecord, type RecordRequest } from './record-folder.js';

/** The worker thread that folds records for `record-cache.ts`, with a connection of its own. */

lowerPriority('background');

const reply = (message: WorkerReply): void => parentPort?.postMessage(message);

const reads = openReads(workerData as StoreSource);

parentPort?.on('message', async ({ id, method, args }: WorkerRequest) => {
  try {
    if (method === 'close') await reads.close();
    reply({ id, result: method === 'close' ? undefined : await foldRecord(reads, args[0] as RecordRequest) });
  } catch (error) {
    reply({ id, error });
  }
  if (method === 'close') parentPort?.close();
});
