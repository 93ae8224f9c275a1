import type { Drawing, Group, Paint, PathShape, Shape, Stroke, Transform } from './drawing.js';

/** Numbers rounded to what is visible. */
export const short = (value: number): string => String(Number(value.toFixed(3)));

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-2 * rx)} 0Z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** The path of a box, with optional round corners. */
export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  if (corner === 0) return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  const c = short(corner);
  const [w, h] = [short(width - 2 * corner), short(height - 2 * corner)];
  return `M${short(x + corner)} ${short(y)}h${w}a${c} ${c} 0 0 1 ${c} ${c}v${h}a${c} ${c} 0 0 1 -${c} ${c}h-${w}a${c} ${c} 0 0 1 -${c} -${c}v-${h}a${c} ${c} 0 0 1 ${c} -${c}Z`;
}

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;

export const filled = (d: string, fill: Paint, opacity?: number): PathShape => ({
  kind: 'path',
  d,
  fill,
  ...(opacity === undefined ? {} : { opacity }),
});

export const stroked = (d: string, stroke: Stroke, opacity?: number): PathShape => ({
  kind: 'path',
  d,
  stroke,
  ...(opacity === undefined ? {} : { opacity }),
});

export const moved = (shapes: readonly Shape[], x: number, y: number, scale = 1): Group => ({
  kind: 'group',
  shapes,
  transform: [scale, 0, 0, scale, x, y],
});

export const transformed = (shapes: readonly Shape[], transform: Transform): Group => ({
  kind: 'group',
  shapes,
  transform,
});

export const clipped = (shapes: readonly Shape[], clip: string): Group => ({ kind: 'group', shapes, clip });

/** The drawing scaled to a width, with the centre of its box at (x, y). */
export function placed(drawing: Drawing, x: number, y: number, width: number): Group {
  const { box: frame } = drawing;
  const scale = width / frame.width;
  return moved(
    drawing.shapes,
    x - scale * (frame.x + frame.width / 2),
    y - scale * (frame.y + frame.height / 2),
    scale,
  );
}
