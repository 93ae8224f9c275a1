import type { About } from '@pouch/protocol';
import { Refusal, readRecord, replay, StepRefusal } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playRandomly } from './random-play.js';
import { startService, type TestClient, type TestService } from './table-service.js';

let at: TestService;
let mara: TestClient;
let jonah: TestClient;

beforeEach(async () => {
  at = await startService();
  mara = await at.client('Mara');
  jonah = await at.client('Jonah');
});
afterEach(() => at.close());

const skull = (table: string) => ({ do: 'decide', table, step: { do: 'choose', side: 'skull' } }) as const;

/** A game of two people, begun. */
async function duel(game: About['game'] = 'pirate-coins'): Promise<string> {
  const { id: table } = await at.createTable(mara, { game, seats: ['open', 'open'] });
  await jonah.ask({ do: 'sit', table });
  await mara.ask({ do: 'open', table });
  await jonah.ask({ do: 'open', table });
  await mara.ask({ do: 'start', table });
  return table;
}

describe('decisions', () => {
  test('are answered with their number, broadcast, and secret until the reveal', async () => {
    const table = await duel();
    const watcher = await at.client('Wren');
    await watcher.ask({ do: 'open', table });
    const before = watcher.lastUpdate().number;
    expect(await mara.ask(skull(table))).toBe(before + 1);
    expect(mara.lastUpdate().view).toMatchObject({ chosen: ['skull', null], toAct: [1] });
    expect(jonah.lastUpdate().view).toMatchObject({ chosen: ['hidden', null], toAct: [1] });
    expect(watcher.lastUpdate().view).toMatchObject({ chosen: ['hidden', null] });
    expect(watcher.lastUpdate().seat).toBeNull();
    expect(await jonah.ask(skull(table))).toBe(before + 2);
    expect(watcher.lastUpdate().view).toMatchObject({ chosen: [null, null], turn: 2 });
  });

  test('awaited at a guest’s own tables are listed by seat', async () => {
    const table = await duel();
    const awaits = async ({ guest }: TestClient) => (await at.tablesOf(guest)).map((listed) => listed.awaits);
    expect(await awaits(jonah)).toEqual([[0, 1]]);
    await mara.ask(skull(table));
    expect(await awaits(mara)).toEqual([[1]]);
    expect(await awaits(jonah)).toEqual([[1]]);
    // A bot decides for a player who has left: nobody waits for them.
    await jonah.ask({ do: 'leave', table });
    await mara.waitFor(() => (mara.lastUpdate().view as { turn?: number }).turn === 2 || undefined);
    expect(await awaits(mara)).toEqual([[0]]);
    expect(await awaits(jonah)).toEqual([[0]]);
  });

  test('of the same moment share one commit', async () => {
    const table = await duel();
    const before = mara.lastUpdate().number;
    const both = Promise.all([mara.ask(skull(table)), jonah.ask(skull(table))]);
    expect((await both).toSorted()).toEqual([before + 1, before + 2]);
    expect(mara.updates().filter(({ number }) => number > before)).toHaveLength(1);
    expect(mara.lastUpdate()).toMatchObject({ since: before, number: before + 2 });
  });

  test('with the same id are done once and get the same answer, at once, later and after a restart', async () => {
    const table = await duel();
    const id = 'choice-of-mara';
    const [first, twin] = await Promise.all([mara.ask({ ...skull(table), id }), mara.ask({ ...skull(table), id })]);
    expect(twin).toBe(first);
    expect(await mara.ask({ ...skull(table), id })).toBe(first);
    await jonah.ask(skull(table));
    const later = await at.restart();
    const back = later.sameGuest(mara);
    // It would be legal in the new turn too, but it was done in the one before.
    expect(await back.ask({ ...skull(table), id })).toBe(first);
    expect(await back.ask({ do: 'open', table })).toBe(Number(first) + 1);
    expect(back.lastUpdate().view).toMatchObject({ chosen: [null, null] });
    // Where it is not legal any more, it still gets the same answer.
    await back.ask(skull(table));
    await later.service.stop();
  });

  test('are refused with a reason, and change nothing', async () => {
    const table = await duel();
    const watcher = await at.client('Wren');
    const before = mara.lastUpdate().number;
    const decide = (step: { do: string; [key: string]: unknown }) => ({ do: 'decide', table, step }) as const;
    expect(await watcher.ask(skull(table))).toBe('You’re not playing at this table.');
    expect(await mara.ask(decide({ do: 'choose', side: 'parrot' }))).toMatch(/"side" must be/);
    expect(await mara.ask(decide({ do: 'bid', coins: {} }))).toMatch(/has no step/);
    expect(await mara.ask(decide({ do: 'choose', side: 'skull', chance: 'flip' }))).toMatch(
      /exactly one of "do", "chance" and "clock"/,
    );
    expect(await mara.ask({ do: 'start', table })).toBe('The game has already started.');
    expect(await mara.ask({ do: 'rise', table })).toMatch(/leave it instead/);
    expect(await mara.ask({ do: 'rematch', table })).toBe('The game isn’t over yet.');
    expect((await at.store.changesAfter(table, before)).length).toBe(0);
  });

  test('cannot name another player’s seat', async () => {
    const table = await duel();
    await mara.ask({ do: 'decide', table, step: { do: 'choose', side: 'skull', seat: 1 } });
    expect(jonah.lastUpdate().view).toMatchObject({ chosen: ['hidden', null] });
  });
});

