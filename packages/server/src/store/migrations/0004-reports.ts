import { type Kysely, sql } from 'kysely';

/** What players and watchers report to the operator. */
export async function reports(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('reported', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo(sql.lit('open')))
    .execute();
  await schema.createIndex('reports_queue').on('reports').columns(['state', 'at']).execute();
}
