import { expect, test } from 'vitest';
import { guestNote, noteGuest } from '../../src/device/guest.ts';
import { memoryTexts } from '../../src/device/storage.ts';

test('a device is unknown to the server until it is noted, and can be again', () => {
  const texts = memoryTexts();
  expect(guestNote(texts)).toBe('never');
  noteGuest('tables', texts);
  expect(guestNote(texts)).toBe('tables');
  noteGuest('no-tables', texts);
  expect(guestNote(texts)).toBe('no-tables');
  noteGuest('never', texts);
  expect(guestNote(texts)).toBe('never');
  expect(texts.keys()).toEqual([]);
});

test.each([
  ['tables', 'tables'],
  ['no-tables', 'no-tables'],
  ['yes', 'never'],
  ['{"note":"tables"}', 'never'],
  ['', 'never'],
] as const)('a note as earlier versions wrote it, %j, is %s', (text, note) => {
  const texts = memoryTexts();
  texts.set('pouch/guest', text);
  expect(guestNote(texts)).toBe(note);
});
