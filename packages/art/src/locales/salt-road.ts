import type { Shape } from '../drawing.js';
import { ellipse, filled, moved, stroked } from '../shapes.js';
import { band, discs, fade, glow, landscape } from './landscape.js';

const DUSK = '#34465A';
const SAND = '#9A7A66';
const SALT = '#888C8C';
const SHADE = '#575A62';
const RIDGE = '#4A4A5A';
const INK = '#25252C';
const LAMP = '#FFDCA0';

const sky = [
  filled(band(0, 48), fade(0, 47, [DUSK, SAND])),
  filled(
    discs([
      [12, 8, 0.6],
      [34, 14, 0.5],
      [58, 6, 0.6],
      [82, 12, 0.5],
      [104, 7, 0.6],
      [94, 22, 0.4],
      [22, 24, 0.4],
    ]),
    SALT,
  ),
];

const ridges = [
  filled('M0 46V36l12-7 9 5 14-12 13 12 8-4 12 8 16-6 12 4 10-9 14 8v11z', RIDGE, 0.6),
  filled('M0 47v-6l14-4 12 4 16-3 14 5 20-2 16-5 14 4 14-4v11z', RIDGE),
];

const flat = [
  filled(band(46, 120), fade(46, 120, [SALT, SHADE])),
  stroked(
    'M0 58l14 2 8-3 18 2M14 60l-6 8 14 5M0 70l8-2M96 54l10 2 14-2M106 56l2 7 12 3M108 63l-12 5M0 82l16-4 6-5M104 82l16-5M96 68l8 14-12 7',
    { paint: SHADE, width: 0.7, join: 'round' },
    0.55,
  ),
];

const road = [
  filled('M0 58.5h68c20 0 28 6 24 16-6 14-12 26-8 45.5H34c4-22 28-32 40-44 6-7 4-13.5-8-13.5H0z', SHADE, 0.75),
  stroked(
    'M0 60h68c16 0 21 6 17 14-7 13-16 26-15 46M0 61.4h67c13 0 17 6 10 13-12 12-28 24-32 46',
    { paint: RIDGE, width: 0.9 },
    0.5,
  ),
];

/** Stones piled up to mark the way; their foot is at (x, y). */
const cairn = (x: number, y: number, size: number) =>
  moved(
    [
      filled(ellipse(5, 0, 9, 1), INK, 0.25),
      filled(ellipse(0, -1.6, 4.4, 2) + ellipse(-0.2, -7, 2.4, 1.4), INK),
      filled(ellipse(0.4, -4.5, 3.3, 1.7) + ellipse(0.3, -9.3, 1.5, 1.1), RIDGE),
    ],
    x,
    y,
    size,
  );

const cairns = [cairn(98, 66, 0.55), cairn(58, 76, 0.7), cairn(97, 90, 1)];

const camelBody =
  'M2 9C3 7 5 6.5 7 6.5 8 4 9.5 2.5 11 2.5s2.5 2 3.5 4C16 7 17 7.5 18 9c1.5 1 2.5-.5 2.8-2.5.2-2 .2-3.5 1.7-4.3 1.5-.6 3.5 0 4.5 1.2.2.8-.5 1.2-1.5 1.2l-1.9.2c-.4 1.7-.4 4.2-1.6 6.2-1 1.6-2.8 2.4-4 2.6L17.6 22h-1.4l-.2-7.8-1.2-.2-.2 8h-1.4l-.4-8.2c-1.8.4-4.8.2-6.2-.4L6.4 22H5l-.2-7-1.2 7H2.2l.4-8c-.8-1.5-1-3.5-.6-5z';

/** A loaded camel that walks to the right; its feet are at y. */
const camel = (x: number, y: number, size: number) =>
  moved(
    [
      filled(ellipse(10, 22, 12, 0.8), INK, 0.25),
      filled(camelBody, INK),
      filled('M6 5.5c1-3 8-4.5 9.5 0 .8 2 .6 5-.2 6.5H6.8C5.6 10.5 5.4 7.5 6 5.5z', RIDGE),
    ],
    x,
    y - 22 * size,
    size,
  );

const leader: Shape[] = [
  ...glow(78.8, 47, [9, 7, 5, 3], LAMP, 0.09),
  filled(ellipse(75, 60.4, 4, 0.5), INK, 0.3),
  filled('M71 60.5c.2-6 .8-9.5 2.4-11.8a2.3 2.3 0 1 1 2.6-.3c1.7 2.8 2.2 7 2.2 12.1z', INK),
  stroked('M75.5 50.5l3.3-4.2', { paint: INK, width: 0.9, cap: 'round' }),
  filled(ellipse(78.8, 48, 1.2, 1.6), LAMP),
];

const caravan = [camel(3, 60.5, 0.66), camel(25, 60.8, 0.68), camel(47, 60.5, 0.66), ...leader];

/** A heap of raked salt with a lit and a dark side; its foot is at (x, y). */
const heap = (x: number, y: number, size: number) =>
  moved(
    [
      filled('M-4 0C6-2 22-1 34 3 20 6 4 5-6 3z', INK, 0.3),
      filled('M-18 2C-12-4-6-14-1.5-22c1-1.6 2-1.6 3 0C6-14 12-4 18 2c-10 4-26 4-36 0z', SALT),
      filled('M.6-23c.4 0 .6.4 1 1C6-14 12-4 18 2c-4 1.6-9 2.5-14 2.9C7-3 1-12 .6-23z', RIDGE, 0.75),
    ],
    x,
    y,
    size,
  );

const heaps = [heap(106, 60, 0.34), heap(115, 64, 0.4), heap(20, 94, 0.85), heap(107, 114, 1.1), heap(4, 112, 1.05)];

export const saltRoad = landscape(
  'Salt Road: a caravan led by a lantern crosses the salt flats, heaps of raked salt beside the road',
  [...sky, ...ridges, ...flat, ...road, ...caravan, ...cairns, ...heaps],
);
