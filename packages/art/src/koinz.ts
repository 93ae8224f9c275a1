import { KOIN_POINTS, KOIN_SIZES, koinRadius } from '@pouch/rules';
import { mixed } from './colour.js';
import { CREST_SHAPES } from './crest-shapes.js';
import type { Drawing, Paint, Shape } from './drawing.js';
import { circle, filled, moved, stroked } from './shapes.js';
import { PLAYERS } from './tokens.js';
import { capitalised } from './words.js';

/** Koinz at true scale: a unit is a millimetre, with the centre of the koin at (0, 0). */

export type KoinSize = (typeof KOIN_SIZES)[number];

/** Koinz is for up to four. */
export const KOIN_SEATS = [0, 1, 2, 3] as const;
export type KoinSeat = (typeof KOIN_SEATS)[number];

export interface KoinOptions {
  /** Under another koin: only its ring is visible, so it has neither shape nor points. */
  readonly covered?: boolean;
  /** For paper: no shadow, and nothing outside the disc. */
  readonly flat?: boolean;
}

const CREAM = '#F7F3E8';
const RIM_WIDTH = 1.5;
const SHADOW = { x: 0.5, y: 1.1, opacity: 0.42 };
/** Space for the shadow on all sides, which keeps the koin centred in its box. */
const MARGIN = 1.2;

export function koin(size: KoinSize, seat: KoinSeat, { covered = false, flat = false }: KoinOptions = {}): Drawing {
  const number = KOIN_SIZES.indexOf(size);
  const r = koinRadius(number);
  const points = KOIN_POINTS[number] as number;
  const { name, deep } = PLAYERS[seat];
  const half = flat ? r : r + MARGIN;
  const worth = covered ? 'covered' : points === 1 ? '1 point' : `${points} points`;
  return {
    title: `${capitalised(size)} ${name} koin, ${worth}`,
    box: { x: -half, y: -half, width: 2 * half, height: 2 * half },
    shapes: [
      ...(flat ? [] : [filled(circle(SHADOW.x, SHADOW.y, r), '#000000', SHADOW.opacity)]),
      filled(circle(0, 0, r), CREAM),
      stroked(circle(0, 0, r - 0.35), { paint: deep, width: 0.7 }),
      filled(circle(0, 0, r - RIM_WIDTH), enamel(seat, r - RIM_WIDTH)),
      stroked(circle(0, 0, r - 2.6), { paint: deep, width: 0.5 }, 0.5),
      ...(covered ? [] : worthOnShape(seat, r, size, String(points))),
    ],
  };
}

/** The player's colour, lit from the upper left. */
function enamel(seat: KoinSeat, r: number): Paint {
  const colour = PLAYERS[seat].dark;
  return {
    kind: 'radial',
    centre: [-0.28 * r, -0.44 * r],
    radius: 1.7 * r,
    stops: [
      { at: 0, colour: mixed(colour, '#FFFFFF', 0.38) },
      { at: 0.55, colour },
      { at: 1, colour: mixed(colour, '#10181A', 0.26) },
    ],
  };
}

/** On the shapes' square of 24: the reach of a shape from the centre, and the height of its number. */
const ON_KOINZ = {
  shield: { reach: 12.5, figure: 11.6 },
  diamond: { reach: 11.2, figure: 12 },
  hexagon: { reach: 11.4, figure: 12 },
  tower: { reach: 14.5, figure: 13.6 },
} as const;

function worthOnShape(seat: KoinSeat, r: number, size: KoinSize, points: string): readonly Shape[] {
  const { shape, deep } = PLAYERS[seat];
  const { reach, figure } = ON_KOINZ[shape];
  const scale = (0.72 * r) / reach;
  const letter = r * (size === 'small' ? 0.66 : 0.58);
  const y = (figure - 12) * scale + 0.36 * letter;
  return [
    moved([filled(CREST_SHAPES[shape].path, deep)], -12 * scale, -12 * scale, scale),
    { kind: 'text', text: points, x: 0, y, size: letter, face: 'heavy', anchor: 'middle', fill: '#FFFFFF' },
  ];
}
