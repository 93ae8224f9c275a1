import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import pg from 'pg';
import { openPostgres } from '../../src/store/postgres.js';
import type { Schema } from '../../src/store/schema.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../postgres/database.js';

/** All tables, those with foreign keys after those they refer to. */
const TABLES = Object.keys({
  guests: true,
  secrets: true,
  links: true,
  tables: true,
  changes: true,
  players: true,
  snapshots: true,
  due: true,
  creations: true,
  reports: true,
  bans: true,
  audit: true,
  forgetting: true,
  named: true,
  hidden: true,
  probe: true,
  server_keys: true,
  push_subscriptions: true,
  pushes: true,
  webhooks: true,
  alerts_told: true,
  alerts_due: true,
} satisfies Record<keyof Schema, true>);

/** An empty database for tests. */
export interface TestDatabase {
  open(): Promise<Store>;
  /** Runs a statement directly; returns its first row. */
  run(statement: string): Promise<unknown>;
  /** Deletes all rows: much faster than a new database for each test. */
  clear(): Promise<void>;
  /** Closes all open stores. */
  close(): Promise<void>;
  /** Closes all open stores and deletes the database. */
  drop(): Promise<void>;
}

export interface SqliteTestDatabase extends TestDatabase {
  readonly folder: string;
  readonly file: string;
}

export interface PostgresTestDatabase extends TestDatabase {
  readonly url: string;
}

function opened(open: () => Promise<Store>) {
  const stores: Store[] = [];
  return {
    open: async () => {
      const store = await open();
      stores.push(store);
      return store;
    },
    close: async () => {
      await Promise.all(stores.splice(0).map((store) => store.close()));
    },
  };
}

export async function sqliteDatabase(openFile = openSqlite): Promise<SqliteTestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-store-'));
  const file = join(folder, 'data', 'pouch.sqlite');
  const { open, close } = opened(() => openFile(file));
  const use = async <T>(how: (database: DatabaseSyncInstance) => T): Promise<T> => {
    const database = new DatabaseSync(file, { timeout: 5000 });
    try {
      return how(database);
    } finally {
      database.close();
    }
  };
  return {
    folder,
    file,
    open,
    close,
    run: (statement) => use((database) => database.prepare(statement).get()),
    clear: () =>
      use((database) =>
        database.exec(
          TABLES.toReversed()
            .map((table) => `delete from ${table};`)
            .join(' '),
        ),
      ),
    drop: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

export async function postgresDatabase(): Promise<PostgresTestDatabase> {
  const { url, drop } = await freshDatabase();
  const { open, close } = opened(() => openPostgres(url));
  const run = async (statement: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query(statement);
      return rows[0];
    } finally {
      await client.end();
    }
  };
  return {
    url,
    open,
    close,
    run,
    clear: async () => {
      await run(`truncate ${TABLES.join(', ')}`);
    },
    drop: async () => {
      await close();
      await drop();
    },
  };
}
