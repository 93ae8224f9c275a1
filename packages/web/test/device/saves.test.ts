import { Refusal } from '@pouch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSave, type Save } from '../../src/device/save.ts';
import { MOST_FINISHED, type SaveChange, savesIn } from '../../src/device/saves.ts';
import { memoryTexts } from '../../src/device/storage.ts';
import { newSave } from '../../src/local/new-game.ts';
import { BOT, person, seeded } from '../local/tables.ts';
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
      { id: 'torn', reason: 'It isn’t JSON' },
      { id: 'later', reason: 'Another version of this page saved it' },
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

  test('a full device is a value: the page goes on, and what was stored before stays', () => {
    const device = new Device();
    const saves = savesIn(device.tab());
    const game = save();
    expect(saves.put(game)).toBe('stored');
    device.writing = 'full';
    const longer = { ...game, steps: [{ do: 'bid' }] };
    expect(saves.put(longer)).toBe('full');
    // After a reload there is only what was stored.
    expect(savesIn(device.tab()).load(game.id)).toEqual(game);
    // As long as the page is open the game can be gone on with, and a new one begun.
    expect(saves.load(game.id)).toEqual(longer);
    const another = save();
    expect(saves.put(another)).toBe('full');
    expect(saves.load(another.id)).toEqual(another);
    expect(saves.list().games).toHaveLength(2);
    device.writing = 'stored';
    expect(saves.put({ ...longer, updatedAt: 2000 })).toBe('stored');
    expect(savesIn(device.tab()).load(game.id)).toEqual({ ...longer, updatedAt: 2000 });
  });

  test('a game for which there was no room is another tab’s once that has written it', () => {
    const device = new Device();
    const here = savesIn(device.sleepingTab());
    const there = savesIn(device.tab());
    const game = save();
    here.put(game);
    there.load(game.id);
    device.writing = 'full';
    expect(here.put({ ...game, steps: [{ do: 'mine' }] })).toBe('full');
    device.writing = 'stored';
    const theirs = { ...game, steps: [{ do: 'theirs' }] };
    expect(there.put(theirs)).toBe('stored');
    expect(here.put({ ...game, steps: [{ do: 'mine' }, { do: 'again' }] })).toBe('elsewhere');
    expect(here.load(game.id)).toEqual(theirs);
  });

  test('no finished game makes room while nothing can be stored', () => {
    const device = new Device();
    const saves = savesIn(device.tab());
    for (let index = 0; index < MOST_FINISHED; index++) saves.put(save({ finished: true, updatedAt: index }));
    device.writing = 'full';
    saves.put(save({ finished: true, updatedAt: 1000 }));
    expect(device.texts.size).toBe(MOST_FINISHED);
  });

  test('an emptied storage is heard of as everything', () => {
    const device = new Device();
    const saves = savesIn(device.tab());
    saves.put(save());
    const heard: SaveChange[] = [];
    saves.subscribe((change) => heard.push(change));
    device.clear();
    expect(heard).toEqual([{ id: undefined, by: 'another tab' }]);
    expect(saves.list()).toEqual({ games: [], broken: [] });
  });
});
