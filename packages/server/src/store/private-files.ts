import { chmod, open } from 'node:fs/promises';

/** Databases hold the seeds of running games: only their owner may read them, whatever folder they are in. */
const OWNER_ONLY = 0o600;

/** What SQLite keeps beside a database. */
const SUFFIXES = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal'];

/** Creates an empty file, which SQLite takes for a new database, if there is none; errors are left to SQLite. */
export async function createPrivately(file: string): Promise<void> {
  await open(file, 'a', OWNER_ONLY).then(
    (created) => created.close(),
    () => {},
  );
}

/** Takes the files of an open database away from everybody else. New ones beside it get the same permissions. */
export async function tighten(file: string): Promise<void> {
  for (const suffix of SUFFIXES) await chmod(`${file}${suffix}`, OWNER_ONLY).catch(() => {});
}
