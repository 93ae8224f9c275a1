import type { Drawing, Group, Paint, PathShape, Shape, Stroke, Transform } from './drawing.js';

/** Numbers as short as they can be without being seen to differ. */
export const short = (value: number): string => String(Number(value.toFixed(3)));

/** The path of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0Z`;

/** The path of an ellipse that lies level. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-2 * rx)} 0Z`;

/** The path of a box, with round corners if wanted. */
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

/** The drawing put down with the middle of its box at (x, y), so that its box is `width` wide. */
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
