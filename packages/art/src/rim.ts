import type { MetalName } from '@pouch/rules';
import type { PathShape } from './drawing.js';
import { circle, filled, short, stroked } from './shapes.js';
import { METAL_COLOURS } from './tokens.js';

/** The patterns that distinguish metals without colour: copper's pearls, silver's reeds, gold's scallops. */

export const BODY_RADIUS = 48;

/** The detail of the pattern: coarse and bold have fewer and larger elements. */
export type Grain = 'fine' | 'coarse' | 'bold';

interface Ring {
  readonly count: number;
  readonly width: number;
}

const PEARLS: Readonly<Record<Grain, Ring | undefined>> = {
  fine: { count: 36, width: 3.6 },
  coarse: { count: 24, width: 4.8 },
  bold: undefined,
};
const REEDS: Readonly<Record<Grain, Ring>> = {
  fine: { count: 60, width: 1.9 },
  coarse: { count: 40, width: 3 },
  bold: { count: 20, width: 5.6 },
};
const LOBES: Readonly<Record<Grain, number>> = { fine: 24, coarse: 20, bold: 12 };

const PEARL_RADIUS = 42.6;
const REED_INNER = 40.5;
const REED_OUTER = 47.5;

/** The outline of the coin. Gold's lobes reach the radius of the round ones. */
export const silhouette = (metal: MetalName, grain: Grain): string =>
  metal === 'gold' ? scallops(LOBES[grain]) : circle(0, 0, BODY_RADIUS);

export function rimPattern(metal: MetalName, grain: Grain): readonly PathShape[] {
  switch (metal) {
    case 'copper':
      return pearls(grain);
    case 'silver':
      return reeds(grain);
    case 'gold':
      return innerLines(grain);
  }
}

function pearls(grain: Grain): readonly PathShape[] {
  const ring = PEARLS[grain];
  if (ring === undefined) return [];
  const { light, shade } = METAL_COLOURS.copper.rim;
  const around = (dx: number, dy: number, r: number): string =>
    angles(ring.count)
      .map((angle) => circle(dx + PEARL_RADIUS * Math.sin(angle), dy - PEARL_RADIUS * Math.cos(angle), r))
      .join('');
  return [filled(around(0, 0, ring.width / 2), shade, 0.75), filled(around(-0.5, -0.6, ring.width * 0.35), light)];
}

function reeds(grain: Grain): readonly PathShape[] {
  const { count, width } = REEDS[grain];
  const strokes = angles(count).map((angle) => {
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${short(REED_INNER * x)} ${short(REED_INNER * y)}L${short(REED_OUTER * x)} ${short(REED_OUTER * y)}`;
  });
  // Darker than the rim's own shade, or they would be lost at the lower right.
  return [stroked(strokes.join(''), { paint: METAL_COLOURS.silver.edge.dark, width }, 0.66)];
}

function innerLines(grain: Grain): readonly PathShape[] {
  const { light, shade } = METAL_COLOURS.gold.rim;
  switch (grain) {
    case 'fine':
      return [
        stroked(circle(0, 0, 43), { paint: shade, width: 1.3 }, 0.6),
        stroked(circle(0, 0, 40.6), { paint: light, width: 1 }, 0.8),
      ];
    case 'coarse':
      return [stroked(circle(0, 0, 42), { paint: shade, width: 2 }, 0.6)];
    case 'bold':
      return [];
  }
}

/** The radius of a lobe is 5/8 of its chord, which makes it half of half a chord high. */
function scallops(count: number): string {
  const half = Math.PI / count;
  const notch = BODY_RADIUS / (Math.cos(half) + Math.sin(half) / 2);
  const lobe = short(1.25 * notch * Math.sin(half));
  const point = (angle: number): string => `${short(notch * Math.sin(angle))} ${short(-notch * Math.cos(angle))}`;
  const arcs = angles(count).map((angle) => `A${lobe} ${lobe} 0 0 1 ${point(angle + 2 * half)}`);
  return `M${point(0)}${arcs.join('')}Z`;
}

const angles = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI);
