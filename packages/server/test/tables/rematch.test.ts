import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastTold, MINUTE, pass, playing, startService, told, useFakeTime } from './people-at-tables.js';
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

/** Three players after their game, which they have called off, and a watcher. */
async function afterGame() {
  const { table, people } = await playing(at, ['Mara', 'Pia', 'Jonah']);
  const watcher = await at.client('Wren');
  await watcher.ask({ do: 'open', table });
  const [mara, pia, jonah] = people as [TestClient, TestClient, TestClient];
  await mara.ask({ do: 'propose', table, what: 'call-off' });
  for (const each of [pia, jonah]) await each.ask({ do: 'agree', table, what: 'call-off' });
  return { table, mara, pia, jonah, watcher };
}

/** The same guest with the next table open. */
async function atNext(client: TestClient): Promise<{ there: TestClient; next: string }> {
  const next = await client.waitFor(() => client.about().next ?? undefined);
  const there = at.sameGuest(client);
  await there.ask({ do: 'open', table: next });
  return { there, next };
}

test('who asks gets the table at once; the others are invited, and one declines', async () => {
  const { table, mara, pia, jonah, watcher } = await afterGame();
  expect(await mara.ask({ do: 'decline-rematch', table })).toBe('Nobody is asking for a rematch.');
  await pia.ask({ do: 'rematch', table });
  const { there, next } = await atNext(pia);
  expect(there.about()).toMatchObject({ phase: 'waiting', host: pia.guest.id, previous: table });
  const isReady = () => there.about().seats.some((each) => each.kind === 'person' && each.ready);
  await there.waitFor(() => isReady() || undefined);
  expect(there.about().seats).toMatchObject([
    { kind: 'open', keptFor: { name: 'Mara' } },
    { kind: 'person', name: 'Pia', ready: true },
    { kind: 'open', keptFor: { name: 'Jonah' } },
  ]);
  // A watcher comes along, and takes no seat that is kept.
  expect(watcher.about().next).toBe(next);
  expect(await watcher.ask({ do: 'sit', table: next, seat: 0 })).toBe('This seat is kept for Mara.');
  expect(await watcher.ask({ do: 'sit', table: next })).toBe('All seats are taken.');
  await jonah.ask({ do: 'decline-rematch', table });
  await told(there, 'not-coming');
  expect(pia.about().seats[2]).toMatchObject({ name: 'Jonah', stays: true });
  await mara.ask({ do: 'rematch', table });
  await there.waitFor(() => (there.about().seats[0]?.kind === 'person' ? true : undefined));
  expect(there.about().phase).toBe('waiting');
  expect(await watcher.ask({ do: 'sit', table: next })).toBeTypeOf('number');
  await watcher.ask({ do: 'ready', table: next });
  await there.waitFor(() => (there.about().phase === 'playing' ? true : undefined));
  expect(there.about().seats).toMatchObject([{ name: 'Mara' }, { name: 'Pia' }, { name: 'Wren' }]);
});

test('who asked and goes: the role of the host passes on at the new table', async () => {
  const { table, mara, pia } = await afterGame();
  await pia.ask({ do: 'rematch', table });
  await mara.ask({ do: 'rematch', table });
  const { there } = await atNext(mara);
  await there.waitFor(() => (there.about().seats[0]?.kind === 'person' ? true : undefined));
  await pass(MINUTE);
  await told(there, 'host');
  expect(there.about().host).toBe(mara.guest.id);
});

test('a rematch that nobody joins is withdrawn when who asked stands up, and another can be asked for', async () => {
  const { table, mara, pia } = await afterGame();
  await pia.ask({ do: 'rematch', table });
  const { there, next } = await atNext(pia);
  await there.ask({ do: 'rise', table: next });
  await told(mara, 'rematch-withdrawn');
  expect(mara.about().next).toBeNull();
  expect(mara.about().seats).toMatchObject([{ ready: false }, { ready: false }, { ready: false }]);
  await mara.ask({ do: 'rematch', table });
  const again = await atNext(mara);
  expect(again.next).not.toBe(next);
  expect(again.there.about().host).toBe(mara.guest.id);
});

test('the same when who asked is away for a minute', async () => {
  const { table, mara, pia } = await afterGame();
  await pia.ask({ do: 'rematch', table });
  const { there } = await atNext(pia);
  at.service.drop(there);
  await pass(MINUTE);
  await told(mara, 'rematch-withdrawn');
  expect(lastTold(mara, 'rematch-withdrawn')).toBeDefined();
});

test('a rematch whose table was swept gives way to another', async () => {
  const { table, mara, pia } = await afterGame();
  await pia.ask({ do: 'rematch', table });
  const { next } = await atNext(pia);
  await at.store.sweep(Date.now(), { empty: Date.now() + 1, seated: Date.now() + 1 });
  const later = await at.restart();
  const again = later.sameGuest(mara);
  await again.ask({ do: 'open', table });
  expect(await again.ask({ do: 'rematch', table })).toBeTypeOf('number');
  expect(again.about().next).not.toBe(next);
  await later.service.stop();
});
