import type { Shape } from '../drawing.js';
import { box, ellipse, filled, short, stroked, transformed } from '../shapes.js';
import { band, fade, glow, landscape } from './landscape.js';

const MAUVE = '#5B4D6C';
const MIST = '#8C8294';
const JADE = '#5C8A80';
const DEEP = '#2C5454';
const FAR = '#4A5F6B';
const REED = '#13292B';
const LAMP = '#FFDF9C';

/** Where the air ends and its mirror begins. */
const WATER = 50;

/** Shapes, and the same upside down in the water. */
const doubled = (shapes: readonly Shape[], fainter = 0.5): Shape[] => [
  { ...transformed(shapes, [1, 0, 0, -1, 0, 2 * WATER]), opacity: fainter },
  ...shapes,
];

const air = [
  filled(band(0, WATER), fade(0, WATER, [MAUVE, MIST, JADE])),
  filled(band(WATER, 120), fade(WATER, 120, [JADE, DEEP, REED])),
];

const shore = doubled([
  filled('M0 50v-8c10-5 20-6 30-2 12-8 26-8 36-1 10-4 22-3 30 2 8-3 16-3 24-1v10z', FAR, 0.6),
  filled('M0 50v-3c14-3 26-3 38 0s30 0 44-1 26-2 38-1v5z', FAR),
]);

const hut = doubled(
  [
    ...glow(92.6, 38, [13, 11, 9], LAMP, 0.05),
    filled('M84 44h.9v7H84zM90 44h.9v7H90zM96 44h.9v7H96zM101 44h.9v7h-.9z', REED),
    filled('M82 43h22v1.6H82z', REED),
    filled('M85 33h16v10.5H85z', REED),
    filled('M82 34.5 89 25h9l6 9.5z', REED),
    filled(box(91, 36, 3.2, 4), LAMP),
  ],
  0.55,
);

const islands = doubled(
  [
    filled('M-4 50c8-2.4 18-2.8 25-.6l2 .6z', REED),
    filled(
      'M2 50 .5 36l2.7 14zM5 50l-.3-18 1.9 18zM8.5 50l2-14-.5 14zM11.5 50l-.8-10 2.2 10zM14 50l3-13-1.5 13zM17.5 50l3.4-7.5L19 50z',
      REED,
    ),
  ],
  0.45,
);

const gleams = filled(
  [
    ellipse(60, 66, 15, 0.5),
    ellipse(70, 69, 9, 0.4),
    ellipse(74, 92, 18, 0.6),
    ellipse(60, 96, 10, 0.5),
    ellipse(100, 76, 11, 0.5),
    ellipse(56, 80, 7, 0.4),
  ].join(''),
  MIST,
  0.55,
);

const heron = [
  filled(ellipse(25.5, 104, 9, 0.8), MIST, 0.5),
  filled(ellipse(25.5, 106.5, 13, 0.6), MIST, 0.3),
  filled(
    'M6 85C12 76 19 69.5 26 66c4-2 4.2-5 2.4-8.4C25.6 52.4 27.6 46.6 33 46.2c1.4 0 2.4.3 3.2 1L47.5 50.6 36.6 51c-2.8.4-4.2 2.6-2.4 6.2 3.2 6 4.2 12.4.2 17.6C30 80.5 20 82 6 85z',
    REED,
  ),
  filled('M33 46.2c-4-.6-7 .6-10.5 3.4 4-1.4 6.5-1.4 9-.6z', REED),
  stroked('M24 79.5 23.5 91l.8 13M28.5 78.5 29.5 90 28.4 104', {
    paint: REED,
    width: 1,
    cap: 'round',
    join: 'round',
  }),
];

/** A bulrush from its foot to its tip. */
function bulrush(x: number, foot: number, tipX: number, tip: number): Shape[] {
  const at = (t: number): string => `${short(x + t * t * (tipX - x))} ${short(foot + t * (tip - foot))}`;
  return [
    stroked(`M${x} ${foot}Q${x} ${(foot + tip) / 2} ${tipX} ${tip}`, { paint: REED, width: 1, cap: 'round' }),
    stroked(`M${at(0.68)}L${at(0.88)}`, { paint: REED, width: 3.4, cap: 'round' }),
  ];
}

const blade = (x: number, degrees: number, length: number): Shape => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180) * length, Math.sin((degrees * Math.PI) / 180) * length];
  return transformed([filled('M0-.045C.4-.06.8-.08 1 .06.75 0 .4.04 0 .045z', REED)], [c, s, -s, c, x, 122]);
};

const foreground = [
  filled('M120 120V109c-12-1-24 2-34 11zM0 120v-8c8-1 18 2 26 8z', REED),
  ...bulrush(104, 120, 100, 70),
  ...bulrush(110, 120, 111, 60),
  ...bulrush(116, 120, 118, 78),
  ...bulrush(98, 120, 89, 84),
  blade(112, -72, 44),
  blade(118, -102, 56),
  blade(6, -70, 26),
  blade(2, -82, 34),
  blade(12, -52, 22),
  blade(96, -130, 26),
];

export const glassMarsh = landscape(
  'Glass Marsh: a heron in water still as glass, a hut on stilts with one lit window and its mirror image',
  [...air, ...shore, ...islands, ...hut, gleams, ...heron, ...foreground],
);
