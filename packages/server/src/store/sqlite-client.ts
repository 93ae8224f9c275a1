import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckpointOutcome } from './checkpoints.js';
import type { Store, Write, WriteResult } from './store.js';
import { workerFile } from './worker-file.js';
import { encodeWrites } from './write-encoding.js';

/** A call of one of the store's methods. */
export interface WorkerRequest {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** First the methods, or why the store cannot be opened; then one reply to each request, and how checkpoints went. */
export type WorkerReply =
  | { readonly checkpoint: CheckpointOutcome }
  | { readonly methods: readonly string[] }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number | null; readonly error: unknown };

/** What passes through the worker is short-lived: a small young generation is enough. */
const YOUNG_MB = 8;

/**
 * SQLite in a worker thread. A commit returns when the disk has it: on the main thread every connection would wait for
 * that. docs/sqlite-thread.md has the figures.
 */
export async function openSqliteInThread(
  file: string,
  onCheckpoint: (outcome: CheckpointOutcome) => void = () => {},
): Promise<Store> {
  const worker = new Worker(workerFile('sqlite-worker'), {
    workerData: file,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const [first] = (await once(worker, 'message')) as [WorkerReply];
  if ('error' in first) {
    await worker.terminate();
    throw first.error;
  }
  worker.on('message', (reply: WorkerReply) => {
    if ('checkpoint' in reply) onCheckpoint(reply.checkpoint);
  });
  const call = callsTo(worker);
  const names = 'methods' in first ? first.methods : [];
  const methods = Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => call(name, args)]));
  let closed: Promise<void> | undefined;
  return {
    ...(methods as unknown as Store),
    kind: 'sqlite',
    shared: false,
    write: (writes: readonly Write[]) => call('write', [encodeWrites(writes)]) as Promise<readonly WriteResult[]>,
    listen: async () => {},
    notify: () => {},
    close: () => {
      closed ??= call('close', []) as Promise<void>;
      return closed;
    },
  };
}

function callsTo(worker: Worker): (method: string, args: readonly unknown[]) => Promise<unknown> {
  const pending = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>();
  let lastId = 0;
  let ended: Error | undefined;

  // The worker keeps the process alive only while a call is pending.
  worker.unref();
  worker.on('message', (reply: WorkerReply) => {
    if (!('id' in reply) || reply.id === null) return;
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    if (pending.size === 0) worker.unref();
    if ('error' in reply) call?.reject(reply.error);
    else call?.resolve(reply.result);
  });
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  };
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('The store is closed.')));

  return (method, args) =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended);
      if (pending.size === 0) worker.ref();
      const request: WorkerRequest = { id: ++lastId, method, args };
      pending.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
}
