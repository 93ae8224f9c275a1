import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from './schema.js';

/** In the order of their names. Never change one that was released: add another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_tables': { up: firstTables },
  '0002_quotas': { up: quotas },
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

async function firstTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('crest', 'integer', (column) => column.notNull())
    .execute();

  await schema
    .createTable('secrets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('secrets_of_guest').on('secrets').column('guest_id').execute();

  await schema
    .createTable('links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('links_until').on('links').column('until').execute();

  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.unique())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.unique())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute();
  // Indexed are only columns that stay the same during a game, so that a change updates no index of this table.
  await schema
    .createIndex('tables_waiting')
    .on('tables')
    .columns(['visibility', 'made_at'])
    .where(sql.ref('phase'), '=', sql.lit('waiting'))
    .execute();

  // No foreign keys from here on: each change would have to check them.
  await schema
    .createTable('changes')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('changes_key', ['table_id', 'number'])
    .execute();
  await schema
    .createTable('players')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('players_key', ['table_id', 'guest_id'])
    .execute();
  await schema.createIndex('players_guest').on('players').column('guest_id').execute();

  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('due')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('due_at').on('due').column('at').execute();
}

/** Guest ids have this length, and origins begin with one. */
const GUEST_ID = 16;

/** Who made a table, how many somebody made, when a guest was last seen, and a row to try writes on. */
async function quotas(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('tables').addColumn('maker', 'text').execute();
  await sql`update tables set maker = substr(origin, 1, ${sql.lit(GUEST_ID)})`.execute(db);
  // A change does not update it: `maker` stays, and `phase` changes when a game starts and ends.
  await schema
    .createIndex('tables_unfinished')
    .on('tables')
    .column('maker')
    .where(sql.ref('phase'), '<>', sql.lit('over'))
    .execute();

  for (const column of ['made_at', 'seen_at'])
    await schema
      .alterTable('guests')
      .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
      .execute();
  // When they were last seen was not noted before.
  await sql`update guests set seen_at = ${sql.lit(Date.now())}`.execute(db);

  await schema
    .createTable('creations')
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('tables', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('creations_key', ['guest_id', 'day'])
    .execute();
  await schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
