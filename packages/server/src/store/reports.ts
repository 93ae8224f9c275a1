import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';
import type { Store } from './store.js';

/** The operator's queue of reports. */
export const reports = (db: Kysely<Schema>): Pick<Store, 'addReport' | 'closeReport' | 'sweepReports'> => ({
  async addReport({ table, ...report }) {
    await db
      .insertInto('reports')
      .values({ ...report, table_id: table, state: 'open' })
      .onConflict((taken) => taken.column('id').doNothing())
      .execute();
  },

  async closeReport(id) {
    const closed = await db
      .updateTable('reports')
      .set({ state: 'done' })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    return closed !== undefined;
  },

  async sweepReports({ open, done }) {
    const old = sql<boolean>`(state = 'open' and at < ${open}) or (state = 'done' and at < ${done})`;
    const swept = await db.deleteFrom('reports').where(old).returning('id').execute();
    return swept.length;
  },
});

export const reportQueries = (db: Kysely<Schema>): Pick<Store, 'reports'> => ({
  reports: (limit) =>
    db
      .selectFrom('reports')
      .select(['id', 'at', 'table_id as table', 'reporter', 'reported', 'reason', 'lines', 'state'])
      .orderBy(sql`case state when 'open' then 0 else 1 end`)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
});
