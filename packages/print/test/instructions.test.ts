import type { Shape } from '@pouch/art';
import { GAMES, type GameId } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { instructionPages } from '../src/instructions.js';
import { CUTS } from '../src/options.js';
import { DUPLEXES, MARGIN, PAPERS, type PaperName } from '../src/page.js';
import { INSIDE } from '../src/pouch.js';
import { FIELD, stepPicture } from '../src/step-pictures.js';
import { PICTURES } from '../src/texts/text.js';
import { POINT } from '../src/type.js';
import { boundsOf, scaleOf, walk } from './bounds.js';
import { fonts } from './fonts.js';

const GAME_IDS = Object.keys(GAMES) as GameId[];
const each = GAME_IDS.flatMap((game) =>
  (Object.keys(PAPERS) as PaperName[]).flatMap((paper) =>
    DUPLEXES.flatMap((duplex) =>
      CUTS.map((cut) => ({ game, paper, duplex, cut, ink: cut === 'round' ? ('colour' as const) : ('grey' as const) })),
    ),
  ),
);

function wordsOn(shapes: readonly Shape[]): string {
  const words: string[] = [];
  walk(shapes, (shape) => {
    if (shape.kind === 'text') words.push(shape.text);
  });
  return words.join(' ').replaceAll(/\s+([,.:;])/g, '$1');
}

describe.each(each)('$game on $paper, duplex $duplex, cut $cut', ({ game, ...options }) => {
  const pages = instructionPages(game, options, fonts);

  test('one page, clear of its edges', () => {
    expect(pages).toHaveLength(1);
    for (const { shapes, block, width, height } of pages) {
      const { left, top, right, bottom } = boundsOf(shapes);
      expect(Math.min(left, width - right)).toBeGreaterThanOrEqual(MARGIN);
      expect(top).toBeGreaterThanOrEqual((height - block.height) / 2);
      expect(bottom).toBeLessThanOrEqual((height + block.height) / 2);
    }
  });

  test('every character can be printed, and nothing is set too small', () => {
    for (const { shapes } of pages)
      walk(shapes, (shape, transform) => {
        if (shape.kind !== 'text') return;
        expect(fonts.missingIn(shape.text, shape.face), shape.text).toEqual([]);
        if (shape.face === 'text') expect((shape.size * scaleOf(transform)) / POINT).toBeGreaterThanOrEqual(7.4);
      });
  });

  test('it tells what to take, how to print, and whose work it is', () => {
    const words = pages.map(({ shapes }) => wordsOn(shapes)).join(' ');
    for (const told of ['chipboard', '1 mm thick', 'label paper', 'straight edge', 'knife', '100 %', 'best quality'])
      expect(words).toContain(told);
    for (const told of [
      'colour',
      'corner to corner',
      'books',
      'SIL Open Font License 1.1',
      'game-icons.net',
      '--offset',
    ])
      expect(words).toContain(told);
    expect(words).toContain(`In ${options.ink}, at best quality`);
    if (options.duplex !== 'none') expect(words).toContain(`${options.duplex} edge`);
    if (game === 'koinz') {
      for (const told of ['38', '28', '20', '120 mm', 'score']) expect(words).toContain(told);
    } else {
      for (const told of ['gold coins', 'same edge', 'dashed line', 'forgives small errors', 'half circle', '1.2 mm'])
        expect(words).toContain(told);
      if (options.cut === 'round') expect(words).toMatch(/circle punch of 1 inch or 25 mm/);
    }
    expect(words).not.toContain('!');
  });

  // Koinz has no pouch.
  if (game === 'koinz') return;

  test('it tells the true size of the pouch', () => {
    const words = pages.map(({ shapes }) => wordsOn(shapes)).join(' ');
    for (const inside of [INSIDE.width, INSIDE.height, INSIDE.depth])
      expect(words).toContain(`${Math.floor(inside + 1e-6)} mm`);
  });
});

test.each(PICTURES)('the drawing %s keeps to its field', (picture) => {
  const { left, top, right, bottom } = boundsOf(stepPicture(picture));
  expect(left).toBeGreaterThanOrEqual(-0.5);
  expect(top).toBeGreaterThanOrEqual(-0.5);
  expect(right).toBeLessThanOrEqual(FIELD.width + 0.5);
  expect(bottom).toBeLessThanOrEqual(FIELD.height + 0.5);
});
