import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { Checkpoints } from './checkpoints.js';
import { duties } from './duties.js';
import { migrate } from './migrations.js';
import { people } from './people.js';
import { reading } from './reading.js';
import type { Schema } from './schema.js';
import { type RunRows, worthKeeping } from './statements.js';
import type { Store } from './store.js';
import { writer } from './writing.js';

/** How long to wait for somebody who reads or copies the file. */
export const PATIENCE_MS = 5000;

/** How much of the file may stay in memory, in KiB: what the changes of many running games touch. */
const CACHE_KIB = 32 * 1024;

/** The file is brought up to date in time by a thread; along with a commit only if so many pages wait for it. */
const CHECKPOINT_PAGES = 50_000;

/** Nobody else writes. */
const collided = () => false;

/** Opens the database in a file for this process alone, and makes what is missing. */
export async function openSqlite(file: string): Promise<Store> {
  await makeFolder(dirname(file));
  const lock = lockFor(file);
  try {
    const database = openFile(file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: glue(database) }) });
    try {
      await migrate(db);
    } catch (error) {
      database.close();
      throw error;
    }
    const checkpoints = new Checkpoints(file);
    const { write } = writer(db, { collided, runRows: rowByRow(database) });
    return {
      kind: 'sqlite',
      shared: false,
      ...people(db),
      write: async (writes) => {
        const written = await write(writes);
        checkpoints.after(writes);
        return written;
      },
      ...reading(db),
      ...duties(db, collided),
      listen: async () => {},
      tell: () => {},
      check: async () => {
        await sql`select 1`.execute(db);
      },
      close: async () => {
        await checkpoints.stop();
        await db.destroy();
        if (lock.isOpen) lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    // Seeds of running games are in there: nobody else on this machine needs to look.
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be made: ${reason(error)}.`, { cause: error });
  }
}

/**
 * A transaction that stays open on a file of its own: the system lets go of it when the process ends, however it ends,
 * and nobody who only reads the database is kept out.
 */
function lockFor(file: string): DatabaseSyncInstance {
  let lock: DatabaseSyncInstance;
  try {
    lock = new DatabaseSync(`${file}.lock`);
  } catch (error) {
    throw new Error(`The folder ${dirname(file)} cannot be written: ${reason(error)}.`, { cause: error });
  }
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test(reason(error))) {
      throw new Error(`Another server is using ${file}: stop it first, or give this one a folder of its own.`);
    }
    throw new Error(`The folder ${dirname(file)} cannot be written: ${reason(error)}.`, { cause: error });
  }
}

function openFile(file: string): DatabaseSyncInstance {
  let database: DatabaseSyncInstance | undefined;
  try {
    database = new DatabaseSync(file, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${CACHE_KIB}; pragma temp_store = memory; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
    );
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`The database ${file} cannot be opened: ${reason(error)}.`, { cause: error });
  }
}

/** What an error says, to go on in a sentence. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What Kysely wants to know of a database and its statements. */
function glue(database: DatabaseSyncInstance): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      const kept = known.get(text);
      if (kept !== undefined) return kept;
      const statement = asKyselyKnowsIt(database.prepare(text));
      if (worthKeeping(text)) known.set(text, statement);
      return statement;
    },
  };
}

const asKyselyKnowsIt = (statement: StatementSyncInstance): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters),
  run: (parameters) => statement.run(...parameters),
  iterate: (parameters) => statement.iterate(...parameters),
});

/**
 * Row by row through one small statement: there is no way to go, and for a statement that might fail half-way SQLite
 * would keep a copy of every page that it changes.
 */
function rowByRow(database: DatabaseSyncInstance): RunRows {
  const known = new Map<string, StatementSyncInstance>();
  return async (_, { text }, rows) => {
    const one = text(1);
    let statement = known.get(one);
    if (statement === undefined) {
      statement = database.prepare(one);
      known.set(one, statement);
    }
    const effective: unknown[] = [];
    for (const row of rows) if (statement.run(...(row as never[])).changes > 0) effective.push(row[0]);
    return effective;
  };
}
