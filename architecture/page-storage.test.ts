import { expect, test } from 'vitest';
import { read, SOURCES, withoutComments } from './sources.js';

/** What the page stores on the device goes through one file, and every key of it is in one list. */

const ROOT = 'packages/web/src/';
const STORAGE = `${ROOT}device/storage.ts`;
const KEYS = `${ROOT}device/keys.ts`;

const filesWith = (text: RegExp): readonly string[] =>
  SOURCES.filter((file) => file.startsWith(ROOT) && text.test(withoutComments(read(file))));

test('only one file reads and writes localStorage', () => {
  expect(filesWith(/\blocalStorage\b/)).toEqual([STORAGE]);
});

test('only one file names the keys of what is stored', () => {
  // What lasts as long as a tab is not kept on the device, and `pouch/turn/` is the tag of notifications.
  const named = filesWith(/['"`]pouch\/(?!turn\/)/);
  expect(named.filter((file) => !/\bsessionStorage\b/.test(read(file)))).toEqual([KEYS]);
});
