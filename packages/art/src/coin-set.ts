import {
  COIN_SET_COINS,
  COIN_SET_LEVELS,
  COIN_SET_SYMBOLS,
  coinSetMarks,
  coinSetMetal,
  faceWords,
  METALS,
  type MetalName,
} from '@pouch/rules';
import { type CoinOptions, coin, type Detail, FIELD_RADIUS } from './coin.js';
import { signFace } from './coin-faces.js';
import type { Drawing, Paint, Shape } from './drawing.js';
import { box, circle, clipped, filled, moved, short, stroked } from './shapes.js';
import { METAL_COLOURS } from './tokens.js';
import { capitalised } from './words.js';

type SymbolName = (typeof COIN_SET_SYMBOLS)[number];
type LevelName = (typeof COIN_SET_LEVELS)[number];
type Place = readonly [x: number, y: number];

/** All sides, by their numbers in the rules. */
export const COIN_SET_FACES: readonly number[] = Array.from({ length: 2 * COIN_SET_COINS }, (_, face) => face);

/** The side by its number in the rules: twice the coin's number, plus one for side b. */
export function coinSetSide(face: number, options?: CoinOptions): Drawing {
  if (!COIN_SET_FACES.includes(face)) throw new RangeError(`Coin Set has no face ${face}`);
  const metal = METALS[coinSetMetal(face)] as MetalName;
  const marks = coinSetMarks(face);
  const title = capitalised(faceWords(face));
  if (marks === undefined)
    return coin({ title, metal, tone: 'bright', face: signFace('joker', metal, 'bright') }, options);
  const symbol = COIN_SET_SYMBOLS[marks.symbol] as SymbolName;
  const level = COIN_SET_LEVELS[marks.level] as LevelName;
  const draw = (detail: Detail): readonly Shape[] => DRAWN[level](metal, symbol, marks.total, detail);
  return coin({ title, metal, tone: 'deep', face: draw }, options);
}

/** The radius of the symbols by their total, counted from 0. */
const RADII = [21.5, 14.6, 13] as const;

/** The positions of the symbols by their total: as far apart as the field allows for corners and shadows. */
const PLACES: Readonly<Record<SymbolName, readonly (readonly Place[])[]>> = {
  triangle: [
    [[0, 1.5]],
    [
      [-17, 1],
      [17, 1],
    ],
    [
      [0, -16],
      [-14.9, 10.6],
      [14.9, 10.6],
    ],
  ],
  square: [
    [[0, 0]],
    [
      [-15.8, 0],
      [15.8, 0],
    ],
    [
      [0, -14.8],
      [-14, 12],
      [14, 12],
    ],
  ],
  circle: [
    [[0, 0]],
    [
      [-17, 0],
      [17, 0],
    ],
    [
      [0, -17.3],
      [-15, 8.7],
      [15, 8.7],
    ],
  ],
};

/** How far a symbol extends above and below its position. */
function extent(symbol: SymbolName, r: number): readonly [top: number, bottom: number] {
  switch (symbol) {
    case 'triangle':
      return [-1.04 * r, 0.76 * r];
    case 'square':
      return [-0.86 * r, 0.86 * r];
    case 'circle':
      return [-r, r];
  }
}

function outline(symbol: SymbolName, r: number): string {
  const [top, bottom] = extent(symbol, r);
  switch (symbol) {
    case 'triangle':
      return `M0 ${short(top)}L${short(r)} ${short(bottom)}H${short(-r)}Z`;
    case 'square':
      return box(top, top, bottom - top, bottom - top);
    case 'circle':
      return circle(0, 0, r);
  }
}

type DrawLevel = (metal: MetalName, symbol: SymbolName, total: number, detail: Detail) => readonly Shape[];

/** Sunk, raised, striped: dark, white and in between, so that they differ in grey. */
const DRAWN: Readonly<Record<LevelName, DrawLevel>> = {
  debossed: (metal, symbol, total) => {
    const { path, r, each } = symbols(symbol, total);
    const [light, dark] = METAL_COLOURS[metal].darkField;
    const hole: Paint = slope([-0.8 * r, -r], [0.2 * r, r], dark, light);
    return each(moved([stroked(path, { paint: '#FFFFFF', width: 2, join: 'round' }, 0.9)], 1.1, 1.5), {
      kind: 'path',
      d: path,
      fill: hole,
      stroke: { paint: dark, width: 2, join: 'round' },
    });
  },
  embossed: (metal, symbol, total) => {
    const { path, r, each } = symbols(symbol, total);
    const { rim, darkField, darkSign } = METAL_COLOURS[metal];
    const [, dark] = darkField;
    const plate: Paint = slope([-0.8 * r, -r], [0.4 * r, r], '#FFFFFF', rim.light);
    const cast: Shape = {
      kind: 'path',
      d: path,
      fill: dark,
      stroke: { paint: dark, width: 3, join: 'round' },
      opacity: 0.62,
    };
    return [
      // The rim is as high as the symbols: no shadow falls on it.
      clipped(each(moved([cast], 2.2, 3)), circle(0, 0, FIELD_RADIUS)),
      ...each({ kind: 'path', d: path, fill: plate, stroke: { paint: darkSign, width: 1.7, join: 'round' } }),
    ];
  },
  ridged: (metal, symbol, total, detail) => {
    const { path, r, each } = symbols(symbol, total);
    const { brightField, darkField } = METAL_COLOURS[metal];
    const bars = ridges(symbol, r, Math.max(total === 0 ? 6.2 : 5, LEAST_PITCH / detail.scale));
    return each(
      filled(path, brightField[0]),
      clipped([filled(bars, darkField[1])], path),
      stroked(path, { paint: darkField[1], width: RIDGED_OUTLINE, join: 'round' }),
    );
  },
};

/** In points: finer stripes turn into grey. */
const LEAST_PITCH = 2.3;
const RIDGED_OUTLINE = 2.3;
const DARK_SHARE = 0.48;

/** Level bars about a pitch apart, fitted so that a light stripe follows the outline above and below. */
function ridges(symbol: SymbolName, r: number, wanted: number): string {
  const [top, bottom] = extent(symbol, r);
  const height = bottom - top - RIDGED_OUTLINE;
  const count = Math.round(height / wanted - 1 + DARK_SHARE);
  const pitch = height / (count + 1 - DARK_SHARE);
  const first = top + RIDGED_OUTLINE / 2 + (1 - DARK_SHARE) * pitch;
  const bars = Array.from({ length: count }, (_, i) => box(-r, first + i * pitch, 2 * r, DARK_SHARE * pitch));
  return bars.join('');
}

function symbols(symbol: SymbolName, total: number) {
  const r = RADII[total] as number;
  const places = PLACES[symbol][total] as readonly Place[];
  const each = (...shapes: readonly Shape[]): readonly Shape[] => places.map(([x, y]) => moved(shapes, x, y));
  return { path: outline(symbol, r), r, each };
}

const slope = (from: Place, to: Place, first: string, second: string): Paint => ({
  kind: 'linear',
  from,
  to,
  stops: [
    { at: 0, colour: first },
    { at: 1, colour: second },
  ],
});
