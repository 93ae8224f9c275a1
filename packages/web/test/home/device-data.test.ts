import { expect, test } from 'vitest';
import { guestNote, noteGuest } from '../../src/device/guest.ts';
import { memoryTexts } from '../../src/device/storage.ts';
import { copyOf, deleteAll, measure } from '../../src/pages/settings/device-data.ts';

function someTexts() {
  const texts = memoryTexts();
  texts.set('pouch/settings', '{"name":"Robin"}');
  texts.set('pouch/game/a', '{"id":"a"}');
  texts.set('pouch/game/b', 'broken');
  texts.set('elsewhere', 'not ours');
  return texts;
}

test('a copy has all that is ours, as it is kept', () => {
  expect(JSON.parse(copyOf(someTexts(), new Date(0)))).toEqual({
    format: 'pouch-device',
    version: 1,
    date: '1970-01-01T00:00:00.000Z',
    kept: { settings: { name: 'Robin' }, 'game/a': { id: 'a' }, 'game/b': 'broken' },
  });
});

test('games are counted, and what is not ours is not', () => {
  const { games, size } = measure(someTexts());
  expect(games).toBe(2);
  expect(size).toBeLessThan(80);
});

test('deleting leaves what is not ours, and the note that the server knows this device', () => {
  const texts = someTexts();
  noteGuest('tables', texts);
  deleteAll(texts);
  expect(texts.keys()).toEqual(['elsewhere', 'pouch/guest']);
  expect(guestNote(texts)).toBe('tables');
});
