import type { Shape } from '../drawing.js';
import { box, ellipse, filled, moved, short } from '../shapes.js';
import { band, discs, fade, glow, landscape, polygon } from './landscape.js';

const NIGHT = '#222B44';
const DUSK = '#4B5C7D';
const SNOW = '#7188A4';
const WALL = '#33415E';
const PINE = '#171E30';
const PLUM = '#7A4A62';
const LAMP = '#FFD48C';

const sky = [
  filled(band(0, 66), fade(0, 62, [NIGHT, DUSK])),
  filled('M0 52 14 40l10 8 16-18 18 22 12-9 14 10 16-19 20 22v14H0z', DUSK, 0.6),
];

/** A house seen from its gable: snow on the roof, the wall below it. */
function house(x: number, eaves: number, width: number, gable: number): Shape[] {
  const middle = x + width / 2;
  return [
    filled(polygon([x, eaves], [middle, eaves - gable], [x + width, eaves], [x + width, 72], [x, 72]), WALL),
    filled(
      polygon(
        [x - 1.4, eaves + 1],
        [middle, eaves - gable - 2.2],
        [x + width + 1.4, eaves + 1],
        [x + width + 1.4, eaves + 2.6],
        [middle, eaves - gable + 1.6],
        [x - 1.4, eaves + 2.6],
      ),
      SNOW,
    ),
  ];
}

const windows = filled(
  [
    [13.5, 52],
    [17.5, 52],
    [51, 54],
    [65, 51],
    [69, 51],
  ]
    .map(([x = 0, y = 0]) => box(x, y, 2, 3))
    .join(''),
  PINE,
);

const church = [
  filled('M29 44h10v28H29z', WALL),
  filled('M27.6 44 34 13l6.4 31z', WALL),
  filled('M34 13l6.4 31h-4z', SNOW, 0.75),
  filled('M33.6 8h.8v6h-.8zM32.3 9.6h3.4v.8h-3.4z', WALL),
  filled('M32.6 52a1.4 1.4 0 0 1 2.8 0v4h-2.8z', PINE),
];

const town = [
  ...house(-6, 50, 14, 11),
  ...house(42, 52, 13, 10),
  ...church,
  ...house(11, 49, 12, 12),
  ...house(74, 50, 13, 12),
  ...house(60, 48, 14, 13),
  ...house(88, 48, 14, 14),
  ...house(104, 51, 18, 14),
  windows,
];

const square = [
  filled('M0 66c20-3 40-3.5 60-3s44 1 60 3v54H0z', fade(66, 120, [SNOW, DUSK])),
  filled('M0 84c18-3 30 1 44 7 16 7 40 5 76-2v31H0z', DUSK, 0.45),
  filled('M0 104c20-6 36-1 52 4s42 4 68-3v15H0z', WALL, 0.5),
];

/** A stall of width 20 and height 22, its counter's middle at (0, 0). */
const stall = (cloth: string): Shape[] => [
  filled(ellipse(0, 11.2, 12.5, 1.4), PINE, 0.35),
  filled('M-9-8h1.2v19H-9zM7.8-8H9v19H7.8z', PINE),
  filled('M-9 0H9v11H-9z', WALL),
  filled('M-10-.6h20v1.8h-20z', PINE),
  filled('M-9.5-13h19l2 6.5c0 3-4.6 3-4.6 0 0 3-4.6 3-4.6 0 0 3-4.6 3-4.6 0 0 3-4.6 3-4.6 0 0 3-4.6 3-4.6 0z', SNOW),
  filled(
    'M-9.5-13h3.8l-1.2 6.5c0 3-4.6 3-4.6 0zM-1.9-13h3.8l.4 6.5c0 3-4.6 3-4.6 0zM5.7-13h3.8l2 6.5c0 3-4.6 3-4.6 0z',
    cloth,
  ),
  filled(
    'M-10.2-11.6c-.6-3 4.2-4.2 7.2-3.8 3-1 6-1 8 0 3-.4 5.8.8 5.2 3.8-1.2 1-2.4-.4-3.6.3-1.4.9-2.6-.6-4-.1-1.5.6-2.7.6-4.2 0-1.6-.6-3 .8-4.6.1-1.3-.7-2.8.7-4-.3z',
    SNOW,
  ),
];

const farStalls = [moved(stall(PLUM), 41, 64.5, 0.56), moved(stall(DUSK), 58, 65.5, 0.6)];

const openStall = [
  moved(
    [
      filled(box(-8, -8, 16, 8), LAMP),
      filled('M-7 0c0-2.4 1-3 2.4-3S-2.2-2.4-2.2 0zM-1.6 0v-3.6h3V0zM2.6 0c0-2 1-2.8 2.4-2.8S7.4-2 7.4 0z', PINE),
      ...stall(PLUM),
      filled('M-7.6 3h4v5h-4zM-1.8 3h4v5h-4zM4 3h3.6v5H4z', PINE, 0.5),
    ],
    93,
    78,
    1.55,
  ),
  filled('M80 96h26l8 10c-12 4-30 4-42 0z', LAMP, 0.16),
  filled('M84 96h18l4 6c-8 2-18 2-26 0z', LAMP, 0.16),
];

/** One tier of a fir from its tip, with the snow that it carries. */
function tier(tip: number, foot: number, half: number): Shape[] {
  const [edge, third] = [half * 0.6, (half * 1.2) / 3];
  const scallops = [2.2, 2.8, 2.2].map((sag) => `q${short(-third / 2)} ${sag} ${short(-third)} 0`).join('');
  return [
    filled(`M0 ${tip}L${half} ${foot}Q0 ${foot + 4} ${-half} ${foot}Z`, PINE),
    filled(`M0 ${tip}L${short(edge)} ${short(tip + (foot - tip) * 0.6)}${scallops}Z`, SNOW),
  ];
}

const fir = (x: number, y: number, size: number) =>
  moved(
    [
      filled(ellipse(0, 3, 15, 2), PINE, 0.35),
      filled(box(-2, -3, 4, 6), PINE),
      ...tier(-26, -3, 17),
      ...tier(-38, -17, 13.5),
      ...tier(-48, -31, 9.5),
    ],
    x,
    y,
    size,
  );

const foreground = [
  fir(13, 112, 1.12),
  filled(
    [
      [58, 114],
      [62, 109],
      [60, 104],
      [64, 100],
      [63, 95.5],
      [67, 92],
      [67, 88.5],
      [70.5, 86],
    ]
      .map(([x = 0, y = 0], i) => ellipse(x, y, 1.5 - i * 0.1, 0.85 - i * 0.06))
      .join(''),
    WALL,
    0.8,
  ),
];

const snowfall = filled(
  discs([
    [8, 12, 0.7],
    [22, 24, 0.6],
    [48, 10, 0.7],
    [58, 26, 0.6],
    [72, 14, 0.7],
    [84, 28, 0.6],
    [96, 10, 0.8],
    [112, 22, 0.7],
    [20, 33, 0.6],
    [66, 4, 0.5],
    [30, 4, 0.6],
    [108, 4, 0.5],
  ]),
  SNOW,
);

export const frostMarket = landscape(
  'Frost Market: a snowy square by night, one stall still lit below the gables and the spire',
  [
    ...sky,
    snowfall,
    ...town,
    ...square,
    ...farStalls,
    ...glow(93, 74, [25, 22, 19, 16], LAMP, 0.04),
    ...openStall,
    ...foreground,
  ],
);
