import type { Shape } from '../drawing.js';
import { filled, moved, transformed } from '../shapes.js';
import { band, discs, fade, glow, landscape, polygon } from './landscape.js';

const INDIGO = '#1D1B3C';
const VIOLET = '#4A3B74';
const LAWN = '#23504E';
const HEDGE = '#153336';
const INK = '#0E1222';
const PETAL = '#8E7BB4';
const LAMP = '#FFD98C';

const sky = [
  filled(band(0, 66), fade(0, 64, [INDIGO, VIOLET])),
  filled(
    discs([
      [10, 12, 0.5],
      [56, 10, 0.7],
      [66, 28, 0.5],
      [90, 16, 0.6],
      [112, 26, 0.5],
      [98, 34, 0.5],
      [44, 34, 0.5],
      [78, 6, 0.5],
      [50, 22, 0.4],
    ]),
    PETAL,
  ),
  filled('M36 10a11 11 0 1 0 9 17A13 13 0 0 1 36 10z', PETAL),
];

const distance = [
  filled(
    'M0 50c6-6 12-6 16-2 6-8 14-8 20-1 8-6 16-5 20 1 8-5 16-4 20 1 6-8 16-8 20-1 8-5 16-5 24-1v20H0z',
    INDIGO,
    0.75,
  ),
  filled('M0 58h120v10H0z', HEDGE),
];

const pavilion = [
  ...glow(62, 52, [20, 16, 12, 8], LAMP, 0.06),
  filled('M50 62h24v4H50z', INK),
  filled('M48 65h28v3H48z', INK),
  filled('M51.5 46h1.8v17h-1.8zM57 46h1.5v17H57zM65.5 46H67v17h-1.5zM70.7 46h1.8v17h-1.8z', INK),
  filled('M50 46.5c0-9 6-13 12-13s12 4 12 13z', INK),
  filled('M49 45.5h26v2H49zM61.5 28.5h1v6h-1z', INK),
  filled(discs([[62, 29, 1.1]]), INK),
  filled('M61.7 47h.6v3h-.6z', INK),
  filled('M60 50.5c0-1.2 4-1.2 4 0l.6 4.5c-.6 1.6-4.6 1.6-5.2 0z', LAMP),
];

const lawn = [
  filled(band(66, 120), fade(66, 118, [LAWN, HEDGE])),
  filled('M56 68h12c2 12 8 30 22 52H34c14-22 20-40 22-52z', VIOLET, 0.6),
];

/** A clipped hedge beside the path: its lit top and its dark side. */
const parterre = [
  filled(polygon([0, 78], [46, 78], [44, 82], [0, 82]), HEDGE),
  filled(polygon([120, 78], [78, 78], [80, 82], [120, 82]), HEDGE),
  filled('M0 92h39l-4 8H0zM120 92H85l4 8h31z', HEDGE),
  filled('M0 92h39l-.8 1.8H0zM120 92H85l.8 1.8H120zM0 78h46l-.5 1H0zM120 78H78l.5 1H120z', LAWN),
];

const cypress = (x: number, y: number, size: number) =>
  moved(
    [
      filled('M0-44c4 8 6.5 18 6.5 28C6.5-6 4-1 1-.6V2h-2v-2.6C-4-1-6.5-6-6.5-16c0-10 2.5-20 6.5-28z', INK),
      filled('M0-44c4 8 6.5 18 6.5 28C6.5-6 4-1 1-.6 3-8 3-28 0-44z', HEDGE),
    ],
    x,
    y,
    size,
  );

const ball = (x: number, y: number, size: number) =>
  moved([filled('M-1-4h2v6h-2z', INK), filled(discs([[0, -8, 5]]), INK)], x, y, size);

const trees = [
  cypress(84, 67, 0.62),
  cypress(40, 67, 0.62),
  cypress(22, 76, 0.95),
  cypress(102, 76, 0.95),
  ball(34, 92, 0.9),
  ball(90, 92, 0.9),
  cypress(4, 92, 1.5),
  cypress(117, 92, 1.5),
];

const petal = 'M0 0c-3.4-2-4.2-6 0-9.5C4.2-6 3.4-2 0 0z';

/** A flower open to the night, seen from the front. */
const flower = (x: number, y: number, size: number): Shape =>
  moved(
    [
      ...[0, 72, 144, 216, 288].map((degrees) => {
        const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
        return transformed([filled(petal, PETAL)], [c, s, -s, c, 0, 0]);
      }),
      filled(discs([[0, 0, 1.6]]), VIOLET),
    ],
    x,
    y,
    size,
  );

const leaf = (x: number, y: number, length: number, degrees: number): Shape => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180) * length, Math.sin((degrees * Math.PI) / 180) * length];
  return transformed([filled('M0 0C.2-.3.7-.34 1 0 .7.26.2.22 0 0z', INK)], [c, s, -s, c, x, y]);
};

const flowerBed = [
  filled('M0 112c10-6 24-5 34 8H0zM120 110c-12-5-26-3-36 10h36z', INK),
  leaf(6, 116, 26, -100),
  leaf(8, 116, 24, -62),
  leaf(14, 118, 26, -35),
  leaf(18, 118, 22, -80),
  leaf(114, 116, 26, -80),
  leaf(110, 116, 26, -118),
  leaf(104, 118, 26, -146),
  leaf(100, 118, 20, -100),
  flower(11, 101, 0.95),
  flower(25, 109, 0.72),
  flower(4, 114, 0.7),
  flower(108, 103, 1),
  flower(95, 111, 0.7),
  flower(117, 113, 0.75),
];

export const nightGarden = landscape(
  'Night Garden: a path between clipped hedges and cypresses to a pavilion with a lamp, under a crescent moon',
  [...sky, ...distance, ...lawn, ...pavilion, ...parterre, ...trees, ...flowerBed],
);
