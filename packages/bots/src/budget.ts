/** How long a search may go on: a number of iterations, or a time. */
export class Budget {
  /** The iterations begun so far. */
  spent = 0;

  private constructor(
    private readonly iterations: number,
    private readonly until: number,
  ) {}

  /** So many iterations, however long they take. */
  static ofIterations(iterations: number): Budget {
    return new Budget(iterations, Number.POSITIVE_INFINITY);
  }

  /** So many milliseconds from now on. */
  static ofMillis(millis: number): Budget {
    return new Budget(Number.POSITIVE_INFINITY, performance.now() + millis);
  }

  /** Whether another iteration may begin, which counts as begun; the first always may. */
  more(): boolean {
    if (this.spent > 0 && (this.spent >= this.iterations || this.isLate())) return false;
    this.spent++;
    return true;
  }

  /** Whether the time is over; never, where iterations count. */
  isLate(): boolean {
    return this.until !== Number.POSITIVE_INFINITY && performance.now() >= this.until;
  }
}
