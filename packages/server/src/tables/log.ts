import type { GuestAbout } from '@pouch/protocol';
import type { Change, Head, StoredTable, Write } from '../store/store.js';
import { aboutJson } from './about.js';
import { ChangeDraft } from './change-draft.js';
import type { Entry } from './entries.js';
import { Origins } from './origins.js';
import { newTable, type Table } from './table.js';

/** Between tables and what the store keeps of them: changes, snapshots, and the rows that lists are made of. */

export const originOf = (guest: GuestAbout, command: string): string => `${guest.id} ${command}`;

export const changeOf = ({ table, at, entries, events }: ChangeDraft, origin: string | null): Change => ({
  number: table.number,
  at,
  origin,
  entries: JSON.stringify(entries),
  told: JSON.stringify(events),
});

/** A stored change, applied to the table before it. */
export function replayChange(table: Table, { number, at, entries }: Change): ChangeDraft {
  if (number !== table.number + 1)
    throw new Error(`table ${table.id}: change ${number} does not follow ${table.number}`);
  const draft = new ChangeDraft(table, at);
  for (const entry of JSON.parse(entries) as Entry[]) draft.add(entry);
  draft.finish();
  return draft;
}

/** A table and the commands in its log. */
export interface LoadedTable {
  readonly table: Table;
  readonly origins: Origins;
}

/** Raise this when the form of `Table` changes: older snapshots are then ignored and the whole log is read. */
const FORM = 4;

export const snapshotOf = ({ table, origins }: LoadedTable): string =>
  JSON.stringify({ form: FORM, table: { ...table, seed: undefined }, origins });

/** Undefined if there is no snapshot or it has another form. */
export function readSnapshot({ row, snapshot }: StoredTable): LoadedTable | undefined {
  if (snapshot === undefined) return undefined;
  const { form, table, origins } = JSON.parse(snapshot.body) as { form: number; table: Table; origins: number[] };
  return form === FORM ? { table: { ...table, seed: row.seed }, origins: new Origins(origins) } : undefined;
}

/** The table before its first change, which says how it was made. */
export function beforeFirst({ row }: StoredTable, first: Change): LoadedTable {
  const [made] = JSON.parse(first.entries) as Entry[];
  if (made?.what !== 'made') throw new Error(`table ${row.id}: the log does not begin with its creation`);
  return { table: newTable(row, made), origins: new Origins() };
}

export function replayAll({ table, origins }: LoadedTable, changes: readonly Change[]): LoadedTable {
  for (const { origin } of changes) origins.add(origin);
  return { table: changes.reduce((before, change) => replayChange(before, change).table, table), origins };
}

export const headOf = (table: Table, changedAt: number): Head => ({
  phase: table.phase,
  visibility: table.visibility,
  code: table.code,
  changedAt,
  about: aboutJson(table),
});

export const playersOf = (table: Table): NonNullable<Write['players']> =>
  table.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [{ guest: holder.guest, seat }] : []));
