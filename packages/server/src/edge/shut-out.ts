import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Address } from './address.js';
import { KeyedRate } from './keyed-rate.js';

const MINUTE = 60_000;
const MOST_REMEMBERED = 50_000;
/** Refusals that are answered at once, and how long others wait at most. */
const AT_ONCE = 10;
const MOST_WAIT_MS = 5000;

/**
 * Addresses that go on although hundreds of their requests were refused. Even a refusal costs something: such an
 * address gets no new connections until its refusals are paid off.
 */
export class ShutOut {
  readonly #refusals: KeyedRate;
  readonly #freeMs: number;

  constructor(
    limits: Pick<Limits, 'refusalsPerMinute'>,
    private readonly metrics: Pick<Metrics, 'limited'>,
  ) {
    this.#refusals = new KeyedRate(
      { most: limits.refusalsPerMinute, windowMs: MINUTE },
      { mostRemembered: MOST_REMEMBERED, whenFull: 'pass' },
    );
    this.#freeMs = (AT_ONCE * MINUTE) / limits.refusalsPerMinute;
  }

  /** Counts a refusal; returns whether the connection shall close. */
  refused({ own }: Address): boolean {
    return this.#refusals.take(own, performance.now()) > 0;
  }

  /** How long an address shall wait for the answer to a request that was refused: the longer, the more it had. */
  waitMs({ own }: Address): number {
    const debt = this.#refusals.debt(own, performance.now());
    return Math.min(MOST_WAIT_MS, Math.max(0, debt - this.#freeMs));
  }

  /** Whether to accept no connection from an address now. */
  isOut({ own }: Address): boolean {
    if (this.#refusals.wait(own, performance.now()) === 0) return false;
    this.metrics.limited('refusalsPerMinute');
    return true;
  }
}
