/** The clock and the timers of a table; tests have their own. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later; returns a function that cancels it. */
  after(millis: number, run: () => void): () => void;
}

/** The longest delay of setTimeout. */
const LONGEST = 2 ** 31 - 1;

export const deviceTime: Time = {
  now: () => Date.now(),
  after(millis, run) {
    const timer = setTimeout(run, Math.min(LONGEST, millis));
    return () => clearTimeout(timer);
  },
};

/** A clock that can be stopped and started again. */
export class Stopwatch {
  private since: number | undefined;

  constructor(
    private readonly now: () => number,
    private passed: number,
  ) {}

  seconds(): number {
    return this.since === undefined ? this.passed : this.passed + Math.max(0, this.now() - this.since) / 1000;
  }

  start(): void {
    this.since ??= this.now();
  }

  stop(): void {
    this.passed = this.seconds();
    this.since = undefined;
  }
}

/** A timer that can be reset: only the last setting counts. */
export class Alarm {
  private cancel: (() => void) | undefined;

  constructor(
    private readonly time: Time,
    private readonly ring: () => void,
  ) {}

  /** Rings in that many milliseconds; never, if they are infinite. */
  set(millis: number): void {
    this.clear();
    if (millis < Number.POSITIVE_INFINITY) this.cancel = this.time.after(millis, this.ring);
  }

  clear(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}
