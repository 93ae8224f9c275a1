import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';

const SHARED_MS = 1000;

/** Calls `check` at most once a second, however often it is asked: all who ask in between get the same result. */
export function atMostOnceASecond(check: () => Promise<void>, now = () => performance.now()): () => Promise<void> {
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= SHARED_MS) last = { at: now(), result: check() };
    return last.result;
  };
}

/** Writes one row: only that shows whether the store takes writes, when its disk is full for example. */
export const tryWrite = async (db: Kysely<Schema>): Promise<void> => {
  const at = Date.now();
  await sql`insert into probe (id, at) values (1, ${at}) on conflict (id) do update set at = excluded.at`.execute(db);
};
