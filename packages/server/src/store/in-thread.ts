import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { pack } from './parcels.js';
import type { Store, Write, Written } from './store.js';
import { threadFile } from './threads.js';

/** What is asked of the thread: one of the store's functions. */
export interface Asked {
  readonly id: number;
  readonly call: string;
  readonly given: readonly unknown[];
}

/** What the thread says: first what can be asked of it, or why it cannot start; then one answer to each question. */
export type Said =
  | { readonly calls: readonly string[] }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number | null; readonly error: unknown };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** What passes through the thread is soon of no use: room for a few commits is enough. */
const YOUNG_MB = 8;

/**
 * SQLite in a thread of its own. Its calls come back when everything is on the disk, which may take a while: there
 * nobody waits for that but whoever asked, while here every connection would.
 */
export async function openSqliteInThread(file: string): Promise<Store> {
  const worker = new Worker(threadFile('sqlite-thread'), {
    workerData: file,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const [first] = (await once(worker, 'message')) as [Said];
  if ('error' in first) {
    await worker.terminate();
    throw first.error;
  }
  const ask = asking(worker);
  const calls = 'calls' in first ? first.calls : [];
  const functions = Object.fromEntries(calls.map((call) => [call, (...given: unknown[]) => ask(call, given)]));
  let closed: Promise<void> | undefined;
  return {
    ...(functions as unknown as Store),
    kind: 'sqlite',
    shared: false,
    write: (writes: readonly Write[]) => ask('write', [pack(writes)]) as Promise<readonly Written[]>,
    listen: async () => {},
    tell: () => {},
    close: () => {
      closed ??= ask('close', []) as Promise<void>;
      return closed;
    },
  };
}

function asking(worker: Worker): (call: string, given: readonly unknown[]) => Promise<unknown> {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let ended: Error | undefined;

  // A process that waits for nothing else may end; one that waits for the store may not.
  worker.unref();
  worker.on('message', (said: Said) => {
    if (!('id' in said) || said.id === null) return;
    const { id } = said;
    const whoever = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if ('error' in said) whoever?.reject(said.error);
    else whoever?.resolve(said.result);
  });
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('The store is closed.')));

  return (call, given) =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended);
      if (waiting.size === 0) worker.ref();
      const question: Asked = { id: asked++, call, given };
      waiting.set(question.id, { resolve, reject });
      worker.postMessage(question);
    });
}
