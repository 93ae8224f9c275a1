/**
 * The commands in a table's log, as 32-bit hashes: a filter without false negatives. A command that may be in the log
 * is looked up in the store. Small enough to keep all of them, and to go into snapshots.
 */
export class Origins {
  private readonly hashes: Set<number>;

  constructor(hashes: readonly number[] = []) {
    this.hashes = new Set(hashes);
  }

  mayHave(origin: string): boolean {
    return this.hashes.has(fnv1a(origin));
  }

  add(origin: string | null): void {
    if (origin !== null) this.hashes.add(fnv1a(origin));
  }

  toJSON(): number[] {
    return [...this.hashes];
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
