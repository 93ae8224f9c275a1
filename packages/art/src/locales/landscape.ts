import { KOINZ_EDGE } from '@pouch/rules';
import type { Box, Colour, Drawing, LinearGradient, PathShape, Shape } from '../drawing.js';
import { box, circle, clipped, filled, short } from '../shapes.js';

/** A surface of Koinz: one unit is one millimetre. */
const BOARD: Box = { x: 0, y: 0, width: KOINZ_EDGE, height: KOINZ_EDGE };

/** A drawing that is clipped to its board. */
export const landscape = (title: string, shapes: readonly Shape[]): Drawing => ({
  title,
  box: BOARD,
  shapes: [clipped(shapes, box(BOARD.x, BOARD.y, BOARD.width, BOARD.height))],
});

/** Colours from top to bottom, evenly spread between two heights. */
export const fade = (top: number, bottom: number, colours: readonly Colour[]): LinearGradient => ({
  kind: 'linear',
  from: [0, top],
  to: [0, bottom],
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
});

/** A band across the whole board. */
export const band = (top: number, bottom: number): string => box(0, top, BOARD.width, bottom - top);

type Disc = readonly [x: number, y: number, r: number];

/** Circles as one path: stars, apples or leaves. */
export const discs = (all: readonly Disc[]): string => all.map(([x, y, r]) => circle(x, y, r)).join('');

/** Light around a lamp in flat rings, which print without transparency masks. */
export const glow = (x: number, y: number, radii: readonly number[], colour: Colour, strength: number): PathShape[] =>
  radii.map((r) => filled(circle(x, y, r), colour, strength));

export const polygon = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
