import { deviceTexts, type Texts } from '../device/storage.ts';

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

type Kept = Pick<Texts, 'get' | 'set'>;

export const seenCommitment = (table: string, texts: Kept = deviceTexts()): Seen | undefined =>
  load(texts).find((each) => each.table === table);

/** Notes it, if the table is seen for the first time. */
export function noteCommitment(seen: Seen, texts: Kept = deviceTexts()): void {
  const list = load(texts);
  if (list.some(({ table }) => table === seen.table)) return;
  // A device that keeps nothing can compare with nothing; the draws can still be checked.
  texts.set(KEY, JSON.stringify([...list, seen].slice(-KEPT)));
}

function load(texts: Kept): readonly Seen[] {
  try {
    const kept: unknown = JSON.parse(texts.get(KEY) ?? '[]');
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
