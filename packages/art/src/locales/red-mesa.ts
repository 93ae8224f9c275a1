import { circle, filled, stroked } from '../shapes.js';
import { band, fade, glow, landscape } from './landscape.js';

const PLUM = '#41304F';
const ROSE = '#8C5459';
const AMBER = '#BC7A57';
const CLIFF = '#6B4246';
const SHADE = '#2E1F27';
const LEDGE = '#A2695C';
const SUN = '#F2C48E';

const sky = [
  filled(band(0, 90), fade(0, 90, [PLUM, ROSE, AMBER])),
  ...glow(57, 24, [24, 20, 16.5, 13.5], SUN, 0.05),
  filled(circle(57, 24, 10.5), SUN),
  stroked('M42 12h20M50 15.5h26M102 48h14M106 52h10M2 44h9M4 48h14', { paint: SUN, width: 1.3, cap: 'round' }, 0.3),
];

const mesas = [
  filled('M38 82V77l3-1 2.5-10h3l1-4h8l1 4h3l2.5 10c3 1 5 2 8 2v6z', ROSE),
  filled('M0 74 5 73 9 54h26l5 19c6 2 14 5 26 7v12H0z', CLIFF),
  filled('M48 84c8-2 14-4 17-6l6-25h10l3-6h22l4 27 10 1v18H48z', CLIFF),
  filled('M9 54h26l1.3 5H7.7zM71 53h10l3-6h22l1 6.5H70z', LEDGE),
  filled(
    'M27 59h9.3l3.7 14c6 2 14 5 22 7-10-1-20-1.6-29-1-2-1-3-2-4-3zM96 53.5h11l3 20.5 10 1v18H104c-1-8-7-12-8-20z',
    SHADE,
    0.28,
  ),
  stroked('M14 61v10M20 61v7M78 56v16M86 55v11', { paint: SHADE, width: 1.2, cap: 'round' }, 0.3),
];

const plain = [
  filled('M0 82c24-6 48-4 66 0s38 2 54-3v41H0z', fade(80, 116, [CLIFF, SHADE])),
  filled('M40 120c4-10 10-14 8-20s-8-8-4-14 14-5 20-8c-1 4-12 6-12 9s11 5 9 13-3 12-3 20z', LEDGE, 0.55),
];

/** An armed cactus, its foot at (x, y). */
const cactus = (x: number, y: number, size: number) => ({
  kind: 'group' as const,
  transform: [size, 0, 0, size, x, y] as const,
  shapes: [
    filled(
      'M-2.4 2v-24a2.4 2.4 0 0 1 4.8 0v8h2.4v-4a1.6 1.6 0 0 1 3.2 0v5.2c0 1.7-.8 2.6-2.5 2.6H2.4V2zM-2.4-6.5h-2.8c-1.7 0-2.5-.9-2.5-2.6v-5.2a1.6 1.6 0 0 1 3.2 0v4h2.1z',
      SHADE,
    ),
  ],
});

const foreground = [
  filled('M0 101c12-5 26-4 36 2 8 5 8 11 10 17H0zM120 103c-16-4-36-1-44 6-4 4-5 8-6 11h50z', SHADE),
  cactus(12, 102, 1.15),
  cactus(110, 104, 0.9),
];

export const redMesa = landscape('Red Mesa: flat-topped red rocks under a low sun, a track between cacti', [
  ...sky,
  ...mesas,
  ...plain,
  ...foreground,
]);