describe('a client that reconnects', () => {
  test('catches up with one update', async () => {
    const table = await duel();
    const seen = jonah.lastUpdate().number;
    at.service.drop(jonah);
    await mara.ask(skull(table));
    await mara.ask({ do: 'say', table, text: 'Where are you?' });
    const back = at.sameGuest(jonah);
    expect(await back.ask({ do: 'open', table, since: seen })).toBe(seen + 2);
    expect(back.updates()).toHaveLength(1);
    expect(back.lastUpdate()).toMatchObject({ since: seen, number: seen + 2 });
    expect(back.eventNames()).toEqual(['step', 'said']);
  });

  test('gets the whole public log if it knows nothing, from memory or from the store', async () => {
    const table = await duel();
    await mara.ask(skull(table));
    const fresh = await at.client('Wren');
    await fresh.ask({ do: 'open', table });
    expect(fresh.lastUpdate()).toMatchObject({ since: 0 });
    const later = await at.restart();
    const other = await later.client('Otto');
    await other.ask({ do: 'open', table });
    expect(other.lastUpdate().told).toEqual(fresh.lastUpdate().told);
    expect(other.lastUpdate().view).toEqual(fresh.lastUpdate().view);
    await later.service.stop();
  });
});

describe('leaving', () => {
  test('a bot plays on, visibly; the player takes the seat back', async () => {
    const table = await duel();
    const before = mara.lastUpdate().number;
    await jonah.ask({ do: 'leave', table });
    expect(mara.about().seats[1]).toMatchObject({ kind: 'person', name: 'Jonah', plays: 'bot' });
    await mara.waitFor((heard) => {
      const update = heard.findLast((message) => message.kind === 'update');
      return update?.told.some(({ happened }) => happened.some((each) => each.what === 'step' && each.by === 'left'));
    });
    expect(await jonah.ask(skull(table))).toMatch(/Take your seat back/);
    expect(await jonah.ask({ do: 'return', table })).toBeGreaterThan(before);
    expect(mara.about().seats[1]).toMatchObject({ plays: 'self' });
    expect(await jonah.ask(skull(table))).toBeTypeOf('number');
    expect(await jonah.ask({ do: 'return', table })).toBe('You’re already playing.');
  });

  test('a spectator may take over from a bot', async () => {
    const { id: table } = await at.createTable(mara, {
      game: 'pirate-coins',
      seats: ['open', 'easy'],
      start: 'at-once',
      newcomers: 'anyone',
    });
    expect(await jonah.ask({ do: 'sit', table })).toBeTypeOf('number');
    await jonah.ask({ do: 'open', table });
    expect(jonah.lastUpdate().seat).toBe(1);
    expect(await jonah.ask(skull(table))).toBeTypeOf('number');
  });
});

