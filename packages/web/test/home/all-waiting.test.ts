import { type About, type Listed, RequestRefused } from '@pouch/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { NOTHING_GOING_ON } from '../../../../test-support/nothing-going-on.ts';
import { guestNote, noteGuest } from '../../src/device/guest.ts';
import type { SaveHead } from '../../src/device/save.ts';
import { memoryTexts } from '../../src/device/storage.ts';
import { type Means, myTables } from '../../src/pages/home/my-tables.ts';
import { addressOf, allWaiting, idOf, type WaitingTable } from '../../src/pages/home/waiting.ts';
import common from '../../src/words/en/common.json';
import home from '../../src/words/en/home.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => {
  addWords(common);
  addWords(home);
});

const save = (id: string, finished = false): SaveHead => ({
  version: 1,
  id,
  game: 'koinz',
  seats: 1,
  options: {},
  players: [],
  seconds: 0,
  startedAt: 0,
  updatedAt: 0,
  finished,
});
const table = (id: string, due = false): WaitingTable => ({
  id,
  title: id,
  status: '',
  game: 'koinz',
  due,
});

describe('what home shows of what waits', () => {
  const ids = (...args: Parameters<typeof allWaiting>): string[] => allWaiting(...args).waiting.map(idOf);

  test('finished games do not wait', () => {
    expect(ids([save('a'), save('b', true)], undefined, false)).toEqual(['a']);
  });

  test('tables that nobody expected do not push the page about: they are shown the next time', () => {
    expect(ids([], [table('late')], false)).toEqual([]);
    expect(allWaiting([], [table('late')], false).tables).toBe('none');
  });

  test('where the card stands anyway, they are in it', () => {
    expect(ids([save('a')], [table('due', true), table('later')], false)).toEqual(['due', 'a', 'later']);
  });

  test('expected tables have their room from the first moment, even if none comes', () => {
    expect(allWaiting([], undefined, true)).toEqual({ waiting: [], tables: 'looking' });
    expect(allWaiting([], [], true)).toEqual({ waiting: [], tables: 'known' });
    expect(ids([], [table('a')], true)).toEqual(['a']);
  });

  test('each leads to its own page', () => {
    expect(addressOf({ save: save('a') })).toBe('/play/a');
    expect(addressOf({ table: table('b') })).toBe('/table/b');
  });
});

describe('my tables on the server', () => {
  const NOW = 1_000_000_000;
  const person = (name: string) =>
    ({ kind: 'person', guest: name, name, crest: 0, plays: 'self', ready: false }) as const;
  const listed = (id: string, change: Partial<About> = {}, more: Partial<Listed> = {}): Listed => ({
    about: {
      id,
      game: 'realm-coins',
      options: {},
      clock: 'relaxed',
      visibility: 'private',
      phase: 'playing',
      host: 'Robin',
      seats: [person('Robin'), person('Mara'), person('Jonah')],
      code: null,
      fairness: { commitment: '', words: [], seed: null },
      madeAt: 0,
      startedAt: null,
      endedAt: null,
      result: null,
      ...NOTHING_GOING_ON,
      next: null,
      ...change,
    },
    seat: 0,
    awaits: [],
    changedAt: NOW,
    ...more,
  });
  const refused = new RequestRefused('No', 503, undefined);
  const means = (tables: readonly Listed[], api: Partial<Means['api']> = {}): Means => ({
    api: {
      me: async () => ({ guest: { id: 'me', name: 'Robin', crest: 0 } }),
      myTables: async () => ({ tables: [...tables] }),
      ...api,
    },
    texts: memoryTexts(),
    now: NOW,
  });

  test('are in words, with their game', async () => {
    const [mine] = (await myTables(means([listed('a', {}, { awaits: [0] })]))) ?? [];
    expect(mine).toEqual({
      id: 'a',
      title: 'Realm Coins with Mara and Jonah',
      status: 'Your turn',
      game: 'realm-coins',
      due: true,
    });
  });

  test('say where nobody else sits yet', async () => {
    const seats: About['seats'] = [{ kind: 'open' }, person('Robin')];
    const found = await myTables(means([listed('a', { phase: 'waiting', seats }, { seat: 1 })]));
    expect(found?.[0]).toMatchObject({ title: 'Realm Coins, nobody else yet', due: false });
  });

  test('the device remembers whether there are any, so that the next visit keeps room', async () => {
    const some = means([listed('a')]);
    await myTables(some);
    expect(guestNote(some.texts)).toBe('tables');
    const over = means([listed('a', { phase: 'over' })]);
    expect(await myTables(over)).toEqual([]);
    expect(guestNote(over.texts)).toBe('no-tables');
  });

  test('a server that has forgotten this device is not asked again', async () => {
    const unknown = means([], { me: async () => ({ guest: null }) });
    noteGuest('tables', unknown.texts);
    expect(await myTables(unknown)).toEqual([]);
    expect(guestNote(unknown.texts)).toBe('never');
  });

  test('a server that does not say changes nothing', async () => {
    for (const api of [{ me: async () => refused }, { myTables: async () => refused }]) {
      const silent = means([listed('a')], api);
      noteGuest('tables', silent.texts);
      expect(await myTables(silent)).toBeUndefined();
      expect(guestNote(silent.texts)).toBe('tables');
    }
  });
});
