import { setTimeout as delay } from 'node:timers/promises';
import type { About } from '@pouch/protocol';
import { GAMES, randomFrom } from '@pouch/rules';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../postgres/database.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** Two processes on one PostgreSQL, as two table services with a store each. */

let drop: () => Promise<void>;
let stores: Store[];
let here: TestService;
let there: TestService;
/** How far both are ahead of the clock: a test can make a minute pass. */
let ahead: number;
const now = () => Date.now() + ahead;

beforeEach(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  stores = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
  const [one, two] = stores as [Store, Store];
  ahead = 0;
  here = await startService({ store: one, leaseMs: 400, now });
  there = await startService({ store: two, leaseMs: 400, now });
});
afterEach(async () => {
  await here.close();
  await there.close();
  for (const store of stores) await store.close();
  await drop();
});

const skull = (table: string) => ({ do: 'decide', table, step: { do: 'choose', side: 'skull' } }) as const;

async function duel(
  game: About['game'] = 'pirate-coins',
): Promise<{ table: string; mara: TestClient; jonah: TestClient }> {
  const mara = await here.client('Mara');
  const jonah = await there.client('Jonah');
  const { id: table } = await here.createTable(mara, { game, seats: ['open', 'open'] });
  await mara.ask({ do: 'open', table, form: 'view' });
  expect(await jonah.ask({ do: 'sit', table })).toBe(2);
  await jonah.ask({ do: 'open', table, form: 'view' });
  await mara.ask({ do: 'start', table });
  return { table, mara, jonah };
}

const phaseOf = (client: TestClient): string => (client.lastUpdate().view as { phase: string }).phase;

