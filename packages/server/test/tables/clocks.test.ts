import { answer } from '@pouch/bots';
import type { About, Message, Update } from '@pouch/protocol';
import { realmCoins } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotThreads } from '../../src/tables/bot-threads.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** With fake timers: time passes only when a test advances it. */

const START = 1_800_000_000_000;
let at: TestService;
let mara: TestClient;
let jonah: TestClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
  at = await startService();
  mara = await at.client('Mara');
  jonah = await at.client('Jonah');
});
afterEach(async () => {
  await at.close();
  vi.useRealTimers();
});

async function begin(
  game: About['game'],
  clock: About['clock'],
  options: Record<string, unknown> = {},
): Promise<string> {
  const { id: table } = await at.createTable(mara, { game, seats: ['open', 'open'], clock, options });
  await jonah.ask({ do: 'sit', table });
  await mara.ask({ do: 'open', table });
  await jonah.ask({ do: 'open', table });
  await mara.ask({ do: 'start', table });
  if (game === 'coin-set') await firstCoins();
  return table;
}

/** Everyone gets ready before the first coins of a race. */
const COUNTDOWN = 3000;
const firstCoins = async (): Promise<void> => {
  await pass(COUNTDOWN - 250);
  for (const client of [mara, jonah])
    await client.waitFor(() => stepsOf(client).find(({ events }) => events.some(({ event }) => event === 'dealt')));
};

/** How long Pirate Coins shows who starts, the stack, the first loot and the fortune coin; clocks start after that. */
const FIRST_SHOW = 3800;
const SHOWN = START + FIRST_SHOW;

type Step = Extract<Extract<Message, { kind: 'update' }>['told'][number]['happened'][number], { what: 'step' }>;

const stepsOf = (client: TestClient): Step[] =>
  client
    .updates()
    .flatMap(({ told }) => told.flatMap(({ happened }) => happened.filter((each) => each.what === 'step')));

