import { type Decision, coinSetInternals as internals } from '@pouch/rules';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotThreads } from '../../src/tables/bot-threads.js';
import { calledAt, MOST_CREDIT } from '../../src/tables/call-timing.js';
import { Subscribers } from '../../src/tables/subscribers.js';
import { NO_RACE } from '../../src/tables/table.js';
import { startService, TestClient, type TestService } from './table-service.js';

const START = 1_800_000_000_000;
/** How long coins are on their way, and how long a set is seen before the next ones are drawn. */
const LEAD = 250;
const SHOW_SET = 1200;
/** Everyone gets ready before the first coins. */
const COUNTDOWN = 3000;
/** When the first coins are shown to everyone. */
const LAID = START + COUNTDOWN;
let at: TestService;
let mara: TestClient;
let ines: TestClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
  at = await startService();
  mara = await at.client('Mara');
  ines = await at.client('Ines');
});
afterEach(async () => {
  await at.close();
  vi.useRealTimers();
});

/** A table that counts down to its first coins. */
async function counting(): Promise<string> {
  const { id: table } = await at.createTable(mara, { game: 'coin-set', seats: ['open', 'open'] });
  await ines.ask({ do: 'sit', table });
  await mara.ask({ do: 'open', table });
  await ines.ask({ do: 'open', table });
  await mara.ask({ do: 'start', table });
  return table;
}

/** A table whose first coins have been drawn. */
async function search(): Promise<string> {
  const table = await counting();
  await vi.advanceTimersByTimeAsync(COUNTDOWN - LEAD);
  for (const client of [mara, ines])
    await client.waitFor(() => (eventsTold(client).includes('dealt') ? true : undefined));
  return table;
}

const call = (table: string, client: TestClient, ms: number) =>
  ({ do: 'decide', table, step: { do: 'call' }, shown: { number: client.lastUpdate().number, ms } }) as const;

/** A table with a set among its coins. */
async function searchWithSet(): Promise<{ table: string; places: number[] }> {
  for (;;) {
    const table = await search();
    await mara.ask({ do: 'open', table, form: 'view' });
    const [triple] = internals.setsAmong((mara.lastUpdate().view as internals.View).table);
    if (triple !== undefined) return { table, places: [...internals.placesOf(triple)] };
  }
}

const verdict = (client: TestClient) =>
  client
    .updates()
    .flatMap(({ told }) => told.flatMap(({ happened }) => happened))
    .findLast((each) => each.what === 'verdict');

