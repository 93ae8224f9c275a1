type Point = readonly [x: number, y: number];

const PARAMETERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const PIECES = 8;

/** Points along an SVG path, dense enough to measure it. */
export function outline(d: string): Point[] {
  const points: Point[] = [];
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  for (const { letter, values } of commands(d)) {
    const relative = letter !== letter.toUpperCase();
    const [dx, dy] = relative ? [x, y] : [0, 0];
    const at = (i: number): Point => [(values[i] as number) + dx, (values[i + 1] as number) + dy];
    const last = values.length - 2;
    const kind = letter.toUpperCase();
    const from: Point = [x, y];
    switch (kind) {
      case 'Z':
        [x, y] = [startX, startY];
        break;
      case 'H':
        x = (values[0] as number) + dx;
        break;
      case 'V':
        y = (values[0] as number) + dy;
        break;
      default:
        [x, y] = at(last);
    }
    const to: Point = [x, y];
    if (kind === 'M') [startX, startY] = to;
    if (kind === 'C' || kind === 'S') {
      const first: Point = kind === 'C' ? at(0) : [2 * from[0] - controlX, 2 * from[1] - controlY];
      const second = at(last - 2);
      points.push(...alongCubic(from, first, second, to));
      [controlX, controlY] = second;
    } else {
      if (kind === 'A') points.push(...alongArc(from, to, values));
      else points.push(to);
      [controlX, controlY] = to;
    }
  }
  return points;
}

function* commands(d: string): Generator<{ letter: string; values: number[] }> {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  let letter = '';
  let i = 0;
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] as string)) letter = tokens[i++] as string;
    const count = PARAMETERS[letter.toUpperCase()];
    if (count === undefined) throw new Error(`unknown command ${letter} in ${d}`);
    const values = tokens.slice(i, i + count).map(Number);
    if (values.length < count || values.some(Number.isNaN)) throw new Error(`broken command ${letter} in ${d}`);
    i += count;
    yield { letter, values };
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
}

const steps = (): number[] => Array.from({ length: PIECES }, (_, i) => (i + 1) / PIECES);

const alongCubic = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  steps().map((t) => {
    const mixed = (k: 0 | 1): number =>
      (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t ** 2 * c[k] + t ** 3 * d[k];
    return [mixed(0), mixed(1)];
  });

/** Circular arcs only: no drawing has others. */
function alongArc(from: Point, to: Point, [radius = 0, , , large = 0, sweep = 0]: number[]): Point[] {
  const [halfX, halfY] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(halfX, halfY);
  if (half === 0) return [to];
  const r = Math.max(radius, half);
  const rise = (Math.sqrt(r * r - half * half) / half) * (large === sweep ? -1 : 1);
  const centre: Point = [from[0] + halfX - rise * halfY, from[1] + halfY + rise * halfX];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const end = Math.atan2(to[1] - centre[1], to[0] - centre[0]);
  const full = 2 * Math.PI;
  const turn = sweep === 1 ? (((end - start) % full) + full) % full : -((((start - end) % full) + full) % full);
  return steps().map((t) => [centre[0] + r * Math.cos(start + t * turn), centre[1] + r * Math.sin(start + t * turn)]);
}
