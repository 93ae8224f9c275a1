import { type About, LIMITS, type Listed, type PublicChange } from '@pouch/protocol';
import { type Json, seatsIn } from '@pouch/rules';
import type { Guest, ListedRow } from '../store/store.js';
import type { House } from './house.js';
import { listed } from './lobby.js';
import { recordOf } from './records.js';
import { aboutOf, decider, seatOf, type Table, turnOf } from './table.js';

/** What can be looked up of tables. */

const TABLES_LISTED = 200;

/** The table as this process has it now; where others write too, as the store has it. */
async function tableNow(house: House, id: string): Promise<Table | undefined> {
  const place = await house.places.find(id);
  if (house.options.store.shared) await place?.room.catchUp();
  return place?.room.stored;
}

export async function aboutTable(house: House, id: string): Promise<About | undefined> {
  const table = await tableNow(house, id);
  return table === undefined ? undefined : aboutOf(table);
}

export async function logOf(house: House, id: string, after: number) {
  const table = await tableNow(house, id);
  if (table === undefined) return undefined;
  const rows = await house.options.store.toldAfter(id, after, LIMITS.told, 'oldest');
  const told = rows
    .filter(({ number }) => number <= table.number)
    .map(({ number, at, told }) => ({ number, at, happened: JSON.parse(told) }) as PublicChange);
  return { told, number: table.number };
}

export async function recordFor(house: House, id: string, guest: Guest | undefined): Promise<Json | undefined> {
  const table = await tableNow(house, id);
  if (table === undefined) return undefined;
  const changes = await house.options.store.changesAfter(id, 0);
  const known = changes.filter(({ number }) => number <= table.number);
  return recordOf(table, known, seatOf(table, guest?.id) ?? 'table');
}

export async function tablesOf(house: House, guest: Guest): Promise<readonly Listed[]> {
  const rows = await house.options.store.tablesOf(guest.id, TABLES_LISTED);
  return Promise.all(rows.map(async (row) => listed(row, await awaitedAt(house, row, guest))));
}

/** The players whom a table of a guest waits for. Only for games that go on does anything have to be read. */
async function awaitedAt(house: House, { table: id, seat, about }: ListedRow, guest: Guest): Promise<Listed['awaits']> {
  if (seat === null || !about.includes('"phase":"playing"')) return [];
  const table = await tableNow(house, id);
  const turn = table === undefined ? undefined : turnOf(table);
  if (table === undefined || turn?.kind !== 'decide' || seatOf(table, guest.id) !== seat) return [];
  return seatsIn(turn.awaited).filter((awaited) => decider(table, awaited) === 'player');
}
