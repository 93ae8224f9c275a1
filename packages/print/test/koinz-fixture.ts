import { koin, locales } from '@pouch/art';
import type { PrintFixture } from './print-fixture.js';

const KOINZ = (['large', 'medium', 'small'] as const).flatMap((size) =>
  ([0, 1, 2, 3] as const).map((seat) => koin(size, seat, { flat: true })),
);

export const fixture: PrintFixture = {
  keywords: [
    ...['large', 'medium', 'small', 'surface', 'locale', 'koinz', '3 points', '2 points', '1 point'],
    ...['draw lots', '1 to 6', '1 to 4', '1, 2, 1, 2', '1, 2, 3, 1', '1, 2, 3, 4', 'still in the game'],
    ...['place', 'within the edge', 'touching is allowed', 'stack', 'anyone’s', 'larger', 'only one fits'],
    ...['you must', 'passed over', 'guided', 'steady', 'foul', 'second foul', 'forfeits', 'over the edge'],
    ...['covered koinz do not count', 'most alone', 'tie for the most', 'no points at all'],
    ...['classic', 'five', 'extra round', 'still played by all', 'sudden death', 'fewest', 'nobody is out'],
    ...['50 rounds', 'share the win', '3 inch high games'],
  ],
  sheets: 4,
  drawingOf: ({ kind, name }) =>
    kind === 'board'
      ? locales.find((locale) => locale.name === name)?.drawing
      : KOINZ.find(({ title }) => title === name),
};
