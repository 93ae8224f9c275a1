/** The numbers of a chart: which values its lines stand at, and where labels go so that none covers another. */

export interface Axis {
  readonly from: number;
  readonly to: number;
  /** Where lines are drawn across; the goal, if there is one, is not among them. */
  readonly lines: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_LINES = 4;

export function axisOf(values: readonly (readonly number[])[], goal: number | undefined): Axis {
  let low = goal ?? Number.POSITIVE_INFINITY;
  let most = Math.max(1, goal ?? 1);
  for (const line of values)
    for (const value of line) {
      low = Math.min(low, value);
      most = Math.max(most, value);
    }
  // Scores that begin near nothing stand on a line of nothing; others have a little air under the lowest.
  const least = low >= 0 && low * 3 < most ? 0 : Math.min(low, most - 1);
  const step = STEPS.find((each) => (most - least) / each <= MOST_LINES) ?? 1000;
  const air = (most - least) * 0.08;
  const from = least === 0 ? 0 : least - air;
  const to = most + air;
  const lines: number[] = [];
  for (let line = Math.ceil(from / step) * step; line <= to; line += step) if (line !== goal) lines.push(line);
  return { from, to, lines };
}

/** Heights for labels near the wanted ones, at least `gap` apart and between two bounds if they have room there. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}
