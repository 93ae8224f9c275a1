import type { Drawing, PathShape, Shape, TextShape, Transform } from '../src/index.js';
import { outline } from './outline.js';

/** A path or text with the transforms, clips and opacity of its groups. */
export interface Painted {
  readonly shape: PathShape | TextShape;
  readonly transform: Transform;
  readonly clips: number;
}

const HERE: Transform = [1, 0, 0, 1, 0, 0];

const within = ([a, b, c, d, e, f]: Transform, [p, q, r, s, t, u]: Transform): Transform => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

const flatten = (shapes: readonly Shape[], transform: Transform, clips: number): Painted[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group'
      ? flatten(shape.shapes, within(transform, shape.transform ?? HERE), clips + (shape.clip === undefined ? 0 : 1))
      : [{ shape, transform, clips }],
  );

/** The paths and texts of a drawing in painting order. */
export const paintedShapes = (drawing: Drawing): Painted[] => flatten(drawing.shapes, HERE, 0);

/** The points of a shape in the drawing's coordinates. */
export function pointsOf({ shape, transform: [a, b, c, d, e, f] }: Painted): [number, number][] {
  if (shape.kind === 'text') return [[a * shape.x + c * shape.y + e, b * shape.x + d * shape.y + f]];
  return outline(shape.d).map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
}

/** The greatest distance from the centre, with the stroke of a closed path. */
export function reachOf(part: Painted): number {
  const { shape } = part;
  const stroke = shape.kind === 'path' && shape.d.endsWith('Z') ? (shape.stroke?.width ?? 0) / 2 : 0;
  return stroke + Math.max(...pointsOf(part).map(([x, y]) => Math.hypot(x, y)));
}

/** The bounds of everything drawn, without strokes. */
export function extentOf(drawing: Drawing): { left: number; top: number; right: number; bottom: number } {
  const points = paintedShapes(drawing).flatMap(pointsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const textsOf = (drawing: Drawing): string[] =>
  paintedShapes(drawing).flatMap(({ shape }) => (shape.kind === 'text' ? [shape.text] : []));
