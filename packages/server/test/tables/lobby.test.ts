import { type Listed, LobbyList, type Message } from '@pouch/protocol';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMetrics, type ReadableMetrics } from '../../src/metrics.js';
import type { ListedRow } from '../../src/store/store.js';
import type { Connection } from '../../src/tables/connection.js';
import { Lobby } from '../../src/tables/lobby.js';
import { ABOUT } from '../edge/server.js';

const BYTES_PER_SECOND = 500_000;

/** The tables in the store, the newest first. */
let rows: ListedRow[];
let running: ListedRow[];
let watchers: number;
let reads: number;
let failing: boolean;
let lobby: Lobby;
let metrics: ReadableMetrics;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  rows = [];
  running = [];
  watchers = 0;
  reads = 0;
  failing = false;
  metrics = createMetrics();
  const store = {
    lobby: async () => {
      reads++;
      const found = [...rows];
      await Promise.resolve();
      if (failing) throw new Error('the store is lost');
      return found;
    },
    running: async () => running,
  };
  lobby = new Lobby({
    store,
    metrics,
    limits: { lobbyBytesPerSecond: BYTES_PER_SECOND, listedPerGuest: 100 },
    onError: () => {},
    now: Date.now,
    watchers: () => watchers,
  });
});
afterEach(() => {
  lobby.stop();
  vi.useRealTimers();
});

const idOf = (number: number): string => `table-${String(number).padStart(10, '0')}`;

/** A table with a name that says how often it has changed. */
function row(number: number, version = 0): ListedRow {
  const seats = [{ kind: 'bot' as const, name: `Bela ${version}`, crest: 1, level: 'fair' as const }, ...ABOUT.seats];
  const about = { ...ABOUT, id: idOf(number), madeAt: number, seats };
  return { table: about.id, about: JSON.stringify(about), changedAt: version, seat: null };
}

function change(number: number, version: number): void {
  rows = rows.map((each) => (each.table === idOf(number) ? row(number, version) : each));
  lobby.changed();
}

/** Most of a crowd only count bytes. */
const FOLLOWING = 4;

/** Somebody who looks, with the list as their client has it. */
class Looker implements Connection {
  readonly roundTrip = 0;
  readonly guest;
  readonly list = new LobbyList();
  tables: readonly Listed[] | undefined;
  bytes = 0;
  wholes = 0;

  constructor(private readonly number: number) {
    this.guest = { id: `guest-${String(number).padStart(10, '0')}`, name: 'Mara', crest: 0 };
  }

  push(text: string): void {
    this.bytes += text.length;
    if (this.number >= FOLLOWING) return;
    const message = JSON.parse(text) as Message;
    if (message.kind === 'lobby') this.wholes++;
    if (message.kind === 'lobby' || message.kind === 'lobby-changes')
      this.tables = this.list.after(message) ?? this.tables;
  }

  look(): void {
    this.list.forget();
    lobby.subscribe(this);
  }
}

const inStore = (): Listed[] =>
  rows.map(({ about, changedAt }) => ({ about: JSON.parse(about), seat: null, awaits: [], changedAt }));

const lookers = (many: number): Looker[] => Array.from({ length: many }, (_, number) => new Looker(number));

describe('those who look', () => {
  test('get the whole list, and then only what has changed or is gone', async () => {
    rows = [row(3), row(2), row(1)];
    const [mara] = lookers(1) as [Looker];
    mara.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(mara.tables).toEqual(inStore());
    const first = mara.bytes;
    change(2, 1);
    await vi.advanceTimersByTimeAsync(200);
    expect(mara.tables).toEqual(inStore());
    expect(mara.wholes).toBe(1);
    expect(mara.bytes - first).toBeLessThan(first / 2);
    rows = [row(4), row(3), row(2, 1)];
    lobby.changed();
    await vi.advanceTimersByTimeAsync(200);
    expect(mara.tables).toEqual(inStore());
    expect(mara.wholes).toBe(1);
  });

  test('share the reads of the store', async () => {
    rows = [row(1)];
    const all = lookers(150);
    for (const looker of all) looker.look();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reads).toBe(1);
    change(1, 1);
    change(1, 2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reads).toBe(2);
    for (const { tables } of all.slice(0, FOLLOWING)) expect(tables).toEqual(inStore());
  });

  test('get nothing if nothing has changed', async () => {
    rows = [row(1)];
    const [mara] = lookers(1) as [Looker];
    mara.look();
    await vi.advanceTimersByTimeAsync(0);
    const { bytes } = mara;
    lobby.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(mara.bytes).toBe(bytes);
  });

  test('get the list as soon as the store is back', async () => {
    rows = [row(1)];
    failing = true;
    const [mara] = lookers(1) as [Looker];
    mara.look();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reads).toBeLessThan(10);
    failing = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(mara.tables).toEqual(inStore());
  });

  test('cost nothing when nobody looks any more', async () => {
    const [mara] = lookers(1) as [Looker];
    mara.look();
    lobby.changed();
    lobby.unsubscribe(mara);
    await vi.advanceTimersByTimeAsync(10_000);
    lobby.changed();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads).toBeLessThanOrEqual(1);
    expect(mara.bytes).toBe(0);
  });
});

