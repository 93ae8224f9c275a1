import type { Shape } from '../drawing.js';
import { box, clipped, ellipse, filled, moved, stroked } from '../shapes.js';
import { band, discs, fade, glow, landscape } from './landscape.js';

const EVENING = '#4C5B4B';
const STRAW = '#988551';
const MEADOW = '#66713F';
const LEAF = '#42532F';
const BARK = '#20291C';
const RUSSET = '#A9523A';
const LAMP = '#FFDB86';

const sky = [
  filled(band(0, 60), fade(0, 56, [EVENING, STRAW])),
  filled('M0 50c16-8 30-9 46-5 18-8 44-10 74-2v20H0z', LEAF, 0.4),
];

const hill = [
  filled('M0 60c24-6 44-6 66-9 20-3 38-3 54 0v69H0z', fade(52, 118, [MEADOW, LEAF])),
  filled('M56 120c2-16 20-22 28-32 7-9 7-22 8-34h2.6c1 14 2 26-4 37-5 9-10 14-10 29z', STRAW, 0.45),
];

const crown = discs([
  [-4, -9, 4.6],
  [4, -9, 4.8],
  [0, -13, 5],
  [0, -8, 4],
]);

/** A round old tree with its long evening shadow; its foot is at (0, 0). */
const roundTree: Shape[] = [
  filled('M0 0c8-.6 16 .4 24 3-8 1.8-17 1.2-24-1.6z', BARK, 0.3),
  filled('M-1 1c.4-3 .2-5-.4-8h3c-.6 3-.6 5-.2 8z', BARK),
  filled(crown, LEAF),
  clipped([filled('M6-20C5-12-1-6-9-4.5L-4 2h18v-22z', BARK, 0.35)], crown),
];

const rows = [
  [8, 61, 0.42],
  [20, 59, 0.42],
  [33, 57.5, 0.42],
  [59, 54.5, 0.42],
  [72, 53, 0.42],
  [55, 68, 0.68],
  [69, 66, 0.66],
  [82, 64, 0.64],
  [108, 64, 0.64],
  [104, 82, 1.05],
].map(([x = 0, y = 0, size = 1]) => moved(roundTree, x, y, size));

const cottage = [
  filled('M88 45.5h13v8.5H88z', BARK),
  filled('M86 46.5 89.5 39h10.5l3.2 7.5z', RUSSET, 0.85),
  filled('M97 36.5h2.2v4H97z', BARK),
  ...glow(92.1, 49.6, [5.5, 4.5, 3.5], LAMP, 0.1),
  filled(box(90.8, 48, 2.6, 3.2), LAMP),
  stroked('M98 34c-1.5-2 1.5-3.5 0-6s1-4 0-6', { paint: STRAW, width: 1.2, cap: 'round' }, 0.5),
];

const trunk = filled(
  'M-2 120c6-6 10-14 10-26 0-14-4-22-8-30V34c5 10 8 18 12 22 1-8 0-16-3-24l5-2c3 6 4 12 4 18 6-8 14-14 26-18l2 3c-12 6-20 14-24 26-2 8-2 16 0 28 2 14 6 22 16 31-6 1-10 0-14-3 0 3 1 5 2 7z',
  BARK,
);

const canopy = [
  filled(
    discs([
      [-2, 18, 18],
      [16, 10, 17],
      [34, 8, 15],
      [50, 10, 13],
      [63, 6, 11],
      [74, 0, 9],
      [44, 22, 9],
      [47, 28, 6.5],
      [47, 28, 6.5],
      [30, 26, 8],
      [4, 34, 10],
      [58, 17, 7],
    ]),
    BARK,
  ),
  filled(
    discs([
      [2, 8, 13],
      [22, 4, 13],
      [40, 4, 11],
      [56, 2, 9],
      [10, 21, 7],
      [34, 15, 7],
      [50, 13, 5.5],
    ]),
    LEAF,
    0.75,
  ),
];

const apples = filled(
  discs([
    [8, 16, 2.3],
    [22, 24, 2.3],
    [30, 12, 2.2],
    [40, 25, 2.3],
    [52, 18, 2.2],
    [61, 9, 2.1],
    [3, 36, 2.2],
    [44, 7, 2.1],
    [17, 5, 2.1],
  ]),
  RUSSET,
);

const ground = [filled('M0 104c14-3 22 0 34 5s30 6 46 4 30-4 40-3v10H0z', BARK)];

const basket = [
  filled(ellipse(96, 114, 13, 1.6), BARK, 0.5),
  filled(
    discs([
      [90, 103, 2.4],
      [94.5, 101.5, 2.5],
      [99, 102, 2.5],
      [102.5, 103.5, 2.2],
      [82, 112.5, 2.2],
    ]),
    RUSSET,
  ),
  filled('M86 103.5h20l-2.6 10.5H88.6z', MEADOW),
  filled('M85.2 102.8h21.6v2H85.2z', STRAW),
  stroked('M87 107h18M87.6 110.5h16.8', { paint: BARK, width: 0.8 }, 0.5),
];

const ladder = stroked(
  'M47 112 36 36M55 111 43 35M46.3 107l7.9-.9M45 98l7.7-.9M43.7 89l7.5-.9M42.4 80l7.3-.8M41.1 71l7.1-.8M39.8 62l6.9-.8M38.5 53l6.7-.8M37.2 44.5l6.5-.7',
  {
    paint: BARK,
    width: 1.3,
    cap: 'round',
  },
);

export const oldOrchard = landscape(
  'Old Orchard: a gnarled apple tree with a ladder, rows of trees on the hill and a cottage with one lit window',
  [...sky, ...hill, ...rows, ...cottage, ladder, trunk, ...canopy, apples, ...ground, ...basket],
);
