import type { Reads, StoredTable } from '../store/store.js';
import { beforeFirst, readSnapshot, replayAll } from './log.js';
import { recordOf } from './records.js';
import { seatOf } from './table.js';

export interface RecordRequest {
  readonly table: string;
  /** Who asks; null for somebody without a guest. */
  readonly guest: string | null;
}

/** Reads a table's log and folds it into a record, as JSON text. */
export async function foldRecord(reads: Reads, { table: id, guest }: RecordRequest): Promise<string | undefined> {
  const stored = await reads.table(id);
  if (stored === undefined) return undefined;
  const changes = await reads.changesAfter(id, 0);
  const [first] = changes;
  if (first === undefined) return undefined;
  const { table } = replayAll(...startOf(stored, first, changes));
  const known = changes.filter(({ number }) => number <= table.number);
  return JSON.stringify(recordOf(table, known, seatOf(table, guest ?? undefined) ?? 'table'));
}

/** Where to replay from, and what: only what follows the snapshot, if there is one. */
function startOf(
  stored: StoredTable,
  first: StoredTable['changes'][number],
  changes: StoredTable['changes'],
): Parameters<typeof replayAll> {
  const snapshot = readSnapshot(stored);
  return snapshot === undefined ? [beforeFirst(stored, first), changes] : [snapshot, stored.changes];
}
