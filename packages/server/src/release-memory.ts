import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back memory that a burst of work has left. V8 collects garbage when something allocates: a thread that has
 * become quiet keeps the heap that it grew, for minutes.
 */

const CHECK_MS = 10_000;
/** What a collection must be able to give back at least, as it costs some tens of milliseconds. */
const LEAST_GROWTH = { factor: 1.2, bytes: 8 * 1024 * 1024 } as const;
/** A thread that works for more than this share of its time is not quiet. */
const MOST_BUSY = 0.5;

export interface Heap {
  /** The bytes that the heap takes, used or not. */
  size(): number;
  /** Which share of its time the thread has worked since the last call. */
  busy(): number;
  collect(): void;
}

export class MemoryRelease {
  /** The size after the last collection. */
  #settled: number;

  constructor(private readonly heap: Heap) {
    this.#settled = heap.size();
  }

  /** Collects if the heap has grown since the last time and the thread is quiet. */
  check(): void {
    const { heap } = this;
    const isQuiet = heap.busy() < MOST_BUSY;
    const size = heap.size();
    this.#settled = Math.min(this.#settled, size);
    if (!isQuiet || size < this.#settled * LEAST_GROWTH.factor + LEAST_GROWTH.bytes) return;
    heap.collect();
    this.#settled = heap.size();
  }
}

let timer: NodeJS.Timeout | undefined;

/** Releases memory of this thread from time to time, as long as it runs. */
export function releaseMemory(): void {
  if (timer !== undefined) return;
  const release = new MemoryRelease(heapOfThread());
  timer = setInterval(() => release.check(), CHECK_MS).unref();
}

export function heapOfThread(): Heap {
  setFlagsFromString('--expose-gc');
  // The flag adds it to contexts that are made from now on.
  const collect = runInNewContext('gc') as () => void;
  let last = performance.eventLoopUtilization();
  return {
    size: () => getHeapStatistics().total_heap_size,
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    collect: () => collect(),
  };
}
