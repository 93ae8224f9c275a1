import { type Kysely, sql } from 'kysely';

/** Tables of people who look for someone to play with, tables that guests removed from their lists, running listed tables. */
export async function finding(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('tables').addColumn('seek', 'text').execute();
  await schema.alterTable('tables').addColumn('seek_until', 'bigint').execute();
  // A change updates neither index: `phase` changes when a game starts and ends, and `seek_until` is in none.
  await schema
    .createIndex('tables_seeking')
    .on('tables')
    .columns(['seek', 'made_at'])
    .where(sql.ref('phase'), '=', sql.lit('waiting'))
    .where(sql.ref('seek'), 'is not', sql.lit(null))
    .execute();
  await schema
    .createIndex('tables_running')
    .on('tables')
    .columns(['visibility', 'made_at'])
    .where(sql.ref('phase'), '=', sql.lit('playing'))
    .execute();

  await schema
    .createTable('hidden')
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('hidden_key', ['guest_id', 'table_id'])
    .execute();
  // For deleting a table.
  await schema.createIndex('hidden_table').on('hidden').column('table_id').execute();
}
