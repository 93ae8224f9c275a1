import { Refusal } from '@pouch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTime, bestTimes } from '../../src/device/best-times.ts';
import { readSave, type Save } from '../../src/device/save.ts';
import { MOST_FINISHED, type SaveChange, savesIn } from '../../src/device/saves.ts';
import { memoryTexts, storageTexts } from '../../src/device/storage.ts';
import { newSave } from '../../src/local/new-game.ts';
import { BOT, person, seeded } from './tables.ts';
import { Device } from './tabs.ts';

const random = seeded(1);

const save = (change: Partial<Save> = {}): Save => ({
  ...newSave({ game: 'realm-coins', players: [person('Mara'), BOT] }, 1000, random),
  ...change,
});

describe('kept games', () => {
  test('come back as they were, newest first', () => {
    const saves = savesIn(memoryTexts());
    const games = [save({ updatedAt: 5 }), save({ updatedAt: 9, steps: [{ do: 'bid' }] }), save({ updatedAt: 7 })];
    for (const each of games) expect(saves.put(each)).toBe('stored');
    expect(saves.list().games.map(({ updatedAt }) => updatedAt)).toEqual([9, 7, 5]);
    expect(saves.list()).toBe(saves.list());
    for (const each of games) expect(saves.load(each.id)).toEqual(each);
    expect(saves.load('nobody')).toBeUndefined();
    expect(saves.list().games[0]).not.toHaveProperty('steps');
  });

  test('can be deleted, and listeners hear of every change', () => {
    const saves = savesIn(memoryTexts());
    const game = save();
    const heard: SaveChange[] = [];
    const stop = saves.subscribe((change) => heard.push(change));
    saves.put(game);
    saves.delete(game.id);
    expect(saves.list().games).toEqual([]);
    stop();
    saves.put(game);
    expect(heard).toEqual([
      { id: game.id, by: 'this tab' },
      { id: game.id, by: 'this tab' },
    ]);
  });

  test('are told of across tabs', () => {
    const device = new Device();
    const here = savesIn(device.tab());
    const there = savesIn(device.tab());
    const heard: SaveChange[] = [];
    here.subscribe((change) => heard.push(change));
    expect(here.list().games).toEqual([]);
    const game = save();
    there.put(game);
    expect(heard).toEqual([{ id: game.id, by: 'another tab' }]);
    expect(here.list().games).toHaveLength(1);
    there.put({ ...game, updatedAt: 2000 });
    expect(here.list().games[0]?.updatedAt).toBe(2000);
  });

  test('are many, but of finished ones only the newest stay', () => {
    const saves = savesIn(memoryTexts());
    const running = Array.from({ length: 60 }, (_, index) => save({ updatedAt: index }));
    for (const each of running) saves.put(each);
    for (let index = 0; index < MOST_FINISHED + 5; index++) saves.put(save({ finished: true, updatedAt: 100 + index }));
    const { games } = saves.list();
    expect(games.filter(({ finished }) => !finished)).toHaveLength(60);
    const finished = games.filter((each) => each.finished);
    expect(finished).toHaveLength(MOST_FINISHED);
    expect(finished.at(-1)?.updatedAt).toBe(105);
    // Even one whose clock was behind stays while it is the one just finished.
    const late = save({ finished: true, updatedAt: 1 });
    saves.put(late);
    expect(saves.load(late.id)).toEqual(late);
  });

  test('a broken entry is told of and left alone', () => {
    const device = new Device();
    const saves = savesIn(device.tab());
    const good = save();
    saves.put(good);
    device.texts.set('pouch/game/torn', '{"version":1,"id":');
    device.texts.set('pouch/game/later', '{"version":2}');
    device.texts.set('pouch/settings', '{}');
    const again = savesIn(device.tab());
    expect(again.list().games.map(({ id }) => id)).toEqual([good.id]);
    expect(again.list().broken).toEqual([
      { id: 'torn', reason: 'it is not JSON' },
      { id: 'later', reason: 'it was kept by another version of this page' },
    ]);
    expect(again.load('torn')).toBeInstanceOf(Refusal);
    expect(device.texts.get('pouch/game/torn')).toBe('{"version":1,"id":');
  });

  test('whatever an entry says, reading it gives a whole game or a reason', () => {
    const members = Object.keys(save({ result: { winners: [0], scores: [1, 2], ending: 'forty' } }));
    fc.assert(
      fc.property(fc.constantFrom(...members), fc.jsonValue(), (member, value) => {
        const read = readSave(JSON.stringify({ ...save(), [member]: value }));
        if (read instanceof Refusal) return;
        const { players, seats, steps } = read;
        expect(players).toHaveLength(seats);
        expect(players.every(({ name }) => typeof name === 'string')).toBe(true);
        expect(steps.every((step) => typeof step === 'object' && step !== null)).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readSave(text)));
  });
});

describe('the browser’s storage', () => {
  /** A storage with room for this many characters. */
  const storage = (room: number): Storage => {
    const methods = {
      getItem: (key: string) => (Object.hasOwn(items, key) ? (items[key] ?? null) : null),
      setItem: (key: string, text: string) => {
        if (text.length > room) throw new DOMException('no', 'QuotaExceededError');
        items[key] = text;
      },
      removeItem: (key: string) => {
        delete items[key];
      },
    };
    const items: Record<string, string> = Object.create(methods);
    return items as unknown as Storage;
  };
  const page = new EventTarget() as unknown as Window;

  test('keeps texts, and says when it is full', () => {
    const texts = storageTexts(storage(10), page);
    expect(texts.set('a', 'short')).toBe('stored');
    expect(texts.set('a', 'far too long')).toBe('full');
    expect(texts.get('a')).toBe('short');
    expect(texts.get('b')).toBeUndefined();
    expect(texts.keys()).toEqual(['a']);
    texts.remove('a');
    expect(texts.keys()).toEqual([]);
  });

  test('a full device is a value, and what was kept before stays', () => {
    const texts = storageTexts(storage(1000), page);
    const saves = savesIn(texts);
    const game = save();
    expect(saves.put(game)).toBe('stored');
    const steps = Array.from({ length: 200 }, () => ({ do: 'bid' }));
    expect(saves.put({ ...game, steps })).toBe('full');
    expect(savesIn(texts).load(game.id)).toEqual(game);
    // As long as the page is open the game can be gone on with, and a new one begun.
    expect(saves.load(game.id)).toEqual({ ...game, steps });
    const another = save({ steps });
    expect(saves.put(another)).toBe('full');
    expect(saves.load(another.id)).toEqual(another);
    expect(saves.list().games).toHaveLength(2);
    expect(saves.put({ ...game, updatedAt: 2000 })).toBe('stored');
    expect(saves.load(game.id)).toEqual({ ...game, updatedAt: 2000 });
  });

  test('may be switched off', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const off = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    const texts = storageTexts(off, page);
    expect(texts.get('a')).toBeUndefined();
    expect(texts.set('a', 'b')).toBe('unavailable');
    texts.remove('a');
  });

  test('reports changes by other tabs', () => {
    const area = storage(10);
    const texts = storageTexts(area, page);
    const heard: (string | undefined)[] = [];
    const stop = texts.onElsewhere((key) => heard.push(key));
    const tell = (key: string | null, storageArea: unknown): void =>
      void page.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
    tell('a', area);
    tell('b', {});
    tell(null, area);
    stop();
    tell('c', area);
    expect(heard).toEqual(['a', undefined]);
  });
});

