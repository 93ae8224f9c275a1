import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../src/log.js';
import { createMetrics, type ReadableMetrics } from '../../src/metrics.js';
import type { Change, Store } from '../../src/store/store.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** Tables whose log cannot be read. */

const HOUR = 3600 * 1000;
const REFUSAL = 'This table can’t be read. Its operator has been told.';

let owner: TestService;
let lines: { readonly msg: string; readonly table?: string }[];
let metrics: ReadableMetrics;
let opened: TestService[];
/** How often the log of the damaged table was read. */
let reads: number;

beforeEach(async () => {
  owner = await startService();
  metrics = createMetrics();
  lines = [];
  opened = [];
  reads = 0;
});
afterEach(async () => {
  for (const each of opened) await each.service.stop();
  await owner.close();
});

type Damage = (changes: readonly Change[]) => readonly Change[];

/** The store with one damaged table; what is undamaged before `number` can be read. */
const damaged = (id: string, damage: Damage, store = owner.store): Store => ({
  ...store,
  async table(table) {
    const stored = await store.table(table);
    if (table !== id || stored === undefined) return stored;
    reads++;
    return { ...stored, changes: damage(stored.changes) };
  },
  async changesAfter(table, number) {
    if (table === id) reads++;
    const changes = await store.changesAfter(table, number);
    return table === id ? damage(changes) : changes;
  },
});

async function start(store: Store, now = Date.now): Promise<TestService> {
  const log = createLog('error', { write: (line) => void lines.push(JSON.parse(line)) });
  const service = await startService({ store, metrics, log, now });
  opened.push(service);
  return service;
}

const DAMAGES: readonly (readonly [string, Damage])[] = [
  ['invalid JSON', (changes) => changes.map((change) => ({ ...change, entries: '[{"what":' }))],
  [
    'an unreadable step',
    (changes) => changes.map((each) => ({ ...each, entries: '[{"what":"step","step":{"do":0}}]' })),
  ],
  ['a gap', (changes) => changes.filter(({ number }) => number !== 1)],
];

const about = (at: TestService, id: string) => at.service.queries.about(id, 'reader');

describe('a table that cannot be read', () => {
  let table: string;
  let host: TestClient;

  beforeEach(async () => {
    host = await owner.client('Mara');
    table = (await owner.createTable(host, { game: 'koinz', seats: ['open', 'open'] })).id;
    await host.ask({ do: 'say', table, text: 'Hello' });
    await owner.service.stop();
  });

  test.each(DAMAGES)('%s: is refused, read once, counted, and logged once', async (_, damage) => {
    const at = await start(damaged(table, damage));
    const mara = at.sameGuest(host);
    expect(await mara.ask({ do: 'open', table })).toBe(REFUSAL);
    expect(await mara.ask({ do: 'say', table, text: 'Hello?' })).toBe(REFUSAL);
    await expect(about(at, table)).rejects.toThrow();
    expect(await at.service.queries.tablesOf(host.guest)).toHaveLength(1);
    expect(reads).toBe(1);
    expect(lines).toMatchObject([{ table, msg: 'a table cannot be read and is set aside' }]);
    expect(await metrics.text()).toMatch('pouch_tables_set_aside 1');
  });

  test('is tried again after an hour', async () => {
    let now = Date.now();
    let damage: Damage = (changes) => changes.slice(1);
    const at = await start(
      damaged(table, (changes) => damage(changes)),
      () => now,
    );
    const mara = at.sameGuest(host);
    expect(await mara.ask({ do: 'open', table })).toBe(REFUSAL);
    damage = (changes) => changes;
    now += HOUR - 1;
    expect(await mara.ask({ do: 'open', table })).toBe(REFUSAL);
    now += 1;
    expect(await mara.ask({ do: 'open', table })).toBeTypeOf('number');
    expect(await metrics.text()).toMatch('pouch_tables_set_aside 0');
  });

  test('a store that cannot be reached is something else', async () => {
    let fails = true;
    const { store } = owner;
    const at = await start({
      ...store,
      table: (id) => (fails ? Promise.reject(new Error('unreachable')) : store.table(id)),
    });
    const mara = at.sameGuest(host);
    expect(await mara.ask({ do: 'open', table })).toMatch(/can’t reach its database/);
    fails = false;
    expect(await mara.ask({ do: 'open', table })).toBeTypeOf('number');
  });
});

test('a change of another process that cannot be read: what waits is refused, and it is not read again', async () => {
  const there = await start({ ...owner.store, shared: true });
  const jonah = await there.client('Jonah');
  const { id: table } = await there.createTable(jonah, { game: 'koinz', seats: ['open', 'open'] });
  const last: Damage = (changes) => changes.map((each) => (each.number > 1 ? { ...each, entries: '!' } : each));
  const here = await start({ ...damaged(table, last), shared: true });
  const mara = await here.client('Mara');
  await mara.ask({ do: 'open', table });
  await jonah.ask({ do: 'say', table, text: 'Hello' });
  reads = 0;
  expect(await mara.ask({ do: 'say', table, text: 'Hello?' })).toBe(REFUSAL);
  expect(await mara.ask({ do: 'say', table, text: 'Hello?' })).toBe(REFUSAL);
  expect(await mara.ask({ do: 'open', table })).toBe(REFUSAL);
  expect(reads).toBe(1);
  expect(lines.filter(({ msg }) => msg.includes('set aside'))).toHaveLength(1);
});

test('after a restart the other tables of bots go on, and it does not come back at every poll', async () => {
  await owner.service.stop();
  const silent = await startService({
    store: owner.store,
    bots: { ask: () => new Promise(() => {}), close: async () => {} },
  });
  const mara = await silent.client('Mara');
  const tables: string[] = [];
  for (let number = 0; number < 5; number++) {
    const { id } = await silent.createTable(mara, { game: 'pirate-coins', seats: ['open', 'easy'], start: 'at-once' });
    tables.push(id);
  }
  await silent.service.stop();
  const [bad = ''] = tables;
  const claimed = new Map<string, number>();
  const store = damaged(bad, (changes) => changes.slice(1));
  const before = Date.now();
  await start({
    ...store,
    async renew(ids, until) {
      for (const id of ids) claimed.set(id, until);
      await store.renew(ids, until);
    },
  });
  await vi.waitFor(async () => {
    const last = await owner.store.lastNumbers(tables);
    for (const id of tables.slice(1)) expect(last.get(id)).toBeGreaterThan(1);
  });
  expect(claimed.get(bad)).toBeGreaterThanOrEqual(before + HOUR);
  expect(await owner.store.due(Date.now() + HOUR / 2, 100)).not.toContainEqual(expect.objectContaining({ table: bad }));
});

test.each(['not JSON', '{"form":3,"table":{"odd":true},"origins":[]}'])(
  'a snapshot that cannot be read is not needed: %s',
  async (body) => {
    const mara = await owner.client('Mara');
    const { id: table } = await owner.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
    for (const text of ['one', 'two']) await mara.ask({ do: 'say', table, text });
    await owner.store.write([{ table, changes: [], snapshot: { number: 2, body } }]);
    await owner.service.stop();
    const at = await start(owner.store);
    const again = at.sameGuest(mara);
    expect(await again.ask({ do: 'say', table, text: 'three' })).toBe(4);
  },
);
