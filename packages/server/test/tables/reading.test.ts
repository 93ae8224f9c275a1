import { Refusal } from '@pouch/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics.js';
import { type Store, StoreBusy } from '../../src/store/store.js';
import { Origins } from '../../src/tables/origins.js';
import { ReadLimits } from '../../src/tables/read-limits.js';
import { RecordCache } from '../../src/tables/record-cache.js';
import type { Table } from '../../src/tables/table.js';
import { startService, type TestClient, type TestService } from './table-service.js';

let at: TestService;
let isOpen = false;
let mara: TestClient;
const serve = async (options: Parameters<typeof startService>[0]) => {
  at = await startService(options);
  isOpen = true;
  mara = await at.client('Mara');
};
const start = async (options: Parameters<typeof startService>[0]) => {
  await serve(options);
  const { id } = await at.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
  return id;
};
afterEach(async () => {
  if (isOpen) await at.close();
  isOpen = false;
});

const say = (table: string, text = 'hello') => ({ do: 'say', table, text }) as const;

describe('a table', () => {
  test('takes a limited number of changes from people', async () => {
    const metrics = createMetrics();
    const table = await start({ metrics, limits: { changesPerTable: 5 } });
    for (let number = 2; number <= 5; number++) expect(await mara.ask(say(table))).toBe(number);
    expect(await mara.ask(say(table))).toMatch(/limit for its length/);
    expect(await metrics.text()).toContain('pouch_limited_total{limit="changesPerTable"} 1\n');
  });

  test('goes on by itself up to twice that number', async () => {
    await serve({ limits: { changesPerTable: 5 } });
    const seats = ['easy', 'easy'] as const;
    const { id: table } = await at.createTable(mara, { game: 'koinz', seats: [...seats], maker: 'watches' });
    await mara.ask({ do: 'open', table });
    await mara.ask({ do: 'start', table });
    await mara.waitFor(() => (mara.lastUpdate().number === 10 ? true : undefined));
    expect(await mara.ask(say(table))).toMatch(/limit for its length/);
    expect(await at.store.lastNumbers([table])).toEqual(new Map([[table, 10]]));
  });

  test('finds an old repeated command by reading one change', async () => {
    const table = await start({});
    const first = await mara.ask({ ...say(table), id: 'the-first-one' });
    await Promise.all(Array.from({ length: 300 }, () => mara.ask(say(table))));
    const asked: (readonly number[])[] = [];
    const store: Store = {
      ...at.store,
      numberOf: (id, origin, among) => {
        asked.push(among);
        return at.store.numberOf(id, origin, among);
      },
    };
    const later = await startService({ store });
    const again = later.sameGuest(mara);
    expect(await again.ask({ ...say(table), id: 'the-first-one' })).toBe(first);
    expect(asked).toEqual([[first]]);
    await later.service.stop();
  });
});

