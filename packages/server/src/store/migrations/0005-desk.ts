import { type Kysely, sql } from 'kysely';

/** Guest ids have this length, and origins begin with one. */
const GUEST_ID = 16;

/** What the operator does: bans, a log of actions, people to forget; and which tables name whom, to find them again. */
export async function desk(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('bans')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('why', 'text')
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('note', 'text')
    .execute();
  await schema.createIndex('audit_at').on('audit').column('at').execute();
  await schema
    .createTable('forgetting')
    .addColumn('guest_id', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  // Logs name everybody who has made the table, sat there or said something, also those who are long gone.
  await schema
    .createTable('named')
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('named_key', ['guest_id', 'table_id'])
    .execute();
  await schema.createIndex('named_table').on('named').column('table_id').execute();
  const guest = sql`substr(origin, 1, ${sql.lit(GUEST_ID)})`;
  await sql`
    insert into named (guest_id, table_id)
    select guest_id, table_id from players
    union select maker, id from tables where maker is not null
    union select ${guest}, table_id from changes where origin is not null`.execute(db);
}
