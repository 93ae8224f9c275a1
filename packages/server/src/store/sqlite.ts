import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { alerts } from './alerts.js';
import { type CheckpointOutcome, Checkpoints } from './checkpoints.js';
import { atMostOnceASecond, tryWrite } from './checks.js';
import { commits } from './commits.js';
import { deskWrites } from './desk.js';
import { dueTables } from './due-tables.js';
import { findingWrites } from './finding.js';
import { forgettingWrites } from './forgetting.js';
import { guests } from './guests.js';
import { migrate } from './migrations.js';
import { createPrivately, tighten } from './private-files.js';
import { queries } from './queries.js';
import { reports } from './reports.js';
import type { Schema } from './schema.js';
import { appends } from './sqlite-appends.js';
import { scrub } from './sqlite-scrub.js';
import { isReusable, type RunRows } from './statements.js';
import type { Reads, Store } from './store.js';
import { sweeps } from './sweeps.js';

/** How long to wait while another process reads or copies the file. */
export const BUSY_MS = 5000;

/** The page cache, in KiB: enough for the pages that many running games touch. */
const CACHE_KIB = 16 * 1024;

/** That of a connection that only reads: the system keeps the pages of the file too, and strangers can ask for any. */
const READS_CACHE_KIB = 4 * 1024;

/** Checkpoints run in a thread; SQLite runs one with a commit only if the WAL has this many pages. */
const CHECKPOINT_PAGES = 50_000;

/** No other process writes. */
const isTransient = () => false;

/** Opens a database file for this process alone, and migrates it. */
export async function openSqlite(
  file: string,
  onCheckpoint: (outcome: CheckpointOutcome) => void = () => {},
): Promise<Store> {
  await makeFolder(dirname(file));
  await createPrivately(`${file}.lock`);
  const lock = lockFor(file);
  try {
    await createPrivately(file);
    const database = openFile(file);
    await tighten(file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) });
    try {
      await migrate(db);
    } catch (error) {
      database.close();
      throw error;
    }
    const checkpoints = new Checkpoints(file, onCheckpoint);
    const { write } = commits(db, { isTransient, runRows: rowByRow(database) });
    const append = appends(database);
    return {
      kind: 'sqlite',
      source: { kind: 'sqlite', file },
      shared: false,
      ...guests(db),
      write: async (writes) => {
        const results = append(writes) ?? (await write(writes));
        checkpoints.after(writes);
        return results;
      },
      ...queries(db),
      ...dueTables(db, isTransient),
      ...findingWrites(db, isTransient),
      ...sweeps(db, isTransient),
      ...reports(db),
      ...deskWrites(db, isTransient),
      ...forgettingWrites(db, isTransient),
      scrub: (traces) => scrub(db, file, traces),
      ...alerts(db, isTransient),
      listen: async () => {},
      notify: () => {},
      time: async () => Date.now(),
      check: atMostOnceASecond(() => tryWrite(db)),
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

/** Reads a database that this process has open for writing; in WAL mode reads and writes do not wait for each other. */
export function openSqliteReads(file: string): Reads & Pick<Store, 'close'> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  database.exec(`pragma cache_size = -${READS_CACHE_KIB}; pragma temp_store = memory`);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) });
  return { ...queries(db), close: () => db.destroy() };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    // It holds the seeds of running games: no other user of this machine may read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`Cannot create the folder ${folder}: ${reason(error)}.`, { cause: error });
  }
}

/**
 * A transaction that stays open on a file of its own. The system releases it when the process ends, however that
 * happens, and readers of the database are not locked out.
 */
function lockFor(file: string): DatabaseSyncInstance {
  let lock: DatabaseSyncInstance;
  try {
    lock = new DatabaseSync(`${file}.lock`);
  } catch (error) {
    throw new Error(`Cannot write to the folder ${dirname(file)}: ${reason(error)}.`, { cause: error });
  }
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test(reason(error))) {
      throw new Error(
        `Another server is using ${file}. Stop it first, or give this one its own folder with POUCH_DATA or --data.`,
      );
    }
    throw new Error(`Cannot write to the folder ${dirname(file)}: ${reason(error)}.`, { cause: error });
  }
}

function openFile(file: string): DatabaseSyncInstance {
  let database: DatabaseSyncInstance | undefined;
  try {
    database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma cache_size = -${CACHE_KIB}; pragma temp_store = memory; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
    );
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`Cannot open the database ${file}: ${reason(error)}.`, { cause: error });
  }
}

/** The message of an error, to be part of a sentence. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Adapts a database to Kysely, with prepared statements. */
function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      const kept = known.get(text);
      if (kept !== undefined) return kept;
      const statement = adaptStatement(database.prepare(text));
      if (isReusable(text)) known.set(text, statement);
      return statement;
    },
  };
}

const adaptStatement = (statement: StatementSyncInstance): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters),
  run: (parameters) => statement.run(...parameters),
  iterate: (parameters) => statement.iterate(...parameters),
});

/**
 * One small statement for each row: there is no network to cross, and for a statement that might fail half-way SQLite
 * would copy every page it changes.
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
