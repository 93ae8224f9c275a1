import type { Random } from '@pouch/rules';

const RESOLUTION = 2 ** 32;

/** Quick lots for playouts (xorshift), all from one draw of the source that was given. */
export class FastRandom {
  private bits: number;

  constructor(random: Random) {
    this.bits = 1 + random.below(2 ** 30 - 1);
  }

  private next(): number {
    let bits = this.bits;
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    this.bits = bits;
    return bits >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  uniform(): number {
    return this.next() / RESOLUTION;
  }

  /** A whole number below n, near enough to evenly. */
  below(n: number): number {
    return Math.trunc((this.next() / RESOLUTION) * n);
  }
}
