/** At most `most` at once, and per `windowMs` in the long run. */
export interface Rate {
  readonly most: number;
  readonly windowMs: number;
}

interface Memory {
  readonly mostRemembered: number;
  /** What a new key gets when no more can be remembered: no limit of its own, or one that all new keys share. */
  readonly whenFull: 'pass' | 'share';
}

/** A sum of intervals is not exact. */
const TOLERANCE_MS = 1;
/** The key that new keys share when the memory is full. */
const SHARED = '';

/**
 * A rate limit for each key, in constant time and bounded memory (the generic cell rate algorithm): everything costs an
 * interval, and what is remembered of a key is when all of it will have been paid off.
 */
export class KeyedRate {
  readonly #interval: number;
  /** Keys that counted in this window, and in the one before: after a window without counting, a key has paid off. */
  #young = new Map<string, number>();
  #old = new Map<string, number>();
  #youngSince = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rate: Rate,
    private readonly memory: Memory,
  ) {
    this.#interval = rate.windowMs / rate.most;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** For how many milliseconds the key must wait; 0 if it need not. */
  wait(key: string, now: number): number {
    const counted = this.#countedKey(key, now);
    if (counted === undefined) return 0;
    const debt = this.#paidAt(counted, now) - now;
    const over = debt - this.rate.windowMs + this.#interval;
    return over > Math.min(TOLERANCE_MS, this.#interval / 2) ? over : 0;
  }

  /** For how many milliseconds what the key has done is not paid off. */
  debt(key: string, now: number): number {
    const counted = this.#countedKey(key, now);
    return counted === undefined ? 0 : this.#paidAt(counted, now) - now;
  }

  /** Counts once and returns 0, unless the key must wait. */
  take(key: string, now: number): number {
    const waitMs = this.wait(key, now);
    const counted = this.#countedKey(key, now);
    if (waitMs > 0 || counted === undefined) return waitMs;
    const paidAt = this.#paidAt(counted, now) + this.#interval;
    this.#old.delete(counted);
    this.#young.set(counted, paidAt);
    return 0;
  }

  #paidAt(key: string, now: number): number {
    return Math.max(this.#young.get(key) ?? this.#old.get(key) ?? now, now);
  }

  /** The key that a key counts by; undefined if it does not count. */
  #countedKey(key: string, now: number): string | undefined {
    this.#rotate(now);
    if (this.size < this.memory.mostRemembered || this.#young.has(key) || this.#old.has(key)) return key;
    return this.memory.whenFull === 'share' ? SHARED : undefined;
  }

  #rotate(now: number): void {
    const age = now - this.#youngSince;
    if (age < this.rate.windowMs) return;
    this.#old = age < 2 * this.rate.windowMs ? this.#young : new Map();
    this.#young = new Map();
    this.#youngSince = now;
  }
}
