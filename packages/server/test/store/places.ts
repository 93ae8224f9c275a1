import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { openPostgres } from '../../src/store/postgres.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../postgres/database.js';

/** An empty database for a test. */
export interface Place {
  open(): Promise<Store>;
  /** Runs a statement on the database as somebody who knows what they do; answers its first row. */
  run(statement: string): Promise<unknown>;
  /** Closes every store that is open there, and removes all of it. */
  drop(): Promise<void>;
}

export interface SqlitePlace extends Place {
  readonly folder: string;
  readonly file: string;
}

export interface PostgresPlace extends Place {
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
    closeAll: async () => {
      await Promise.all(stores.map((store) => store.close()));
    },
  };
}

export async function sqlitePlace(openFile = openSqlite): Promise<SqlitePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-store-'));
  const file = join(folder, 'data', 'pouch.sqlite');
  const { open, closeAll } = opened(() => openFile(file));
  return {
    folder,
    file,
    open,
    run: async (statement) => {
      const database = new DatabaseSync(file, { timeout: 5000 });
      try {
        return database.prepare(statement).get();
      } finally {
        database.close();
      }
    },
    drop: async () => {
      await closeAll();
      await rm(folder, { recursive: true });
    },
  };
}

export async function postgresPlace(): Promise<PostgresPlace> {
  const { url, drop } = await freshDatabase();
  const { open, closeAll } = opened(() => openPostgres(url));
  return {
    url,
    open,
    run: async (statement) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        const { rows } = await client.query(statement);
        return rows[0];
      } finally {
        await client.end();
      }
    },
    drop: async () => {
      await closeAll();
      await drop();
    },
  };
}
