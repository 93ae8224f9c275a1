import { type KitOptions, kitPages } from '@pouch/print';
import { readFonts } from '@pouch/print/node';
import { GAME_IDS } from '@pouch/rules';
import { expect, test } from 'vitest';
import kits from '../../src/words/en/kits.json';

const OPTIONS: KitOptions = { paper: 'a4', duplex: 'long', ink: 'colour', cut: 'round', offset: [0, 0] };
const fonts = readFonts();

type Shapes = ReturnType<typeof kitPages>[number]['shapes'];

const wordsOn = (shapes: Shapes): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape.text] : shape.kind === 'group' ? wordsOn(shape.shapes) : [],
  );

test.each(GAME_IDS)('the kit of %s names the fields of the page that made it', (game) => {
  const words = kitPages(game, OPTIONS, 'browser', fonts)
    .map(({ shapes }) => wordsOn(shapes).join(' '))
    .join(' ');
  expect(words).toContain(kits['kits.offset']);
  for (const field of [kits['kits.offset-x'], kits['kits.offset-y']])
    expect(words).toMatch(new RegExp(`\\b${field.charAt(0)}\\b`));
  expect(words).not.toContain('--');
});
