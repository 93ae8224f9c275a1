import { backupSqlite, sqliteFile } from '@pouch/server';
import { Failure, reasonOf } from './fail.js';
import { configOf } from './serve.js';

/** Copies the database into a file; a server may be running. */
export async function backUp(file: string, options: { readonly data?: string }): Promise<void> {
  const { data, database } = configOf(options);
  if (database !== undefined && options.data === undefined)
    throw new Failure(
      `Back up PostgreSQL with its own tools, for example: pg_dump --format=custom --file=${file} "$POUCH_DATABASE"`,
    );
  let bytes: number;
  try {
    ({ bytes } = await backupSqlite(sqliteFile(data), file));
  } catch (error) {
    throw new Failure(reasonOf(error));
  }
  process.stderr.write(`${file}: backup complete, ${Math.ceil(bytes / 1000)} kB\n`);
}
