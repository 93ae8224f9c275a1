import type { Random } from '@pouch/rules';

const RESOLUTION = 2 ** 32;

/** A fast generator for playouts (xorshift), seeded by one draw. */
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

  /** Uniform in [0, 1). */
  uniform(): number {
    return this.next() / RESOLUTION;
  }

  /** An integer below n, nearly uniform. */
  below(n: number): number {
    return Math.trunc((this.next() / RESOLUTION) * n);
  }
}
