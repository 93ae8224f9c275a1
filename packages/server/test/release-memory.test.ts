import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { heapOfThread, MemoryRelease } from '../src/release-memory.js';

const MB = 1024 * 1024;

/** A heap of which a collection leaves what is live. */
function fakeHeap() {
  const heap = {
    megabytes: 50,
    live: 50,
    share: 0.1,
    collections: 0,
    size: () => heap.megabytes * MB,
    busy: () => heap.share,
    collect() {
      heap.collections++;
      heap.megabytes = heap.live;
    },
  };
  return heap;
}

test('garbage of a burst is collected when the thread is quiet, once', () => {
  const heap = fakeHeap();
  const release = new MemoryRelease(heap);
  release.check();
  expect(heap.collections).toBe(0);
  heap.megabytes = 120;
  heap.share = 0.9;
  release.check();
  expect(heap.collections).toBe(0);
  heap.share = 0.2;
  release.check();
  release.check();
  expect(heap).toMatchObject({ collections: 1, megabytes: 50 });
});

test('what is still needed is not collected again and again', () => {
  const heap = fakeHeap();
  const release = new MemoryRelease(heap);
  heap.megabytes = 120;
  heap.live = 110;
  for (let times = 0; times < 5; times++) release.check();
  expect(heap.collections).toBe(1);
  // A heap that V8 has made smaller may grow again.
  heap.megabytes = 40;
  release.check();
  heap.megabytes = 100;
  release.check();
  expect(heap.collections).toBe(2);
});

test('the heap of a thread can be collected', async () => {
  const heap = heapOfThread();
  const garbage = new WeakRef({ some: 'object' });
  await nextTurn();
  heap.collect();
  expect(garbage.deref()).toBeUndefined();
  expect(heap.size()).toBeGreaterThan(MB);
  expect(heap.busy()).toBeGreaterThanOrEqual(0);
});
