import { join } from 'node:path';
import type { CheckpointOutcome } from './checkpoints.js';
import { openPostgres, openPostgresReads } from './postgres.js';
import { openSqliteReads } from './sqlite.js';
import { openSqliteInThread } from './sqlite-client.js';
import type { Reads, Store, StoreSource } from './store.js';

interface StoreLocation {
  /** The URL of a PostgreSQL database; without one the store is SQLite in the data folder. */
  readonly database: string | undefined;
  readonly data: string;
}

export const sqliteFile = (data: string): string => join(data, 'pouch.sqlite');

export async function openStore(
  { database, data }: StoreLocation,
  onCheckpoint?: (outcome: CheckpointOutcome) => void,
): Promise<Store> {
  if (database === undefined) return openSqliteInThread(sqliteFile(data), onCheckpoint);
  if (/^postgres(ql)?:\/\//.test(database)) return openPostgres(database);
  throw new Error('The database URL must start with postgres:// or postgresql://.');
}

/** Another connection to a store that this process has open, for a thread that reads. */
export const openReads = (source: StoreSource): Reads & Pick<Store, 'close'> =>
  source.kind === 'sqlite' ? openSqliteReads(source.file) : openPostgresReads(source.url);
