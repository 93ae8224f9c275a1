import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Priorities of worker threads, so that a machine with fewer cores than threads serves decisions of players first: the
 * main thread and the one that commits keep theirs.
 */
const NICE = {
  /** Somebody waits for the answer, but for a table that is opened, not for a decision. */
  reads: 5,
  /** Thinking and folding of records: seconds of work, of which strangers can ask for much. */
  background: 10,
} as const;

/**
 * Lowers the priority of this worker thread. Only Linux has one for each thread: elsewhere it would be that of the whole
 * process.
 */
export function lowerPriority(to: keyof typeof NICE): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    setPriority(NICE[to]);
  } catch {
    // Some sandboxes forbid it. The thread works all the same.
  }
}
