import { GAME_IDS } from '@pouch/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingsIn } from '../../src/device/settings.ts';
import { Device } from './tabs.ts';

/** Settings in a new tab of the device, or after a reload. */
const openedOn = (device: Device) => settingsIn(device.tab());

test('a change is followed at once, and is there after a reload', () => {
  const device = new Device();
  const { get, change, subscribe } = openedOn(device);
  const usual = get();
  const heard: string[] = [];
  const stop = subscribe(() => heard.push(get().name));
  expect(change({ name: 'Mara', theme: 'parchment' })).toBe('stored');
  expect(get()).toEqual({ ...usual, name: 'Mara', theme: 'parchment' });
  stop();
  change({ name: 'Ines' });
  expect(heard).toEqual(['Mara']);
  expect(openedOn(device).get()).toEqual({ ...usual, name: 'Ines', theme: 'parchment' });
});

test('settings stay the same object until they change', () => {
  const { get, change } = openedOn(new Device());
  const before = get();
  expect(get()).toBe(before);
  change({ bots: 3 });
  expect(get()).not.toBe(before);
  expect(get()).toBe(get());
});

test.each(['full', 'unavailable'] as const)(
  'a device that is %s follows a change until the page is closed',
  (writing) => {
    const device = new Device();
    const { get, change } = openedOn(device);
    const before = get();
    device.writing = writing;
    expect(change({ sound: 'on' })).toBe(writing);
    expect(get().sound).toBe('on');
    expect(openedOn(device).get()).toEqual(before);
  },
);

test('another tab’s change is followed, and its other keys are not', () => {
  const device = new Device();
  const { get, subscribe } = openedOn(device);
  let heard = 0;
  subscribe(() => heard++);
  openedOn(device).change({ name: 'Ines' });
  expect(get().name).toBe('Ines');
  device.tab().set('pouch/guest', '"tables"');
  expect(heard).toBe(1);
  device.clear();
  expect(get().name).toBe('');
});

test('what an earlier version stored counts as far as it fits', () => {
  const device = new Device();
  device.texts.set(
    'pouch/settings',
    JSON.stringify({ name: 'Mara', theme: 'neon', crest: 8, bots: 3, level: 'fair', lastGame: 'chess', colour: 'red' }),
  );
  const settings = openedOn(device).get();
  expect(settings).toMatchObject({ name: 'Mara', theme: 'system', crest: 0, bots: 3, lastGame: GAME_IDS[0] });
  expect(settings).not.toHaveProperty('colour');
});

test('whatever is stored, every setting is one that the page knows', () => {
  const device = new Device();
  const names = Object.keys(openedOn(device).get());
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names, '__proto__', 'toString'), fc.jsonValue()), (stored) => {
      device.texts.set('pouch/settings', JSON.stringify(stored));
      const settings = openedOn(device).get();
      expect(Object.keys(settings)).toEqual(names);
      expect(typeof settings.name).toBe('string');
      expect(['system', 'dark', 'parchment']).toContain(settings.theme);
      expect(settings.hintsSeen.every((hint) => typeof hint === 'string')).toBe(true);
      for (const count of [settings.crest, settings.bots]) expect([0, 1, 2, 3, 4, 5, 6, 7]).toContain(count);
      expect(GAME_IDS).toContain(settings.lastGame);
    }),
  );
});
