import type { Time } from '../../src/local/time.ts';

/** Time that passes when a test says so. */
export class FakeTime implements Time {
  private millis = 1_700_000_000_000;
  private timers: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.millis;
  }

  after(millis: number, run: () => void): () => void {
    const timer = { at: this.millis + millis, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  /** How many timers are set. */
  get waiting(): number {
    return this.timers.length;
  }

  /** Goes to the next timer and lets it ring; says whether there was one. */
  next(): boolean {
    const [first] = [...this.timers].sort((a, b) => a.at - b.at);
    if (first === undefined) return false;
    this.timers = this.timers.filter((each) => each !== first);
    this.millis = Math.max(this.millis, first.at);
    first.run();
    return true;
  }

  /** Lets this many seconds pass without waiting for what the alarms start. */
  pass(seconds: number): void {
    const until = this.millis + 1000 * seconds;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= until);
      if (due.length === 0) break;
      this.next();
    }
    this.millis = until;
  }

  /** Lets time pass without any timer ringing, as on a page that is kept busy. */
  hang(seconds: number): void {
    this.millis += 1000 * seconds;
  }
}

/** Lets every answer that is under way come in. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
