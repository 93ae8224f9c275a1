import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  lastTold,
  MINUTE,
  pass,
  playing,
  SECOND,
  seated,
  startService,
  told,
  useFakeTime,
} from './people-at-tables.js';
import type { TestClient, TestService } from './table-service.js';

let at: TestService;

beforeEach(async () => {
  useFakeTime();
  at = await startService();
});
afterEach(async () => {
  await at.close();
  vi.useRealTimers();
});

describe('the role of the host passes on', () => {
  test('when the host stands up: to the player who has been seated longest and is here', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah', 'Ines', 'Otto']);
    const [mara, jonah, ines, otto] = people as [TestClient, TestClient, TestClient, TestClient];
    // Jonah sits down anew, so Ines has been here longest.
    await jonah.ask({ do: 'rise', table });
    await jonah.ask({ do: 'sit', table });
    await mara.ask({ do: 'rise', table });
    expect(lastTold(otto, 'host')).toEqual({ what: 'host', guest: ines.guest.id, why: 'left' });
    at.service.drop(jonah);
    await ines.ask({ do: 'rise', table });
    expect(otto.about().host).toBe(otto.guest.id);
  });

  test('when the host is away for a minute, before the game', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah']);
    const [mara, jonah] = people as [TestClient, TestClient];
    at.service.drop(mara);
    await pass(MINUTE - 1);
    expect(jonah.about().host).toBe(mara.guest.id);
    await pass(1);
    expect(await told(jonah, 'host')).toEqual({ what: 'host', guest: jonah.guest.id, why: 'away' });
    expect(await jonah.ask({ do: 'start', table })).toBeTypeOf('number');
    // Who comes back is a player like any other.
    const back = at.sameGuest(mara);
    await back.ask({ do: 'open', table });
    expect(back.about().host).toBe(jonah.guest.id);
  });

  test('not while the host comes back in time', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah']);
    const [mara, jonah] = people as [TestClient, TestClient];
    at.service.drop(mara);
    await pass(50 * SECOND);
    const back = at.sameGuest(mara);
    await back.ask({ do: 'open', table });
    await pass(50 * SECOND);
    at.service.drop(back);
    await pass(50 * SECOND);
    expect(jonah.about().host).toBe(mara.guest.id);
  });

  test('during the game: when the host leaves, resigns or is away', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah', 'Ines', 'Otto']);
    const [mara, jonah, ines, otto] = people as [TestClient, TestClient, TestClient, TestClient];
    await mara.ask({ do: 'leave', table });
    expect(otto.about().host).toBe(jonah.guest.id);
    await jonah.ask({ do: 'resign', table });
    expect(otto.about().host).toBe(ines.guest.id);
    at.service.drop(ines);
    await pass(MINUTE);
    await told(otto, 'host');
    expect(otto.about().host).toBe(otto.guest.id);
  });

  test('to the first who comes, if nobody was here', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah']);
    for (const each of people) at.service.drop(each);
    await pass(20 * MINUTE);
    const jonah = at.sameGuest(people[1] as TestClient);
    await jonah.ask({ do: 'open', table });
    await pass(MINUTE);
    await told(jonah, 'host');
    expect(jonah.about().host).toBe(jonah.guest.id);
  });

  test('after a restart the minute begins anew', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah']);
    await pass(30 * SECOND);
    const later = await at.restart();
    const jonah = later.sameGuest(people[1] as TestClient);
    await jonah.ask({ do: 'open', table });
    await pass(MINUTE - 1);
    expect(jonah.about().host).toBe(people[0]?.guest.id);
    await pass(1);
    await told(jonah, 'host');
    await later.service.stop();
  });

  test('when the host hands it over, to a player only', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah'], { seats: ['open', 'open', 'easy'] });
    const [mara, jonah] = people as [TestClient, TestClient];
    expect(await jonah.ask({ do: 'hand-over', table, seat: 1 })).toBe('Only the host can do this.');
    expect(await mara.ask({ do: 'hand-over', table, seat: 2 })).toBe('Only a player can be the host.');
    expect(await mara.ask({ do: 'hand-over', table, seat: 0 })).toBe('You’re the host already.');
    await mara.ask({ do: 'hand-over', table, seat: 1 });
    expect(lastTold(mara, 'host')).toEqual({ what: 'host', guest: jonah.guest.id, why: 'handed-over' });
    expect(await mara.ask({ do: 'start', table })).toBe('Only the host can do this.');
    expect(await jonah.ask({ do: 'start', table })).toBeTypeOf('number');
  });
});

