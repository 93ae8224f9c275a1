/** The time that a table lives by. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something later; the answer calls it off. */
  after(millis: number, run: () => void): () => void;
}

/** setTimeout takes no more. */
const LONGEST = 2 ** 31 - 1;

export const deviceTime: Time = {
  now: () => Date.now(),
  after(millis, run) {
    const timer = setTimeout(run, Math.min(LONGEST, millis));
    return () => clearTimeout(timer);
  },
};

/** A timer that can be set anew: only the last setting counts. */
export class Alarm {
  private callOff: (() => void) | undefined;

  constructor(
    private readonly time: Time,
    private readonly ring: () => void,
  ) {}

  /** Sets it to so many milliseconds from now; for an infinite time it never rings. */
  set(millis: number): void {
    this.clear();
    if (millis < Number.POSITIVE_INFINITY) this.callOff = this.time.after(millis, this.ring);
  }

  clear(): void {
    this.callOff?.();
    this.callOff = undefined;
  }
}
