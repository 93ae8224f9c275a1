/** Percentiles of what was measured. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (percent: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
  return { p50: at(50), p95: at(95), p99: at(99), most: sorted.at(-1) ?? Number.NaN };
}