describe('origins', () => {
  test('are found with their numbers, also after a snapshot', () => {
    const origins = new Origins('seed');
    const all = Array.from({ length: 1000 }, (_, i) => `guest command-${i}`);
    for (const [i, origin] of all.entries()) origins.add(origin, i + 1);
    const read = new Origins('seed', JSON.parse(JSON.stringify(origins)));
    expect(read).toEqual(origins);
    for (const [i, origin] of all.entries()) expect(read.numbersOf(origin)).toContain(i + 1);
    expect(read.numbersOf('guest other')).toEqual([]);
    expect(read.mayHave('guest other')).toBe(false);
  });

  test('with the same hash are all found', () => {
    const origins = new Origins('seed');
    // The same origin at several numbers is what two origins with one hash are.
    for (const number of [3, 8, 8, 9]) origins.add('guest command', number);
    expect(origins.numbersOf('guest command')).toEqual([3, 8, 9]);
  });

  test('have other hashes at every table', () => {
    const hashes = ['one', 'two'].map((seed) => {
      const origins = new Origins(seed);
      origins.add('guest command', 1);
      return origins.toJSON()[0];
    });
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

describe('reading', () => {
  test('is limited by changes, for each guest', () => {
    let now = performance.now();
    const metrics = createMetrics();
    const reads = new ReadLimits({ changesRead: 10, changesReadBurst: 100 }, metrics, () => now);
    expect([reads.take('mara', 60), reads.take('mara', 60), reads.take('jonah', 60)]).toEqual([true, false, true]);
    now += 2500;
    expect(reads.take('mara', 60)).toBe(true);
    expect(reads.take('mara', 0)).toBe(true);
    now += 10_001;
    reads.dropIdle();
    expect(reads.take('mara', 100_000)).toBe(true);
    expect(reads.take('mara', 1)).toBe(false);
  });

  test('a long log is refused to who opens it again and again, not to others', async () => {
    const table = await start({ limits: { changesRead: 1, changesReadBurst: 500 } });
    await Promise.all(Array.from({ length: 99 }, () => mara.ask(say(table))));
    const jonah = await at.client('Jonah');
    const open = { do: 'open', table, since: 0 } as const;
    const answers = [];
    for (let time = 0; time < 6; time++) answers.push(await mara.ask(open));
    expect(answers).toEqual([100, 100, 100, 100, 100, expect.stringMatching(/loading too much/)]);
    // What is in memory costs nothing.
    expect(await mara.ask({ ...open, since: 90 })).toBe(100);
    expect(await jonah.ask(open)).toBe(100);
    expect(await at.service.queries.log(table, 0, mara.guest.id)).toBeInstanceOf(Refusal);
    expect(await at.service.queries.record(table, mara.guest, mara.guest.id)).toBeInstanceOf(Refusal);
    expect(await at.service.queries.record(table, mara.guest, 'another address')).toContain('"steps":[]');
  });

  test('commands to tables that are not in memory count too', async () => {
    await serve({ limits: { changesRead: 1, changesReadBurst: 250 } });
    const tables = ['AAAAAAAAAAAAAAA1', 'AAAAAAAAAAAAAAA2', 'AAAAAAAAAAAAAAA3'];
    const answers = [];
    for (const table of tables) answers.push(await mara.ask(say(table)));
    expect(answers[1]).toMatch(/doesn’t exist/);
    expect(answers[2]).toMatch(/loading too much/);
  });
});

describe('records', () => {
  const table = (id: string, phase: Table['phase'], number = 9) => ({ id, phase, number }) as Table;

  /** A folder that answers when it is told to. */
  function slowFolder() {
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    return {
      asked,
      answer: () => {
        for (const go of waiting.splice(0)) go();
      },
      fold: ({ table, guest }: { table: string; guest: string | null }) =>
        new Promise<string>((resolve) => {
          asked.push(`${table} ${guest}`);
          waiting.push(() => resolve(`record of ${table}`));
        }),
      close: async () => {},
    };
  }

  test('of a finished game are folded once, for all who ask', async () => {
    const folder = slowFolder();
    const records = new RecordCache(folder);
    const asked = ['mara', 'jonah', null].map((guest) => records.record(table('one', 'over'), guest));
    folder.answer();
    expect(await Promise.all(asked)).toEqual(Array(3).fill('record of one'));
    expect(await records.record(table('one', 'over'), null)).toBe('record of one');
    expect(folder.asked).toEqual(['one mara']);
    // A change after the end may have taken a name out.
    const later = records.record(table('one', 'over', 12), 'mara');
    folder.answer();
    expect(await later).toBe('record of one');
    expect(folder.asked).toEqual(['one mara', 'one mara']);
  });

  test('of a running game are each guest’s own, and not kept', async () => {
    const folder = slowFolder();
    const records = new RecordCache(folder);
    const ask = async (guest: string, number: number) => {
      const asked = [
        records.record(table('one', 'playing', number), guest),
        records.record(table('one', 'playing', number), guest),
      ];
      folder.answer();
      await Promise.all(asked);
    };
    await ask('mara', 9);
    await ask('jonah', 9);
    await ask('mara', 9);
    expect(folder.asked).toEqual(['one mara', 'one jonah', 'one mara']);
  });

  test('are kept up to a size, and refused when too many wait', async () => {
    const folder = slowFolder();
    const records = new RecordCache(folder, 30);
    for (const id of ['one', 'two', 'six']) {
      const record = records.record(table(id, 'over'), null);
      folder.answer();
      await record;
    }
    expect(['one', 'two', 'six'].map((id) => records.has(table(id, 'over')))).toEqual([false, true, true]);
    const many = Array.from({ length: 50 }, (_, i) => records.record(table(`table ${i}`, 'over'), null));
    await expect(records.record(table('another', 'over'), null)).rejects.toBeInstanceOf(StoreBusy);
    folder.answer();
    await Promise.all(many);
  });
});
