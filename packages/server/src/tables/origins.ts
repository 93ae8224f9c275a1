/**
 * Which commands a table has seen, as far as 32 bits can tell: a command that is not in here was never done, and one
 * that may have been is looked up in the store. Small enough to be kept for ever, and to go into snapshots.
 */
export class Origins {
  private readonly hashes: Set<number>;

  constructor(hashes: readonly number[] = []) {
    this.hashes = new Set(hashes);
  }

  mayHave(origin: string): boolean {
    return this.hashes.has(hashOf(origin));
  }

  add(origin: string | null): void {
    if (origin !== null) this.hashes.add(hashOf(origin));
  }

  toJSON(): number[] {
    return [...this.hashes];
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
