import { expect, test } from 'vitest';
import { backOffMs } from '../../src/back-off.js';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { atMostOnceASecond } from '../../src/store/checks.js';
import { type Store, StoreBusy } from '../../src/store/store.js';
import { StoreFailure, StoreHealth } from '../../src/store/store-health.js';

/** A store whose calls fail while `fault` is set. */
function watchedStore() {
  const logged: { level: number; msg: string; failures?: number }[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const state = { fault: undefined as Error | undefined, readsFail: false, now: 0 };
  const resume: (() => void)[] = [];
  const write = async () => {
    if (state.fault !== undefined) throw state.fault;
  };
  const store = {
    write: async () => write().then(() => []),
    check: write,
    renew: async () => {},
    guest: async () => {
      if (state.readsFail) throw new Error('cannot read');
    },
    close: async () => {},
  } as unknown as Store;
  const pause = () => new Promise<void>((resolve) => resume.push(resolve));
  const health = new StoreHealth(log, metrics, () => state.now, pause);
  return { store: health.watch(store), logged, metrics, state, resume };
}

test('an outage is two log lines, with the first cause, however much fails', async () => {
  const { store, logged, metrics, state } = watchedStore();
  await store.write([]);
  state.fault = new Error('the disk is full');
  await expect(store.write([])).rejects.toBeInstanceOf(StoreFailure);
  state.fault = new Error('something that follows from it');
  for (let time = 0; time < 500; time++) await expect(store.write([])).rejects.toBeInstanceOf(StoreFailure);
  expect(logged.map(({ msg }) => msg)).toEqual(['the store fails: the disk is full']);
  expect(await metrics.text()).toContain('pouch_store_failing 1\n');
  expect(await metrics.text()).toContain('pouch_store_failures_total 501\n');
  // What reads or writes nothing shows nothing.
  await store.guest('mara');
  await store.renew([], 0);
  expect(logged).toHaveLength(1);
  state.fault = undefined;
  state.now = 12_300;
  await store.write([]);
  expect(logged[1]).toMatchObject({ msg: 'the store works again after 12 s', failures: 501 });
  expect(await metrics.text()).toContain('pouch_store_failing 0\n');
});

test('the end of an outage is noticed when nobody writes', async () => {
  const { store, logged, state, resume } = watchedStore();
  state.fault = new Error('gone');
  await expect(store.check()).rejects.toThrow();
  resume.shift()?.();
  await new Promise(setImmediate);
  expect(logged).toHaveLength(1);
  state.fault = undefined;
  resume.shift()?.();
  await new Promise(setImmediate);
  expect(logged.map(({ msg }) => msg)).toEqual(['the store fails: gone', 'the store works again after 0 s']);
});

test('a store that cannot be read works again when it can', async () => {
  const { store, logged, state } = watchedStore();
  state.readsFail = true;
  await expect(store.guest('mara')).rejects.toBeInstanceOf(StoreFailure);
  state.readsFail = false;
  await store.guest('mara');
  expect(logged).toHaveLength(2);
});

test('a busy store does not fail', async () => {
  const { store, logged, state } = watchedStore();
  state.fault = new StoreBusy();
  await expect(store.write([])).rejects.toBe(state.fault);
  expect(logged).toEqual([]);
});

test('attempts come after longer and longer pauses, up to five seconds', () => {
  const longest = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backOffMs(failures, () => 1));
  expect(longest).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
  expect(backOffMs(1, () => 0)).toBe(50);
});

test('a check is made at most once a second, however often it is asked for', async () => {
  let [now, checks] = [0, 0];
  const check = atMostOnceASecond(
    async () => {
      if (++checks === 2) throw new Error('full');
    },
    () => now,
  );
  await Promise.all(Array.from({ length: 100 }, check));
  now = 999;
  await check();
  expect(checks).toBe(1);
  now = 1000;
  for (let time = 0; time < 3; time++) await expect(check()).rejects.toThrow('full');
  expect(checks).toBe(2);
});
