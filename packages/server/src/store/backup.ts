import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createPrivately } from './private-files.js';
import { BUSY_MS, reason } from './sqlite.js';

/** Copies a database, also while a server is writing to it, into a file that must not exist yet. */
export async function backupSqlite(from: string, to: string): Promise<{ readonly bytes: number }> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}. Name its folder with --data or POUCH_DATA.`);
  if (existsSync(to)) throw new Error(`The file ${to} already exists. Choose another name for the backup.`);
  if (!existsSync(dirname(to))) throw new Error(`The folder ${dirname(to)} for the backup does not exist.`);
  // Under a temporary name until it is complete, so that nobody takes half a copy for a backup.
  const copy = join(dirname(to), `.${basename(to)}.${randomBytes(4).toString('hex')}`);
  try {
    await createPrivately(copy);
    copySnapshot(from, copy);
    checkIntegrity(copy);
    await toDisk(copy);
    await rename(copy, to);
    await toDisk(dirname(to));
    return { bytes: (await stat(to)).size };
  } catch (error) {
    await rm(copy, { force: true });
    throw new Error(`Cannot copy the database ${from} to ${to}: ${reason(error)}.`, { cause: error });
  }
}

/** A read transaction sees one state of the database, and in WAL mode it blocks no writer. */
function copySnapshot(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: BUSY_MS });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').get() as { readonly integrity_check: string };
    if (found.integrity_check !== 'ok') throw new Error(`the copy is damaged (${found.integrity_check})`);
  } finally {
    database.close();
  }
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
