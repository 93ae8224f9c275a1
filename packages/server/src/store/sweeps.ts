import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sweepAlerts } from './alerts.js';
import { sweepCreations } from './quotas.js';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import type { GoneGuests, Store, Unchanged } from './store.js';

/** How many tables one transaction deletes: their logs may be long, and commits wait meanwhile. */
export const TABLES_AT_ONCE = 25;
/** Everything that is stored of a table, besides its own row. */
const OF_TABLES = ['changes', 'players', 'snapshots', 'named', 'hidden', 'due', 'webhooks'] as const;
/** How many guests one sweep looks at. */
const GUESTS_AT_ONCE = 500;
const FIRST_DAY_MS = 24 * 3600 * 1000;

/** Deletes what nobody needs any more. */
export function sweeps(
  db: Kysely<Schema>,
  isTransient: IsTransient,
): Pick<Store, 'sweep' | 'sweepSeeks' | 'sweepGuests'> {
  /** The last guest that was looked at. */
  let lastGuest = '';

  const sweepAll = async (which: Which): Promise<number> => {
    let swept = 0;
    for (;;) {
      const some = await retryTransient(isTransient, () => deleteTables(db, which));
      swept += some;
      if (some < TABLES_AT_ONCE) return swept;
    }
  };

  return {
    async sweep(now, unchangedSince) {
      await db.deleteFrom('links').where('until', '<=', now).execute();
      await sweepCreations(db, now);
      await sweepAlerts(db, now);
      return sweepAll(idle(unchangedSince));
    },

    sweepSeeks: (now) => sweepAll(abandoned(now)),

    async sweepGuests(gone) {
      const portion = await db
        .selectFrom('guests')
        .select('id')
        .where('id', '>', lastGuest)
        .orderBy('id')
        .limit(GUESTS_AT_ONCE)
        .execute();
      const [first, last] = [portion[0]?.id, portion.at(-1)?.id];
      lastGuest = portion.length < GUESTS_AT_ONCE ? '' : (last ?? '');
      if (first === undefined || last === undefined) return 0;
      return retryTransient(isTransient, () => sweepGuestsFrom(db, first, last, gone));
    },
  };
}

type Which = RawBuilder<boolean>;

const EMPTY = sql<boolean>`not exists (select 1 from players where table_id = tables.id)`;

const idle = ({ empty, seated }: Unchanged): Which =>
  sql`phase = 'waiting' and (changed_at < ${seated} or (changed_at < ${empty} and ${EMPTY}))`;

const abandoned = (now: number): Which =>
  sql`phase = 'waiting' and seek is not null and (seek_until < ${now} or ${EMPTY})`;

/** Deletes some tables, at most `TABLES_AT_ONCE`; returns how many. */
export const deleteTables = (db: Kysely<Schema>, which: Which): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const some = transaction.selectFrom('tables').select('id').where(which).limit(TABLES_AT_ONCE);
    // The table's own row first, if it is still so: a concurrent write either finds it gone or keeps it.
    const gone = await transaction.deleteFrom('tables').where('id', 'in', some).where(which).returning('id').execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const rows of OF_TABLES) {
      await transaction.deleteFrom(rows).where('table_id', 'in', ids).execute();
    }
    return ids.length;
  });

const sweepGuestsFrom = (
  db: Kysely<Schema>,
  first: string,
  last: string,
  { away, neverReturned }: GoneGuests,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    // This locks the rows: a visit is noted before, and keeps the guest, or after, and finds nobody.
    const gone = await sql<{ id: string }>`
      update guests set seen_at = seen_at
      where id >= ${first} and id <= ${last}
        and (seen_at < ${away} or (seen_at < ${neverReturned} and seen_at < made_at + ${sql.lit(FIRST_DAY_MS)}
          and not exists (select 1 from secrets where guest_id = guests.id and kind = 'bot')))
        and not exists (select 1 from players where guest_id = guests.id)
        and not exists (select 1 from tables where maker = guests.id and phase <> 'over')
      returning id`.execute(transaction);
    const ids = gone.rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.deleteFrom('secrets').where('guest_id', 'in', ids).execute();
    await transaction.deleteFrom('links').where('guest_id', 'in', ids).execute();
    await transaction.deleteFrom('hidden').where('guest_id', 'in', ids).execute();
    await transaction.deleteFrom('guests').where('id', 'in', ids).execute();
    return ids.length;
  });
