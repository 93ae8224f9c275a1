/** A zero-sum 2 × 2 matrix game; the values are those of the first player. */
export interface MatrixGame {
  /** Both plunder. */
  readonly both: number;
  /** The first plunders, the second stays. */
  readonly first: number;
  /** The second plunders, the first stays. */
  readonly second: number;
  readonly neither: number;
}

export interface Solution {
  readonly value: number;
  /** The probability to plunder of each player. */
  readonly plunder: readonly [number, number];
}

/** Only the value, for the many games inside a search. */
export function gameValue(both: number, first: number, second: number, neither: number): number {
  const lower = Math.max(Math.min(both, first), Math.min(second, neither));
  const upper = Math.min(Math.max(both, second), Math.max(first, neither));
  if (lower >= upper) return lower;
  return (both * neither - first * second) / (both + neither - first - second);
}

/** The value and the equilibrium strategies. */
export function solve({ both, first, second, neither }: MatrixGame): Solution {
  const value = gameValue(both, first, second, neither);
  const worstPlundering = Math.min(both, first);
  const worstStaying = Math.min(second, neither);
  const bestPlundering = Math.max(both, second);
  const bestStaying = Math.max(first, neither);
  if (Math.max(worstPlundering, worstStaying) < Math.min(bestPlundering, bestStaying)) {
    const all = both + neither - first - second;
    return { value, plunder: [(neither - second) / all, (neither - first) / all] };
  }
  return { value, plunder: [worstPlundering >= worstStaying ? 1 : 0, bestPlundering <= bestStaying ? 1 : 0] };
}
