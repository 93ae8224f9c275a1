import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './sqlite.js';
import type { WorkerReply, WorkerRequest } from './sqlite-client.js';
import { decodeWrites, type EncodedWrites } from './write-encoding.js';

/** The worker thread that runs SQLite for `sqlite-client.ts`. */

const reply = (message: WorkerReply): void => parentPort?.postMessage(message);

try {
  const store = await openSqlite(workerData as string, (checkpoint) => reply({ checkpoint }));
  const methods = Object.entries({
    ...store,
    write: (writes: EncodedWrites) => store.write(decodeWrites(writes)),
  }).filter(([, value]) => typeof value === 'function');
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
