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

  /** Takes tokens, if there are enough. */
  take(now: number, tokens = 1): boolean {
    this.#refill(now);
    if (this.#tokens < tokens) return false;
    this.#tokens -= tokens;
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