const decided = (client: TestClient, by: Step['by']) =>
  client.waitFor(() => stepsOf(client).findLast((step) => step.by === by));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('clocks', () => {
  test.each([
    ['brisk', 25],
    ['relaxed', 90],
    ['slow', 3 * 24 * 3600],
  ] as const)('%s: a fair bot decides after %i seconds, and the step says so', async (clock, seconds) => {
    const table = await begin('pirate-coins', clock);
    expect(mara.lastUpdate().deadlines).toEqual({
      seats: [SHOWN + 1000 * seconds, SHOWN + 1000 * seconds],
      race: null,
      laid: null,
    });
    await mara.ask({ do: 'decide', table, step: { do: 'choose', side: 'skull' } });
    expect(mara.lastUpdate().deadlines?.seats).toEqual([null, SHOWN + 1000 * seconds]);
    await pass(FIRST_SHOW + 1000 * seconds - 1);
    expect(stepsOf(mara).some(({ by }) => by === 'late')).toBe(false);
    await pass(1);
    expect(await decided(mara, 'late')).toMatchObject({ seat: 1 });
    // The seat is still Jonah's, and the clock starts again.
    expect(mara.about().seats[1]).toMatchObject({ plays: 'self' });
    const [next] = (mara.lastUpdate().deadlines?.seats ?? []).filter((until) => until !== null);
    expect(next).toBeGreaterThan(SHOWN + 2000 * seconds);
  });

  test('none: nobody decides for a player', async () => {
    await begin('pirate-coins', 'none');
    await pass(30 * 24 * 3600 * 1000);
    expect(stepsOf(mara).some(({ by }) => by !== 'chance')).toBe(false);
    expect(mara.lastUpdate().deadlines).toBeUndefined();
  });

  test('changing a decision gives the others no more time', async () => {
    const table = await begin('pirate-coins', 'brisk');
    await pass(10_000);
    await mara.ask({ do: 'decide', table, step: { do: 'choose', side: 'skull' } });
    await mara.ask({ do: 'decide', table, step: { do: 'choose', side: 'monster' } });
    expect(mara.lastUpdate().deadlines?.seats).toEqual([null, SHOWN + 25_000]);
  });

  test('leaving and returning gives nobody more time', async () => {
    const slowBots: BotThreads = { ask: () => new Promise(() => {}), close: async () => {} };
    const slow = await startService({ bots: slowBots });
    const ines = await slow.client('Ines');
    const pia = await slow.client('Pia');
    const { id: table } = await slow.createTable(ines, {
      game: 'pirate-coins',
      seats: ['open', 'open'],
      clock: 'brisk',
    });
    await pia.ask({ do: 'sit', table });
    await ines.ask({ do: 'open', table });
    await ines.ask({ do: 'start', table });
    await pass(20_000);
    await ines.ask({ do: 'leave', table });
    await ines.ask({ do: 'return', table });
    expect(ines.lastUpdate().deadlines?.seats).toEqual([SHOWN + 25_000, SHOWN + 25_000]);
    await slow.close();
  });

  test('a player who returns or sits down after the deadline is late at once', async () => {
    const waiting: (() => void)[] = [];
    const bots: BotThreads = {
      ask: (question) => new Promise((resolve) => waiting.push(() => resolve(answer({ ...question, iterations: 1 })))),
      close: async () => {},
    };
    const slow = await startService({ bots, botThreads: 9 });
    const ines = await slow.client('Ines');
    const pia = await slow.client('Pia');
    const { id: table } = await slow.createTable(ines, {
      game: 'pirate-coins',
      seats: ['open', 'easy'],
      clock: 'brisk',
      newcomers: 'anyone',
    });
    await ines.ask({ do: 'open', table });
    await ines.ask({ do: 'start', table });
    await ines.ask({ do: 'leave', table });
    await pass(40_000);
    await ines.ask({ do: 'return', table });
    await pia.ask({ do: 'sit', table });
    expect(ines.lastUpdate().deadlines?.seats).toEqual([SHOWN + 25_000, SHOWN + 25_000]);
    await pass(1);
    for (const answer of waiting.splice(0)) answer();
    await ines.waitFor(() => {
      const late = stepsOf(ines).filter(({ by }) => by === 'late');
      return new Set(late.map(({ seat }) => seat)).size === 2 ? true : undefined;
    });
    await slow.close();
  });

  test('keep running over a restart', async () => {
    const table = await begin('pirate-coins', 'brisk');
    await mara.ask({ do: 'decide', table, step: { do: 'choose', side: 'skull' } });
    const later = await at.restart();
    const back = later.sameGuest(mara);
    await back.ask({ do: 'open', table });
    await pass(30_000);
    expect(await decided(back, 'late')).toMatchObject({ seat: 1 });
    await later.service.stop();
  });

  test('a deadline that passed while no server ran is handled at once', async () => {
    const table = await begin('pirate-coins', 'brisk');
    await at.service.stop();
    vi.setSystemTime(START + 3600 * 1000);
    const later = await at.restart();
    const back = later.sameGuest(mara);
    await back.ask({ do: 'open', table });
    await pass(1);
    expect(await decided(back, 'late')).toBeDefined();
    await later.service.stop();
  });
});

describe('the clocks of a race', () => {
  const LAID = START + COUNTDOWN;
  const call = (table: string) => ({ do: 'decide', table, step: { do: 'call' } }) as const;

  test('[S11] after three seconds without pointing the call has failed, and the caller has to wait', async () => {
    const table = await begin('coin-set', 'none');
    vi.setSystemTime(LAID);
    await mara.ask(call(table));
    expect(mara.lastUpdate().deadlines?.race).toBe(LAID + 3000);
    await pass(3000);
    expect((await decided(mara, 'clock')).events).toContainEqual({ event: 'too-late', seat: 0 });
    expect(await mara.ask(call(table))).toMatch(/call again in 3 s/);
    expect(await jonah.ask(call(table))).toBeTypeOf('number');
    await pass(3000);
    await mara.waitFor(() => (stepsOf(mara).filter(({ by }) => by === 'clock').length === 2 ? true : undefined));
    expect(await mara.ask(call(table))).toBeTypeOf('number');
  });

  test('[S9] the others count as agreeing after agreeSeconds; the clock pauses while somebody points', async () => {
    const table = await begin('coin-set', 'none', { agreeSeconds: 20 });
    vi.setSystemTime(LAID);
    await mara.ask({ do: 'decide', table, step: { do: 'agree' } });
    expect(mara.lastUpdate().deadlines?.race).toBe(LAID + 20_000);
    await pass(5000);
    await jonah.ask(call(table));
    await pass(3000);
    await decided(mara, 'clock');
    expect(mara.lastUpdate().deadlines?.race).toBe(LAID + 23_000);
    await pass(15_000);
    await mara.waitFor(() => stepsOf(mara).find(({ events }) => events.some(({ event }) => event === 'all-turned')));
  });

  test('a table clock that runs out in the search agrees for players who have done nothing', async () => {
    await begin('coin-set', 'brisk');
    await pass(25_000);
    expect((await decided(mara, 'late')).events).toContainEqual(expect.objectContaining({ event: 'agreed' }));
  });

  test('bots call, point and agree', async () => {
    const { id: table } = await at.createTable(mara, { game: 'coin-set', seats: ['open', 'easy'], start: 'at-once' });
    await mara.ask({ do: 'open', table });
    for (let seconds = 0; !stepsOf(mara).some(({ by }) => by === 'bot') && seconds < 600; seconds++) await pass(1000);
    expect(stepsOf(mara).some(({ by }) => by === 'bot')).toBe(true);
  });
});

