import type { Answer } from '@pouch/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { startService, type TestClient, type TestService } from './table-service.js';

/** Two services on one store, without notifications: what the other writes is not known before a conflict or a read. */

let owner: TestService;
let here: TestService;
let there: TestService;
let mara: TestClient;
let jonah: TestClient;
/** What goes wrong in the store of `here`. */
let fault: 'none' | 'unreachable' | 'lost answer';
let failures: number;

beforeEach(async () => {
  fault = 'none';
  failures = 0;
  owner = await startService();
  here = await startService({ store: faulty(shared(owner.store)) });
  there = await startService({ store: shared(owner.store) });
  mara = await here.client('Mara');
  jonah = await there.client('Jonah');
});
afterEach(async () => {
  for (const each of [here, there, owner]) await each.close();
});

const shared = (store: Store): Store => ({ ...store, shared: true });

const fail = (): Promise<never> => {
  failures++;
  return Promise.reject(new Error('the store is unreachable'));
};

const faulty = (store: Store): Store => ({
  ...store,
  async write(writes) {
    if (fault === 'unreachable') return fail();
    const results = await store.write(writes);
    return fault === 'lost answer' ? fail() : results;
  },
  changesAfter: (table, number) => (fault === 'none' ? store.changesAfter(table, number) : fail()),
});

/** A table that both have open, with a player at each. */
async function duel(): Promise<string> {
  const { id: table } = await here.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
  await mara.ask({ do: 'open', table });
  await jonah.ask({ do: 'sit', table });
  await jonah.ask({ do: 'open', table });
  return table;
}

const say = (table: string, text: string) => ({ do: 'say', table, text }) as const;

const linesOf = async (table: string): Promise<string[]> =>
  (await owner.store.changesAfter(table, 0)).flatMap(({ entries }) =>
    (JSON.parse(entries) as { what: string; text: string }[]).flatMap(({ what, text }) =>
      what === 'said' ? text : [],
    ),
  );

describe('a conflict', () => {
  test('retries everything in flight, in order, and answers with the numbers stored', async () => {
    const table = await duel();
    const texts = ['one', 'two', 'three', 'four'];
    const [maras, jonahs] = await Promise.all(
      [mara, jonah].map((each) => Promise.all(texts.map((text) => each.ask(say(table, `${each.guest.name} ${text}`))))),
    );
    const lines = await linesOf(table);
    for (const name of ['Mara', 'Jonah'])
      expect(lines.filter((line) => line.startsWith(name))).toEqual(texts.map((text) => `${name} ${text}`));
    const changes = await owner.store.changesAfter(table, 0);
    const numbered = (numbers: unknown, name: string) =>
      expect((numbers as number[]).map((number) => changes[number - 1]?.entries)).toEqual(
        texts.map((text) => expect.stringContaining(`"${name} ${text}"`)),
      );
    numbered(maras, 'Mara');
    numbered(jonahs, 'Jonah');
  });
});

describe('a refusal', () => {
  test('is answered only after the store has been read', async () => {
    const table = await duel();
    // Jonah's process still has the table before the game.
    expect(await mara.ask({ do: 'start', table })).toBeTypeOf('number');
    expect(await jonah.ask({ do: 'word', table, word: 'noon' })).toMatch(/can’t add a word/);
    expect(await jonah.ask({ do: 'rise', table })).toMatch(/The game has already started/);
    expect(jonah.about().phase).toBe('playing');
  });

  test('turns into acceptance if the store has more than this process knows', async () => {
    const table = await duel();
    await mara.ask({ do: 'start', table });
    // On what Jonah's process knows, no game is running.
    expect(await jonah.ask({ do: 'leave', table })).toBeTypeOf('number');
  });
});

describe('an unreachable store', () => {
  const answers = (client: TestClient): Answer[] =>
    client.received.filter((message): message is Answer => message.kind === 'answer');

  test('holds back answers and updates until it is back', async () => {
    const table = await duel();
    const before = { answers: answers(mara).length, updates: mara.updates().length };
    fault = 'unreachable';
    const answered = [mara.ask(say(table, 'one')), mara.ask(say(table, 'two'))];
    await vi.waitFor(() => expect(failures).toBeGreaterThan(2), { timeout: 10_000 });
    expect({ answers: answers(mara).length, updates: mara.updates().length }).toEqual(before);
    fault = 'none';
    const [one, two] = await Promise.all(answered);
    expect(two).toBe(Number(one) + 1);
    expect(await linesOf(table)).toEqual(['one', 'two']);
  });

  test('stores a command once, even if the result of its transaction was lost', async () => {
    const table = await duel();
    fault = 'lost answer';
    const answered = mara.ask(say(table, 'only once'));
    await vi.waitFor(() => expect(failures).toBeGreaterThan(1), { timeout: 10_000 });
    fault = 'none';
    const number = await answered;
    expect(await linesOf(table)).toEqual(['only once']);
    expect((await owner.store.changesAfter(table, 0)).at(-1)?.number).toBe(number);
  });
});
