import type { Seeking } from '@pouch/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../postgres/database.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** People who look for someone to play with are paired. */

const seek = (game: 'koinz' | 'pirate-coins' | 'coin-set' = 'koinz', seats = 2) =>
  ({ do: 'seek', game, seats }) as const;

const seekings = (client: TestClient): Seeking[] =>
  client.received.filter((message): message is Seeking => message.kind === 'seeking');

const stateOf = (client: TestClient) => seekings(client).at(-1);

const waitFor = <State extends Seeking['state']>(client: TestClient, state: State, taken?: number) =>
  client.waitFor(() => {
    const last = stateOf(client);
    if (last?.state !== state || (taken !== undefined && !('taken' in last && last.taken === taken))) return undefined;
    return last as Extract<Seeking, { state: State }>;
  });

const waitingTable = async (client: TestClient): Promise<string> => (await waitFor(client, 'waiting')).table;
const foundTable = async (client: TestClient): Promise<string> => (await waitFor(client, 'found')).table;

describe('one process', () => {
  let at: TestService;
  let mara: TestClient;
  let jonah: TestClient;
  let wren: TestClient;

  beforeEach(async () => {
    at = await startService({ limits: { seeksPerMinute: 5 } });
    [mara, jonah, wren] = [await at.client('Mara'), await at.client('Jonah'), await at.client('Wren')];
  });
  afterEach(() => at.close());

  const lobby = async () => (await at.service.queries.lobbyTables()).map(({ about }) => about.id);

  test('two who want the same are at one table whose game has begun', async () => {
    expect(await mara.ask(seek())).toBeNull();
    const table = await waitingTable(mara);
    expect(stateOf(mara)).toMatchObject({ seats: 2, taken: 1 });
    expect(await lobby()).toEqual([table]);
    expect(await jonah.ask(seek())).toBeNull();
    expect([await foundTable(mara), await foundTable(jonah)]).toEqual([table, table]);
    await mara.ask({ do: 'open', table });
    expect(mara.about()).toMatchObject({ phase: 'playing', clock: 'brisk', start: 'when-full' });
    expect(mara.about().seats.map((seat) => 'guest' in seat && seat.guest)).toEqual([mara.guest.id, jonah.guest.id]);
    expect((await at.service.queries.lobbyTables()).map(({ about }) => about.phase)).toEqual(['playing']);
  });

  test('other games and other numbers of seats are not mixed', async () => {
    await mara.ask(seek('koinz', 3));
    await jonah.ask(seek('koinz', 2));
    await wren.ask(seek('pirate-coins', 3));
    const tables = await Promise.all([mara, jonah, wren].map(waitingTable));
    expect(new Set(tables).size).toBe(3);
    const others = [await at.client('Ines'), await at.client('Pia')];
    for (const other of others) await other.ask(seek('koinz', 3));
    expect(new Set(await Promise.all([mara, ...others].map(foundTable)))).toEqual(new Set([tables[0]]));
    expect([stateOf(jonah)?.state, stateOf(wren)?.state]).toEqual(['waiting', 'waiting']);
  });

  test('all who look at the same moment are paired', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, number) => at.client(`Guest ${number}`)));
    await Promise.all(all.map((each) => each.ask(seek())));
    const tables = await Promise.all(all.map(foundTable));
    expect(new Set(tables).size).toBe(4);
  });

  test('those who stop, or lose the connection, are gone at once', async () => {
    await mara.ask(seek());
    await waitingTable(mara);
    await mara.ask({ do: 'stop-seeking' });
    expect(await lobby()).toEqual([]);
    await jonah.ask(seek());
    const table = await waitingTable(jonah);
    at.service.drop(jonah);
    await expect.poll(lobby).toEqual([]);
    expect(await at.store.table(table)).toBeUndefined();
    await wren.ask(seek());
    expect(await waitFor(wren, 'waiting')).toMatchObject({ taken: 1 });
  });

  test('one who leaves others waiting frees the seat', async () => {
    await mara.ask(seek('koinz', 3));
    await jonah.ask(seek('koinz', 3));
    await waitFor(mara, 'waiting', 2);
    at.service.drop(mara);
    await waitFor(jonah, 'waiting', 1);
    await wren.ask(seek('koinz', 3));
    await waitFor(wren, 'waiting', 2);
  });

  test('bots take the free seats when somebody asks for them', async () => {
    await mara.ask(seek('koinz', 3));
    const table = await waitingTable(mara);
    expect(await jonah.ask({ do: 'fill', table, level: 'easy' })).toBe('Only the host can do this.');
    await jonah.ask(seek('koinz', 3));
    expect(await jonah.ask({ do: 'fill', table, level: 'easy' })).toBeTypeOf('number');
    expect([await foundTable(mara), await foundTable(jonah)]).toEqual([table, table]);
    await mara.ask({ do: 'open', table });
    expect(mara.about()).toMatchObject({ phase: 'playing', seats: [{}, {}, { kind: 'bot', level: 'easy' }] });
  });

  test('someone who comes by the lobby fills the table too', async () => {
    await mara.ask(seek());
    const table = await waitingTable(mara);
    expect(await jonah.ask({ do: 'sit', table })).toBeTypeOf('number');
    expect(await foundTable(mara)).toBe(table);
  });

  test('a guest looks for one game at a time, and keeps the seat on another connection', async () => {
    await mara.ask(seek());
    const table = await waitingTable(mara);
    const elsewhere = at.sameGuest(mara);
    await elsewhere.ask(seek());
    expect(await waitingTable(elsewhere)).toBe(table);
    expect(stateOf(mara)?.state).toBe('stopped');
    at.service.drop(mara);
    await elsewhere.ask(seek('pirate-coins'));
    await expect.poll(lobby).toEqual([(stateOf(elsewhere) as { table: string }).table]);
    expect((await at.tablesOf(mara.guest)).length).toBe(1);
  });

  test('what cannot be looked for is refused', async () => {
    expect(await mara.ask(seek('koinz', 7))).toMatch(/^Koinz is for 2 to 4 players, not 7\.$/);
    expect(await mara.ask(seek('coin-set', 1))).toBe('Choose at least two seats to play with others.');
    for (let times = 0; times < 5; times++) expect(await mara.ask(seek())).toBeNull();
    expect(await mara.ask(seek())).toBe('You’ve started looking too often. Wait a few seconds, then try again.');
  });

  test('tables of people who are gone with their process are swept', async () => {
    await mara.ask(seek());
    const table = await waitingTable(mara);
    expect(await at.store.sweepSeeks(Date.now() + 9000)).toBe(0);
    expect(await at.store.sweepSeeks(Date.now() + 11_000)).toBe(1);
    // One who is still there finds out, and gets another table.
    await mara.waitFor(() => {
      const last = stateOf(mara);
      return last?.state === 'waiting' && last.table !== table ? true : undefined;
    });
  });
});