describe('a clock that is set back by an hour', () => {
  const HOUR = 3600 * 1000;
  const back = () => vi.setSystemTime(Date.now() - HOUR);

  test('between two runs: deadlines are no further away than the length of the clock', async () => {
    const table = await begin('pirate-coins', 'brisk');
    await mara.ask({ do: 'decide', table, step: { do: 'choose', side: 'skull' } });
    await at.service.stop();
    back();
    const later = await at.restart();
    const again = later.sameGuest(mara);
    await again.ask({ do: 'open', table });
    expect(again.lastUpdate().deadlines?.seats).toEqual([null, Date.now() + FIRST_SHOW + 25_000]);
    await pass(FIRST_SHOW + 24_999);
    expect(stepsOf(again).some(({ by }) => by === 'late')).toBe(false);
    await pass(1);
    expect(await decided(again, 'late')).toMatchObject({ seat: 1 });
    await later.service.stop();
  });

  test('while the server runs: the table goes on, and so does everyone who reads its log', async () => {
    const table = await begin('pirate-coins', 'brisk');
    back();
    expect(await jonah.ask({ do: 'decide', table, step: { do: 'choose', side: 'skull' } })).toBeTypeOf('number');
    expect(mara.lastUpdate().deadlines?.seats).toEqual([Date.now() + FIRST_SHOW + 25_000, null]);
    const there = await startService({ store: at.store });
    const ines = await there.client('Ines');
    await ines.ask({ do: 'open', table });
    expect(ines.lastUpdate().deadlines).toEqual(mara.lastUpdate().deadlines);
    await there.service.stop();
  });

  test('a race: coins that were to be shown in an hour are shown now, and calls are decided', async () => {
    const table = await begin('coin-set', 'none');
    back();
    await at.service.stop();
    const later = await at.restart();
    const [one, two] = [later.sameGuest(mara), later.sameGuest(jonah)];
    await one.ask({ do: 'open', table });
    expect(one.lastUpdate().deadlines?.laid).toBe(Date.now() + 250);
    await pass(250);
    expect(await two.ask({ do: 'decide', table, step: { do: 'call' } })).toBeTypeOf('number');
    await one.waitFor(() => stepsOf(one).find(({ by }) => by === 'player'));
    await pass(3000);
    expect((await decided(one, 'clock')).events).toContainEqual({ event: 'too-late', seat: 1 });
    await later.service.stop();
  });

  /** A game against a bot that never answers, at a service of its own. */
  const tableOfSilentBot = async () => {
    const silent = await startService({
      store: at.store,
      bots: { ask: () => new Promise(() => {}), close: async () => {} },
    });
    const ines = await silent.client('Ines');
    const seats: ['open', 'easy'] = ['open', 'easy'];
    const { id: table } = await silent.createTable(ines, { game: 'pirate-coins', seats, start: 'at-once' });
    return { silent, ines, table };
  };

  test('a table of bots that was due in an hour goes on', async () => {
    const { silent, ines, table } = await tableOfSilentBot();
    await at.service.stop();
    await silent.service.stop();
    back();
    const later = await at.restart();
    const again = later.sameGuest(ines);
    await again.ask({ do: 'open', table });
    await decided(again, 'bot');
    await later.service.stop();
  });

  test('a lease that ends in a day is no lease', async () => {
    const { silent, ines, table } = await tableOfSilentBot();
    await silent.service.stop();
    await at.store.renew([table], Date.now() + 24 * HOUR);
    const later = await at.restart();
    const again = later.sameGuest(ines);
    await again.ask({ do: 'open', table });
    await decided(again, 'bot');
    await later.service.stop();
  });
});

