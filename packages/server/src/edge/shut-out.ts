import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Address } from './address.js';
import { KeyedRate } from './keyed-rate.js';

const MINUTE = 60_000;
const MOST_REMEMBERED = 50_000;
/** Refusals that are answered at once, and how long others wait at most. */
const AT_ONCE = 10;
const MOST_WAIT_MS = 5000;
/** How long an address stays shut out: by then half of its refusals are paid off. */
const OUT_MS = MINUTE / 2;

/**
 * Addresses that go on although hundreds of their requests or frames were refused. Even a refusal costs something: such
 * an address waits for its answers, and in the end gets no new connections for a while.
 */
export class ShutOut {
  readonly #refusals: KeyedRate;
  readonly #freeMs: number;
  /** Until when addresses are shut out, the first ones first. */
  readonly #outUntil = new Map<string, number>();

  constructor(
    limits: Pick<Limits, 'refusalsPerMinute'>,
    private readonly metrics: Pick<Metrics, 'limited'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#refusals = new KeyedRate(
      { most: limits.refusalsPerMinute, windowMs: MINUTE },
      { mostRemembered: MOST_REMEMBERED, whenFull: 'pass' },
    );
    this.#freeMs = (AT_ONCE * MINUTE) / limits.refusalsPerMinute;
  }

  /** Counts a refusal; returns whether the connection shall close. */
  refused({ own }: Address): boolean {
    const now = this.now();
    const isOver = this.#refusals.take(own, now) > 0;
    if (isOver || this.#refusals.wait(own, now) > 0) this.#shutOut(own, now);
    return isOver;
  }

  /** How long an address shall wait for the answer to a request that was refused: the longer, the more it had. */
  waitMs({ own }: Address): number {
    const debt = this.#refusals.debt(own, this.now());
    return Math.min(MOST_WAIT_MS, Math.max(0, debt - this.#freeMs));
  }

  /** Whether to accept no connection from an address now. */
  isOut({ own }: Address): boolean {
    const until = this.#outUntil.get(own);
    if (until === undefined) return false;
    if (until <= this.now()) {
      this.#outUntil.delete(own);
      return false;
    }
    this.metrics.limited('refusalsPerMinute');
    return true;
  }

  #shutOut(own: string, now: number): void {
    this.#outUntil.delete(own);
    for (const [oldest, until] of this.#outUntil) {
      if (until > now) break;
      this.#outUntil.delete(oldest);
    }
    if (this.#outUntil.size < MOST_REMEMBERED) this.#outUntil.set(own, now + OUT_MS);
  }
}
