import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import type { Store } from '../../src/store/store.js';
import { StoreFailure, StoreHealth } from '../../src/store/store-health.js';
import { startService, type TestService } from './table-service.js';

let owner: TestService;
afterEach(() => owner.close());

/** A store of which every call fails, or every write, while `fault` says so. */
function breakable(store: Store) {
  const state = { fault: 'none' as 'none' | 'writes' | 'all', failures: 0 };
  const fail = (): Promise<never> => {
    state.failures++;
    return Promise.reject(new Error(state.failures === 1 ? 'the disk is full' : 'and so on'));
  };
  const broken: Store = {
    ...store,
    write: (writes) => (state.fault === 'none' ? store.write(writes) : fail()),
    check: () => (state.fault === 'none' ? store.check() : fail()),
    table: (id) => (state.fault === 'all' ? fail() : store.table(id)),
    tableByOrigin: (origin) => (state.fault === 'all' ? fail() : store.tableByOrigin(origin)),
    changesAfter: (table, number) => (state.fault === 'all' ? fail() : store.changesAfter(table, number)),
    lobby: (limit, share) => (state.fault === 'all' ? fail() : store.lobby(limit, share)),
  };
  return { broken, state };
}

test.each(['writes', 'all'] as const)(
  'a store that fails (%s) is two log lines, and nothing is lost',
  async (fault) => {
    owner = await startService();
    const logged: string[] = [];
    const log = createLog('warn', { write: (line) => void logged.push(String(JSON.parse(line).msg)) });
    const metrics = createMetrics();
    const { broken, state } = breakable(owner.store);
    const store = new StoreHealth(log, metrics).watch(broken);
    const service = await startService({ store, log, metrics });
    const mara = await service.client('Mara');
    const { id: table } = await service.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
    state.fault = fault;
    const said = Array.from({ length: 20 }, (_, i) => mara.ask({ do: 'say', table, text: `Line ${i}` }));
    const others = Array.from({ length: 20 }, (_, i) => mara.ask({ do: 'open', table: `AAAAAAAAAAAAAA${10 + i}` }));
    const created = service.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
    await expect(created).rejects.toBeInstanceOf(StoreFailure);
    mara.send({ do: 'open-lobby' });
    const refusals = new Set(await Promise.all(others));
    expect(refusals).toEqual(
      new Set([expect.stringMatching(fault === 'all' ? /can’t reach its database/ : /doesn’t exist/)]),
    );
    state.fault = 'none';
    expect(await Promise.all(said)).toEqual(said.map((_, i) => i + 2));
    expect(state.failures).toBeGreaterThan(0);
    expect(logged).toEqual([
      'the store fails: the disk is full',
      expect.stringMatching(/^the store works again after \d+ s$/),
    ]);
    expect(await metrics.text()).toContain('pouch_store_failing 0\n');
    await service.service.stop();
  },
);
