/** Where chance comes from. The rules draw through this and have no source of their own. */
export interface Random {
  /** A whole number from 0 to n - 1, each as likely as any other; n from 1 to 2^30. */
  below(n: number): number;
}

/** A generator of 32 random bits at a time, signed or unsigned. */
export interface BitSource {
  next(): number;
}

class BitRandom implements Random {
  constructor(private readonly source: BitSource) {}

  below(n: number): number {
    if (n === 1) return 0;
    // As many bits as n - 1 has, drawn again while they are too high: no outcome is favoured.
    const shift = Math.clz32(n - 1);
    let drawn = this.source.next() >>> shift;
    while (drawn >= n) drawn = this.source.next() >>> shift;
    return drawn;
  }
}

export const randomFrom = (source: BitSource): Random => new BitRandom(source);

/**
 * Four words to start a generator with: a stream of its own for each (seed, number), so that game 7 of a simulation
 * is the same whoever plays it, and when.
 */
export function streamSeed(seed: number, number: number): [number, number, number, number] {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number, 0xc2b2ae35);
  const word = (salt: number): number => {
    mixed = (mixed + 0x9e3779b9) | 0;
    let bits = mixed ^ Math.imul(salt, 0x27d4eb2f);
    bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return bits ^ (bits >>> 15);
  };
  return [word(seed), word(number), word(~seed), word(seed ^ number) | 1];
}
