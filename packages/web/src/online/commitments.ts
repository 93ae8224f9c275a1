/** The commitments that this device has seen, each when it first saw the table: a server cannot take one back unseen. */

export interface Seen {
  readonly table: string;
  readonly commitment: string;
  /** Whether it was seen before the first step. */
  readonly early: boolean;
}

const KEY = 'pouch/commitments';
/** The oldest go first. */
const KEPT = 200;

export function seenCommitment(table: string): Seen | undefined {
  return load().find((each) => each.table === table);
}

/** Notes it, if the table is seen for the first time. */
export function noteCommitment(seen: Seen): void {
  const list = load();
  if (list.some(({ table }) => table === seen.table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...list, seen].slice(-KEPT)));
  } catch {
    // A device that keeps nothing can compare with nothing; the draws can still be checked.
  }
}

function load(): readonly Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return []; // Nothing that can be read.
  }
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Seen).table === 'string' &&
  typeof (value as Seen).commitment === 'string' &&
  typeof (value as Seen).early === 'boolean';
