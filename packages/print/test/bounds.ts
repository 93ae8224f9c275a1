import type { Group, Shape, Transform } from '@pouch/art';
import { fonts } from './fonts.js';

/** Bounds of what is visible of shapes: never too small. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

const IDENTITY: Transform = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Transform, [a2, b2, c2, d2, e2, f2]: Transform): Transform => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];
export const applied = ([a, b, c, d, e, f]: Transform, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
export const scaleOf = ([a, b]: Transform): number => Math.hypot(a, b);

/** Visits every path and text with the transform that leads to the page, and what it is clipped to there. */
export function walk(
  shapes: readonly Shape[],
  visit: (shape: Exclude<Shape, { kind: 'group' }>, transform: Transform, clip: Bounds | undefined) => void,
  transform = IDENTITY,
  clip?: Bounds,
): void {
  for (const shape of shapes) {
    if (shape.kind !== 'group') visit(shape, transform, clip);
    else {
      const inner = shape.transform === undefined ? transform : times(transform, shape.transform);
      const own = shape.clip === undefined ? undefined : around(pointsOf(shape.clip), inner);
      walk(shape.shapes, visit, inner, clip && own ? common(clip, own) : (own ?? clip));
    }
  }
}

/** Every group with the transform that leads from it to the page. */
export function groupsIn(
  shapes: readonly Shape[],
  transform = IDENTITY,
): { readonly group: Group; readonly transform: Transform }[] {
  return shapes.flatMap((group) => {
    if (group.kind !== 'group') return [];
    const inner = group.transform === undefined ? transform : times(transform, group.transform);
    return [{ group, transform: inner }, ...groupsIn(group.shapes, inner)];
  });
}

export function boundsOf(shapes: readonly Shape[]): Bounds {
  const all: Point[] = [];
  walk(shapes, (shape, transform, clip) => {
    const points = shape.kind === 'text' ? textCorners(shape) : pathCorners(shape);
    const bounds = around(points, transform);
    const { left, top, right, bottom } = clip === undefined ? bounds : common(bounds, clip);
    if (left <= right) all.push([left, top], [right, bottom]);
  });
  return around(all);
}

const common = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Pages have millions of points: allocates nothing for a point. */
function around(points: readonly Point[], [a, b, c, d, e, f] = IDENTITY): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const point of points) {
    const x = a * point[0] + c * point[1] + e;
    const y = b * point[0] + d * point[1] + f;
    if (x < bounds.left) bounds.left = x;
    if (x > bounds.right) bounds.right = x;
    if (y < bounds.top) bounds.top = y;
    if (y > bounds.bottom) bounds.bottom = y;
  }
  return bounds;
}

function textCorners({ text, face, size, anchor, x, y }: Extract<Shape, { kind: 'text' }>): Point[] {
  const width = fonts.widthOf(text, face, size);
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return [
    [left, y - 0.78 * size],
    [left + width, y - 0.78 * size],
    [left, y + 0.24 * size],
    [left + width, y + 0.24 * size],
  ];
}

function pathCorners({ d, stroke }: Extract<Shape, { kind: 'path' }>): readonly Point[] {
  if (stroke === undefined) return pointsOf(d);
  const half = stroke.width / 2;
  if (LINES.test(d) && stroke.cap !== 'round') return lineCorners(pointsOf(d), half);
  const { left, top, right, bottom } = around(pointsOf(d));
  return [
    [left - half, top - half],
    [right + half, bottom + half],
    [left - half, bottom + half],
    [right + half, top - half],
  ];
}

/** Single straight lines of two points, whose ends are known exactly. */
const LINES = /^(M[-.\d ]+L[-.\d ]+)+$/;

function lineCorners(points: readonly Point[], half: number): Point[] {
  return points.flatMap((end, at): Point[] => {
    const [start, finish] = at % 2 === 0 ? [end, points[at + 1] as Point] : [points[at - 1] as Point, end];
    const length = Math.hypot(finish[0] - start[0], finish[1] - start[1]);
    const [x, y] = [((finish[0] - start[0]) * half) / length, ((finish[1] - start[1]) * half) / length];
    return [
      [end[0] - y, end[1] + x],
      [end[0] + y, end[1] - x],
    ];
  });
}

const known = new Map<string, readonly Point[]>();

/** Points that enclose a path: corners, control points of curves, and points along arcs. */
export function pointsOf(d: string): readonly Point[] {
  const before = known.get(d);
  if (before !== undefined) return before;
  const points: Point[] = [];
  let [x, y]: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g) as Iterable<[string, string, string]>) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    if (command === 'Z') {
      [x, y] = start;
      continue;
    }
    const numbers = numbersOf(rest, command === 'A');
    const size = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }[command];
    if (size === undefined || numbers.length % size !== 0) throw new Error(`${letter}${rest} in ${d.slice(0, 60)}`);
    for (let at = 0; at < numbers.length; at += size) {
      const part = numbers.slice(at, at + size);
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      const from: Point = [x, y];
      if (command === 'H') x = fromX + (part[0] as number);
      else if (command === 'V') y = fromY + (part[0] as number);
      else {
        x = fromX + (part[size - 2] as number);
        y = fromY + (part[size - 1] as number);
        if (command === 'A') points.push(...arcPoints(from, part, [x, y]));
        else
          for (let i = 0; i < size - 2; i += 2)
            points.push([fromX + (part[i] as number), fromY + (part[i + 1] as number)]);
      }
      if (command === 'M' && at === 0) start = [x, y];
      points.push([x, y]);
    }
  }
  known.set(d, points);
  return points;
}

/** The flags of an arc may stand without a space between them. */
function numbersOf(text: string, isArc: boolean): number[] {
  const number = /\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y;
  const flag = /\s*,?\s*([01])/y;
  const found: number[] = [];
  let at = 0;
  for (;;) {
    const pattern = isArc && (found.length % 7 === 3 || found.length % 7 === 4) ? flag : number;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return found;
    found.push(Number(match[1]));
    at = pattern.lastIndex;
  }
}

function arcPoints([x1, y1]: Point, part: readonly number[], [x2, y2]: Point): Point[] {
  let [rx, ry, turn, large, sweep] = part as [number, number, number, number, number];
  [rx, ry] = [Math.abs(rx), Math.abs(ry)];
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.hypot(px / rx, py / ry));
  [rx, ry] = [rx * grow, ry * grow];
  const under = rx * rx * py * py + ry * ry * px * px;
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - under) / under)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [middleX, middleY] = [cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2];
  const first = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let swept = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - first;
  if (sweep === 1 && swept < 0) swept += 2 * Math.PI;
  if (sweep === 0 && swept > 0) swept -= 2 * Math.PI;
  return Array.from({ length: 65 }, (_, i) => {
    const angle = first + (swept * i) / 64;
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [middleX + cos * ex - sin * ey, middleY + sin * ex + cos * ey];
  });
}
