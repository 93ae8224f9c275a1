import { type Kysely, sql, type Transaction } from 'kysely';
import type { AlertStore, Telling, TurnMessage } from './alert-store.js';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import type { Write } from './store.js';
import { webhooks } from './webhooks.js';

/** Alerts: subscriptions, the turns that players were told of, and messages on their way. */
export const alerts = (db: Kysely<Schema>, isTransient: IsTransient): AlertStore => ({
  ...webhooks(db),

  async keep(name, value) {
    await db
      .insertInto('server_keys')
      .values({ name, value })
      .onConflict((taken) => taken.doNothing())
      .execute();
    return (await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow())
      .value;
  },

  subscribe: ({ id, guest, secret, endpoint, p256dh, auth, site, at }, most) =>
    retryTransient(isTransient, () =>
      db.transaction().execute(async (transaction) => {
        const values = { guest_id: guest, secret_hash: secret, endpoint, p256dh, auth, site, made_at: at };
        await transaction
          .insertInto('push_subscriptions')
          .values({ id, ...values })
          .onConflict((taken) => taken.column('id').doUpdateSet(values))
          .execute();
        const newest = transaction
          .selectFrom('push_subscriptions')
          .select('id')
          .where('guest_id', '=', guest)
          .orderBy('made_at', 'desc')
          .orderBy('id')
          .limit(most);
        await transaction
          .deleteFrom('push_subscriptions')
          .where('guest_id', '=', guest)
          .where('id', 'not in', newest)
          .execute();
      }),
    ),

  async unsubscribe(guest, id) {
    await db.deleteFrom('push_subscriptions').where('id', '=', id).where('guest_id', '=', guest).execute();
  },

  async dropSubscription(id) {
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
  },

  async dropSubscriptions(guest) {
    for (const rows of ['push_subscriptions', 'alerts_told', 'webhooks'] as const)
      await db.deleteFrom(rows).where('guest_id', '=', guest).execute();
  },

  async alertGuests() {
    const rows = await db.selectFrom('push_subscriptions').select('guest_id').distinct().execute();
    return rows.map(({ guest_id }) => guest_id);
  },

  async lookAtTablesOf(guest, at) {
    await sql`
      insert into alerts_due (table_id, at)
      select table_id, cast(${at} as bigint) from players join tables on id = table_id
      where guest_id = ${guest} and phase = 'playing'
      on conflict do nothing`.execute(db);
  },

  dueAlerts: (now, limit) =>
    db
      .selectFrom('alerts_due')
      .select(['table_id as table', 'at'])
      .where('at', '<=', now)
      .orderBy('at')
      .orderBy('table_id')
      .limit(limit)
      .execute(),

  async claimAlert({ table, at }, until) {
    const { numUpdatedRows } = await db
      .updateTable('alerts_due')
      .set({ at: until })
      .where('table_id', '=', table)
      .where('at', '=', at)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async endAlert({ table, at }, again) {
    if (again === undefined)
      await db.deleteFrom('alerts_due').where('table_id', '=', table).where('at', '=', at).execute();
    else
      await db
        .updateTable('alerts_due')
        .set({ at: again })
        .where('table_id', '=', table)
        .where('at', '=', at)
        .execute();
  },

  async toldTurns(table) {
    const rows = await db
      .selectFrom('alerts_told')
      .select(['guest_id as guest', 'turn', 'shown'])
      .where('table_id', '=', table)
      .execute();
    return rows.map(({ shown, ...row }) => ({ ...row, shown: shown === 1 }));
  },

  async forgetTurns(table) {
    await db.deleteFrom('alerts_told').where('table_id', '=', table).execute();
  },

  tell: (table, telling, now) =>
    retryTransient(isTransient, () =>
      db.transaction().execute((transaction) => tellAll(transaction, table, telling, now)),
    ),

  async duePushes(now, limit) {
    const rows = await db
      .selectFrom('pushes')
      .innerJoin('push_subscriptions', 'push_subscriptions.id', 'pushes.subscription_id')
      .select(['pushes.id', 'table_id as table', 'body', 'pushes.at', 'attempts', 'until'])
      .select(['subscription_id', 'endpoint', 'p256dh', 'auth', 'site'])
      .where('pushes.at', '<=', now)
      .orderBy('pushes.at')
      .orderBy('pushes.id')
      .limit(limit)
      .execute();
    return rows.map(({ subscription_id, endpoint, p256dh, auth, site, ...push }) => ({
      ...push,
      subscription: { id: subscription_id, endpoint, p256dh, auth, site },
    }));
  },

  async claimPush({ id, at, table, subscription }, until) {
    const { numUpdatedRows } = await db
      .updateTable('pushes')
      .set(({ eb }) => ({ at: until, attempts: eb('attempts', '+', 1) }))
      .where('subscription_id', '=', subscription.id)
      .where('table_id', '=', table)
      .where('id', '=', id)
      .where('at', '=', at)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async endPush({ id, table, subscription }, again) {
    if (again === undefined)
      await db
        .deleteFrom('pushes')
        .where('subscription_id', '=', subscription.id)
        .where('table_id', '=', table)
        .where('id', '=', id)
        .execute();
    else
      await db
        .updateTable('pushes')
        .set({ at: again })
        .where('subscription_id', '=', subscription.id)
        .where('table_id', '=', table)
        .where('id', '=', id)
        .execute();
  },
});

/** Tables that changes make due, stored with them. What is due earlier stays. */
export async function setAlertsDue(db: Transaction<Schema>, writes: readonly Write[]): Promise<void> {
  const rows = writes.flatMap(({ table, alertAt }) => (alertAt === undefined ? [] : { table_id: table, at: alertAt }));
  if (rows.length === 0) return;
  await db
    .insertInto('alerts_due')
    .values(rows)
    .onConflict((taken) =>
      taken
        .column('table_id')
        .doUpdateSet((row) => ({ at: row.ref('excluded.at') }))
        .whereRef('excluded.at', '<', 'alerts_due.at'),
    )
    .execute();
}

async function tellAll(
  db: Transaction<Schema>,
  table: string,
  { turns, takenBack, webhook }: Telling,
  now: number,
): Promise<void> {
  for (const { guest, turn, ...message } of turns) {
    const told = await db
      .insertInto('alerts_told')
      .values({ table_id: table, guest_id: guest, turn, shown: 1 })
      .onConflict((taken) =>
        taken.columns(['table_id', 'guest_id']).doUpdateSet({ turn, shown: 1 }).where('alerts_told.turn', '<', turn),
      )
      .returning('guest_id')
      .executeTakeFirst();
    if (told !== undefined) await pushTo(db, table, guest, message, now);
  }
  for (const { guest, turn, ...message } of takenBack) {
    const told = await db
      .updateTable('alerts_told')
      .set({ shown: 0 })
      .where('table_id', '=', table)
      .where('guest_id', '=', guest)
      .where('turn', '=', turn)
      .where('shown', '=', 1)
      .returning('guest_id')
      .executeTakeFirst();
    if (told !== undefined) await pushTo(db, table, guest, message, now);
  }
  if (webhook === undefined) return;
  const { told, message } = webhook;
  await db
    .updateTable('webhooks')
    .set({ told, ...(message !== undefined && { ...message, at: now, attempts: 0 }) })
    .where('table_id', '=', table)
    .where('state', '=', 'on')
    .where('told', '<', told)
    .execute();
}

/** A newer message about a table takes the place of an older one. */
const pushTo = (
  db: Transaction<Schema>,
  table: string,
  guest: string,
  { id, body, until }: Omit<TurnMessage, 'guest' | 'turn'>,
  now: number,
) =>
  sql`
    insert into pushes (subscription_id, table_id, id, body, at, attempts, until)
    select id, ${table}, ${id}, ${body}, cast(${now} as bigint), 0, cast(${until} as bigint)
    from push_subscriptions where guest_id = ${guest}
    on conflict (subscription_id, table_id) do update
      set id = excluded.id, body = excluded.body, at = excluded.at, attempts = 0, until = excluded.until`.execute(db);

/** Until then, messages about the end of a game are tried. */
const AFTER_MS = 24 * 3600 * 1000;

/** Deletes what is left of games that are over, and of tables that are gone. */
export async function sweepAlerts(db: Kysely<Schema>, now: number): Promise<void> {
  for (const rows of ['webhooks', 'alerts_told'] as const)
    await sql`
      delete from ${sql.ref(rows)} where not exists (
        select 1 from tables where id = ${sql.ref(`${rows}.table_id`)} and (phase <> 'over' or changed_at > ${now - AFTER_MS})
      )`.execute(db);
}
