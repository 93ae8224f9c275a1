import type { Worker } from 'node:worker_threads';
import type { CheckpointOutcome } from './checkpoints.js';

/** A call of one of the methods that a worker serves. */
export interface WorkerRequest {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** First the methods, or why they cannot be served; then one reply to each request, and how checkpoints went. */
export type WorkerReply =
  | { readonly checkpoint: CheckpointOutcome }
  | { readonly methods: readonly string[] }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number | null; readonly error: unknown };

export interface Calls {
  call(method: string, args: readonly unknown[]): Promise<unknown>;
  /** How many calls have no reply yet. */
  pending(): number;
  hasEnded(): boolean;
}

/** Calls the methods of a worker. */
export function callsTo(worker: Worker): Calls {
  const pending = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>();
  let lastId = 0;
  let ended: Error | undefined;

  // The worker keeps the process alive only while a call is pending.
  worker.unref();
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  };
  worker.on('message', (reply: WorkerReply) => {
    if (!('id' in reply)) return;
    if (reply.id === null) return end(toError('error' in reply ? reply.error : reply));
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    if (pending.size === 0) worker.unref();
    if ('error' in reply) call?.reject(reply.error);
    else call?.resolve(reply.result);
  });
  worker.on('error', (error) => end(toError(error)));
  worker.on('exit', () => end(new Error('The store is closed.')));

  return {
    call: (method, args) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        if (pending.size === 0) worker.ref();
        const request: WorkerRequest = { id: ++lastId, method, args };
        pending.set(request.id, { resolve, reject });
        worker.postMessage(request);
      }),
    pending: () => pending.size,
    hasEnded: () => ended !== undefined,
  };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
