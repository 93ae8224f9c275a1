/** A rate limit: `most` at once, `perSecond` in the long run. */
export class TokenBucket {
  #tokens: number;
  #at = performance.now();

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
  ) {
    this.#tokens = most;
  }

  /** Takes one token, if there is one. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens === this.most;
  }

  #refill(now: number): void {
    this.#tokens = Math.min(this.most, this.#tokens + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
  }
}
