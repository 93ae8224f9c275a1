import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupSqlite } from '../../src/store/backup.js';
import { openStore } from '../../src/store/open.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { change, changes, createdTable, head } from './fixtures.js';
import { type SqliteTestDatabase, sqliteDatabase } from './test-databases.js';

let database: SqliteTestDatabase;
beforeEach(async () => {
  database = await sqliteDatabase();
});
afterEach(() => database.drop());

describe('a file', () => {
  test('is in the data folder if no database is given', async () => {
    const store = await openStore({ database: undefined, data: dirname(database.file) });
    expect({ kind: store.kind, shared: store.shared }).toEqual({ kind: 'sqlite', shared: false });
    await store.close();
    const table = await createdTable(await database.open());
    expect(table).toBeDefined();
  });

  test('serves one server at a time', async () => {
    const store = await database.open();
    await expect(openSqlite(database.file)).rejects.toThrow(`Another server is using ${database.file}`);
    await store.check();
    await store.close();
    await (await database.open()).check();
  });

  test('can be closed twice', async () => {
    const store = await database.open();
    await store.close();
    await store.close();
  });

  test('has no other processes to notify', async () => {
    const store = await database.open();
    await store.listen(() => expect.unreachable());
    store.notify({ kind: 'lobby' });
    await createdTable(store);
  });

  test('that is not a database is refused and left unchanged', async () => {
    const file = join(database.folder, 'letter.txt');
    await writeFile(file, 'Dear Mara, '.repeat(1000));
    await expect(openSqlite(file)).rejects.toThrow(/^Cannot open the database .*letter\.txt: .*not a database/);
    // The lock is released.
    await expect(openSqlite(file)).rejects.toThrow('not a database');
  });

  test('in an impossible folder is refused', async () => {
    const file = join(database.folder, 'file');
    await writeFile(file, '');
    await expect(openSqlite(join(file, 'data', 'pouch.sqlite'))).rejects.toThrow(/^Cannot create the folder .*: /);
  });

  test('that is a folder is refused', async () => {
    const folder = await mkdtemp(join(database.folder, 'folder-'));
    await expect(openSqlite(folder)).rejects.toThrow(/^Cannot open the database .*: /);
  });
});

describe('files', () => {
  const modes = async (folder: string) => {
    const names = (await readdir(folder)).sort();
    return Promise.all(
      names.map(async (name) => `${name} ${((await stat(join(folder, name))).mode & 0o777).toString(8)}`),
    );
  };

  test('are readable by their owner only, also in a folder that existed, and backups too', async () => {
    const file = join(database.folder, 'pouch.sqlite');
    await chmod(database.folder, 0o755);
    const umask = process.umask(0o022);
    try {
      const store = await openSqlite(file);
      await createdTable(store);
      await backupSqlite(file, join(database.folder, 'backup.sqlite'));
      const files = ['backup.sqlite', 'pouch.sqlite', 'pouch.sqlite-shm', 'pouch.sqlite-wal', 'pouch.sqlite.lock'];
      expect((await modes(database.folder)).filter((name) => !name.endsWith('-journal 600'))).toEqual(
        files.map((name) => `${name} 600`),
      );
      await store.close();
    } finally {
      process.umask(umask);
    }
  });

  test('that others can read are tightened when they are opened', async () => {
    const store = await database.open();
    const table = await createdTable(store);
    await store.close();
    for (const name of await readdir(dirname(database.file))) await chmod(join(dirname(database.file), name), 0o644);
    expect(await modes(dirname(database.file))).toContain('pouch.sqlite 644');
    const again = await database.open();
    for (const mode of await modes(dirname(database.file))) expect(mode).toMatch(/ 600$/);
    expect(await again.table(table)).toBeDefined();
  });
});

test('changes are appended while another write is half-way', async () => {
  const store = await openSqlite(database.file);
  const [table, other] = [await createdTable(store), await createdTable(store)];
  const moments = 40;
  for (let moment = 0; moment < moments; moment++) {
    const renamed = store.write([{ table: other, changes: [change(moment + 2)], head: head() }]);
    for (let turn = 0; turn < moment; turn++) await Promise.resolve();
    const appended = store.write([{ table, changes: [change(moment + 2)] }]);
    expect(await Promise.all([renamed, appended])).toEqual([['stored'], ['stored']]);
  }
  expect(await store.lastNumbers([table, other])).toEqual(
    new Map([
      [table, moments + 1],
      [other, moments + 1],
    ]),
  );
  await store.close();
});

describe('while another process writes', () => {
  let table: string;
  let server: ChildProcess;
  let stored: number;
  let heardOf: (number: number) => Promise<void>;

  beforeEach(async () => {
    const store = await database.open();
    table = await createdTable(store, { changes: changes(1, 10) });
    await store.close();
    const program = fileURLToPath(new URL('./write-until-killed.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, database.file, table], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface(child.stdout);
    server = child;
    stored = 0;
    lines.on('line', (line) => {
      stored = Number(line);
    });
    heardOf = async (number) => {
      while (stored < number) await once(lines, 'line');
    };
    await heardOf(20);
  });
  afterEach(() => kill());

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'close');
  }

  test('another server is refused until that one is killed; everything confirmed is there', async () => {
    await expect(database.open()).rejects.toThrow('Another server');
    await heardOf(200);
    await kill();
    const store = await database.open();
    const found = await store.changesAfter(table, 0);
    expect(found.map(({ number }) => number)).toEqual(found.map((_, i) => i + 1));
    expect(found.length).toBeGreaterThanOrEqual(stored);
  });

  test('a backup has everything stored before it, without gaps', async () => {
    for (let round = 1; round <= 5; round++) {
      const before = stored;
      const to = join(database.folder, `backup-${round}.sqlite`);
      const { bytes } = await backupSqlite(database.file, to);
      expect(bytes).toBeGreaterThan(before * 2000);
      const copy = await openSqlite(to);
      const found = await copy.changesAfter(table, 0);
      await copy.close();
      expect(found.map(({ number }) => number)).toEqual(found.map((_, i) => i + 1));
      expect(found.length).toBeGreaterThanOrEqual(before);
      await heardOf(found.length + 50);
    }
  });
});

describe('a backup', () => {
  test('refuses an existing target, a missing source or folder, and other files', async () => {
    const store = await database.open();
    await store.close();
    const to = join(database.folder, 'backup.sqlite');
    await writeFile(to, 'precious');
    await expect(backupSqlite(database.file, to)).rejects.toThrow('already exists');
    await expect(backupSqlite(`${database.file}-none`, `${to}2`)).rejects.toThrow('There is no database');
    await expect(backupSqlite(database.file, join(database.folder, 'none', 'b'))).rejects.toThrow(
      /^The folder .* does not exist/,
    );
    await expect(backupSqlite(to, `${to}2`)).rejects.toThrow(/^Cannot copy the database .* to .*: .*not a database/);
    expect((await readdir(database.folder)).sort()).toEqual(['backup.sqlite', 'data']);
  });
});

test('checkpoints run while the database is open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-log-'));
  const file = join(folder, 'pouch.sqlite');
  const store = await openSqlite(file);
  const table = await createdTable(store);
  const size = async () => (await stat(file)).size;
  const before = await size();
  await store.write([{ table, changes: changes(2, 3001) }]);
  await vi.waitFor(async () => expect(await size()).toBeGreaterThan(before), { timeout: 30_000 });
  await store.close();
  await rm(folder, { recursive: true });
});
