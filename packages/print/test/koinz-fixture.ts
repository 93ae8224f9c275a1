import { koin, locales } from '@pouch/art';
import type { PrintFixture } from './print-fixture.js';

const KOINZ = (['large', 'medium', 'small'] as const).flatMap((size) =>
  ([0, 1, 2, 3] as const).map((seat) => koin(size, seat, { flat: true })),
);

export const fixture: PrintFixture = {
  keywords: [
    ...['large', 'medium', 'small', 'surface', 'locale', 'koinz', '3 points', '2 points', '1 point'],
    ...['draw lots', '1 to 6', '1 to 4', '1, 2, 1, 2', '1, 2, 3, 1', '1, 2, 3, 4', 'still in the game'],
    ...['place', 'within the edge', 'touching is allowed', 'stack', 'anyone’s', 'larger', 'only one koin fits'],
    ...['you must lay one', 'you’re skipped', 'while you place or stack yours', 'any opponent may call a foul'],
    ...[
      'put all koinz back',
      'second foul in the same turn forfeits',
      'all players must agree whether it is over the edge',
    ],
    ...['covered koinz don’t count', 'alone have the most', 'tie for the most', 'nobody has points'],
    ...['classic', 'five', 'everyone plays the first extra round', 'sudden death', 'fewest', 'nobody is out'],
    ...['only this round counts, not the total', '3 inch high games'],
  ],
  absent: ['guided', 'steady', '50', 'share the win', 'whoever'],
  sheets: 4,
  drawingOf: ({ kind, name }) =>
    kind === 'board'
      ? locales.find((locale) => locale.name === name)?.drawing
      : KOINZ.find(({ title }) => title === name),
};