describe('best times', () => {
  const time = (id: string, sets: number, seconds: number) => ({ id, sets, seconds, date: 1 });

  test('more sets are better, then less time; ten are kept', () => {
    const texts = memoryTexts();
    expect(bestTimes(texts)).toEqual([]);
    expect(addTime(time('a', 12, 300), texts)).toBe(1);
    expect(addTime(time('b', 13, 400), texts)).toBe(1);
    expect(addTime(time('c', 12, 200), texts)).toBe(2);
    for (let index = 0; index < 7; index++) addTime(time(`d${index}`, 14, 100), texts);
    expect(addTime(time('e', 1, 1), texts)).toBeUndefined();
    expect(bestTimes(texts)).toHaveLength(10);
    expect(bestTimes(texts).at(-1)?.id).toBe('a');
  });

  test('no game counts twice, and what cannot be read is nothing', () => {
    const texts = memoryTexts();
    addTime(time('a', 12, 300), texts);
    addTime(time('a', 12, 300), texts);
    expect(bestTimes(texts)).toHaveLength(1);
    texts.set('pouch/best-times', '[{"id":1},{"id":"a","sets":1,"seconds":2,"date":3}, null]');
    expect(bestTimes(texts)).toEqual([{ id: 'a', sets: 1, seconds: 2, date: 3 }]);
    texts.set('pouch/best-times', 'torn');
    expect(bestTimes(texts)).toEqual([]);
  });
});

describe('a new game', () => {
  test('bots have names of their own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Mara', 'sol ', 'BRAM', 'Ottilie'), { maxLength: 4 }),
        fc.nat(),
        (names, n) => {
          const people = [...new Set(names)].map(person);
          const bots = Array.from({ length: 8 - people.length }, () => BOT);
          const { players, id, seats } = newSave({ game: 'coin-set', players: [...people, ...bots] }, 0, seeded(n));
          expect(new Set(players.map(({ name }) => name.trim().toLowerCase())).size).toBe(8);
          expect(seats).toBe(8);
          expect(id).toMatch(/^[a-z]{10}$/);
        },
      ),
    );
  });
});
