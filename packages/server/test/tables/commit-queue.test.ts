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
