import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteInThread } from '../src/store/sqlite-client.js';
import { createBotThreads } from '../src/tables/bot-threads.js';
import { foldInThread } from '../src/tables/record-cache.js';
import { workerFile } from '../src/worker-file.js';

/** How many threads of this process have each priority, by their nice values. */
function priorities(): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const thread of readdirSync('/proc/self/task')) {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    // The name in brackets may contain anything; the nice value is the 17th field after it.
    const nice = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    counts.set(nice, (counts.get(nice) ?? 0) + 1);
  }
  return counts;
}

test.runIf(process.platform === 'linux')(
  'threads that strangers can keep busy give way to the main thread and to commits',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pouch-priority-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const usual = priorities();
    const store = await openSqliteInThread(join(folder, 'pouch.sqlite'));
    onTestFinished(() => store.close());
    await store.table('AAAAbbbbCCCCdddd');
    const withStore = priorities();
    expect(withStore.get(5)).toBe((usual.get(5) ?? 0) + 1);
    expect(withStore.get(0)).toBeGreaterThan(usual.get(0) ?? 0);

    const request = { table: 'AAAAbbbbCCCCdddd', guest: null };
    const records = foldInThread(store.source);
    onTestFinished(() => records.close());
    expect(await records.fold(request)).toBeUndefined();
    expect(priorities().get(10)).toBe((usual.get(10) ?? 0) + 1);
    const threads = createBotThreads(1, { failed: () => {} });
    onTestFinished(() => threads.close());
    const memory = { game: 'koinz', seat: 0, notes: null } as const;
    expect(await threads.ask({ view: null, memory, level: 'easy', seed: [1, 2, 3, 4] })).toBeUndefined();
    expect(priorities().get(10)).toBe((usual.get(10) ?? 0) + 2);
  },
);

test.runIf(process.platform === 'linux')('a thread that folds records ends when it has nothing to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pouch-priority-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const usual = priorities().get(10);
  const store = await openSqliteInThread(join(folder, 'pouch.sqlite'));
  onTestFinished(() => store.close());
  const records = foldInThread(store.source, 1);
  onTestFinished(() => records.close());
  // Twice: the thread may have ended in between.
  for (let times = 0; times < 2; times++) {
    expect(await records.fold({ table: 'AAAAbbbbCCCCdddd', guest: null })).toBeUndefined();
    await expect.poll(() => priorities().get(10)).toBe(usual);
  }
});

test.runIf(process.platform === 'linux')('threads of Node itself give way to the main thread', () => {
  const program = `
    import { getPriority } from 'node:os';
    import { readdirSync } from 'node:fs';
    import { lowerHelpers } from '${workerFile('thread-priority').href}';
    const threads = readdirSync('/proc/self/task').map(Number).filter((thread) => thread !== process.pid);
    lowerHelpers();
    console.log(JSON.stringify([getPriority(process.pid), [...new Set(threads.map((thread) => getPriority(thread)))]]));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual([0, [5]]);
});
