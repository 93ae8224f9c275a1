import type { Kysely } from 'kysely';
import type { AlertStore } from './alert-store.js';
import type { Schema } from './schema.js';

type Webhooks = Pick<
  AlertStore,
  'webhookTables' | 'webhook' | 'setWebhook' | 'dropWebhook' | 'dueWebhooks' | 'claimWebhook' | 'endWebhook'
>;

/** The webhooks of tables, each with at most one message on its way: a newer one takes the place of an older one. */
export const webhooks = (db: Kysely<Schema>): Webhooks => ({
  async webhookTables() {
    const rows = await db.selectFrom('webhooks').select('table_id').where('state', '=', 'on').execute();
    return rows.map(({ table_id }) => table_id);
  },

  webhook: (table) =>
    db
      .selectFrom('webhooks')
      .select(['table_id as table', 'guest_id as guest', 'url', 'site', 'state', 'told'])
      .where('table_id', '=', table)
      .executeTakeFirst(),

  async setWebhook({ table, guest, url, site, state, told }, { id, body, until }, at) {
    const values = { guest_id: guest, url, site, state, told, failures: 0, id, body, at, attempts: 0, until };
    await db
      .insertInto('webhooks')
      .values({ table_id: table, ...values })
      .onConflict((taken) => taken.column('table_id').doUpdateSet(values))
      .execute();
  },

  async dropWebhook(table) {
    await db.deleteFrom('webhooks').where('table_id', '=', table).execute();
  },

  async dueWebhooks(now, limit) {
    const rows = await db
      .selectFrom('webhooks')
      .select(['table_id as table', 'url', 'id', 'body', 'at', 'attempts', 'until', 'failures', 'told'])
      .where('at', '<=', now)
      .orderBy('at')
      .orderBy('table_id')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, body, at, ...rest }) =>
      id === null || body === null || at === null ? [] : { ...rest, id, body, at },
    );
  },

  async claimWebhook({ table, id, at }, until) {
    const { numUpdatedRows } = await db
      .updateTable('webhooks')
      .set(({ eb }) => ({ at: until, attempts: eb('attempts', '+', 1) }))
      .where('table_id', '=', table)
      .where('id', '=', id)
      .where('at', '=', at)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async endWebhook({ table, id }, how) {
    const nothing = { id: null, body: null, at: null };
    const failed = (how.is === 'sent' ? 0 : 1) as 0 | 1;
    await db
      .updateTable('webhooks')
      .set(({ eb }) => ({ failures: failed === 0 ? 0 : eb('failures', '+', 1) }))
      .where('table_id', '=', table)
      .execute();
    // A newer message in its place goes on; a webhook that has failed gets nothing more.
    const update = db
      .updateTable('webhooks')
      .set(how.is === 'again' ? { at: how.at } : how.is === 'failed' ? { ...nothing, state: 'failed' } : nothing)
      .where('table_id', '=', table);
    await (how.is === 'failed' ? update : update.where('id', '=', id)).execute();
  },
});