test('processes that share a store share its clock', async () => {
  const store = { ...at.store, shared: true, time: async () => START + 5000 };
  const there = await startService({ store, now: undefined });
  expect(there.service.now()).toBeGreaterThanOrEqual(START + 5000);
  await there.service.stop();
});

describe('what happened is shown before a clock starts', () => {
  const BRISK = 25_000;
  const BEGINS = 500;
  /** Since an update: when its clocks start. */
  const startsOf = ({ deadlines }: Update): readonly number[] =>
    (deadlines?.seats ?? []).flatMap((until) => (until === null ? [] : [until - BRISK]));
  const showOf = ({ told }: Update): number =>
    1000 *
    told
      .flatMap(({ happened }) => happened)
      .reduce(
        (sum, each) => sum + (each.what === 'step' ? (realmCoins.showSeconds?.(each.events as never) ?? 0) : 0),
        0,
      );

  async function fiveBidders() {
    const people = [mara, jonah, ...(await Promise.all(['Ines', 'Pia', 'Robin'].map((name) => at.client(name))))];
    const seats = people.map(() => 'open' as const);
    const { id: table } = await at.createTable(mara, { game: 'realm-coins', seats, clock: 'brisk' });
    for (const person of people.slice(1)) await person.ask({ do: 'sit', table });
    for (const person of people) await person.ask({ do: 'open', table });
    await mara.ask({ do: 'start', table });
    return { table, people };
  }

  const bid = (table: string, coins: object) => ({ do: 'decide', table, step: { do: 'bid', coins } }) as const;

  test('five players have the whole 25 s after it, all to the same moment', async () => {
    const { table, people } = await fiveBidders();
    const bids = [{ peasant: 1 }, { peasant: 2 }, { peasant: 3 }, { knight: 1, peasant: 1 }, { boar: 1 }];
    for (const [seat, person] of people.entries()) await person.ask(bid(table, bids[seat] ?? {}));
    const now = Date.now();
    const show = showOf(mara.lastUpdate());
    expect(show).toBeGreaterThan(8000);
    for (const person of people) {
      const starts = startsOf(person.lastUpdate());
      expect(starts.length).toBeGreaterThan(0);
      for (const start of starts) expect(start).toBeCloseTo(now + BEGINS + show, -1);
    }
    await pass(show + BEGINS + BRISK - 10);
    expect(stepsOf(mara).some(({ by }) => by === 'late')).toBe(false);
    await pass(20);
    await decided(mara, 'late');
  });

  test('a player who has decided has seen what was shown before; the others have not', async () => {
    const { table, people } = await fiveBidders();
    const [, , ines] = people;
    // Three empty bids: they pay one after the other.
    const begin = Date.now();
    for (const [seat, person] of people.entries()) await person.ask(bid(table, seat < 3 ? {} : { peasant: 1 }));
    const off = showOf(mara.lastUpdate());
    const pay = { do: 'decide', table, step: { do: 'forfeit', coin: 'peasant' } } as const;
    await mara.ask(pay);
    await jonah.ask(pay);
    const paid = showOf(mara.lastUpdate());
    const { deadlines } = mara.lastUpdate();
    expect(deadlines?.seats[2]).toBeCloseTo(begin + BEGINS + off + 2 * paid + BRISK, -1);
    await ines?.ask(pay);
    // Ines has skipped to her decision, and Mara to hers.
    const last = showOf(mara.lastUpdate());
    expect(mara.lastUpdate().deadlines?.seats[2]).toBeCloseTo(begin + BEGINS + last + BRISK, -1);
    expect(mara.lastUpdate().deadlines?.seats[0]).toBeGreaterThan(begin + BEGINS + last + BRISK);
  });

  test('tables read from logs and snapshots agree', async () => {
    const { table, people } = await fiveBidders();
    for (const [seat, person] of people.entries()) await person.ask(bid(table, { peasant: 1 + (seat % 3) }));
    const { deadlines } = mara.lastUpdate();
    const later = await at.restart();
    const back = later.sameGuest(mara);
    await back.ask({ do: 'open', table });
    expect(back.lastUpdate().deadlines).toEqual(deadlines);
    await later.service.stop();
  });
});
