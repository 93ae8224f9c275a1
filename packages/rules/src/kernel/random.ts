/** The source of chance. The rules have none of their own. */
export interface Random {
  /** A uniformly random whole number from 0 to n - 1; n from 1 to 2^30. */
  below(n: number): number;
}

/** A generator of 32 random bits at a time, as a signed or an unsigned number. */
export interface BitSource {
  next(): number;
}

class BitRandom implements Random {
  constructor(private readonly source: BitSource) {}

  below(n: number): number {
    if (n === 1) return 0;
    // Rejection sampling: as many bits as n - 1 has, drawn again while the number is too high.
    const shift = Math.clz32(n - 1);
    let drawn = this.source.next() >>> shift;
    while (drawn >= n) drawn = this.source.next() >>> shift;
    return drawn;
  }
}

export const randomFrom = (source: BitSource): Random => new BitRandom(source);

/** A generator's initial state. Each (seed, number) has its own stream: game 7 of a simulation is always the same. */
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