describe('whole games', () => {
  test('a table is the same from its log and from a snapshot', async () => {
    const table = await duel('koinz');
    await playRandomly('koinz', table, [mara, jonah]);
    const stored = await at.store.table(table);
    const later = await at.restart();
    const fresh = await later.client('Otto');
    await fresh.ask({ do: 'open', table, form: 'view' });
    expect(fresh.lastUpdate().view).toEqual(mara.lastUpdate().view);
    expect(fresh.about()).toEqual(mara.about());
    expect(stored?.changes.at(-1)?.number).toBe(mara.lastUpdate().number);
    await later.service.stop();
  });

  test('bots play each other to the end', async () => {
    const { id: table } = await at.createTable(mara, {
      game: 'realm-coins',
      seats: ['easy', 'easy', 'easy'],
      maker: 'watches',
      start: 'at-once',
    });
    await mara.ask({ do: 'open', table });
    await mara.waitFor(() => (mara.about().phase === 'over' ? true : undefined));
    expect(mara.about().result).not.toBeNull();
  });
});

describe('a rematch', () => {
  test('seats the same players and starts when all want it', async () => {
    const table = await duel();
    const watcher = await at.client('Wren');
    await watcher.ask({ do: 'open', table });
    await playRandomly('pirate-coins', table, [mara, jonah]);
    expect(await watcher.ask({ do: 'rematch', table })).toMatch(/Only the players/);
    await mara.ask({ do: 'rematch', table });
    const { next } = watcher.about();
    expect(next).not.toBeNull();
    const there = next ?? '';
    await watcher.ask({ do: 'open', table: there });
    expect(watcher.about()).toMatchObject({ id: there, phase: 'waiting', host: mara.guest.id });
    await jonah.ask({ do: 'rematch', table });
    await watcher.waitFor(() => (watcher.about().phase === 'playing' ? true : undefined));
    expect(watcher.about().seats).toMatchObject([{ name: 'Mara' }, { name: 'Jonah' }]);
    expect(watcher.about().fairness.commitment).not.toBe(mara.about().fairness.commitment);
  });

  test('seats a player who asks for it, even if a bot has played for them', async () => {
    const table = await duel();
    await jonah.ask({ do: 'leave', table });
    await playRandomly('pirate-coins', table, [mara], { pass: () => new Promise((done) => setImmediate(done)) });
    await jonah.waitFor(() => (jonah.about().phase === 'over' ? true : undefined));
    await jonah.ask({ do: 'rematch', table });
    const next = await jonah.waitFor(() => jonah.about().next ?? undefined);
    await jonah.ask({ do: 'open', table: next });
    expect(jonah.lastUpdate().seat).toBe(1);
    expect(jonah.about().seats).toMatchObject([
      { kind: 'open', keptFor: { name: 'Mara' } },
      { name: 'Jonah', plays: 'self' },
    ]);
  });

  test('asked for by two at once creates one table', async () => {
    const table = await duel();
    await playRandomly('pirate-coins', table, [mara, jonah]);
    await Promise.all([mara.ask({ do: 'rematch', table }), jonah.ask({ do: 'rematch', table })]);
    await mara.waitFor(() => mara.about().next ?? undefined);
    expect(await at.tablesOf(mara.guest)).toHaveLength(2);
  });
});

describe('the record of a running game', () => {
  test('has what the viewer may know, and replays', async () => {
    const table = await duel('realm-coins');
    await mara.ask({ do: 'decide', table, step: { do: 'bid', coins: { knight: 1 } } });
    await mara.ask({ do: 'decide', table, step: { do: 'bid', coins: { knight: 2 } } });
    const steps = async (client: TestClient) => (await at.record(table, client.guest))?.steps as unknown[];
    expect(await steps(jonah)).toEqual([]);
    expect(await steps(mara)).toMatchObject([{ coins: { knight: 2 } }]);
    await jonah.ask({ do: 'decide', table, step: { do: 'bid', coins: { boar: 1 } } });
    expect(await steps(jonah)).not.toContainEqual(expect.objectContaining({ coins: { knight: 1 } }));
    expect(await steps(jonah)).toContainEqual(expect.objectContaining({ coins: { knight: 2 } }));
    expect(await at.record(table, jonah.guest)).not.toHaveProperty('fairness');
    for (const client of [mara, jonah]) {
      const record = readRecord(await at.record(table, client.guest));
      if (record instanceof Refusal) throw new Error(record.reason);
      expect([...replay(record)].some((frame) => frame instanceof StepRefusal)).toBe(false);
    }
  });
});
