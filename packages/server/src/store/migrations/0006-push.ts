import type { Kysely } from 'kysely';

/** What players and group chats are told outside the page: who asked for it, what they were told, and what is on its way. */
export async function push(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    // A browser that is signed out is told nothing more, however that happens.
    .addColumn('secret_hash', 'text', (column) => column.notNull().references('secrets.hash').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['guest_id', 'secret_hash'])
    await schema.createIndex(`push_subscriptions_${column}`).on('push_subscriptions').column(column).execute();

  await schema
    .createTable('pushes')
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pushes_key', ['subscription_id', 'table_id'])
    .execute();
  await schema.createIndex('pushes_at').on('pushes').column('at').execute();

  await schema
    .createTable('webhooks')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('id', 'text')
    .addColumn('body', 'text')
    .addColumn('at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('webhooks_at').on('webhooks').column('at').execute();
  await schema.createIndex('webhooks_guest').on('webhooks').column('guest_id').execute();

  await schema
    .createTable('alerts_told')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('alerts_told_key', ['table_id', 'guest_id'])
    .execute();
  await schema.createIndex('alerts_told_guest').on('alerts_told').column('guest_id').execute();

  await schema
    .createTable('alerts_due')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('alerts_due_at').on('alerts_due').column('at').execute();
}
