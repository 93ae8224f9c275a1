import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWordList, WordList } from '../src/word-list.js';

describe('a word list', () => {
  const list = new WordList(['rotter', 'Bilge Rat', 'straße', 'קללה', 'कमल', '馬鹿']);

  test.each([
    'rotter',
    'You ROTTER!',
    'ro\u0308tter',
    'ｒｏｔｔｅｒ',
    'rot\u200dter',
    'big_rotter_42',
    'a bilge-rat',
    'BILGE   RAT',
    'STRASSE',
    'קְלָלָה',
    'この馬鹿者',
    'कमल',
  ])('matches %j', (text) => expect(list.matches(text)).toBe(true));

  test.each(['rotters', 'prorotter', 'bilge', 'bilge water rat', 'rat bilge', '', '…', 'काम ले', '馬 鹿'.slice(0, 2)])(
    'does not match %j',
    (text) => expect(list.matches(text)).toBe(false),
  );

  test('takes no longer for a long list, or one that nearly matches everywhere', () => {
    const long = new WordList(Array.from({ length: 10_000 }, (_, index) => `a a a a a a a a ${index}`));
    expect(long.matches('a '.repeat(140))).toBe(false);
    expect(new WordList([]).matches('anything')).toBe(false);
  });
});

describe('the file of a word list', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pouch-words-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const reading = async (text: string | Buffer) => {
    const file = join(folder, 'words.txt');
    await writeFile(file, text);
    return readWordList(file);
  };

  test('has an entry in each line, and comments', async () => {
    const list = await reading('\ufeffrotter\r\n\n  # scum\n bilge rat \n');
    expect(['rotter', 'bilge rat', 'scum', 'bilge'].map((text) => list.matches(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['words\n\n---\n', /words\.txt has neither a letter nor a digit in line 3\.$/],
    [`a\n${'b'.repeat(81)}`, /has more than 80 characters in line 2\.$/],
    [Buffer.from([0x66, 0xff, 0x66]), /is not a text in UTF-8\.$/],
    ['x'.repeat(256 * 1024 + 1), /is larger than 256 KiB\.$/],
    ['a\n'.repeat(10_001), /has more than 10000 entries\.$/],
  ])('is refused with the reason: %#', async (text, reason) => {
    await expect(reading(text)).rejects.toThrow(reason);
  });

  test('that is not there is an error with the setting and the file', async () => {
    await expect(readWordList(join(folder, 'none'))).rejects.toThrow(
      /^POUCH_WORDS: .*none can’t be read \(ENOENT\)\.$/,
    );
    await expect(readWordList(folder)).rejects.toThrow(/can’t be read \(EISDIR\)/);
  });
});
