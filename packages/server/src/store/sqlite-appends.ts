import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Write, WriteResult } from './store.js';

/**
 * Most writes only append changes to tables, with a snapshot now and then, and the time at which another process must
 * take over. For these one synchronous transaction of prepared statements is enough: a query builder would use more
 * processor time than SQLite itself.
 */

const INSERT =
  'insert into changes (table_id, number, at, origin, entries, told) values (?, ?, ?, ?, ?, ?) on conflict do nothing';
const SNAPSHOT =
  'insert into snapshots (table_id, number, body) values (?, ?, ?) on conflict (table_id) do update set number = excluded.number, body = excluded.body where excluded.number > snapshots.number';
const DUE = 'insert into due (table_id, at) values (?, ?) on conflict (table_id) do update set at = excluded.at';
const NEVER_DUE = 'delete from due where table_id = ?';

/** Appends changes; undefined if nothing was written, because that needs more, or something conflicts. */
export function appends(
  database: DatabaseSyncInstance,
): (writes: readonly Write[]) => readonly WriteResult[] | undefined {
  const insert = database.prepare(INSERT);
  const keepSnapshot = database.prepare(SNAPSHOT);
  const setDue = database.prepare(DUE);
  const neverDue = database.prepare(NEVER_DUE);
  const begin = database.prepare('begin');
  const commit = database.prepare('commit');
  const rollback = database.prepare('rollback');

  const insertAll = (writes: readonly Write[]): boolean =>
    writes.every(({ table, changes }) =>
      changes.every(
        ({ number, at, origin, entries, told }) => insert.run(table, number, at, origin, entries, told).changes > 0,
      ),
    );

  const writeRest = ({ table, snapshot, due }: Write): void => {
    if (snapshot !== undefined) keepSnapshot.run(table, snapshot.number, snapshot.body);
    if (due === null) neverDue.run(table);
    else if (due !== undefined) setDue.run(table, due);
  };

  return (writes) => {
    // Another transaction, which is asynchronous, may be half-way.
    if (database.isTransaction || !areAppends(writes)) return undefined;
    begin.run();
    try {
      if (insertAll(writes)) {
        for (const write of writes) writeRest(write);
        commit.run();
        return writes.map(() => 'stored');
      }
    } catch (error) {
      // SQLite ends the transaction itself after some errors.
      if (database.isTransaction) rollback.run();
      throw error;
    }
    rollback.run();
    return undefined;
  };
}

/** Each of another table, and nothing but what follows from changes. */
const areAppends = (writes: readonly Write[]): boolean =>
  writes.length > 0 && writes.every(isAppend) && new Set(writes.map(({ table }) => table)).size === writes.length;

const isAppend = ({ changes, create, head, players }: Write): boolean =>
  changes.length > 0 && create === undefined && head === undefined && players === undefined;
