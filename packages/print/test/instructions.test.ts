import type { Shape } from '@pouch/art';
import { GAME_IDS } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { PRINT_GAMES } from '../src/games/index.js';
import { instructionPages } from '../src/instructions.js';
import { CUTS } from '../src/options.js';
import { DUPLEXES, MARGIN, PAPERS, type PaperName } from '../src/page.js';
import { INSIDE } from '../src/pouch.js';
import { FIELD } from '../src/step-pictures.js';
import { POINT } from '../src/typesetting.js';
import { boundsOf, scaleOf, walk } from './bounds.js';
import { fonts } from './fonts.js';

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

describe.each(each)('the instructions of $game on $paper, duplex $duplex, cut $cut', ({ game, ...options }) => {
  const pages = instructionPages(PRINT_GAMES[game], options, fonts);

  test('fit on one page, clear of its edges', () => {
    expect(pages).toHaveLength(1);
    for (const { shapes, block, width, height } of pages) {
      const { left, top, right, bottom } = boundsOf(shapes);
      expect(Math.min(left, width - right)).toBeGreaterThanOrEqual(MARGIN);
      expect(top).toBeGreaterThanOrEqual((height - block.height) / 2);
      expect(bottom).toBeLessThanOrEqual((height + block.height) / 2);
    }
  });

  test('use characters that the fonts have, in a readable size', () => {
    for (const { shapes } of pages)
      walk(shapes, (shape, transform) => {
        if (shape.kind !== 'text') return;
        expect(fonts.missingIn(shape.text, shape.face), shape.text).toEqual([]);
        if (shape.face === 'text') expect((shape.size * scaleOf(transform)) / POINT).toBeGreaterThanOrEqual(7.4);
      });
  });

  test('list materials, printing and credits', () => {
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

  test('give the true size of the pouch', () => {
    const words = pages.map(({ shapes }) => wordsOn(shapes)).join(' ');
    for (const inside of [INSIDE.width, INSIDE.height, INSIDE.depth])
      expect(words).toContain(`${Math.floor(inside + 1e-6)} mm`);
  });
});

const PICTURES = new Set(
  GAME_IDS.flatMap((game) =>
    CUTS.flatMap((cut) => PRINT_GAMES[game].instructions({ cut, ink: 'colour', duplex: 'long' }).steps),
  ).map(({ picture }) => picture),
);

test.each([...PICTURES])('the drawing %o stays in its field', (picture) => {
  const { left, top, right, bottom } = boundsOf(picture());
  expect(left).toBeGreaterThanOrEqual(-0.5);
  expect(top).toBeGreaterThanOrEqual(-0.5);
  expect(right).toBeLessThanOrEqual(FIELD.width + 0.5);
  expect(bottom).toBeLessThanOrEqual(FIELD.height + 0.5);
});
