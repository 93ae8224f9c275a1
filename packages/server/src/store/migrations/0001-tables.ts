import { type Kysely, sql } from 'kysely';

export async function firstTables(db: Kysely<unknown>): Promise<void> {
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