test('running games are listed with their watchers, whose number is gathered for some seconds', async () => {
  rows = [row(3)];
  running = [row(1)];
  const [mara] = lookers(1) as [Looker];
  mara.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(mara.tables).toMatchObject([{ about: { id: idOf(3) } }, { about: { id: idOf(1) }, watchers: 0 }]);
  const { bytes } = mara;
  for (watchers = 1; watchers < 9; watchers++) {
    lobby.watchersChanged(idOf(1));
    // Of a table that only waits nobody wants to know.
    lobby.watchersChanged(idOf(3));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(mara.bytes).toBe(bytes);
  await vi.advanceTimersByTimeAsync(3000);
  expect(mara.tables?.[1]).toMatchObject({ watchers: 9 });
  watchers = 10;
  lobby.watchersChanged(idOf(1));
  // A table that starts is told at once.
  running = [row(3), row(1)];
  rows = [];
  lobby.changed();
  await vi.advanceTimersByTimeAsync(250);
  expect(mara.tables).toMatchObject([
    { about: { id: idOf(3) }, watchers: 10 },
    { about: { id: idOf(1) }, watchers: 10 },
  ]);
});

describe('the bytes to all who look', () => {
  /** For ten seconds, ten commands a second at listed tables. */
  async function attack(all: readonly Looker[], changed: (tick: number) => void): Promise<number> {
    for (const looker of all) looker.look();
    await vi.advanceTimersByTimeAsync(0);
    const sum = (): number => all.reduce((bytes, looker) => bytes + looker.bytes, 0);
    const first = sum();
    for (let tick = 1; tick <= 100; tick++) {
      changed(tick);
      await vi.advanceTimersByTimeAsync(100);
    }
    return (sum() - first) / 10;
  }

  test('stay below 1 MB a second, with 150 people and ten commands a second', async () => {
    rows = Array.from({ length: 100 }, (_, number) => row(100 - number));
    const all = lookers(150);
    expect(await attack(all, (tick) => change(7, tick))).toBeLessThan(1_000_000);
    await vi.advanceTimersByTimeAsync(10_000);
    for (const { tables } of all.slice(0, FOLLOWING)) expect(tables).toEqual(inStore());
    expect(await metrics.text()).toMatch(/^pouch_limited_total\{limit="lobbyBytesPerSecond"\} [1-9]/m);
  });

  test('stay below that when all tables change at once, and everyone has all of it in the end', async () => {
    rows = Array.from({ length: 100 }, (_, number) => row(100 - number));
    const all = lookers(400);
    const everything = (tick: number): void => {
      rows = rows.map((_, index) => row(100 - index, tick));
      lobby.changed();
    };
    expect(await attack(all, everything)).toBeLessThan(1_000_000);
    await vi.advanceTimersByTimeAsync(120_000);
    for (const { tables } of all.slice(0, FOLLOWING)) expect(tables).toEqual(inStore());
  });

  test('do not grow with how often somebody asks for the list', async () => {
    rows = Array.from({ length: 100 }, (_, number) => row(100 - number));
    const [mara] = lookers(1) as [Looker];
    for (let times = 0; times < 300; times++) {
      mara.look();
      await vi.advanceTimersByTimeAsync(33);
    }
    expect(mara.wholes).toBeLessThan(20);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(mara.tables).toEqual(inStore());
  });

  test('one person hears of a change within a quarter of a second', async () => {
    rows = [row(1)];
    const [mara] = lookers(1) as [Looker];
    mara.look();
    await vi.advanceTimersByTimeAsync(0);
    for (let version = 1; version < 5; version++) {
      change(1, version);
      await vi.advanceTimersByTimeAsync(250);
      expect(mara.tables).toEqual(inStore());
    }
  });
});

test('whatever happens in whatever order, everyone who looks ends with the list of the store', async () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('change' as const), table: fc.nat(5) }),
    fc.record({ do: fc.constant('make' as const) }),
    fc.record({ do: fc.constant('sweep' as const), table: fc.nat(5) }),
    fc.record({ do: fc.constantFrom('look' as const, 'leave' as const), who: fc.nat(3) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 1, 50, 200, 700) }),
    fc.record({ do: fc.constantFrom('fail' as const, 'recover' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      rows = [];
      const all = lookers(4);
      const looking = new Set<Looker>();
      let number = 10;
      let version = 1;
      for (const each of acts)
        switch (each.do) {
          case 'change':
            if (rows[each.table] !== undefined) change(Number(rows[each.table]?.table.slice(6)), ++version);
            break;
          case 'make':
            rows = [row(++number), ...rows].slice(0, 8);
            lobby.changed();
            break;
          case 'sweep':
            rows = rows.toSpliced(each.table, 1);
            lobby.changed();
            break;
          case 'look':
            all[each.who]?.look();
            looking.add(all[each.who] as Looker);
            break;
          case 'leave':
            lobby.unsubscribe(all[each.who] as Looker);
            looking.delete(all[each.who] as Looker);
            break;
          case 'wait':
            await vi.advanceTimersByTimeAsync(each.ms);
            break;
          case 'fail':
          case 'recover':
            failing = each.do === 'fail';
        }
      failing = false;
      await vi.advanceTimersByTimeAsync(20_000);
      for (const { tables } of looking) expect(tables).toEqual(inStore());
      const before = all.map(({ bytes }) => bytes);
      await vi.advanceTimersByTimeAsync(20_000);
      // Nothing is sent twice.
      expect(all.map(({ bytes }) => bytes)).toEqual(before);
      for (const looker of all) lobby.unsubscribe(looker);
    }),
    { numRuns: 100 },
  );
});
