import { only, type Turn } from '@pouch/rules';
import { beforeEach, expect, test } from 'vitest';
import type { Save } from '../../src/device/save.ts';
import { savesIn } from '../../src/device/saves.ts';
import { KeptGame } from '../../src/local/kept-game.ts';
import { newSave } from '../../src/local/new-game.ts';
import { Device } from '../device/tabs.ts';
import { FakeTime } from './fake-time.ts';
import { BOT, person, seeded } from './tables.ts';

const DECIDE = { kind: 'decide' } as Turn;
const STEP = { do: 'bid', seat: 0 };

let device: Device;
let time: FakeTime;
let save: Save;

beforeEach(() => {
  device = new Device();
  time = new FakeTime();
  save = newSave({ game: 'realm-coins', players: [person('Mara'), BOT] }, time.now(), seeded(1));
});

const keptIn = (texts = device.tab()): KeptGame => new KeptGame(save, { saves: savesIn(texts), time });
const stored = (): unknown => savesIn(device.tab()).load(save.id);

test('steps are added in order, and every change is a later one', () => {
  const game = keptIn();
  expect(game.add([STEP], DECIDE, 1)).toBe('mine');
  expect(game.add([], DECIDE, 2)).toBe('mine');
  expect(game.add([{ ...STEP, seat: 1 }], DECIDE, 3)).toBe('mine');
  expect(game.save.steps).toEqual([STEP, { ...STEP, seat: 1 }]);
  expect(game.save.seconds).toBe(3);
  // The clock stood still, and other tabs must still hear of it.
  expect(game.save.updatedAt).toBe(time.now() + 3);
  expect(stored()).toEqual(game.save);
});

test('the end of the game is kept with its result', () => {
  const game = keptIn();
  game.add([STEP], { kind: 'over', winners: only(1), scores: [3, 43], ending: 'forty' } as Turn, 0);
  expect(game.save).toMatchObject({
    finished: true,
    result: { winners: [1], scores: [3, 43], ending: 'forty' },
  });
  expect(stored()).toEqual(game.save);
});

test('a device that becomes full while it is played is told of until there is room again', () => {
  const game = keptIn();
  game.add([STEP], DECIDE, 0);
  expect(game.unkept).toBeUndefined();
  for (const writing of ['full', 'unavailable'] as const) {
    device.writing = writing;
    expect(game.add([STEP], DECIDE, 0)).toBe('mine');
    expect(game.unkept).toBe(writing);
  }
  expect(game.save.steps).toHaveLength(3);
  expect((stored() as Save).steps).toHaveLength(1);
  device.writing = 'stored';
  game.add([], DECIDE, 0);
  expect(game.unkept).toBeUndefined();
  expect((stored() as Save).steps).toHaveLength(3);
});

test('a game that another tab has written is not written over', () => {
  const here = keptIn(device.sleepingTab());
  here.add([], DECIDE, 0);
  const there = savesIn(device.tab());
  there.load(save.id);
  there.put({ ...here.save, updatedAt: here.save.updatedAt + 5, steps: [STEP, STEP] });
  const before = here.save;
  expect(here.add([STEP], DECIDE, 0)).toBe('elsewhere');
  expect(here.save).toBe(before);
  expect((stored() as Save).steps).toHaveLength(2);
});

test('another tab that writes or deletes the game is heard of, and one with another game is not', () => {
  const game = keptIn();
  game.add([], DECIDE, 0);
  let heard = 0;
  const stop = game.onElsewhere(() => heard++);
  const there = savesIn(device.tab());
  there.put({ ...save, id: 'another' });
  game.add([STEP], DECIDE, 0);
  expect(heard).toBe(0);
  there.load(save.id);
  there.put({ ...game.save, updatedAt: game.save.updatedAt + 1 });
  expect(heard).toBe(1);
  there.delete(save.id);
  expect(heard).toBe(2);
  device.clear();
  expect(heard).toBe(3);
  stop();
  there.put(save);
  expect(heard).toBe(3);
});
