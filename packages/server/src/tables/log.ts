import type { GuestAbout } from '@pouch/protocol';
import type { Change, StoredTable } from '../store/store.js';
import { type Entry, Making } from './entries.js';
import { Origins } from './origins.js';
import { blankTable, type Table } from './table.js';

/** A table from its log, and the log from a table. */

export const originOf = (guest: GuestAbout, command: string): string => `${guest.id} ${command}`;

/** The change as it is stored. */
export const changeOf = ({ table, at, entries, happened }: Making, origin: string | null): Change => ({
  number: table.number,
  at,
  origin,
  entries: JSON.stringify(entries),
  told: JSON.stringify(happened),
});

/** The table after one more change of its log. */
export function fold(table: Table, { number, at, entries }: Change): Table {
  if (number !== table.number + 1)
    throw new Error(`table ${table.id}: change ${number} does not follow ${table.number}`);
  const making = new Making(table, at);
  for (const entry of JSON.parse(entries) as Entry[]) making.add(entry);
  return making.settle();
}

/** A table, and the commands that brought it there. */
export interface Logged {
  readonly table: Table;
  readonly origins: Origins;
}

/** Raised whenever tables are kept in another form: older snapshots are then passed over, and the whole log read. */
const FORM = 2;

export const snapshotOf = ({ table, origins }: Logged): string =>
  JSON.stringify({ form: FORM, table: { ...table, seed: undefined }, origins });

/** The table as a snapshot has it, unless that is of another form. */
export function readSnapshot({ row, snapshot }: StoredTable): Logged | undefined {
  if (snapshot === undefined) return undefined;
  const { form, table, origins } = JSON.parse(snapshot.body) as { form: number; table: Table; origins: number[] };
  return form === FORM ? { table: { ...table, seed: row.seed }, origins: new Origins(origins) } : undefined;
}

/** A table before its first change. */
export const unwritten = ({ row }: StoredTable): Logged => ({
  table: blankTable(row.id, row.seed, row.madeAt),
  origins: new Origins(),
});

/** The table after all these changes. */
export function foldAll({ table, origins }: Logged, changes: readonly Change[]): Logged {
  for (const { origin } of changes) origins.add(origin);
  return { table: changes.reduce(fold, table), origins };
}
