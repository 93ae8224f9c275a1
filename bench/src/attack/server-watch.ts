import { setTimeout as sleep } from 'node:timers/promises';
import { processorSeconds, residentMegabytes } from '../server-process.js';
import type { Phase } from './orders.js';

/** The server as the operator sees it: its memory, and which limits acted. */

const SAMPLE_MS = 250;

/** The resident memory of a process over time, in megabytes. */
export class MemoryWatch {
  peak = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly pid: number,
    /** Called when the memory exceeds this many megabytes, or the process has ended. */
    private readonly most: number,
    private readonly tooMuch: (why: string) => void,
  ) {
    this.timer = setInterval(() => this.sample(), SAMPLE_MS);
  }

  /** NaN if the process has ended. */
  get now(): number {
    try {
      return residentMegabytes(this.pid);
    } catch {
      return Number.NaN;
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private sample(): void {
    const { now } = this;
    if (Number.isNaN(now)) return this.tooMuch('the server has ended');
    this.peak = Math.max(this.peak, now);
    if (now > this.most) this.tooMuch(`the server has more than ${this.most} MB`);
  }
}

/** How much of a core a process uses in each phase. Unlike latency, it hardly depends on what else the machine does. */
export class ProcessorWatch {
  private readonly sums = new Map<Phase, { processor: number; seconds: number }>();
  private since = { processor: 0, at: 0 };

  constructor(private readonly pid: number) {}

  begin(): void {
    this.since = { processor: this.processor, at: performance.now() };
  }

  end(phase: Phase): void {
    const sum = this.sums.get(phase) ?? { processor: 0, seconds: 0 };
    sum.processor += this.processor - this.since.processor;
    sum.seconds += (performance.now() - this.since.at) / 1000;
    this.sums.set(phase, sum);
  }

  share(phase: Phase): number {
    const { processor = Number.NaN, seconds = 1 } = this.sums.get(phase) ?? {};
    return processor / seconds;
  }

  /** NaN if the process has ended. */
  private get processor(): number {
    try {
      return processorSeconds(this.pid);
    } catch {
      return Number.NaN;
    }
  }
}

const PROBES = 5;
const PROBE_MS = 100;
const USUAL_MS = 100;

/** Waits until the server and its store answer at once, several times in a row; resolves with the seconds it took. */
export async function recovered(server: string, mostSeconds: number): Promise<number> {
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  for (let inARow = 0; inARow < PROBES && passed() < mostSeconds; ) {
    const at = performance.now();
    const { ok } = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(1000 * mostSeconds) }).catch(() => ({
      ok: false,
    }));
    inARow = ok && performance.now() - at < USUAL_MS ? inARow + 1 : 0;
    await sleep(PROBE_MS);
  }
  return passed();
}

/** How often each limit has acted, from the server's metrics. */
export async function limitsActed(server: string): Promise<ReadonlyMap<string, number>> {
  const text = await fetch(`${server}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  const lines = text.matchAll(/^pouch_limited_total\{limit="([^"]*)"\} (\d+)/gm);
  return new Map(Array.from(lines, ([, limit = '', times]) => [limit, Number(times)]));
}
