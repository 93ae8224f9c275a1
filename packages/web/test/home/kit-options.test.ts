import { CUTS, DUPLEXES, INKS, type KitOptions, PAPERS } from '@pouch/print';
import { expect, test } from 'vitest';
import { memoryTexts } from '../../src/device/storage.ts';
import * as offered from '../../src/pages/kits/options.ts';

const values = (choices: readonly { readonly value: string }[]): string[] => choices.map(({ value }) => value).sort();

test('the page offers just what the kits know', () => {
  expect(values(offered.PAPERS)).toEqual(Object.keys(PAPERS).sort());
  expect(values(offered.DUPLEXES)).toEqual([...DUPLEXES].sort());
  expect(values(offered.INKS)).toEqual([...INKS].sort());
  expect(values(offered.CUTS)).toEqual([...CUTS].sort());
});

test('paper follows the language at first', () => {
  expect(offered.lastOptions(memoryTexts(), 'en-US').paper).toBe('letter');
  expect(offered.lastOptions(memoryTexts(), 'en-GB').paper).toBe('a4');
});

test('the options of last time come back', () => {
  const texts = memoryTexts();
  const options: KitOptions = { paper: 'letter', duplex: 'none', ink: 'grey', cut: 'square', offset: [-1, 0.5] };
  offered.rememberOptions(options, texts);
  expect(offered.lastOptions(texts, 'de')).toEqual(options);
});

test.each(['nonsense', '5', '{"paper":"a5","offset":[99,0],"ink":[]}'])(
  'what cannot be read is left out: %s',
  (kept) => {
    const texts = memoryTexts();
    texts.set('pouch/kits', kept);
    expect(offered.lastOptions(texts, 'de')).toMatchObject({ paper: 'a4', ink: 'colour', offset: [0, 0] });
  },
);

test.each([
  ['0', 0],
  ['-0.5', -0.5],
  ['−1,5', -1.5],
  ['+2', 2],
  ['10', 10],
  ['10.5', undefined],
  ['', undefined],
  ['-', undefined],
  ['1e1', undefined],
  ['1 2', undefined],
])('millimetres as typed: %s', (text, move) => {
  expect(offered.readMove(text)).toBe(move);
});
