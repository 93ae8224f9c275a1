import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { firstTables } from './migrations/0001-tables.js';
import { quotas } from './migrations/0002-quotas.js';
import { people } from './migrations/0003-people.js';
import { reports } from './migrations/0004-reports.js';
import { desk } from './migrations/0005-desk.js';
import { push } from './migrations/0006-push.js';
import { finding } from './migrations/0007-finding.js';
import type { Schema } from './schema.js';

/** In the order of their names, each in a file of its own. Never change one that was released: add another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_tables': { up: firstTables },
  '0002_quotas': { up: quotas },
  '0003_people': { up: people },
  '0004_reports': { up: reports },
  '0005_desk': { up: desk },
  '0006_push': { up: push },
  '0007_finding': { up: finding },
};

const NEWEST = Object.keys(MIGRATIONS).sort().at(-1) as string;

/** Migrates the database to the newest schema, or in tests to an older one. Kysely lets one process at a time do so. */
export async function migrate(db: Kysely<Schema>, to = NEWEST): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(to);
  if (error === undefined) return;
  const found = await newestFound(db).catch(() => undefined);
  if (found === undefined || Object.hasOwn(MIGRATIONS, found)) throw error;
  throw new Error(
    `A newer version of Pouch has written this database (schema ${found}; this version knows up to ${NEWEST}). Run the newer version.`,
  );
}

async function newestFound(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name;
}
