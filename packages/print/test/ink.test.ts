import type { Paint, Shape } from '@pouch/art';
import { expect, test } from 'vitest';
import type { Ink, KitOptions } from '../src/index.js';
import { walk } from './bounds.js';
import { GAME_IDS, pagesOf } from './kits.js';

const inInk = (ink: Ink): KitOptions => ({ paper: 'a4', ink, duplex: 'long', offset: [0, 0], cut: 'round' });

const coloursOf = (paint: Paint): string[] =>
  typeof paint === 'string' ? [paint] : paint.stops.map(({ colour }) => colour);

function coloursOn(shapes: readonly Shape[]): string[] {
  const found: string[] = [];
  walk(shapes, (shape) => {
    if (shape.fill !== undefined) found.push(...coloursOf(shape.fill));
    if (shape.kind === 'path' && shape.stroke !== undefined) found.push(...coloursOf(shape.stroke.paint));
  });
  return found;
}

const isGrey = (colour: string): boolean => /^#(..)\1\1$/.test(colour);

test.each(GAME_IDS)('the pages of %s are already in their ink, so that a preview shows what is printed', (game) => {
  // Only the sheets of pieces: the instructions mention the ink, so their text differs.
  const [colour, grey] = [inInk('colour'), inInk('grey')].map((options) =>
    pagesOf(game, options)
      .slice(2)
      .flatMap(({ shapes }) => coloursOn(shapes)),
  ) as [string[], string[]];
  expect(grey).toHaveLength(colour.length);
  expect(grey.filter((each) => !isGrey(each))).toEqual([]);
  expect(colour.filter((each) => !isGrey(each)).length).toBeGreaterThan(100);
});
