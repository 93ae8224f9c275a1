import type { Shape } from '../drawing.js';
import { box, filled, line, moved, stroked } from '../shapes.js';
import { band, fade, glow, landscape, polygon } from './landscape.js';

const EVENING = '#2C3B55';
const HAZE = '#7D8397';
const SPIRE = '#54607A';
const TILE = '#9A5740';
const BRICK = '#6B3F3C';
const SOOT = '#221E2C';
const LAMP = '#FFD07C';

const sky = [
  filled(band(0, 74), fade(0, 66, [EVENING, HAZE])),
  filled(
    'M4 22a2.5 2.5 0 0 1 3-2.6c3-3.6 10-3.6 13-.4 4-2 10-1.5 12 .8 3-.4 5 .6 5.5 2.2zM80 13a2.3 2.3 0 0 1 2.8-2.3c2.6-3 8.6-3 11.2-.3 3.5-1.6 8.5-1.2 10.2.6 2.6-.3 4.4.5 4.8 2z',
    HAZE,
    0.45,
  ),
];

const skyline = filled(
  'M0 80V54H5V44L9 31L13 44V54H22V50C22 41 27 36 34 34.5V29H36V34.5C43 36 48 41 48 50V54H58V44H62L66 20L70 44H74V54H84V49H92V54H106V50H112V54H120V80Z',
  SPIRE,
  0.85,
);

/** Walls in the shade, so that no gap between two roofs is empty. */
const walls = [filled(band(74, 120), SOOT), filled(band(74, 120), BRICK, 0.5)];

/** A house front under the end of a roof. */
function front(x: number, eaves: number, width: number, rise: number): Shape[] {
  const outline = polygon([x, eaves], [x + width / 2, eaves - rise], [x + width, eaves], [x + width, 90], [x, 90]);
  return [filled(outline, SOOT), filled(outline, BRICK, 0.5)];
}

/** A chimney with pots; its foot is at (x, y). */
const chimney = (x: number, y: number, size: number, colour: string) =>
  moved(
    [
      filled('M-3.5 0v-10h7V0z', colour),
      filled('M-4.3-11.5h8.6v2.2h-8.6z', SOOT),
      filled('M-2.8-15h2l.3 3.5h-2.6zM.8-15h2l.3 3.5H.5z', TILE),
    ],
    x,
    y,
    size,
  );

const tiles = (lines: readonly (readonly [x1: number, x2: number, y: number])[]) =>
  stroked(lines.map(([x1, x2, y]) => line(x1, y, x2, y)).join(''), { paint: SOOT, width: 0.7, cap: 'round' }, 0.3);

const farRoofs = [
  chimney(24, 59, 0.85, BRICK),
  chimney(67, 63, 0.85, BRICK),
  ...walls,
  ...front(-6, 70, 24, 13),
  filled('M6 57h24l13 19H19z', BRICK),
  ...front(38, 73, 20, 12),
  filled('M48 61h28l12 15H58.5z', BRICK),
  filled('M5.4 56.5h25v1.5H4zM47.4 60.5h29v1.5H46z', SOOT, 0.6),
];

const middleRoof = [
  filled('M-8 107 12 77h50l24 30z', TILE),
  filled('M11.7 76.4h51l1 1.8H10.5z', SOOT, 0.6),
  tiles([
    [36, 44, 93],
    [42, 50, 84],
    [56, 63, 90],
    [46, 56, 101],
    [6, 12, 90],
    [64, 71, 99],
    [2, 10, 101],
    [16, 24, 103],
  ]),
  filled(band(107, 120), BRICK),
  filled(band(106, 108.4), SOOT, 0.6),
];

const dormer = [
  ...glow(26, 90, [13, 11, 9], LAMP, 0.07),
  filled('M19 86h14v12H19z', BRICK),
  filled('M16.5 87 26 78.5l9.5 8.5z', SOOT),
  filled(box(22, 87.5, 8, 8.5), LAMP),
  filled('M25.6 87.5h.8v8.5h-.8zM22 91h8v.8h-8z', BRICK),
  filled(box(20.8, 96, 10.4, 1.4), SOOT),
];

const nearRoof = [
  chimney(112, 76, 1.6, BRICK),
  filled('M48 122 84 73h42v49z', SOOT),
  filled('M83.5 72.5H126v2H82z', BRICK),
  stroked(
    'M92 84h9M104 94h10M84 98h8M94 108h10M70 110h8M108 82h7M62 117h7M80 117h8',
    { paint: BRICK, width: 0.8, cap: 'round' },
    0.6,
  ),
];

const cat = moved(
  [
    filled(
      'M84.5 86.2c-1-5 0-9.5 2.6-12.4-.6-1.4-.8-2.8-.4-4.3l-.2-3.3 2.3 1.9c.8-.2 1.6-.2 2.4 0l2.3-1.9-.1 3.4c.5 1.7.1 3.3-1.2 4.4 1.4 1.8 2 4 2 6.2 1 1.4 1.6 3.6 1.4 6zM84.6 86.2c-4 .6-6.6-.8-7-3.4-.3-2 .8-3.7.4-5.8-.2-1.2 1.4-1.4 1.7-.2.5 2.4-.7 4-.4 5.6.3 1.7 2.3 2.3 5.7 1.7z',
      SOOT,
    ),
  ],
  10,
  -13.5,
);

const birds = filled(
  'M36 14c1.6-1.4 3-1.2 4 .4 1-1.6 2.4-1.8 4-.4-1.6-.2-2.8.2-4 1.8-1.2-1.6-2.4-2-4-1.8zM47 20c1.3-1.1 2.4-1 3.2.3.8-1.3 1.9-1.4 3.2-.3-1.3-.1-2.2.2-3.2 1.5-1-1.3-1.9-1.6-3.2-1.5z',
  SOOT,
  0.8,
);

export const rooftops = landscape(
  'Rooftops: tiled roofs and chimneys at dusk, one attic window lit, a cat on the ridge',
  [...sky, skyline, birds, ...farRoofs, ...middleRoof, ...dormer, ...nearRoof, cat],
);
