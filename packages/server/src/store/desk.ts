import { type Kysely, sql } from 'kysely';
import type { DeskStore } from './desk-store.js';
import { type IsTransient, retryTransient } from './retries.js';
import type { Schema } from './schema.js';
import { deleteTables, TABLES_AT_ONCE } from './sweeps.js';

/** What the operator's desk reads and writes. */

type DeskReads = Pick<DeskStore, 'deskTables' | 'deskGuests' | 'bans' | 'audit' | 'prunable'>;
type DeskWrites = Pick<DeskStore, 'ban' | 'unban' | 'note' | 'sweepDesk' | 'prune'>;

/** A pattern that finds a text anywhere, whatever characters it has. */
const anywhere = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

const finished = (before: number) => sql<boolean>`phase = 'over' and changed_at < ${before}`;

export const deskReads = (db: Kysely<Schema>): DeskReads => ({
  async deskTables({ sort, phase, find, from, limit }) {
    // The page first: sizes are read for its tables only.
    let page = db
      .selectFrom('tables')
      .select(['id', 'made_at', 'changed_at', 'about'])
      .orderBy(sort === 'made' ? 'made_at' : 'changed_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(from);
    if (phase !== undefined) page = page.where('phase', '=', phase);
    if (find !== undefined)
      page = page.where(
        sql<boolean>`(lower(id) like ${anywhere(find)} escape '\\' or lower(about) like ${anywhere(find)} escape '\\')`,
      );
    const rows = await page.execute();
    if (rows.length === 0) return [];
    const sizes = await db
      .selectFrom('changes')
      .select(['table_id', sql<number>`max(number)`.as('changes')])
      .select(sql<number>`cast(sum(length(entries) + length(told)) as bigint)`.as('size'))
      .where(
        'table_id',
        'in',
        rows.map(({ id }) => id),
      )
      .groupBy('table_id')
      .execute();
    const sizeOf = new Map(sizes.map(({ table_id, changes, size }) => [table_id, { changes, size }]));
    return rows.map(({ id, made_at, changed_at, about }) => ({
      id,
      madeAt: made_at,
      changedAt: changed_at,
      about,
      ...(sizeOf.get(id) ?? { changes: 0, size: 0 }),
    }));
  },

  async deskGuests({ sort, find, from, limit }) {
    let page = db
      .selectFrom('guests')
      .select(['id', 'name', 'crest', 'made_at as madeAt', 'seen_at as seenAt'])
      .select([
        sql<number>`(select count(*) from named where named.guest_id = guests.id)`.as('tables'),
        sql<number>`(select count(*) from secrets where secrets.guest_id = guests.id)`.as('devices'),
      ])
      .orderBy(sort === 'made' ? 'made_at' : 'seen_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(from);
    if (find !== undefined)
      page = page.where(sql<boolean>`(id = ${find} or lower(name) like ${anywhere(find)} escape '\\')`);
    return page.execute();
  },

  bans: (now, limit) =>
    db
      .selectFrom('bans')
      .select(['subject', 'made_at as madeAt', 'until', 'why'])
      .where('until', '>', now)
      .orderBy('until', 'desc')
      .orderBy('subject')
      .limit(limit)
      .execute(),

  audit: ({ from, limit }) =>
    db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).offset(from).execute(),

  async prunable(before) {
    const { count } = await db
      .selectFrom('tables')
      .select(sql<number>`count(*)`.as('count'))
      .where(finished(before))
      .executeTakeFirstOrThrow();
    return count;
  },
});

export const deskWrites = (db: Kysely<Schema>, isTransient: IsTransient): DeskWrites => ({
  async ban({ subject, madeAt, until, why }) {
    await db
      .insertInto('bans')
      .values({ subject, made_at: madeAt, until, why })
      .onConflict((taken) => taken.column('subject').doUpdateSet({ made_at: madeAt, until, why }))
      .execute();
  },

  async unban(subject) {
    const lifted = await db.deleteFrom('bans').where('subject', '=', subject).returning('subject').executeTakeFirst();
    return lifted !== undefined;
  },

  async note(row) {
    await db.insertInto('audit').values(row).execute();
  },

  async sweepDesk(now, { before, most }) {
    await db.deleteFrom('bans').where('until', '<=', now).execute();
    await db.deleteFrom('audit').where('at', '<', before).execute();
    const oldest = await db
      .selectFrom('audit')
      .select('at')
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(1)
      .offset(most)
      .executeTakeFirst();
    if (oldest !== undefined) await db.deleteFrom('audit').where('at', '<=', oldest.at).execute();
  },

  async prune(before) {
    let pruned = 0;
    for (;;) {
      const some = await retryTransient(isTransient, () => deleteTables(db, finished(before)));
      pruned += some;
      if (some < TABLES_AT_ONCE) return pruned;
    }
  },
});
