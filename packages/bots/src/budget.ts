/** The limit of a search: a number of iterations or a time. */
export class Budget {
  /** The iterations started so far. */
  spent = 0;

  private constructor(
    private readonly iterations: number,
    private readonly until: number,
  ) {}

  static ofIterations(iterations: number): Budget {
    return new Budget(iterations, Number.POSITIVE_INFINITY);
  }

  static ofMillis(millis: number): Budget {
    return new Budget(Number.POSITIVE_INFINITY, performance.now() + millis);
  }

  /** Starts another iteration if the budget allows it; it always allows the first. */
  more(): boolean {
    if (this.spent > 0 && (this.spent >= this.iterations || this.isLate())) return false;
    this.spent++;
    return true;
  }

  /** Whether the time is up; never for a budget of iterations. */
  isLate(): boolean {
    return this.until !== Number.POSITIVE_INFINITY && performance.now() >= this.until;
  }
}
