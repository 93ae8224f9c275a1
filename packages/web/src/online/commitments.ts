import { KEYS } from '../device/keys.ts';
import { isObject, stored, type Texts } from '../device/storage.ts';

/** The commitments that this device has seen, each when it first saw the table: a server cannot take one back unseen. */

export interface Seen {
  readonly table: string;
  readonly commitment: string;
  /** Whether it was seen before the first step. */
  readonly early: boolean;
}

/** The oldest go first. */
const KEPT = 200;

const commitments = stored<readonly Seen[]>({
  key: KEYS.commitments,
  initial: [],
  read: (json) => (Array.isArray(json) ? json.filter(isSeen) : undefined),
});

export const seenCommitment = (table: string, texts?: Texts): Seen | undefined =>
  commitments.get(texts).find((each) => each.table === table);

/** Notes it, if the table is seen for the first time. A device that stores nothing can compare with nothing. */
export function noteCommitment(seen: Seen, texts?: Texts): void {
  const list = commitments.get(texts);
  if (!list.some(({ table }) => table === seen.table)) commitments.set([...list, seen].slice(-KEPT), texts);
}

function isSeen(value: unknown): value is Seen {
  if (!isObject(value)) return false;
  const { table, commitment, early } = value;
  return typeof table === 'string' && typeof commitment === 'string' && typeof early === 'boolean';
}
