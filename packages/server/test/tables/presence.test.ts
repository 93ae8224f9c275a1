import type { PublicChange } from '@pouch/protocol';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMetrics } from '../../src/metrics.js';
import { encodeItem } from '../../src/store/notifications.js';
import type { Notification, Store } from '../../src/store/store.js';
import { hereMessages, readPresenceMessage } from '../../src/tables/presence-messages.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** Two services on one store that notify each other, unless the line between them is cut. */

let owner: TestService;
let here: TestService;
let there: TestService;
let listeners: ((notification: Notification) => void)[];
/** The processes whose notifications reach nobody any more. */
let dead: Set<Store>;
const metrics = createMetrics();

const droppedSoFar = async (): Promise<number> =>
  Number(/^pouch_notifications_dropped_total (\d+)/m.exec(await metrics.text())?.[1]);

function connected(): Store {
  let own: (notification: Notification) => void = () => {};
  const store: Store = {
    ...owner.store,
    shared: true,
    listen: async (listener) => {
      own = listener;
      listeners.push(listener);
    },
    notify: (notification) => {
      if (!dead.has(store)) for (const each of listeners) if (each !== own) each(notification);
    },
  };
  return store;
}

let hereStore: Store;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  listeners = [];
  dead = new Set();
  owner = await startService();
  hereStore = connected();
  here = await startService({ store: hereStore, metrics });
  there = await startService({ store: connected(), metrics });
});
afterEach(async () => {
  for (const each of [here, there, owner]) await each.close();
  vi.useRealTimers();
});

/** Mara plays here; Jonah plays there and sees who is present. */
async function meet(): Promise<{ table: string; mara: TestClient; jonah: TestClient }> {
  const mara = await here.client('Mara');
  const jonah = await there.client('Jonah');
  const { id: table } = await here.createTable(mara, { game: 'coin-set', seats: ['open', 'open'] });
  await jonah.ask({ do: 'sit', table });
  await mara.ask({ do: 'open', table });
  await jonah.ask({ do: 'open', table });
  await vi.advanceTimersByTimeAsync(200);
  return { table, mara, jonah };
}

const presentTo = (client: TestClient) => client.received.findLast((message) => message.kind === 'here')?.guests;

describe('a player at another process', () => {
  test('stays present while that process repeats it', async () => {
    const { mara, jonah } = await meet();
    expect(presentTo(jonah)).toContain(mara.guest.id);
    const messages = jonah.received.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(presentTo(jonah)).toContain(mara.guest.id);
    expect(jonah.received).toHaveLength(messages);
  });

  test('is gone within 10 s after that process was killed', async () => {
    const { mara, jonah } = await meet();
    dead.add(hereStore);
    await vi.advanceTimersByTimeAsync(3000);
    expect(presentTo(jonah)).toContain(mara.guest.id);
    await vi.advanceTimersByTimeAsync(7000);
    expect(presentTo(jonah)).toEqual([jonah.guest.id]);
  });

  test('is gone at once after that process has stopped', async () => {
    const { mara, jonah } = await meet();
    await here.service.stop();
    here.service.drop(mara);
    await vi.advanceTimersByTimeAsync(200);
    expect(presentTo(jonah)).toEqual([jonah.guest.id]);
  });
});

test('a call does not wait for a player whose process was killed', async () => {
  let now = 1_800_000_000_000;
  const alone = await startService({ store: connected(), now: () => now });
  const nora = await alone.client('Nora');
  const mara = await here.client('Mara');
  const { id: table } = await alone.createTable(nora, { game: 'coin-set', seats: ['open', 'open'] });
  await mara.ask({ do: 'sit', table });
  await mara.ask({ do: 'open', table });
  await nora.ask({ do: 'open', table });
  await nora.ask({ do: 'start', table });
  dead.add(hereStore);
  await vi.advanceTimersByTimeAsync(10_000);
  now += 10_000;
  // The first coins are drawn after a countdown.
  await vi.advanceTimersByTimeAsync(3000);
  await nora.waitFor(() => (nora.lastUpdate().told.some(isStep) ? true : undefined));
  now += 1000;
  const call = await nora.ask({ do: 'decide', table, step: { do: 'call' } });
  expect(nora.lastUpdate()).toMatchObject({ number: call, view: { awaits: 'point', caller: 0 } });
  await alone.service.stop();
});

const isStep = ({ happened }: PublicChange): boolean => happened.some(({ what }) => what === 'step');

describe('announcements', () => {
  test('of many tables share few messages, each short enough', () => {
    const tables = Array.from({ length: 1000 }, (_, number) => `table-${String(number).padStart(10, '0')}`);
    const guests = ['guest-0000000001', 'guest-0000000002'];
    const messages = hereMessages(
      'process',
      tables.map((table) => [table, guests] as const),
    );
    expect(messages.length).toBeLessThan(20);
    for (const message of messages) expect(() => encodeItem('message', message)).not.toThrow();
    const read = messages.flatMap((message) => {
      const each = readPresenceMessage(message);
      return each?.what === 'here' ? each.tables : [];
    });
    expect(read).toEqual(tables.map((table) => [table, guests]));
  });

  test('of a table with a thousand guests are short enough', () => {
    const guests = Array.from({ length: 1000 }, (_, number) => `guest-${String(number).padStart(10, '0')}`);
    const [message = '', ...more] = hereMessages('process', [['table-0000000001', guests]]);
    expect(more).toEqual([]);
    expect(() => encodeItem('message', message)).not.toThrow();
    expect(readPresenceMessage(message)).toMatchObject({ tables: [['table-0000000001', guests.slice(0, 200)]] });
  });
});

const STRANGE = [
  'null',
  '12',
  '"here"',
  '{',
  '[]',
  '{"what":"here"}',
  '{"what":"here","process":"p","tables":{}}',
  '{"what":"here","process":"p","tables":[null]}',
  '{"what":"here","process":"p","tables":[["table-0000000001",{"length":3}]]}',
  '{"what":"here","process":{},"tables":[]}',
  '{"what":"who","table":null}',
  '{"what":"constructor"}',
  '{"__proto__":{"what":"who"},"table":"table-0000000001"}',
];

test('messages that cannot be read are dropped and counted', async () => {
  await meet();
  for (const body of STRANGE) {
    const before = await droppedSoFar();
    for (const listener of listeners) expect(() => listener({ kind: 'message', body }), body).not.toThrow();
    expect(await droppedSoFar(), body).toBe(before + 2);
  }
});

test('no notification throws', async () => {
  const { table, mara, jonah } = await meet();
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('here', 'who', 'gone', table, [[table, [1]]]));
  const message = fc.record(
    { what: value, table: value, process: value, guests: value, tables: value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        message.map((each) => JSON.stringify(each)),
      ),
      (body) => {
        for (const listener of listeners) listener({ kind: 'message', body });
      },
    ),
  );
  for (const listener of listeners)
    listener({ kind: 'changed', tables: [{ table: null as unknown as string, number: 1e300 }] });
  expect(await jonah.ask({ do: 'say', table, text: 'Still here' })).toBeTypeOf('number');
  expect(await mara.ask({ do: 'say', table, text: 'Me too' })).toBeTypeOf('number');
});
