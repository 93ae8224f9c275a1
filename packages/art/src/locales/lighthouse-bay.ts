import { box, filled, stroked } from '../shapes.js';
import { band, discs, fade, landscape, polygon } from './landscape.js';

const NIGHT = '#1D3A4E';
const HAZE = '#4C7F88';
const HILL = '#35606C';
const ROCK = '#14262D';
const BRICK = '#BF5F53';
const PLASTER = '#7D8F8B';
const LAMP = '#FFE9A8';

const sky = [
  filled(band(0, 70), fade(0, 70, [NIGHT, HAZE])),
  filled(
    discs([
      [46, 6, 0.7],
      [44, 44, 0.6],
      [6, 46, 0.6],
      [78, 40, 0.5],
      [116, 8, 0.6],
      [28, 38, 0.5],
      [62, 34, 0.6],
      [74, 4, 0.5],
      [14, 34, 0.4],
    ]),
    LAMP,
    0.6,
  ),
];

const beam = [
  polygon([98, 10], [0, -8], [0, 36]),
  polygon([98, 10], [0, -1], [0, 29]),
  polygon([98, 10], [0, 6], [0, 21]),
].map((d) => filled(d, LAMP, 0.11));

const hills = [
  filled('M0 61c14-9 24-10 36-5 10-8 22-8 34 0 14-6 30-6 50 2v12H0z', HILL, 0.75),
  filled('M0 66c20-6 36-5 52 0s30 3 40-1v8H0z', HILL),
  filled('M0 66c20-6 36-5 52 0s30 3 40-1v8H0z', ROCK, 0.3),
];

const sea = [
  filled(band(69, 120), fade(69, 120, [HILL, ROCK])),
  stroked(
    'M4 88c3-2 5-2 8 0s5 2 8 0M30 93c3-2 5-2 8 0s5 2 8 0M10 101c3-2 5-2 8 0s5 2 8 0 5-2 8 0M63 92c3-2 5-2 8 0M50 106c3-2 5-2 8 0s5 2 8 0M4 113c3-2 5-2 8 0s5 2 8 0 5-2 8 0',
    { paint: HAZE, width: 1, cap: 'round' },
    0.7,
  ),
];

const boat = [
  filled('M38 72.5h19l-3.8 5.5H42z', ROCK),
  filled('M47.4 52h1.2v21h-1.2z', ROCK),
  filled('M49.6 53.5c4.5 4.5 7.4 10 8 16.5h-8z', PLASTER),
  filled('M46.4 56c-3.4 3.8-5.6 8.6-6 14h6z', PLASTER, 0.7),
  filled('M42 79.3h11.5l-1.5 1.2h-8zM44.5 81.7h7l-1.2.9h-4.3z', ROCK, 0.55),
];

const cliff = [
  filled('M80 120c-2-14 2-24 2-38 0-12 3-18 3-28 0-8 2-16 6-20 6-3 18-3 29-2v88z', ROCK),
  filled(
    'M80 120c-2-14 2-24 2-38 0-12 3-18 3-28 0-8 2-16 6-20 3-1.5 8-2.2 13-2.3-6 5-8 12-8 20 0 14-4 22-4 34s-6 22-4 34z',
    HILL,
    0.55,
  ),
  filled('M66 120c1-4 4-6.5 7-6 2-4 7-6 11-4 3-1 6 0 7 2 3 0 6 3 7 8z', ROCK),
  filled('M66 120c1-4 4-6.5 7-6 1.5-3 4.5-5 8-4.6-4 2-6 6-6 10.6z', HILL, 0.55),
];

const lighthouse = [
  filled('M95.8 33.5 98 13h8l2.2 20.5z', PLASTER),
  filled('M97.55 17.2h8.9l.56 5.2h-10zM96.45 27.6h11.1l.65 5.9h-12.4z', BRICK),
  filled('M102.5 13h3.5l2.2 20.5h-5.2z', ROCK, 0.25),
  filled(box(97.5, 7, 9, 6, 0.6), LAMP),
  filled('M96.3 7.2c.8-4.2 3.7-5.9 5.7-5.9s4.9 1.7 5.7 5.9z', BRICK),
  filled(box(95.5, 12.4, 13, 1.5, 0.7), ROCK),
];

export const lighthouseBay = landscape(
  'Lighthouse Bay: a lighthouse on a cliff throws its beam over the sea at night, a small boat below',
  [...sky, ...beam, ...hills, ...sea, ...boat, ...cliff, ...lighthouse],
);
