import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '../server-process.js';

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
