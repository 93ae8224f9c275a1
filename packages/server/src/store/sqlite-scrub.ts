import { open } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';

/**
 * Removes what the database file still holds of deleted texts. SQLite overwrites what it deletes (`secure_delete`), but
 * not what stays behind when it moves rows between pages, nor older versions of pages in the WAL.
 */

/** Rewriting a file of this size takes about a second. A larger one is rewritten only if a trace is found. */
const SMALL_BYTES = 64 * 1024 * 1024;
/** How long commits wait for readers. */
const WAIT_MS = 200;
const CHUNK = 1024 * 1024;

export async function scrub(db: Kysely<Schema>, file: string, traces: readonly string[]): Promise<'clean' | 'busy'> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
  await sql`pragma busy_timeout = ${sql.lit(WAIT_MS)}`.execute(db);
  try {
    if ((await emptyWal(db)) === 'busy') return 'busy';
    if (!(await isSmall(file)) && !(await holds(file, traces))) return 'clean';
    await sql`vacuum`.execute(db);
    return await emptyWal(db);
  } catch (error) {
    if (/locked|busy/i.test(String(error))) return 'busy';
    throw error;
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(db);
  }
}

/** Writes all of the WAL into the file, and shortens it to nothing. */
async function emptyWal(db: Kysely<Schema>): Promise<'clean' | 'busy'> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0 ? 'clean' : 'busy';
}

async function isSmall(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    return (await handle.stat()).size <= SMALL_BYTES;
  } finally {
    await handle.close();
  }
}

/** Whether a file has one of these texts anywhere. Reads in portions, so that commits go on meanwhile. */
async function holds(file: string, traces: readonly string[]): Promise<boolean> {
  const sought = traces.map((trace) => Buffer.from(trace));
  const overlap = Math.max(0, ...sought.map(({ length }) => length - 1));
  const handle = await open(file, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK + overlap);
    for (let at = 0; ; at += CHUNK) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
      const part = chunk.subarray(0, bytesRead);
      if (sought.some((trace) => part.includes(trace))) return true;
      if (bytesRead < chunk.length) return false;
    }
  } finally {
    await handle.close();
  }
}
