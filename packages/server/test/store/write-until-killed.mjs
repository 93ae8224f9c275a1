// Appends changes to one table until it is killed, and prints each number once it is stored.
import { openSqlite } from '../../dist/store/sqlite.js';

const [file, table] = process.argv.slice(2);
const store = await openSqlite(file);
const { changes } = await store.table(table);
const told = JSON.stringify('x'.repeat(2000));
for (let number = changes.length + 1; ; number++) {
  await store.write([{ table, changes: [{ number, at: number, origin: null, entries: '[]', told }] }]);
  process.stdout.write(`${number}\n`);
}
