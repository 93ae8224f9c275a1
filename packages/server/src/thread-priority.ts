import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Priorities of threads, so that a machine with fewer cores than threads serves decisions of players first: the main
 * thread and the one that commits keep theirs. Only Linux has a priority for each thread; elsewhere nothing is changed,
 * because it would be that of the whole process.
 */
const NICE = {
  /** Node's own threads, which compile code and collect garbage for all others, most of it in the background. */
  helpers: 5,
  /** Somebody waits for the answer, but for a table that is opened, not for a decision. */
  reads: 5,
  /** Thinking and folding of records: seconds of work, of which strangers can ask for much. */
  background: 10,
} as const;

/** Lowers the priority of this worker thread. */
export function lowerPriority(to: 'reads' | 'background'): void {
  if (!isMainThread) renice(0, NICE[to]);
}

/** Lowers the priority of all threads of this process but this one: called before it has workers, those of Node. */
export function lowerHelpers(): void {
  if (!isMainThread || process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task').map(Number))
    if (thread !== process.pid) renice(thread, NICE.helpers);
}

/** `thread`: 0 is the one that calls. */
function renice(thread: number, nice: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(thread, nice);
  } catch {
    // Some sandboxes forbid it, and the thread may have ended. Everything works all the same.
  }
}
