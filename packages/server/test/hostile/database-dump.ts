import { DatabaseSync } from '@photostructure/sqlite';
import { sqliteFile } from '../../src/store/open.js';

/** All rows about tables and players, directly from the file. */
export function stored(data: string): Readonly<Record<string, readonly unknown[]>> {
  const database = new DatabaseSync(sqliteFile(data), { readOnly: true });
  const all = (query: string): unknown[] => database.prepare(query).all();
  try {
    return {
      tables: all('select * from tables order by id'),
      changes: all('select * from changes order by table_id, number'),
      players: all('select * from players order by table_id, seat, guest_id'),
      due: all('select * from due order by table_id'),
      people: all('select * from guests where id in (select guest_id from players) order by id'),
    };
  } finally {
    database.close();
  }
}