test('who moves to another seat, or takes their own again, stays host, ready and with their word', async () => {
  const { table, people } = await seated(at, ['Mara', 'Jonah'], { seats: ['open', 'open', 'open'] });
  const [mara, jonah] = people as [TestClient, TestClient];
  await mara.ask({ do: 'word', table, word: 'wyvern' });
  await mara.ask({ do: 'ready', table });
  expect(await mara.ask({ do: 'sit', table, seat: 1 })).toBe('This seat is taken.');
  await mara.ask({ do: 'sit', table, seat: 2 });
  await mara.ask({ do: 'sit', table, seat: 2 });
  expect(jonah.about()).toMatchObject({
    host: mara.guest.id,
    seats: [{ kind: 'open' }, { name: 'Jonah' }, { name: 'Mara', ready: true }],
    fairness: { words: [null, null, 'wyvern'] },
  });
});

describe('the host changes the table before the game', () => {
  test('seats, options, clock, visibility and newcomers; code and link stay, and nobody is ready any more', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah'], { game: 'coin-set' });
    const [mara, jonah] = people as [TestClient, TestClient];
    const before = mara.about();
    await jonah.ask({ do: 'ready', table });
    const changes = { clock: 'brisk', visibility: 'listed', newcomers: 'anyone' } as const;
    await mara.ask({ do: 'change-table', table, seats: 4, options: { agreeSeconds: 5 }, ...changes });
    const after = jonah.about();
    expect(after).toMatchObject({
      id: table,
      code: before.code,
      ...changes,
      options: { agreeSeconds: 5, pointSeconds: 3 },
    });
    expect(after.seats).toMatchObject([
      { name: 'Mara' },
      { name: 'Jonah', ready: false },
      { kind: 'open' },
      { kind: 'open' },
    ]);
    expect(await at.service.queries.lobbyTables()).toHaveLength(1);
    await mara.ask({ do: 'change-table', table, visibility: 'private' });
    expect(jonah.about()).toMatchObject({ visibility: 'private', clock: 'brisk' });
  });

  test('with fewer seats nobody loses one: open seats go first, then bots', async () => {
    const { table, people } = await seated(at, ['Mara', 'Jonah'], { seats: ['open', 'easy', 'open', 'open'] });
    const [mara, jonah] = people as [TestClient, TestClient];
    await jonah.ask({ do: 'rise', table });
    await jonah.ask({ do: 'sit', table, seat: 3 });
    await jonah.ask({ do: 'word', table, word: 'wyvern' });
    await mara.ask({ do: 'change-table', table, seats: 3 });
    expect(mara.about().seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
    await mara.ask({ do: 'change-table', table, seats: 2 });
    expect(mara.about().seats).toMatchObject([{ name: 'Mara' }, { name: 'Jonah' }]);
    expect(mara.about().fairness.words).toEqual([null, 'wyvern']);
    expect(jonah.lastUpdate().seat).toBe(1);
    await mara.ask({ do: 'change-table', table, seats: 4 });
    const ines = await at.client('Ines');
    await ines.ask({ do: 'sit', table });
    expect(await mara.ask({ do: 'change-table', table, seats: 2 })).toBe(
      '3 people have a seat. Somebody has to leave theirs before there can be 2.',
    );
  });

  test.each([
    [{ seats: 8 }, /players, not 8/],
    [{ options: { speed: 3 } }, /no option "speed"/],
  ])('refuses what cannot be: %j', async (change, reason) => {
    const { table, people } = await seated(at, ['Mara', 'Jonah']);
    expect(await people[0]?.ask({ do: 'change-table', table, ...change })).toMatch(reason);
  });

  test('only the host, only before the game, and not past the limit of listed tables', async () => {
    const small = await startService({ limits: { listedPerGuest: 1 } });
    const { table, people } = await seated(small, ['Mara', 'Jonah']);
    const [mara, jonah] = people as [TestClient, TestClient];
    expect(await jonah.ask({ do: 'change-table', table, clock: 'slow' })).toBe('Only the host can do this.');
    await small.createTable(mara, { game: 'koinz', seats: ['open', 'open'], visibility: 'listed' });
    expect(await mara.ask({ do: 'change-table', table, visibility: 'listed' })).toMatch(/1 tables in the lobby/);
    await mara.ask({ do: 'start', table });
    expect(await mara.ask({ do: 'change-table', table, clock: 'slow' })).toBe('The game has already started.');
    await small.close();
  });
});
