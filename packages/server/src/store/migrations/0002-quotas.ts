import { type Kysely, sql } from 'kysely';

/** Guest ids have this length, and origins begin with one. */
const GUEST_ID = 16;

/** Who made a table, how many somebody made, when a guest was last seen, and a row to try writes on. */
export async function quotas(db: Kysely<unknown>): Promise<void> {
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
