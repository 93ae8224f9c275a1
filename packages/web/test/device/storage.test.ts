import { describe, expect, test } from 'vitest';
import { KEY_FAMILIES, KEYS, OWN_KEYS } from '../../src/device/keys.ts';
import { deviceTexts, isObject, memoryTexts, storageTexts, stored } from '../../src/device/storage.ts';
import { Device } from './tabs.ts';

const page = new EventTarget() as unknown as Window;

describe('texts in the browser’s storage', () => {
  test('are stored, replaced and removed', () => {
    const device = new Device();
    const texts = device.tab();
    expect(texts.get('a')).toBeUndefined();
    expect(texts.set('a', 'one')).toBe('stored');
    expect(texts.set('a', 'two')).toBe('stored');
    expect(texts.get('a')).toBe('two');
    expect(texts.keys()).toEqual(['a']);
    texts.remove('a');
    expect(texts.keys()).toEqual([]);
    expect(device.texts.size).toBe(0);
  });

  test.each(['full', 'unavailable'] as const)('%s: the page goes on with what it wanted to store', (writing) => {
    const device = new Device();
    const texts = device.tab();
    texts.set('a', 'before');
    device.writing = writing;
    expect(texts.set('a', 'after')).toBe(writing);
    expect(texts.set('b', 'new')).toBe(writing);
    expect([texts.get('a'), texts.get('b')]).toEqual(['after', 'new']);
    expect(texts.keys()).toEqual(['a', 'b']);
    // Another tab, or this one after a reload, has what was stored.
    const other = device.tab();
    expect([other.get('a'), other.get('b')]).toEqual(['before', undefined]);
    expect(other.keys()).toEqual(['a']);
    texts.remove('b');
    expect(texts.get('b')).toBeUndefined();
  });

  test('once there is room again, the newest text is stored and no older one comes back', () => {
    const device = new Device();
    const texts = device.tab();
    device.writing = 'full';
    texts.set('a', 'one');
    device.writing = 'stored';
    expect(texts.set('a', 'two')).toBe('stored');
    expect(device.texts.get('a')).toBe('two');
    device.texts.delete('a');
    expect(texts.get('a')).toBeUndefined();
  });

  test('what another tab stores or removes is newer than what this one could not store', () => {
    const device = new Device();
    const [here, there] = [device.sleepingTab(), device.tab()];
    there.set('a', 'before');
    there.set('b', 'before');
    device.writing = 'full';
    here.set('a', 'mine');
    here.set('b', 'mine');
    device.writing = 'stored';
    there.set('a', 'theirs');
    there.remove('b');
    expect(here.get('a')).toBe('theirs');
    expect(here.get('b')).toBeUndefined();
    expect(here.keys()).toEqual(['a']);
  });

  test('changes by other tabs are reported, those of other storages are not', () => {
    const device = new Device();
    const [here, there] = [device.tab(), device.tab()];
    const heard: (string | undefined)[] = [];
    const stop = here.onElsewhere((key) => heard.push(key));
    here.set('mine', '');
    there.set('theirs', '');
    device.clear();
    stop();
    there.set('later', '');
    expect(heard).toEqual(['theirs', undefined]);

    const area = {} as Storage;
    storageTexts(area, page).onElsewhere((key) => heard.push(key));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'session', storageArea: {} }));
    expect(heard).toHaveLength(2);
  });

  test('a storage that throws at everything is as good as none', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const off = new Proxy({} as Storage, { get: () => refuse, ownKeys: refuse });
    const texts = storageTexts(off, page);
    expect(texts.get('a')).toBeUndefined();
    expect(texts.keys()).toEqual([]);
    expect(texts.set('a', 'b')).toBe('unavailable');
    expect(texts.get('a')).toBe('b');
    texts.remove('a');
    expect(texts.get('a')).toBeUndefined();
  });

  test('where there is no storage at all, texts last as long as the page', () => {
    const texts = deviceTexts();
    expect(texts).toBe(deviceTexts());
    expect(texts.set('pouch/nothing', 'here')).toBe('unavailable');
    expect(texts.get('pouch/nothing')).toBe('here');
    texts.remove('pouch/nothing');
  });
});

describe('a stored value', () => {
  interface Point {
    readonly x: number;
  }
  const FIRST: Point = { x: 0 };
  const point = stored<Point>({
    key: KEYS.party,
    initial: FIRST,
    read: (json) => (isObject(json) && typeof json.x === 'number' ? { x: json.x } : undefined),
  });

  test('comes back as it was, and is the initial one before', () => {
    const texts = memoryTexts();
    expect(point.get(texts)).toBe(FIRST);
    expect(point.set({ x: 3 }, texts)).toBe('stored');
    expect(point.get(texts)).toEqual({ x: 3 });
    point.remove(texts);
    expect(point.get(texts)).toBe(FIRST);
    expect(texts.keys()).toEqual([]);
  });

  test.each(['', '{"x":', 'null', '[]', '{}', '{"x":"3"}', '"text"', 'undefined', '[{"x":3}]'])(
    'is the initial one where %j is stored, which stays until something is written',
    (text) => {
      const texts = memoryTexts();
      texts.set(KEYS.party, text);
      expect(point.get(texts)).toBe(FIRST);
      expect(texts.get(KEYS.party)).toBe(text);
    },
  );

  test('what a later version adds is not taken over unseen', () => {
    const texts = memoryTexts();
    texts.set(KEYS.party, '{"x":1,"y":2}');
    expect(point.get(texts)).toEqual({ x: 1 });
  });

  test('a full device says so, and the value is the new one all the same', () => {
    const device = new Device();
    const texts = device.tab();
    point.set({ x: 1 }, texts);
    device.writing = 'full';
    expect(point.set({ x: 2 }, texts)).toBe('full');
    expect(point.get(texts)).toEqual({ x: 2 });
    expect(point.get(device.tab())).toEqual({ x: 1 });
  });

  test('reports its own changes by other tabs, and no others', () => {
    const device = new Device();
    const [here, there] = [device.tab(), device.tab()];
    const heard: Point[] = [];
    const stop = point.onElsewhere(() => heard.push(point.get(here)), here);
    point.set({ x: 1 }, there);
    there.set(KEYS.kits, '{"x":9}');
    point.set({ x: 2 }, here);
    point.remove(there);
    device.clear();
    stop();
    point.set({ x: 4 }, there);
    expect(heard).toEqual([{ x: 1 }, FIRST, FIRST]);
  });
});

test('all keys are the page’s own, and none is another’s beginning', () => {
  const all = [...Object.values(KEYS), ...Object.values(KEY_FAMILIES)];
  expect(new Set(all).size).toBe(all.length);
  for (const key of all) {
    expect(key.startsWith(OWN_KEYS)).toBe(true);
    expect(all.filter((other) => other !== key && other.startsWith(key))).toEqual([]);
  }
});
