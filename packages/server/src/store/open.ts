import { join } from 'node:path';
import { openSqliteInThread } from './in-thread.js';
import { openPostgres } from './postgres.js';
import type { Store } from './store.js';

interface StorePlace {
  /** The address of a PostgreSQL database; without one it is SQLite in the folder of the data. */
  readonly database: string | undefined;
  readonly data: string;
}

/** Where SQLite keeps everything, in the folder of the data. */
export const sqliteFile = (data: string): string => join(data, 'pouch.sqlite');

export async function openStore({ database, data }: StorePlace): Promise<Store> {
  if (database === undefined) return openSqliteInThread(sqliteFile(data));
  if (/^postgres(ql)?:\/\//.test(database)) return openPostgres(database);
  throw new Error('The address of the database begins with postgres:// or postgresql://.');
}
