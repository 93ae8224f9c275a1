import { type Kysely, sql } from 'kysely';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import type { ListedRow, Reads, Store } from './store.js';

/** Finding a game: people who look for one, running tables, and which tables somebody wants in their list. */

/** Reads of the lists; `Store` says what each returns. */
export const findingQueries = (db: Kysely<Schema>): Pick<Reads, 'running' | 'seeks' | 'tablesOf' | 'finishedOf'> => ({
  running: (limit, share, madeSince) => listedTables(db, 'playing', share, limit, madeSince),

  seeks: (seek, now, limit) =>
    db
      .selectFrom('tables')
      .select(['id as table', 'about', 'changed_at as changedAt', sql.lit(null).as('seat')])
      .where('seek', '=', seek)
      .where('phase', '=', sql.lit('waiting'))
      .where('seek_until', '>', now)
      .orderBy('made_at')
      .orderBy('id')
      .limit(limit)
      .execute(),

  tablesOf: (guest, limit) =>
    ownTables(db, guest)
      .orderBy(sql`case when phase = 'over' then 1 else 0 end`)
      .orderBy('changed_at', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute(),

  finishedOf: (guest, until, limit) =>
    ownTables(db, guest)
      .where('phase', '=', 'over')
      .where('changed_at', '<=', until)
      .orderBy('changed_at', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute(),
});

/** Listed tables of a phase, the newest first; at most `share` of one maker. */
export const listedTables = (
  db: Kysely<Schema>,
  phase: 'waiting' | 'playing',
  share: number,
  limit: number,
  madeSince = 0,
): Promise<readonly ListedRow[]> =>
  db
    .selectFrom((tables) =>
      tables
        .selectFrom('tables')
        .select(['id', 'about', 'changed_at', 'made_at'])
        .select(sql<number>`row_number() over (partition by coalesce(maker, id) order by made_at desc, id)`.as('place'))
        .where('visibility', '=', 'listed')
        .where('phase', '=', sql.lit(phase))
        .where('made_at', '>=', madeSince)
        .as('found'),
    )
    .select(['id as table', 'about', 'changed_at as changedAt', sql.lit(null).as('seat')])
    .where('place', '<=', share)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Where a guest has a seat, and what they made until it is over: a host who stood up still finds the table. */
const ownTables = (db: Kysely<Schema>, guest: string) =>
  db
    .selectFrom('tables')
    .leftJoin('players', (join) => join.onRef('table_id', '=', 'tables.id').on('guest_id', '=', guest))
    .select(['tables.id as table', 'about', 'changed_at as changedAt', 'seat'])
    .where('tables.id', 'in', (ids) =>
      ids
        .selectFrom('players')
        .select('table_id as id')
        .where('guest_id', '=', guest)
        .union(ids.selectFrom('tables').select('id').where('maker', '=', guest).where('phase', '<>', sql.lit('over'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hidden')
            .select('hidden.table_id')
            .where('hidden.guest_id', '=', guest)
            .whereRef('hidden.table_id', '=', 'tables.id'),
        ),
      ),
    );

/** Writes of finding a game. */
export const findingWrites = (
  db: Kysely<Schema>,
  isTransient: IsTransient,
): Pick<Store, 'keepSeeks' | 'hideTable' | 'showTable'> => ({
  async keepSeeks(tables, until) {
    if (tables.length === 0) return;
    await retryTransient(isTransient, () =>
      db
        .updateTable('tables')
        .set({ seek_until: until })
        .where('id', 'in', tables)
        .where('phase', '=', sql.lit('waiting'))
        .where('seek', 'is not', null)
        .execute(),
    );
  },

  async hideTable(guest, table) {
    // Only what could be in the list: nobody fills the store with other rows.
    await sql`
      insert into hidden (guest_id, table_id)
      select ${guest}, id from tables where id = ${table}
        and (maker = ${guest} or exists (select 1 from players where table_id = tables.id and guest_id = ${guest}))
      on conflict do nothing`.execute(db);
  },

  async showTable(guest, table) {
    await db.deleteFrom('hidden').where('guest_id', '=', guest).where('table_id', '=', table).execute();
  },
});
