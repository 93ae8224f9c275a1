import type { MetalName } from '@pouch/rules';
import { mixed } from './colour.js';
import type { Colour, Drawing, Paint, Shape } from './drawing.js';
import { BODY_RADIUS, type Grain, rimPattern, silhouette } from './rim.js';
import { circle, filled, moved } from './shapes.js';
import { METAL_COLOURS } from './tokens.js';

/** The body that all coins share, on a square of 104 units with the middle of the coin at (0, 0). */

const BOX_EDGE = 104;
const BEVEL_RADIUS = 38.6;
export const FIELD_RADIUS = 37;

export interface CoinOptions {
  /** The width of the coin's box on the screen, in points: small coins have less detail. */
  readonly size?: number;
  /** For paper: a disc of radius 48 without thickness, with everything inside it. */
  readonly flat?: boolean;
  /** The number of coins below it in a pile. */
  readonly under?: number;
  /** In units of the coin's box; left out, as thick as the coins of the games. */
  readonly thickness?: number;
}

/** Realm and skull sides are bright, wild and monster sides dark; Coin Set's are deep, so that raised parts stand out. */
export type Tone = 'bright' | 'deep' | 'dark';

/** The detail that is visible at a size. */
export interface Detail {
  /** Points for a unit. */
  readonly scale: number;
  /** Too small for a value tab. */
  readonly small: boolean;
  readonly grain: Grain;
  readonly relief: boolean;
  readonly tab: boolean;
  /** Too small for a sign: the letter of the metal replaces it. */
  readonly letter: boolean;
  readonly flat: boolean;
}

export interface CoinLook {
  readonly title: string;
  readonly metal: MetalName;
  readonly tone: Tone;
  readonly value?: number;
  readonly face: (detail: Detail) => readonly Shape[];
}

const FULL_SIZE = 176;
const LEAST_FOR_TAB = 44;
const LEAST_FOR_RELIEF = 34;
const LEAST_FOR_FINE_RIM = 50;
const MOST_FOR_LETTER = 26;

export function coin({ title, metal, tone, value, face }: CoinLook, options: CoinOptions = {}): Drawing {
  const { size = FULL_SIZE, flat = false, under = 0 } = options;
  const detail: Detail = {
    scale: size / BOX_EDGE,
    small: size < LEAST_FOR_TAB,
    grain: size >= LEAST_FOR_FINE_RIM ? 'fine' : size > MOST_FOR_LETTER ? 'coarse' : 'bold',
    relief: size >= LEAST_FOR_RELIEF,
    tab: value !== undefined && size >= LEAST_FOR_TAB,
    letter: value !== undefined && size <= MOST_FOR_LETTER,
    flat,
  };
  const { thickness = detail.grain === 'bold' ? 6 : 5 } = options;
  return {
    title: under === 0 ? title : `${title}, on a pile of ${under}`,
    box: { x: -52, y: -52, width: BOX_EDGE, height: BOX_EDGE + (flat ? 0 : thickness * (under + 1)) },
    shapes: [
      ...(flat ? paperGround(metal) : edges(metal, detail.grain, thickness, under)),
      filled(silhouette(metal, detail.grain), rimPaint(metal)),
      ...rimPattern(metal, detail.grain),
      filled(circle(0, 0, BEVEL_RADIUS), bevelPaint(metal)),
      filled(circle(0, 0, FIELD_RADIUS), fieldPaint(metal, tone)),
      ...face(detail),
      ...(detail.tab ? valueTab(metal, tone, String(value), flat) : []),
    ],
  };
}

/** The thickness: the silhouette again below the coin, and for each coin under it, with a seam and a lit rim between. */
function edges(metal: MetalName, grain: Grain, thickness: number, under: number): readonly Shape[] {
  const { edge, rim } = METAL_COLOURS[metal];
  const outline = silhouette(metal, grain);
  const paint: Paint = {
    kind: 'linear',
    from: [-BODY_RADIUS, 0],
    to: [BODY_RADIUS, 0],
    stops: [
      { at: 0, colour: edge.dark },
      { at: 0.35, colour: edge.light },
      { at: 1, colour: edge.dark },
    ],
  };
  const down = (y: number, fill: Paint): Shape => moved([filled(outline, fill)], 0, y);
  const below = Array.from({ length: under }, (_, i) => thickness * (under - i));
  return [
    ...below.flatMap((y) => [down(y + thickness, paint), down(y + 1.7, rim.middle), down(y + 0.7, edge.dark)]),
    down(thickness, paint),
  ];
}

/** Scissors cut round: between gold's lobes the paper shows the shade of the rim. */
const paperGround = (metal: MetalName): readonly Shape[] =>
  metal === 'gold' ? [filled(circle(0, 0, BODY_RADIUS), METAL_COLOURS.gold.edge.dark)] : [];

function rimPaint(metal: MetalName): Paint {
  const { light, middle, shade } = METAL_COLOURS[metal].rim;
  return {
    kind: 'linear',
    from: [-33.6, -BODY_RADIUS],
    to: [28.8, BODY_RADIUS],
    stops: [
      { at: 0, colour: light },
      { at: 0.42, colour: middle },
      { at: 1, colour: shade },
    ],
  };
}

/** The rim's light reversed: the field is lower than the rim. */
function bevelPaint(metal: MetalName): Paint {
  const { light, middle, shade } = METAL_COLOURS[metal].rim;
  return {
    kind: 'linear',
    from: [-23.16, -BEVEL_RADIUS],
    to: [23.16, BEVEL_RADIUS],
    stops: [
      { at: 0, colour: shade },
      { at: 0.55, colour: middle },
      { at: 1, colour: light },
    ],
  };
}

export function fieldPaint(metal: MetalName, tone: Tone): Paint {
  const { brightField, darkField } = METAL_COLOURS[metal];
  const depth = metal === 'silver' ? 0.2 : 0.1;
  const colour = (i: 0 | 1): Colour => {
    switch (tone) {
      case 'bright':
        return brightField[i];
      case 'deep':
        return mixed(brightField[i], darkField[1], depth);
      case 'dark':
        return darkField[i];
    }
  };
  return {
    kind: 'radial',
    centre: [-10.36, -16.28],
    radius: tone === 'dark' ? 66.6 : 62.9,
    stops: [
      { at: 0, colour: colour(0) },
      { at: 1, colour: colour(1) },
    ],
  };
}

const TAB_RADIUS = 12;

/** On paper the tab moves up, to stay inside the disc. */
function valueTab(metal: MetalName, tone: Tone, figure: string, flat: boolean): readonly Shape[] {
  const { rim, darkField, darkSign, brightSign } = METAL_COLOURS[metal];
  const y = flat ? 35 : 39;
  return [
    {
      kind: 'path',
      d: circle(0, y, TAB_RADIUS),
      fill: tone === 'dark' ? darkField[1] : darkSign,
      stroke: { paint: rim.light, width: 1.8 },
    },
    { kind: 'text', text: figure, x: 0, y: y + 5.9, size: 17, face: 'heavy', anchor: 'middle', fill: brightSign },
  ];
}
