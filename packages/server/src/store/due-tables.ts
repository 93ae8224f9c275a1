import type { Kysely } from 'kysely';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import type { Store } from './store.js';

type DueTables = Pick<Store, 'claim' | 'renew'>;

const MOST_TABLES = 500;

/** The times at which another process must take tables over. */
export const dueTables = (db: Kysely<Schema>, isTransient: IsTransient): DueTables => ({
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
});
