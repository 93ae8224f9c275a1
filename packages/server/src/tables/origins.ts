/**
 * The commands in a table's log, as 32-bit hashes with the numbers of their changes: a repeated command is found by
 * reading one row. A filter without false negatives; small enough to keep all of them, and to go into snapshots. A table
 * has a bounded number of changes, so this is bounded too.
 */
export class Origins {
  /** By hash. An origin whose hash is taken has the next free one. */
  private readonly numbers = new Map<number, number>();
  private readonly basis: number;

  /** With the table's secret seed, so that nobody can choose commands with the same hash. */
  constructor(seed: string, saved: readonly number[] = []) {
    this.basis = fnv1a(seed, 0x811c9dc5);
    for (let at = 0; at < saved.length; at += 2) this.numbers.set(saved[at] as number, saved[at + 1] as number);
  }

  mayHave(origin: string): boolean {
    return this.numbers.has(fnv1a(origin, this.basis));
  }

  /** The changes that the origin may have. */
  numbersOf(origin: string): number[] {
    const found: number[] = [];
    for (let hash = fnv1a(origin, this.basis); ; hash = (hash + 1) | 0) {
      const number = this.numbers.get(hash);
      if (number === undefined) return found;
      found.push(number);
    }
  }

  add(origin: string | null, number: number): void {
    if (origin === null) return;
    let hash = fnv1a(origin, this.basis);
    for (let taken = this.numbers.get(hash); taken !== undefined; taken = this.numbers.get(hash)) {
      if (taken === number) return;
      hash = (hash + 1) | 0;
    }
    this.numbers.set(hash, number);
  }

  /** Hashes and numbers in turn. */
  toJSON(): number[] {
    return [...this.numbers].flat();
  }
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
