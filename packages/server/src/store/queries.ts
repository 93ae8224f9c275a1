import type { Kysely } from 'kysely';
import { deskReads } from './desk.js';
import { findingQueries, listedTables } from './finding.js';
import { forgettingReads } from './forgetting.js';
import { quotas } from './quotas.js';
import { reportQueries } from './reports.js';
import type { Schema } from './schema.js';
import type { Change, Reads } from './store.js';

const MOST_TABLES = 500;

/** Everything that only reads. */
export const queries = (db: Kysely<Schema>): Reads => ({
  ...quotas(db),
  ...reportQueries(db),
  ...deskReads(db),
  ...forgettingReads(db),
  ...findingQueries(db),

  guestBySecret: (hash) =>
    db
      .selectFrom('secrets')
      .innerJoin('guests', 'guests.id', 'secrets.guest_id')
      .select(['guests.id', 'guests.name', 'guests.crest', 'guests.seen_at as seenAt'])
      .where('secrets.hash', '=', hash)
      .executeTakeFirst(),

  guest: (id) => db.selectFrom('guests').select(['id', 'name', 'crest']).where('id', '=', id).executeTakeFirst(),

  due: (now, limit) =>
    db
      .selectFrom('due')
      .select(['table_id as table', 'at'])
      .where('at', '<=', now)
      .orderBy('at')
      .orderBy('table_id')
      .limit(limit)
      .execute(),

  async table(id) {
    // The snapshot first: changes written between the two queries only add to the second.
    const found = await db
      .selectFrom('tables')
      .leftJoin('snapshots', 'snapshots.table_id', 'tables.id')
      .leftJoin('due', 'due.table_id', 'tables.id')
      .select(['id', 'origin', 'seed', 'made_at', 'number', 'body', 'at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { origin, seed, made_at, number, body, at } = found;
    return {
      row: { id, origin, seed, madeAt: made_at },
      snapshot: number === null || body === null ? undefined : { number, body },
      changes: await changesAfter(db, id, number ?? 0),
      due: at,
    };
  },

  changesAfter: (table, number) => changesAfter(db, table, number),

  async publicChangesAfter(table, number, limit, keep) {
    const rows = await db
      .selectFrom('changes')
      .select(['number', 'at', 'told'])
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number', keep === 'oldest' ? 'asc' : 'desc')
      .limit(limit)
      .execute();
    return keep === 'oldest' ? rows : rows.reverse();
  },

  async numberOf(table, origin, among) {
    for (const number of [...among].sort((a, b) => a - b)) {
      const found = await db
        .selectFrom('changes')
        .select('origin')
        .where('table_id', '=', table)
        .where('number', '=', number)
        .executeTakeFirst();
      if (found?.origin === origin) return number;
    }
    return undefined;
  },

  async tableByOrigin(origin) {
    const found = await db.selectFrom('tables').select('id').where('origin', '=', origin).executeTakeFirst();
    return found?.id;
  },

  async tableByCode(code) {
    const found = await db.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst();
    return found?.id;
  },

  async lastNumbers(tables) {
    const numbers = new Map<string, number>();
    for (let from = 0; from < tables.length; from += MOST_TABLES) {
      const rows = await db
        .selectFrom('tables')
        // One index lookup per table, however long its log.
        .select((table) => [
          'id',
          table
            .selectFrom('changes')
            .select((change) => change.fn.max('number').as('last'))
            .whereRef('table_id', '=', 'tables.id')
            .as('last'),
        ])
        .where('id', 'in', tables.slice(from, from + MOST_TABLES))
        .execute();
      for (const { id, last } of rows) if (last !== null) numbers.set(id, last);
    }
    return numbers;
  },

  lobby: (limit, share) => listedTables(db, 'waiting', share, limit),
});

const changesAfter = (db: Kysely<Schema>, table: string, number: number): Promise<readonly Change[]> =>
  db
    .selectFrom('changes')
    .select(['number', 'at', 'origin', 'entries', 'told'])
    .where('table_id', '=', table)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
