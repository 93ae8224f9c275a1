import { type Kysely, sql } from 'kysely';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import type { Store } from './store.js';

type DueTables = Pick<Store, 'due' | 'claim' | 'renew' | 'sweep'>;

const MOST_TABLES = 500;

/** The times at which another process must take tables over. */
export const dueTables = (db: Kysely<Schema>, isTransient: IsTransient): DueTables => ({
  due: (now, limit) =>
    db
      .selectFrom('due')
      .select(['table_id as table', 'at'])
      .where('at', '<=', now)
      .orderBy('at')
      .orderBy('table_id')
      .limit(limit)
      .execute(),

  async claim({ table, at }, until) {
    const { numUpdatedRows } = await db
      .updateTable('due')
      .set({ at: until })
      .where('table_id', '=', table)
      .where('at', '=', at)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async renew(tables, until) {
    for (let from = 0; from < tables.length; from += MOST_TABLES) {
      const some = tables.slice(from, from + MOST_TABLES);
      await retryTransient(isTransient, () =>
        db.updateTable('due').set({ at: until }).where('table_id', 'in', some).execute(),
      );
    }
  },

  async sweep(now, idle) {
    await db.deleteFrom('links').where('until', '<=', now).execute();
    let swept = 0;
    for (;;) {
      const some = await retryTransient(isTransient, () => sweepSome(db, idle));
      swept += some;
      if (some < MOST_TABLES) return swept;
    }
  },
});

const sweepSome = (db: Kysely<Schema>, idle: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const idling = transaction
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', sql.lit('waiting'))
      .where('changed_at', '<', idle)
      .limit(MOST_TABLES);
    // The table's own row first, if it is still idle: a concurrent write either finds it gone or keeps it.
    const gone = await transaction
      .deleteFrom('tables')
      .where('id', 'in', idling)
      .where('phase', '=', sql.lit('waiting'))
      .where('changed_at', '<', idle)
      .returning('id')
      .execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const rows of ['changes', 'players', 'snapshots', 'due'] as const) {
      await transaction.deleteFrom(rows).where('table_id', 'in', ids).execute();
    }
    return ids.length;
  });
