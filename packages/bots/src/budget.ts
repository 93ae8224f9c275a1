/** The limit of a search: a number of iterations or a time. */
export class Budget {
  /** The iterations started so far. */
  spent = 0;

  private constructor(
    private readonly iterations: number,
    private readonly start: number,
    private readonly millis: number,
    private readonly allowance: Int32Array | undefined,
  ) {}

  static ofIterations(iterations: number): Budget {
    return new Budget(iterations, 0, Number.POSITIVE_INFINITY, undefined);
  }

  /** `allowance` is shared with another thread, which may lower the milliseconds in it while the search runs. */
  static ofMillis(millis: number, allowance?: Int32Array): Budget {
    return new Budget(Number.POSITIVE_INFINITY, performance.now(), millis, allowance);
  }

  /** Starts another iteration if the budget allows it; it always allows the first. */
  more(): boolean {
    if (this.spent > 0 && (this.spent >= this.iterations || this.isLate())) return false;
    this.spent++;
    return true;
  }

  /** Whether the time is up; never for a budget of iterations. */
  isLate(): boolean {
    if (this.millis === Number.POSITIVE_INFINITY) return false;
    const passed = performance.now() - this.start;
    return passed >= this.millis || (this.allowance !== undefined && passed >= Atomics.load(this.allowance, 0));
  }
}
