import { randomBytes } from 'node:crypto';
import type { Change, Guest, Head, Secret, Store, Write } from '../../src/store/store.js';

/** Minimal rows to store. */

export const newId = (): string => randomBytes(12).toString('base64url');

export const change = (number: number, origin: string | null = null): Change => ({
  number,
  at: 1_700_000_000_000 + number,
  origin,
  entries: `["entry ${number}"]`,
  told: `["told ${number}"]`,
});

export const changes = (first: number, last: number): readonly Change[] =>
  Array.from({ length: last - first + 1 }, (_, i) => change(first + i));

export const head = (parts: Partial<Head> = {}): Head => ({
  phase: 'waiting',
  visibility: 'private',
  code: null,
  changedAt: 1_700_000_000_000,
  about: '{}',
  ...parts,
});

/** A write that creates a table. */
export const making = (table: string, parts: Partial<Write> = {}): Write => ({
  table,
  create: { id: table, origin: null, seed: `seed of ${table}`, madeAt: 1_700_000_000_000 },
  changes: [change(1)],
  head: head(),
  ...parts,
});

export const secretOf = (guest: string, parts: Partial<Secret> = {}): Secret => ({
  hash: newId(),
  guest,
  kind: 'cookie',
  at: 1_700_000_000_000,
  ...parts,
});

/** Stores a guest. */
export async function createdGuest(store: Store, name = 'Mara'): Promise<Guest> {
  const guest = { id: newId(), name, crest: 3 };
  await store.addGuest(guest, secretOf(guest.id));
  return guest;
}

/** Stores a table. */
export async function createdTable(store: Store, parts: Partial<Write> = {}): Promise<string> {
  const write = making(newId(), parts);
  const [how] = await store.write([write]);
  if (how !== 'stored') throw new Error(`The table is ${how}`);
  return write.table;
}