describe('two processes', () => {
  test('notify each other of changes', async () => {
    const { table, mara, jonah } = await duel();
    await jonah.waitFor(() => (jonah.about().phase === 'playing' ? true : undefined));
    const number = await mara.ask(skull(table));
    await jonah.waitFor(() => (jonah.lastUpdate().number === number ? true : undefined));
    expect(jonah.lastUpdate().view).toMatchObject({ hidden: 1, monster: 0, skull: 0 });
  });

  test('remove a guest everywhere, and still after a restart', async () => {
    const { table, mara, jonah } = await duel();
    expect(await mara.ask({ do: 'remove', table, guest: jonah.guest.id })).toEqual(expect.any(Number));
    await jonah.waitFor((heard) => heard.find(({ kind }) => kind === 'closed'));
    const sent = jonah.updates().length;
    expect(await jonah.ask({ do: 'open', table })).toMatch(/removed you/);
    there = await there.restart();
    expect(await there.sameGuest(jonah).ask({ do: 'return', table })).toMatch(/removed you/);
    expect(jonah.updates()).toHaveLength(sent);
  });

  test('know who is present at the other', async () => {
    const { mara, jonah } = await duel();
    const here = () => mara.received.findLast((message) => message.kind === 'here');
    await mara.waitFor(() => (here()?.guests.includes(jonah.guest.id) ? true : undefined));
  });

  test('pass the role of the host on once, when the host is at neither for a minute', async () => {
    const { table, mara, jonah } = await duel();
    const away = () => jonah.received.findLast((message) => message.kind === 'here')?.away;
    await jonah.waitFor(() => (away()?.length === 0 ? true : undefined));
    ahead += 60_000;
    const ines = await there.client('Ines');
    await ines.ask({ do: 'open', table });
    expect(jonah.about().host).toBe(mara.guest.id);
    here.service.drop(mara);
    await jonah.waitFor(() => (away()?.length === 1 ? true : undefined));
    ahead += 60_000;
    // Somebody who comes at each process makes both look.
    await Promise.all([here.sameGuest(ines), there.sameGuest(ines)].map((each) => each.ask({ do: 'open', table })));
    await jonah.waitFor(() => (jonah.about().host === jonah.guest.id ? true : undefined));
    await jonah.ask({ do: 'say', table, text: 'My table now' });
    expect(jonah.eventNames().filter((what) => what === 'host')).toHaveLength(1);
  });

  test('sealed decisions at the same moment are both stored', async () => {
    const { table, mara, jonah } = await duel();
    for (let turn = 0; turn < 10; turn++) {
      const [one, two] = await Promise.all([mara.ask(skull(table)), jonah.ask(skull(table))]);
      expect(new Set([one, two]).size).toBe(2);
      const last = Math.max(Number(one), Number(two));
      await Promise.all(
        [mara, jonah].map((each) => each.waitFor(() => (each.lastUpdate().number >= last ? 1 : undefined))),
      );
      if (mara.about().phase === 'over') break;
    }
    expect(mara.lastUpdate().told).toEqual(jonah.lastUpdate().told);
  });

  test('a command sent to both is done once', async () => {
    const { table, mara } = await duel();
    const elsewhere = there.sameGuest(mara);
    const id = 'sent-to-both';
    const [one, two] = await Promise.all([mara.ask({ ...skull(table), id }), elsewhere.ask({ ...skull(table), id })]);
    expect(two).toBe(one);
    const origins = (await (stores[0] as Store).changesAfter(table, 0)).filter(({ origin }) => origin?.endsWith(id));
    expect(origins).toHaveLength(1);
  });

  test('nobody is refused on stale knowledge', async () => {
    const { table, mara, jonah } = await duel();
    // Mara keeps switching between the processes.
    const elsewhere = there.sameGuest(mara);
    for (let turn = 0; turn < 6 && mara.about().phase !== 'over'; turn++) {
      expect(await (turn % 2 === 0 ? mara : elsewhere).ask(skull(table))).toBeTypeOf('number');
      expect(await jonah.ask(skull(table))).toBeTypeOf('number');
    }
  });

  test.each(['realm-coins', 'coin-set', 'koinz'] as const)('play a whole game of %s', async (game) => {
    const { table, mara, jonah } = await duel(game);
    const rules = GAMES[game];
    const random = randomFrom(xoroshiro128plus(3));
    const seats = [mara, jonah];
    for (let number = 0; ; ) {
      await Promise.all(seats.map((each) => each.waitFor(() => (each.lastUpdate().number >= number ? 1 : undefined))));
      // After a set the next coins come a moment later.
      const { view, deadlines } = await mara.waitFor(() => {
        const update = mara.lastUpdate();
        return update.view === null || rules.turn(update.view).kind === 'chance' ? undefined : update;
      });
      if (rules.turn(view).kind === 'over') break;
      const decision = rules.sample(view, random);
      const { seat: _, ...step } = rules.notation.step(decision) as { seat: number; do: string };
      // Nobody can call before the coins are shown.
      if (step.do === 'call') await delay((deadlines?.laid ?? 0) + 2 - Date.now());
      const answer = await seats[decision.seat]?.ask({ do: 'decide', table, step });
      expect(answer).toBeTypeOf('number');
      number = Number(answer);
      // A call may wait for the other process.
      if (step.do === 'call') await mara.waitFor(() => (phaseOf(mara) === 'point' ? true : undefined));
    }
    expect(jonah.lastUpdate().view).toEqual(mara.lastUpdate().view);
  });

  test('take over the bots of a process that has stopped', async () => {
    const stuck = await startService({
      store: stores[0] as Store,
      leaseMs: 400,
      bots: { ask: () => new Promise(() => {}), close: async () => {} },
    });
    const mara = await stuck.client('Mara');
    const watcher = there.sameGuest(mara);
    const { id: table } = await stuck.createTable(mara, {
      game: 'pirate-coins',
      seats: ['open', 'easy'],
      start: 'at-once',
    });
    await stuck.service.stop();
    await watcher.ask({ do: 'open', table });
    await watcher.waitFor(() => (watcher.eventNames().filter((what) => what === 'step').length > 3 ? true : undefined));
  });
});
