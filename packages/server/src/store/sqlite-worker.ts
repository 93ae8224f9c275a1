import { parentPort, workerData } from 'node:worker_threads';
import { releaseMemory } from '../release-memory.js';
import { lowerPriority } from '../thread-priority.js';
import { openSqlite, openSqliteReads } from './sqlite.js';
import type { SqliteWorkerData } from './sqlite-client.js';
import type { WorkerReply, WorkerRequest } from './worker-calls.js';
import { decodeWrites, type EncodedWrites } from './write-encoding.js';

/** A worker thread that runs SQLite for `sqlite-client.ts`: the store, or a connection that only reads. */

const reply = (message: WorkerReply): void => parentPort?.postMessage(message);

async function opened({ file, for: purpose }: SqliteWorkerData): Promise<object> {
  if (purpose === 'reads') {
    lowerPriority('reads');
    return openSqliteReads(file);
  }
  const store = await openSqlite(file, (checkpoint) => reply({ checkpoint }));
  return { ...store, write: (writes: EncodedWrites) => store.write(decodeWrites(writes)) };
}

try {
  releaseMemory();
  const methods = Object.entries(await opened(workerData as SqliteWorkerData)).filter(
    ([, value]) => typeof value === 'function',
  );
  const byName = new Map(methods) as Map<string, (...args: readonly unknown[]) => Promise<unknown>>;
  parentPort?.on('message', async ({ id, method, args }: WorkerRequest) => {
    try {
      reply({ id, result: await byName.get(method)?.(...args) });
    } catch (error) {
      reply({ id, error });
    }
    if (method === 'close') parentPort?.close();
  });
  reply({ methods: [...byName.keys()] });
} catch (error) {
  reply({ id: null, error });
}
