import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';
import type { Change, Store } from './store.js';

const MOST_TABLES = 500;

export const queries = (db: Kysely<Schema>) =>
  ({
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

    async numberOf(table, origin) {
      const found = await db
        .selectFrom('changes')
        .select('number')
        .where('table_id', '=', table)
        .where('origin', '=', origin)
        .orderBy('number')
        .limit(1)
        .executeTakeFirst();
      return found?.number;
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

    lobby: (limit) =>
      db
        .selectFrom('tables')
        .select(['id as table', 'about', 'changed_at as changedAt', sql.lit(null).as('seat')])
        .where('visibility', '=', 'listed')
        .where('phase', '=', sql.lit('waiting'))
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),

    tablesOf: (guest, limit) =>
      db
        .selectFrom('players')
        .innerJoin('tables', 'tables.id', 'players.table_id')
        .select(['tables.id as table', 'about', 'changed_at as changedAt', 'seat'])
        .where('guest_id', '=', guest)
        .orderBy('changed_at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute(),

    async openTablesOf(guest) {
      const { open } = await db
        .selectFrom('players')
        .innerJoin('tables', 'tables.id', 'players.table_id')
        .select((row) => row.fn.countAll<number>().as('open'))
        .where('guest_id', '=', guest)
        .where('phase', '<>', 'over')
        .executeTakeFirstOrThrow();
      return open;
    },
  }) satisfies Partial<Store>;

const changesAfter = (db: Kysely<Schema>, table: string, number: number): Promise<readonly Change[]> =>
  db
    .selectFrom('changes')
    .select(['number', 'at', 'origin', 'entries', 'told'])
    .where('table_id', '=', table)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
