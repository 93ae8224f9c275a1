import { type Listed, LobbyList } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS, startService, type TestClient, type TestService } from './table-service.js';

let at: TestService;
let mara: TestClient;
let jonah: TestClient;

beforeEach(async () => {
  at = await startService();
  mara = await at.client('Mara');
  jonah = await at.client('Jonah');
});
afterEach(() => at.close());

const pirates = (seats: ('open' | 'easy')[]) => ({ game: 'pirate-coins' as const, seats });

describe('creating a table', () => {
  test('the creator sits in the first open seat, bots in theirs', async () => {
    const about = await at.createTable(mara, pirates(['easy', 'open', 'open']));
    expect(about.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'open']);
    expect(about).toMatchObject({ phase: 'waiting', host: mara.guest.id, startedAt: null });
    expect(about.fairness).toMatchObject({ seed: null, words: [null, null, null] });
    expect(about.code).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
  });

  test('a repeated command creates one table', async () => {
    const asked = { ...pirates(['open', 'open']), id: 'the-same-command' };
    const [one, two] = await Promise.all([at.createTable(mara, asked), at.createTable(mara, asked)]);
    expect(two.id).toBe(one.id);
    expect((await at.createTable(mara, asked)).id).toBe(one.id);
    expect(await at.tablesOf(mara.guest)).toHaveLength(1);
  });

  test.each([
    [{ game: 'realm-coins' as const, seats: ['open' as const] }, /players, not 1/],
    [{ ...pirates(['open', 'open']), options: { speed: 3 } }, /no option "speed"/],
    [{ ...pirates(['easy', 'easy']) }, /no open seat for you/],
  ])('refuses what cannot be: %j', async (asked, reason) => {
    await expect(at.createTable(mara, asked)).rejects.toThrow(reason);
  });

  test('a game against bots starts at once', async () => {
    const about = await at.createTable(mara, { ...pirates(['open', 'easy']), start: 'at-once' });
    expect(about).toMatchObject({ phase: 'playing', startedAt: about.madeAt });
  });

  test('a guest has a limited number of unfinished tables', async () => {
    const small = await startService({
      limits: { ...LIMITS, tablesPerGuest: 2, chatPerMinute: 9, watchersPerTable: 9 },
    });
    const ines = await small.client('Ines');
    await small.createTable(ines, pirates(['open', 'open']));
    await small.createTable(ines, pirates(['open', 'open']));
    await expect(small.createTable(ines, pirates(['open', 'open']))).rejects.toThrow(/2 unfinished tables/);
    await small.close();
  });
});

