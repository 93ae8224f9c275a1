/** The most that a steady clock runs fast or slow: a player's 25 seconds change by a quarter of a second. */
const SLEW = 0.01;

/**
 * A clock that never jumps. It counts by the monotonic clock, and follows its reference by small steps: an hour's jump
 * of the system's clock makes nobody late and leaves nobody waiting.
 */
export class SteadyClock {
  private since: number;
  /** How far the reference was ahead then. */
  private ahead = 0;

  constructor(
    /** The time, in milliseconds since 1970. */
    private start: number,
    private readonly monotonic: () => number = () => performance.now(),
  ) {
    this.since = monotonic();
  }

  now(): number {
    return Math.floor(this.exact());
  }

  /** Goes towards this time from now on. */
  follow(reference: number): void {
    const now = this.exact();
    this.since = this.monotonic();
    this.start = now;
    this.ahead = reference - now;
  }

  private exact(): number {
    const passed = this.monotonic() - this.since;
    const most = passed * SLEW;
    return this.start + passed + Math.max(-most, Math.min(most, this.ahead));
  }
}

export interface RunningClock {
  now(): number;
  stop(): void;
}

const FOLLOW_MS = 10_000;

/** A steady clock that starts at the time of its reference, and follows it. */
export async function startClock(
  reference: () => Promise<number>,
  onError: (error: unknown) => void,
): Promise<RunningClock> {
  const clock = new SteadyClock(await reference());
  const timer = setInterval(() => {
    reference().then((time) => clock.follow(time), onError);
  }, FOLLOW_MS).unref();
  return { now: () => clock.now(), stop: () => clearInterval(timer) };
}
