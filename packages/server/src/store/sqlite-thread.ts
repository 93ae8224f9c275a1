import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Said } from './in-thread.js';
import { type Parcel, unpack } from './parcels.js';
import { openSqlite } from './sqlite.js';

/** The thread in which SQLite writes and reads. See `in-thread.ts`. */

const say = (said: Said): void => parentPort?.postMessage(said);

try {
  const store = await openSqlite(workerData as string);
  const calls = Object.entries({ ...store, write: (parcel: Parcel) => store.write(unpack(parcel)) }).filter(
    ([, value]) => typeof value === 'function',
  );
  const functions = new Map(calls) as Map<string, (...given: readonly unknown[]) => Promise<unknown>>;
  parentPort?.on('message', async ({ id, call, given }: Asked) => {
    try {
      say({ id, result: await functions.get(call)?.(...given) });
    } catch (error) {
      say({ id, error });
    }
    if (call === 'close') parentPort?.close();
  });
  say({ calls: [...functions.keys()] });
} catch (error) {
  say({ id: null, error });
}
