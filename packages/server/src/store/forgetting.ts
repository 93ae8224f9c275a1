import { type Kysely, sql } from 'kysely';
import type { DeskStore, Forgetting } from './desk-store.js';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import { unnamed } from './unname.js';

/** Deleting a person's data, in steps that can be repeated: `tables/forgetting.ts` says in which order. */

type ForgettingReads = Pick<DeskStore, 'forgettings' | 'namedTables' | 'changesFrom' | 'aboutText'>;
type ForgettingWrites = Pick<
  DeskStore,
  | 'beginForgetting'
  | 'noteNames'
  | 'rewriteChanges'
  | 'unnameTable'
  | 'rewriteAbout'
  | 'finishForgetting'
  | 'endForgetting'
>;

/** Rows that belong to a guest alone. */
const OWN_ROWS = [
  'push_subscriptions',
  'alerts_told',
  'webhooks',
  'secrets',
  'links',
  'creations',
  'hidden',
  'named',
] as const;

export const forgettingReads = (db: Kysely<Schema>): ForgettingReads => ({
  async forgettings() {
    const rows = await db.selectFrom('forgetting').selectAll().orderBy('at').orderBy('guest_id').execute();
    return rows.map(
      ({ guest_id, names, ...row }): Forgetting => ({ guest: guest_id, names: JSON.parse(names) as string[], ...row }),
    );
  },

  async namedTables(guest, limit) {
    const rows = await db
      .selectFrom('named')
      .select('table_id')
      .where('guest_id', '=', guest)
      .orderBy('table_id')
      .limit(limit)
      .execute();
    return rows.map(({ table_id }) => table_id);
  },

  changesFrom: (table, number, limit) =>
    db
      .selectFrom('changes')
      .select(['number', 'at', 'origin', 'entries', 'told'])
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
      .limit(limit)
      .execute(),

  async aboutText(table) {
    const found = await db.selectFrom('tables').select('about').where('id', '=', table).executeTakeFirst();
    return found?.about;
  },
});

export const forgettingWrites = (db: Kysely<Schema>, isTransient: IsTransient): ForgettingWrites => ({
  beginForgetting: (guest, salt, at) =>
    retryTransient(isTransient, () =>
      db.transaction().execute(async (transaction) => {
        const known = await transaction.selectFrom('guests').select('name').where('id', '=', guest).executeTakeFirst();
        const begun = await transaction
          .selectFrom('forgetting')
          .select('guest_id')
          .where('guest_id', '=', guest)
          .executeTakeFirst();
        if (begun !== undefined) return true;
        const named = await transaction
          .selectFrom('named')
          .select('table_id')
          .where('guest_id', '=', guest)
          .limit(1)
          .executeTakeFirst();
        // Guests who were swept may still be named in logs.
        if (known === undefined && named === undefined) return false;
        const names = JSON.stringify(known === undefined ? [] : [known.name]);
        await transaction.insertInto('forgetting').values({ guest_id: guest, salt, names, at }).execute();
        await transaction.deleteFrom('secrets').where('guest_id', '=', guest).execute();
        await transaction.deleteFrom('links').where('guest_id', '=', guest).execute();
        await transaction.updateTable('guests').set({ name: '' }).where('id', '=', guest).execute();
        return true;
      }),
    ),

  async noteNames(guest, names) {
    await db
      .updateTable('forgetting')
      .set({ names: JSON.stringify(names) })
      .where('guest_id', '=', guest)
      .execute();
  },

  rewriteChanges: (table, rewrites) =>
    retryTransient(isTransient, () =>
      db.transaction().execute(async (transaction) => {
        for (const { number, was, origin, entries, told } of rewrites)
          await transaction
            .updateTable('changes')
            .set({ origin, entries, told })
            .where('table_id', '=', table)
            .where('number', '=', number)
            .where('entries', '=', was)
            .execute();
      }),
    ),

  unnameTable: (table, unnaming) =>
    retryTransient(isTransient, () =>
      db.transaction().execute(async (transaction) => {
        const { guest, as } = unnaming;
        const own = transaction.updateTable('tables').where('id', '=', table);
        await own
          .set({ origin: null })
          .where(sql<boolean>`substr(origin, 1, ${sql.lit(guest.length)}) = ${guest}`)
          .execute();
        await own.set({ maker: null }).where('maker', '=', guest).execute();
        await transaction
          .updateTable('players')
          .set({ guest_id: as })
          .where('table_id', '=', table)
          .where('guest_id', '=', guest)
          .execute();
        // Reports about others at the table quote what everybody said.
        const reports = await transaction
          .selectFrom('reports')
          .select(['id', 'lines'])
          .where('table_id', '=', table)
          .execute();
        for (const { id, lines } of reports)
          await transaction
            .updateTable('reports')
            .set({ lines: JSON.stringify(unnamed(JSON.parse(lines), unnaming)) })
            .where('id', '=', id)
            .execute();
        // Messages on their way to a group chat or a browser have names.
        await transaction.deleteFrom('pushes').where('table_id', '=', table).execute();
        await transaction
          .updateTable('webhooks')
          .set({ id: null, body: null, at: null, attempts: 0 })
          .where('table_id', '=', table)
          .execute();
        await transaction.deleteFrom('named').where('table_id', '=', table).where('guest_id', '=', guest).execute();
      }),
    ),

  async rewriteAbout(table, about) {
    await db.updateTable('tables').set({ about }).where('id', '=', table).execute();
    // The log has everything that a snapshot has.
    await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
  },

  finishForgetting: (guest) =>
    retryTransient(isTransient, () =>
      db.transaction().execute(async (transaction) => {
        for (const table of OWN_ROWS) await transaction.deleteFrom(table).where('guest_id', '=', guest).execute();
        await transaction.deleteFrom('guests').where('id', '=', guest).execute();
        await transaction.deleteFrom('bans').where('subject', '=', `guest ${guest}`).execute();
        // What others reported about them, and what they reported: both quote what people said.
        await transaction
          .deleteFrom('reports')
          .where((row) => row.or([row('reporter', '=', guest), row('reported', '=', guest)]))
          .execute();
        // What the operator wrote may have the name.
        await transaction
          .updateTable('audit')
          .set({ subject: 'a deleted guest', note: null })
          .where('subject', 'in', [guest, `guest ${guest}`])
          .execute();
        await transaction.updateTable('forgetting').set({ names: '[]' }).where('guest_id', '=', guest).execute();
      }),
    ),

  async endForgetting(guest) {
    await db.deleteFrom('forgetting').where('guest_id', '=', guest).execute();
  },
});