describe('before the game', () => {
  test('players sit, rise and sit elsewhere', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'open', 'open']));
    await jonah.ask({ do: 'open', table });
    expect(await jonah.ask({ do: 'sit', table, seat: 2 })).toBe(2);
    expect(await jonah.ask({ do: 'sit', table })).toBe('You already have a seat at this table.');
    expect(await jonah.ask({ do: 'rise', table })).toBe(3);
    expect(await jonah.ask({ do: 'sit', table, seat: 0 })).toBe('This seat is taken.');
    expect(await jonah.ask({ do: 'sit', table, seat: 3 })).toBe('There’s no seat 3.');
    expect(await jonah.ask({ do: 'sit', table })).toBe(4);
    expect(jonah.about().seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'open']);
    expect(jonah.lastUpdate().seat).toBe(1);
  });

  test('only the host seats bots, clears seats and starts', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'open']));
    await jonah.ask({ do: 'open', table });
    for (const command of [
      { do: 'seat-bot', table, seat: 1, level: 'easy' },
      { do: 'clear', table, seat: 0 },
      { do: 'start', table },
    ] as const)
      expect(await jonah.ask(command)).toBe('Only the host can do this.');
    expect(await mara.ask({ do: 'start', table })).toBe('Some seats are still open.');
    expect(await mara.ask({ do: 'seat-bot', table, seat: 0, level: 'easy' })).toBe('Mara has that seat.');
    expect(await mara.ask({ do: 'seat-bot', table, seat: 1, level: 'easy' })).toBe(2);
    expect(await mara.ask({ do: 'clear', table, seat: 1 })).toBe(3);
    expect(await mara.ask({ do: 'clear', table, seat: 1 })).toBe('This seat is already open.');
    expect(await mara.ask({ do: 'seat-bot', table, seat: 1, level: 'sharp' })).toBe(4);
    expect(await mara.ask({ do: 'start', table })).toBe(5);
    expect(jonah.about().phase).toBe('playing');
  });

  test('a code finds the table while it waits and while the game runs', async () => {
    const { id: table, code } = await at.createTable(mara, pirates(['open', 'easy']));
    expect(await at.service.queries.tableByCode(code ?? '')).toBe(table);
    await mara.ask({ do: 'start', table });
    expect(await at.service.queries.tableByCode(code ?? '')).toBe(table);
    await mara.ask({ do: 'resign', table });
    expect(await at.service.queries.tableByCode(code ?? '')).toBeUndefined();
  });

  test('the game starts when everyone is ready', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'open', 'easy']));
    await jonah.ask({ do: 'open', table });
    expect(await mara.ask({ do: 'ready', table })).toBe(2);
    expect(await jonah.ask({ do: 'ready', table })).toBe('You don’t have a seat at this table.');
    await jonah.ask({ do: 'sit', table });
    expect(jonah.about().phase).toBe('waiting');
    await jonah.ask({ do: 'ready', table });
    expect(jonah.about().phase).toBe('playing');
  });

  test('words of the players go into the draws, and are public', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'easy']));
    await jonah.ask({ do: 'open', table });
    expect(await jonah.ask({ do: 'word', table, word: 'sneaky' })).toMatch(/Take a seat/);
    await mara.ask({ do: 'word', table, word: 'lucky' });
    expect(jonah.about().fairness.words).toEqual(['lucky', null]);
    await mara.ask({ do: 'start', table });
    expect(await mara.ask({ do: 'word', table, word: 'late' })).toMatch(/already started/);
  });

  test('the lobby pushes listed tables that wait for players, and that play', async () => {
    await at.createTable(mara, pirates(['open', 'open']));
    await jonah.ask({ do: 'open-lobby' });
    const lobby = () => {
      const list = new LobbyList();
      let tables: readonly Listed[] | undefined;
      for (const message of jonah.received)
        if (message.kind === 'lobby' || message.kind === 'lobby-changes') tables = list.after(message);
      return tables;
    };
    const phases = () =>
      lobby()
        ?.map(({ about }) => `${about.id} ${about.phase}`)
        .join();
    await jonah.waitFor(() => lobby());
    expect(lobby()).toEqual([]);
    const { id } = await at.createTable(mara, { ...pirates(['open', 'open']), visibility: 'listed' });
    await jonah.waitFor(() => (phases() === `${id} waiting` ? true : undefined));
    await mara.ask({ do: 'seat-bot', table: id, seat: 1, level: 'easy' });
    await mara.ask({ do: 'start', table: id });
    await jonah.waitFor(() => (phases() === `${id} playing` ? true : undefined));
    const watching = () => lobby()?.[0]?.watchers;
    expect(watching()).toBe(0);
    await jonah.ask({ do: 'open', table: id });
    await jonah.waitFor(() => (watching() === 1 ? true : undefined));
    // Bots play to the end: then there is nothing to watch.
    await mara.ask({ do: 'leave', table: id });
    await jonah.waitFor(() => (phases() === '' ? true : undefined));
  });

  test('the host who stood up still finds the table', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'open']));
    await mara.ask({ do: 'rise', table });
    expect(await at.tablesOf(mara.guest)).toMatchObject([{ about: { id: table }, seat: null }]);
  });

  test('a table that was removed from a list is in it again for a guest who sits down or returns there', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'easy']));
    const mine = async () => (await at.tablesOf(mara.guest)).length;
    const hide = () => at.service.queries.hideTable(mara.guest, table);
    await mara.ask({ do: 'rise', table });
    await hide();
    expect(await mine()).toBe(0);
    await mara.ask({ do: 'sit', table });
    await expect.poll(mine).toBe(1);
    await mara.ask({ do: 'start', table });
    await mara.ask({ do: 'leave', table });
    await hide();
    expect(await mine()).toBe(0);
    await mara.ask({ do: 'return', table });
    await expect.poll(mine).toBe(1);
  });

  test('presence is pushed', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'open']));
    const here = () => mara.received.findLast((message) => message.kind === 'here');
    await mara.ask({ do: 'open', table });
    await jonah.ask({ do: 'open', table });
    await mara.waitFor(() => (here()?.watchers === 1 ? true : undefined));
    expect(here()?.guests).toEqual([mara.guest.id]);
    await jonah.ask({ do: 'sit', table });
    await mara.waitFor(() => (here()?.watchers === 0 ? true : undefined));
    expect(here()?.guests).toEqual([mara.guest.id, jonah.guest.id].sort());
    await jonah.ask({ do: 'rise', table });
    await mara.waitFor(() => (here()?.watchers === 1 ? true : undefined));
    at.service.drop(jonah);
    await mara.waitFor(() => (here()?.watchers === 0 ? true : undefined));
  });

  test('chat reaches everyone, and is rate-limited', async () => {
    const small = await startService({
      limits: { ...LIMITS, tablesPerGuest: 2, chatPerMinute: 2, watchersPerTable: 9 },
    });
    const ines = await small.client('Ines');
    const { id: table } = await small.createTable(ines, pirates(['open', 'open']));
    await ines.ask({ do: 'open', table });
    const id = 'chat-line-1';
    expect(await ines.ask({ do: 'say', table, text: 'Hello', id })).toBe(2);
    expect(await ines.ask({ do: 'say', table, text: 'Hello', id })).toBe(2);
    expect(await ines.ask({ do: 'say', table, text: 'Anybody?' })).toBe(3);
    expect(await ines.ask({ do: 'say', table, text: 'Hey' })).toMatch(/too fast/);
    expect(ines.eventNames().filter((what) => what === 'said')).toHaveLength(2);
    await small.close();
  });

  test('the number of spectators is limited', async () => {
    const small = await startService({
      limits: { ...LIMITS, tablesPerGuest: 2, chatPerMinute: 2, watchersPerTable: 1 },
    });
    const [ines, otto, ada] = await Promise.all(['Ines', 'Otto', 'Ada'].map((name) => small.client(name)));
    const { id: table } = await small.createTable(ines as TestClient, pirates(['open', 'open']));
    expect(await otto?.ask({ do: 'open', table })).toBe(1);
    expect(await ada?.ask({ do: 'open', table })).toMatch(/Too many/);
    expect(await ines?.ask({ do: 'open', table })).toBe(1);
    await small.close();
  });

  test('an unknown table is refused everywhere', async () => {
    const table = 'no-such-table-00';
    expect(await mara.ask({ do: 'open', table })).toBe('This table doesn’t exist any more.');
    expect(await mara.ask({ do: 'sit', table })).toBe('This table doesn’t exist any more.');
    expect(await at.service.queries.about(table, 'reader')).toBeUndefined();
    expect(await at.record(table, mara.guest)).toBeUndefined();
  });

  test('no game starts while the server stops', async () => {
    const { id: table } = await at.createTable(mara, pirates(['open', 'easy']));
    const stopped = at.service.stop();
    expect(await mara.ask({ do: 'start', table })).toMatch(/shutting down/);
    expect(
      await at.service.create(mara.guest, {
        ...pirates(['open', 'easy']),
        id: 'one-more-table',
        options: {},
        clock: 'none',
        visibility: 'private',
        newcomers: 'ask',
        maker: 'sits',
        start: 'at-once',
        watchersChat: 'on',
      }),
    ).toBeInstanceOf(Refusal);
    await stopped;
  });
});

test('a swept table is gone for clients that still have it open', async () => {
  const { id: table } = await at.createTable(mara, pirates(['open', 'open']));
  await mara.ask({ do: 'open', table });
  expect(await at.store.sweep(Date.now(), { empty: Date.now() + 1, seated: Date.now() + 1 })).toBe(1);
  expect(await mara.ask({ do: 'seat-bot', table, seat: 1, level: 'easy' })).toBe('This table doesn’t exist any more.');
});
