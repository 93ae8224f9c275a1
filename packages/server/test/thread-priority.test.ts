import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteInThread } from '../src/store/sqlite-client.js';
import { createBotThreads } from '../src/tables/bot-threads.js';
import { foldInThread } from '../src/tables/record-cache.js';

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

    const records = foldInThread(store.source);
    onTestFinished(() => records.close());
    expect(await records.fold({ table: 'AAAAbbbbCCCCdddd', guest: null })).toBeUndefined();
    const threads = createBotThreads(1, { failed: () => {} });
    onTestFinished(() => threads.close());
    const noGame = { game: 'none', seat: 0, notes: null } as const;
    expect(await threads.ask({ view: null, memory: noGame, level: 'easy', seed: [1, 2, 3, 4] })).toBeUndefined();
    expect(priorities().get(10)).toBe((usual.get(10) ?? 0) + 2);
  },
);
