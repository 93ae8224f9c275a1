import { expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics.js';
import type { Store } from '../../src/store/store.js';
import { CommitQueue, type Committer } from '../../src/tables/commit-queue.js';

test('a store that refuses writes is tried again after pauses, the longer the more have failed', async () => {
  let left = 3;
  const paused: number[] = [];
  const errors: unknown[] = [];
  const store = {
    write: async () => {
      if (left-- > 0) throw new Error('the disk is full');
      return ['stored'];
    },
  } as unknown as Store;
  const pause = async (failures: number) => void paused.push(failures);
  const queue = new CommitQueue(store, createMetrics(), (error) => errors.push(error), pause);
  const results: string[] = [];
  const committer: Committer = {
    id: 'table',
    takeWrite: () => ({ table: 'table', changes: [] }),
    committed(result) {
      results.push(result);
      if (result === 'unknown') queue.add(committer);
    },
  };
  queue.add(committer);
  await queue.drained();
  expect(results).toEqual(['unknown', 'unknown', 'unknown', 'stored']);
  expect(paused).toEqual([1, 2, 3]);
  expect(errors).toHaveLength(3);
  left = 1;
  queue.add(committer);
  await queue.drained();
  expect(paused).toEqual([1, 2, 3, 1]);
});

test('commits that follow each other at once are kept apart, so that more decisions share each', async () => {
  let now = 0;
  const commits: { readonly at: number; readonly tables: number }[] = [];
  const store = {
    write: async (writes: readonly unknown[]) => {
      commits.push({ at: now, tables: writes.length });
      return writes.map(() => 'stored');
    },
  } as unknown as Store;
  let whileWaiting = () => {};
  const clock = {
    now: () => now,
    sleep: async (millis: number) => {
      await Promise.resolve();
      whileWaiting();
      now += millis;
    },
  };
  const queue = new CommitQueue(store, createMetrics(), (error) => expect.unreachable(String(error)), undefined, clock);
  const add = (table: string) =>
    queue.add({ id: table, takeWrite: () => ({ table, changes: [] }), committed: () => {} });
  add('first');
  await queue.drained();
  now += 1;
  whileWaiting = () => add('third');
  add('second');
  await queue.drained();
  whileWaiting = () => expect.unreachable('a decision that comes alone waits for nothing');
  now += 10;
  add('fourth');
  await queue.drained();
  // Neither does a table that goes on alone.
  add('fourth');
  await queue.drained();
  expect(commits).toEqual([
    { at: 0, tables: 1 },
    { at: 3, tables: 2 },
    { at: 13, tables: 1 },
    { at: 13, tables: 1 },
  ]);
});