describe('two processes', () => {
  let stores: Store[];
  let here: TestService;
  let there: TestService;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const database = await freshDatabase();
    drop = database.drop;
    stores = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
    const [one, two] = stores as [Store, Store];
    here = await startService({ store: one });
    there = await startService({ store: two });
  });
  afterEach(async () => {
    await here.close();
    await there.close();
    for (const store of stores) await store.close();
    await drop();
  });

  test('pair those who look at different ones', async () => {
    const [mara, jonah] = [await here.client('Mara'), await there.client('Jonah')];
    await mara.ask(seek());
    const table = await waitingTable(mara);
    await jonah.ask(seek());
    expect([await foundTable(mara), await foundTable(jonah)]).toEqual([table, table]);
  });

  test('pair those who look at the same moment', async () => {
    const [mara, jonah] = [await here.client('Mara'), await there.client('Jonah')];
    await Promise.all([mara.ask(seek()), jonah.ask(seek())]);
    expect(await foundTable(mara)).toBe(await foundTable(jonah));
    await expect.poll(async () => (await stores[0]?.tablesOf(mara.guest.id, 9))?.length).toBe(1);
  });

  test('a player who comes back to the other one keeps the seat', async () => {
    const mara = await here.client('Mara');
    await mara.ask(seek());
    const table = await waitingTable(mara);
    await here.service.stop();
    here.service.drop(mara);
    const back = there.sameGuest(mara);
    await back.ask(seek());
    expect(await waitingTable(back)).toBe(table);
  });
});
