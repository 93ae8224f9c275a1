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

/** The log of a table cannot be replayed. Does not quote the log, which has secrets. */
export class UnreadableTable extends Error {
  constructor(
    readonly table: string,
    why = 'cannot be read',
  ) {
    super(`table ${table}: ${why}`);
  }
}

/** A stored change, applied to the table before it. */
export function replayChange(table: Table, { number, at, entries }: Change): ChangeDraft {
  if (number !== table.number + 1)
    throw new UnreadableTable(table.id, `change ${number} does not follow ${table.number}`);
  return reading(table.id, `change ${number}`, () => {
    const draft = new ChangeDraft(table, at);
    for (const entry of JSON.parse(entries) as Entry[]) draft.add(entry);
    draft.finish();
    return draft;
  });
}

function reading<T>(table: string, what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UnreadableTable(table, `${what} cannot be read (${error instanceof Error ? error.name : typeof error})`);
  }
}

/** A table and the commands in its log. */
export interface LoadedTable {
  readonly table: Table;
  readonly origins: Origins;
}

/** Raise this when the form of `Table` or `Origins` changes: older snapshots are then ignored and the whole log is read. */
const FORM = 5;

export const snapshotOf = ({ table, origins }: LoadedTable): string =>
  JSON.stringify({ form: FORM, table: { ...table, seed: undefined }, origins });

/** Undefined if there is no snapshot or it has another form. */
export function readSnapshot({ row, snapshot }: StoredTable): LoadedTable | undefined {
  if (snapshot === undefined) return undefined;
  const { form, table, origins } = JSON.parse(snapshot.body) as { form: number; table: Table; origins: number[] };
  if (form !== FORM || table.id !== row.id || table.number !== snapshot.number) return undefined;
  return { table: { ...table, seed: row.seed }, origins: new Origins(row.seed, origins) };
}

/** The table before its first change, which says how it was made. */
export function beforeFirst({ row }: StoredTable, first: Change): LoadedTable {
  const [made] = reading(row.id, `change ${first.number}`, () => JSON.parse(first.entries) as Entry[]);
  if (made?.what !== 'made') throw new UnreadableTable(row.id, 'the log does not begin with its creation');
  return { table: newTable(row, made), origins: new Origins(row.seed) };
}

export function replayAll({ table, origins }: LoadedTable, changes: readonly Change[]): LoadedTable {
  for (const { origin, number } of changes) origins.add(origin, number);
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
