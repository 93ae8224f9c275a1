import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastTold, MINUTE, pass, playing, startService, useFakeTime } from './people-at-tables.js';
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

/** A running game of Mara, Jonah and a bot, with Wren and Otto who have come by its code. */
async function withBot(newcomers?: 'ask' | 'anyone' | 'nobody') {
  const { table, people } = await playing(at, ['Mara', 'Jonah'], {
    seats: ['open', 'open', 'easy'],
    ...(newcomers === undefined ? {} : { newcomers }),
  });
  const [mara, jonah] = people as [TestClient, TestClient];
  const late = await Promise.all(['Wren', 'Otto'].map((name) => at.client(name)));
  const [wren, otto] = late as [TestClient, TestClient];
  const found = await at.service.queries.tableByCode(mara.about().code ?? '');
  for (const each of late) await each.ask({ do: 'open', table: found ?? '' });
  return { table, mara, jonah, wren, otto };
}

test('a late friend comes by the code, watches, and asks the host, who accepts', async () => {
  const { table, mara, jonah, wren } = await withBot();
  expect(wren.about()).toMatchObject({ phase: 'playing', newcomers: 'ask' });
  expect(wren.lastUpdate().view).not.toBeNull();
  await wren.ask({ do: 'sit', table });
  expect(wren.lastUpdate().seat).toBeNull();
  expect(mara.about().requests).toMatchObject([{ who: { name: 'Wren' }, seat: 2 }]);
  expect(await wren.ask({ do: 'sit', table })).toBe('The host hasn’t answered you yet.');
  const answer = { do: 'answer-seat', table, guest: wren.guest.id, answer: 'accept' } as const;
  expect(await jonah.ask(answer)).toBe('Only the host can do this.');
  await mara.ask(answer);
  expect(wren.lastUpdate().seat).toBe(2);
  expect(mara.about().requests).toEqual([]);
  expect(await mara.ask(answer)).toBe('They aren’t asking any more.');
});

test('a request that is declined or lapses is not repeated at once', async () => {
  const { table, mara, wren, otto } = await withBot('ask');
  await wren.ask({ do: 'sit', table });
  await mara.ask({ do: 'answer-seat', table, guest: wren.guest.id, answer: 'decline' });
  expect(lastTold(wren, 'turned-away')).toMatchObject({ guest: wren.guest.id });
  expect(await wren.ask({ do: 'sit', table })).toMatch(/You can ask again in a few minutes/);
  await pass(10 * MINUTE);
  expect(await wren.ask({ do: 'sit', table })).toBeTypeOf('number');
  await pass(5 * MINUTE);
  expect(await mara.ask({ do: 'answer-seat', table, guest: wren.guest.id, answer: 'accept' })).toMatch(/any more/);
  await otto.ask({ do: 'sit', table });
  expect(mara.about().requests).toMatchObject([{ who: { name: 'Otto' } }]);
});

test('only so many can ask at once', async () => {
  const { table } = await withBot('ask');
  const crowd = await Promise.all(Array.from({ length: 9 }, (_, number) => at.client(`Guest ${number}`)));
  const answers = [];
  for (const each of crowd) answers.push(await each.ask({ do: 'sit', table }));
  expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(8);
  expect(answers.at(-1)).toMatch(/Many people/);
});

test('anyone may sit down, if the table says so; nobody, if it says that', async () => {
  const open = await withBot('anyone');
  await open.wren.ask({ do: 'sit', table: open.table });
  expect(open.wren.lastUpdate().seat).toBe(2);
  expect(await open.otto.ask({ do: 'sit', table: open.table })).toBe('All seats are taken.');
  const closed = await withBot('nobody');
  expect(await closed.wren.ask({ do: 'sit', table: closed.table })).toMatch(/takes no new players/);
});

test('the seat of a player who has resigned is free too, but not for them; one who left keeps theirs', async () => {
  const { table, mara, jonah, wren, otto } = await withBot('anyone');
  await wren.ask({ do: 'sit', table });
  await wren.ask({ do: 'leave', table });
  await jonah.ask({ do: 'resign', table });
  await otto.ask({ do: 'sit', table });
  expect(otto.lastUpdate().seat).toBe(1);
  expect(await jonah.ask({ do: 'sit', table })).toBe('You’ve resigned from this game.');
  expect(mara.about().seats).toMatchObject([{ name: 'Mara' }, { name: 'Otto' }, { name: 'Wren', standIn: 'left' }]);
});
