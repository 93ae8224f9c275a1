import { KOINZ_EDGE, koinzInternals, Refusal } from '@pouch/rules';

const { bottomOf, fromOf, highEnd, lowEnd, freePositions, radiusOf, rowOf, toOf, xOf, yOf } = koinzInternals;

export interface Position {
  readonly x: number;
  readonly y: number;
}

interface Suggestion extends Position {
  readonly why: string;
}

type Score = (x: number, y: number) => number;

/** A few good free positions, each with its reason; none if the koin does not fit on the surface. */
export function suggestions(piles: readonly koinzInternals.Pile[], size: koinzInternals.Size): Suggestion[] {
  const low = lowEnd(size);
  const high = highEnd(size);
  const middle = KOINZ_EDGE / 2;
  const near =
    (toX: number, toY: number): Score =>
    (x, y) =>
      -((x - toX) ** 2 + (y - toY) ** 2);
  const aims: [string, Score][] = [
    ['closest to the middle', near(middle, middle)],
    ...(piles.length === 0
      ? []
      : ([
          ['farthest from other koinz', (x, y) => Math.min(...gaps(piles, size, x, y))],
          ['snug fit', (x, y) => snugness(piles, size, x, y)],
        ] satisfies [string, Score][])),
    ['towards the top left', near(low, low)],
    ['towards the top right', near(high, low)],
    ['towards the bottom left', near(low, high)],
    ['towards the bottom right', near(high, high)],
  ];
  const best = aims.map(([why]) => ({ x: 0, y: 0, why, score: Number.NEGATIVE_INFINITY }));
  for (const stretch of freePositions(piles, size).stretches)
    for (let x = fromOf(stretch), y = rowOf(stretch); x <= toOf(stretch); x++)
      for (const [index, [why, scoreOf]] of aims.entries()) {
        const score = scoreOf(x, y);
        if (score > (best[index]?.score ?? 0)) best[index] = { x, y, why, score };
      }
  const seen = new Set<string>();
  return best.filter(({ x, y, score }) => {
    const isNew = score > Number.NEGATIVE_INFINITY && !seen.has(`${x},${y}`);
    seen.add(`${x},${y}`);
    return isNew;
  });
}

/** The distance from the koin to each pile, rim to rim. */
const gaps = (piles: readonly koinzInternals.Pile[], size: koinzInternals.Size, x: number, y: number): number[] =>
  piles.map((pile) => Math.hypot(xOf(pile) - x, yOf(pile) - y) - radiusOf(bottomOf(pile)) - radiusOf(size));

const SNUG = 2;

/** How closely piles and edges surround a position. */
function snugness(piles: readonly koinzInternals.Pile[], size: koinzInternals.Size, x: number, y: number): number {
  const edges = [x, y, KOINZ_EDGE - x, KOINZ_EDGE - y].map((far) => far - radiusOf(size));
  return [...edges, ...gaps(piles, size, x, y)].reduce((sum, gap) => sum + Math.max(0, SNUG - gap), 0);
}

/** `40,60` or `40 60`: millimetres from the left and from the top. */
export function readPosition(text: string): Position | Refusal {
  const [, x, y] = /^\s*(-?\d{1,3})\s*[\s,;]\s*(-?\d{1,3})\s*$/.exec(text) ?? [];
  if (x === undefined || y === undefined) return new Refusal('Type x and y in millimetres, such as 40,60');
  return { x: Number(x), y: Number(y) };
}