describe('calls of the same moment', () => {
  test('the earliest by the player’s own display counts, and everyone gets the verdict', async () => {
    const table = await search();
    mara.roundTrip = 20;
    ines.roundTrip = 50;
    vi.setSystemTime(LAID + 840);
    const first = mara.ask(call(table, mara, 830));
    await vi.advanceTimersByTimeAsync(20);
    const second = ines.ask(call(table, ines, 810));
    expect(await first).toBeTypeOf('number');
    expect(await second).toBeTypeOf('number');
    expect(verdict(mara)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(30);
    await mara.waitFor(() => verdict(mara));
    expect(verdict(mara)).toEqual({
      what: 'verdict',
      calls: [
        { seat: 1, ms: 810 },
        { seat: 0, ms: 830 },
      ],
    });
    expect(mara.lastUpdate().view).toMatchObject({ awaits: 'point', caller: 1 });
  });

  test('a call does not wait if no other can have been earlier', async () => {
    const table = await search();
    mara.roundTrip = 100;
    vi.setSystemTime(LAID + 900);
    await mara.ask(call(table, mara, 850));
    expect(mara.lastUpdate().view).toMatchObject({ awaits: 'point', caller: 0 });
  });

  test('while calls wait, other decisions and second calls are refused', async () => {
    const table = await search();
    vi.setSystemTime(LAID);
    ines.roundTrip = 100;
    await mara.ask(call(table, mara, 0));
    expect(await mara.ask(call(table, mara, 0))).toBe('You’ve already called.');
    expect(await ines.ask({ do: 'decide', table, step: { do: 'agree' } })).toBe('Someone has already called.');
    await vi.advanceTimersByTimeAsync(60);
    await mara.waitFor(() => (mara.lastUpdate().number > 3 ? true : undefined));
    expect(mara.lastUpdate().view).toMatchObject({ caller: 0 });
    expect(verdict(mara)).toBeUndefined();
  });

  test('a waiting call survives a restart', async () => {
    const table = await search();
    ines.roundTrip = 150;
    vi.setSystemTime(LAID);
    await mara.ask(call(table, mara, 0));
    const later = await at.restart();
    const back = later.sameGuest(mara);
    await back.ask({ do: 'open', table });
    await vi.advanceTimersByTimeAsync(1000);
    await back.waitFor(() => ((back.lastUpdate().view as { caller: number }).caller === 0 ? true : undefined));
    await later.service.stop();
  });
});

/** What happens after somebody has found a set. */
async function found(): Promise<{ table: string; foundAt: number; watcher: TestClient }> {
  const { table, places } = await searchWithSet();
  const watcher = await at.client('Wren');
  await watcher.ask({ do: 'open', table, form: 'view' });
  await vi.advanceTimersByTimeAsync(1000);
  await mara.ask(call(table, mara, 500));
  const foundAt = Date.now();
  await mara.ask({ do: 'decide', table, step: { do: 'point', places } });
  return { table, foundAt, watcher };
}

const TOO_EARLY = 'Wait until the new coins are on the table.';
const viewOf = (client: TestClient) => client.lastUpdate().view as internals.View;
const eventsTold = (client: TestClient): string[] =>
  client
    .lastUpdate()
    .told.flatMap(({ happened }) =>
      happened.flatMap((each) => (each.what === 'step' ? each.events.map(({ event }) => event) : [])),
    );

describe('the start', () => {
  const laid = (client: TestClient) => client.lastUpdate().deadlines?.laid;

  test('counts down for everyone to the same moment, and nobody is sent the coins before', async () => {
    const table = await counting();
    const watcher = await at.client('Wren');
    await watcher.ask({ do: 'open', table, form: 'view' });
    expect([mara, ines, watcher].map(laid)).toEqual([LAID, LAID, LAID]);
    expect(viewOf(watcher).table).toEqual([]);
    for (const step of [{ do: 'call' }, { do: 'agree' }])
      expect(await ines.ask({ do: 'decide', table, step })).toBe(TOO_EARLY);
    const before = watcher.lastUpdate().number;
    await vi.advanceTimersByTimeAsync(COUNTDOWN - LEAD - 1);
    expect(watcher.lastUpdate().number).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await watcher.waitFor(() => (viewOf(watcher).phase === 'search' ? true : undefined));
    expect([mara, ines, watcher].map(laid)).toEqual([LAID, LAID, LAID]);
  });

  test('goes on after a restart', async () => {
    const table = await counting();
    const later = await at.restart();
    const back = later.sameGuest(mara);
    await back.ask({ do: 'open', table, form: 'view' });
    expect(laid(back)).toBe(LAID);
    await vi.advanceTimersByTimeAsync(COUNTDOWN);
    await back.waitFor(() => (viewOf(back).phase === 'search' ? true : undefined));
    await later.service.stop();
  });
});

describe('after a set', () => {
  test('nobody is sent the next coins while everyone sees the set', async () => {
    const { foundAt, watcher } = await found();
    const before = watcher.lastUpdate().number;
    expect(eventsTold(watcher)).toEqual(['set']);
    expect(viewOf(watcher)).toMatchObject({ phase: 'deal', toDeal: 3 });
    expect(viewOf(watcher).table).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(SHOW_SET - 1);
    expect(watcher.lastUpdate().number).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await watcher.waitFor(() => (watcher.lastUpdate().number > before ? true : undefined));
    expect(eventsTold(watcher)).toEqual(['dealt']);
    expect(viewOf(watcher)).toMatchObject({ phase: 'search' });
    expect(viewOf(watcher).table).toHaveLength(10);
    expect(watcher.lastUpdate().deadlines?.laid).toBe(foundAt + SHOW_SET + LEAD);
  });

  test('nothing can be decided, and no clock runs, until the coins are there', async () => {
    const { table, foundAt } = await found();
    expect(mara.lastUpdate().deadlines).toMatchObject({ race: null, seats: [null, null] });
    for (const step of [{ do: 'call' }, { do: 'agree' }])
      expect(await ines.ask({ do: 'decide', table, step })).toBe(TOO_EARLY);
    // What else happens at the table does not put it off.
    await vi.advanceTimersByTimeAsync(1000);
    await mara.ask({ do: 'say', table, text: 'Mine!' });
    await ines.ask({ do: 'leave', table });
    await ines.ask({ do: 'return', table });
    await vi.advanceTimersByTimeAsync(200);
    const { deadlines } = await mara.waitFor(() => (viewOf(mara).phase === 'search' ? mara.lastUpdate() : undefined));
    expect(deadlines?.laid).toBe(foundAt + SHOW_SET + LEAD);
  });

  test('the coins come although the process has stopped', async () => {
    const { table } = await found();
    const later = await at.restart();
    const back = later.sameGuest(mara);
    await back.ask({ do: 'open', table, form: 'view' });
    expect(viewOf(back).phase).toBe('deal');
    await vi.advanceTimersByTimeAsync(SHOW_SET);
    await back.waitFor(() => (viewOf(back).phase === 'search' ? true : undefined));
    await later.service.stop();
  });

  test('the record says when the coins came', async () => {
    const { table } = await found();
    await vi.advanceTimersByTimeAsync(SHOW_SET);
    await mara.waitFor(() => (viewOf(mara).phase === 'search' ? true : undefined));
    const record = await at.record(table, undefined);
    const [set, deal] = ((record?.steps ?? []) as { at: number }[]).slice(-2);
    expect(deal).toMatchObject({ chance: 'deal', at: (set?.at ?? 0) + SHOW_SET });
  });
});

describe('coins that are not shown yet', () => {
  const caller = (client: TestClient) => (client.lastUpdate().view as { caller: number | null }).caller;

  test('come with the time when they are shown', async () => {
    await search();
    expect(mara.lastUpdate().deadlines).toEqual({ seats: [null, null], race: null, laid: LAID, barred: [null, null] });
  });

  test('cannot be called for', async () => {
    const table = await search();
    vi.setSystemTime(LAID - 1);
    expect(await mara.ask(call(table, mara, 0))).toBe(TOO_EARLY);
    expect(await mara.ask({ do: 'decide', table, step: { do: 'call' } })).toBe(TOO_EARLY);
    vi.setSystemTime(LAID);
    expect(await mara.ask(call(table, mara, 0))).toBeTypeOf('number');
    expect(caller(mara)).toBe(0);
  });

  test('the time to agree does not run before that', async () => {
    const table = await search();
    await ines.ask({ do: 'decide', table, step: { do: 'agree' } });
    expect(mara.lastUpdate().deadlines?.race).toBe(LAID + 20_000);
  });
});

describe('[S11] deadlines.barred', () => {
  const barred = (client: TestClient) => client.lastUpdate().deadlines?.barred;
  const pointing = async (client: TestClient) =>
    client.waitFor(() => (client.lastUpdate().view as { phase: string }).phase === 'point' || undefined);

  test('says until when the seat of a failed call may not call', async () => {
    const { table, places } = await searchWithSet();
    await ines.ask({ do: 'open', table, form: 'view' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(barred(ines)).toEqual([null, null]);
    await ines.ask(call(table, ines, 500));
    await pointing(ines);
    await ines.ask({ do: 'decide', table, step: { do: 'point', places: wrong(places) } });
    const until = Date.now() + 3000;
    expect(barred(ines)).toEqual([null, until]);
    expect(barred(mara)).toEqual([null, until]);
    vi.setSystemTime(until - 1);
    expect(await ines.ask(call(table, ines, 600))).toMatch(/you can call again in 1 s/);
    vi.setSystemTime(until);
    expect(await ines.ask(call(table, ines, 601))).toBeTypeOf('number');
  });

  test('bars nobody for a set that arrives together with its refill', async () => {
    const { table, places } = await searchWithSet();
    await vi.advanceTimersByTimeAsync(1000);
    await mara.ask(call(table, mara, 500));
    await pointing(mara);
    const seen = mara.lastUpdate().number;
    await mara.ask({ do: 'close', table });
    await mara.ask({ do: 'decide', table, step: { do: 'point', places } });
    await vi.advanceTimersByTimeAsync(SHOW_SET);
    await ines.waitFor(() => (eventsTold(ines).includes('dealt') ? true : undefined));
    const back = at.sameGuest(mara);
    await back.ask({ do: 'open', table, since: seen });
    const [update] = back.updates();
    const events = update?.told.flatMap(({ happened }) =>
      happened.flatMap((each) => (each.what === 'step' ? each.events.map(({ event }) => event) : [])),
    );
    expect(events).toEqual(['set', 'dealt']);
    expect(update?.deadlines?.barred).toEqual([null, null]);
  });
});

/** Three places, one of which is not part of the set. */
const wrong = ([one, two, three]: readonly number[]): number[] =>
  [one, two, [0, 1, 2, 3].find((place) => ![one, two, three].includes(place))] as number[];

describe('bots', () => {
  test('see the coins no earlier than people do', async () => {
    const bots: BotThreads = {
      ask: async () => ({ decision: { do: 'call', seat: 1 } as Decision, after: 0.1 }),
      close: async () => {},
    };
    const eager = await startService({ bots });
    const nora = await eager.client('Nora');
    const { id: table } = await eager.createTable(nora, {
      game: 'coin-set',
      seats: ['open', 'easy'],
      start: 'at-once',
    });
    await nora.ask({ do: 'open', table });
    const called = () =>
      nora
        .updates()
        .flatMap(({ told }) => told)
        .find(({ happened }) => happened.some((each) => each.what === 'step' && each.by === 'bot'));
    while (called() === undefined) {
      await vi.advanceTimersByTimeAsync(10);
      await new Promise(setImmediate);
    }
    expect(called()?.at).toBeGreaterThanOrEqual(LAID + 100);
    await eager.close();
  });
});

test('whatever display time a client claims, it gains no more than the credit', () => {
  const guest = { id: 'guest', name: 'Mara', crest: 0 };
  fc.assert(
    fc.property(
      fc.record({
        roundTrip: fc.oneof(fc.double({ noNaN: true }), fc.nat(500)),
        told: fc.nat(5000),
        claimed: fc.double({ min: 0, noNaN: true }),
        now: fc.integer({ min: 5000, max: 9000 }),
        laidAt: fc.nat(12_000),
      }),
      ({ roundTrip, told, claimed, now, laidAt }) => {
        const table = { race: { ...NO_RACE, laidAt } };
        const subscribers = new Subscribers();
        const client = new TestClient(guest, at?.service);
        client.roundTrip = roundTrip;
        subscribers.add(client, 'record', 0).sent.push({ number: 7, at: told });
        const counted = calledAt(table, subscribers, client, { number: 7, ms: claimed }, now);
        const credit = Number.isFinite(roundTrip) ? Math.min(MOST_CREDIT, Math.max(0, roundTrip)) : 0;
        // Nobody can call before the coins are shown.
        const arrival = Math.max(now, laidAt);
        expect(counted).toBeLessThanOrEqual(arrival);
        expect(counted).toBeGreaterThanOrEqual(Math.max(laidAt, now - credit));
        // Without a display time of a known update, arrival counts.
        expect(calledAt(table, subscribers, client, { number: 8, ms: claimed }, now)).toBe(arrival);
        expect(calledAt(table, subscribers, client, undefined, now)).toBe(arrival);
      },
    ),
  );
});
