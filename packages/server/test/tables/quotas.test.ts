import { Refusal } from '@pouch/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { createMetrics } from '../../src/metrics.js';
import type { Store } from '../../src/store/store.js';
import { startService, type TestClient, type TestService } from './table-service.js';

let at: TestService;
afterEach(() => at.close());

let ids = 0;
const BOTS = {
  game: 'koinz',
  seats: ['easy', 'easy'],
  options: {},
  clock: 'none',
  visibility: 'private',
  newcomers: 'ask',
  maker: 'watches',
  start: 'by-host',
  watchersChat: 'on',
} as const;

const create = (client: TestClient, parts: object = {}) =>
  at.service.create(client.guest, { id: `creation-${ids++}`, ...BOTS, seats: [...BOTS.seats], ...parts });

const refused = (all: readonly unknown[]) =>
  all.filter((each) => each instanceof Refusal).map((each) => String((each as Refusal).reason));

test('tables of bots only count for who made them', async () => {
  const metrics = createMetrics();
  at = await startService({ metrics, limits: { tablesPerGuest: 2 } });
  const mara = await at.client('Mara');
  for (let table = 0; table < 2; table++) expect(await create(mara)).toMatchObject({ host: mara.guest.id });
  expect(await create(mara)).toEqual(
    new Refusal('You have 2 unfinished tables, which is the limit. Finish one first.'),
  );
  expect(await create(await at.client('Jonah'))).not.toBeInstanceOf(Refusal);
  expect(await metrics.text()).toContain('pouch_limited_total{limit="tablesPerGuest"} 1\n');
});

test('many at once cannot pass together', async () => {
  at = await startService({ limits: { tablesPerGuest: 3 } });
  const mara = await at.client('Mara');
  const created = await Promise.all(Array.from({ length: 10 }, () => create(mara)));
  expect(refused(created)).toHaveLength(7);
});

test('a day and the lobby have their own limits', async () => {
  at = await startService({ limits: { tablesPerDay: 3, listedPerGuest: 1 } });
  const mara = await at.client('Mara');
  const listed = { visibility: 'listed', seats: ['open', 'open'], maker: 'sits' };
  const created = [
    await create(mara, listed),
    await create(mara, listed),
    await create(mara),
    await create(mara),
    await create(mara),
  ];
  expect(refused(created)).toEqual([
    expect.stringMatching(/1 tables in the lobby/),
    expect.stringMatching(/3 tables today/),
  ]);
});

test('repeating a creation answers as the first time, also at the limit', async () => {
  at = await startService({ limits: { tablesPerGuest: 1 } });
  const mara = await at.client('Mara');
  const first = await create(mara, { id: 'same-creation' });
  expect(await create(mara)).toBeInstanceOf(Refusal);
  expect(await create(mara, { id: 'same-creation' })).toEqual(first);
  const [one, two] = await Promise.all(
    ['Jonah', 'Jonah'].map(async () => {
      const { guest } = mara;
      return at.service.create(
        { ...guest, id: 'guest-elsewhere1' },
        { id: 'at-the-same-time', ...BOTS, seats: [...BOTS.seats] },
      );
    }),
  );
  expect(one).not.toBeInstanceOf(Refusal);
  expect(two).toEqual(one);
});

test('rematches count for who asks for them', async () => {
  at = await startService({ limits: { tablesPerDay: 1 } });
  const mara = await at.client('Mara');
  const { id: table } = await at.createTable(mara, { game: 'pirate-coins', seats: ['open', 'easy'], start: 'at-once' });
  await mara.ask({ do: 'open', table });
  await mara.ask({ do: 'leave', table });
  await mara.waitFor(() => (mara.about().phase === 'over' ? true : undefined));
  expect(await mara.ask({ do: 'rematch', table })).toMatch(/1 tables today, which is the limit/);
});

test('empty tables live ten minutes, tables with players a day', async () => {
  const MINUTE = 60_000;
  let now = Date.now();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    at = await startService();
    const swept: Promise<number>[] = [];
    const store: Store = {
      ...at.store,
      sweep: (...args) => {
        swept.push(at.store.sweep(...args));
        return swept.at(-1) as Promise<number>;
      },
    };
    const service = await startService({ store, now: () => now });
    const mara = await service.client('Mara');
    const empty = await service.createTable(mara, { ...BOTS, seats: ['open', 'easy'] });
    const seated = await service.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
    const left = async () => {
      vi.advanceTimersByTime(MINUTE);
      await swept.at(-1);
      return [...(await store.lastNumbers([empty.id, seated.id])).keys()];
    };
    now += 10 * MINUTE - 1000;
    expect(await left()).toHaveLength(2);
    now += 2000;
    expect(await left()).toEqual([seated.id]);
    now += 24 * 60 * MINUTE;
    expect(await left()).toEqual([]);
    await service.service.stop();
  } finally {
    vi.useRealTimers();
  }
});
