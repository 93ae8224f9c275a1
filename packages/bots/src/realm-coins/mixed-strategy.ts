/** How a seat mixes its bids: regret matching. What was not done and would have been better is done more. */
export class MixedStrategy {
  /** By bid: what each would have brought in the round just looked at; set by whoever calls `learn`. */
  readonly gains: Float64Array;
  private readonly regrets: Float64Array;
  private readonly sums: Float64Array;
  private readonly now: Float64Array;
  private times = 0;

  constructor(size: number) {
    this.gains = new Float64Array(size);
    this.regrets = new Float64Array(size);
    this.sums = new Float64Array(size);
    this.now = new Float64Array(size);
  }

  /** The mixture to go on with, of the first `size` bids. */
  current(size: number): Float64Array {
    const { now, regrets } = this;
    let sum = 0;
    for (let at = 0; at < size; at++) sum += regrets[at] as number;
    if (sum > 0) for (let at = 0; at < size; at++) now[at] = (regrets[at] as number) / sum;
    else now.fill(1 / size, 0, size);
    return now;
  }

  /** Takes in the gains; later rounds count for more in the average. */
  update(size: number): void {
    const { gains, regrets, sums } = this;
    const now = this.current(size);
    let mean = 0;
    for (let at = 0; at < size; at++) mean += (now[at] as number) * (gains[at] as number);
    const weight = (++this.times) ** 2;
    for (let at = 0; at < size; at++) {
      regrets[at] = Math.max(0, (regrets[at] as number) + (gains[at] as number) - mean);
      sums[at] = (sums[at] as number) + weight * (now[at] as number);
    }
  }

  /** The mixture on average: this is what comes near to an equilibrium. */
  average(size: number): Float64Array {
    const average = this.sums.slice(0, size);
    let sum = 0;
    for (const weight of average) sum += weight;
    if (sum > 0) for (let at = 0; at < size; at++) average[at] = (average[at] as number) / sum;
    else average.fill(1 / size);
    return average;
  }

  /** The bid that was used least and is missed least. */
  least(size: number): number {
    let least = 0;
    for (let at = 1; at < size; at++) {
      const [sum, lowest] = [this.sums[at] as number, this.sums[least] as number];
      if (sum < lowest || (sum === lowest && (this.regrets[at] as number) < (this.regrets[least] as number)))
        least = at;
    }
    return least;
  }

  /** What was known of one bid is now of another, and the first begins anew. */
  move(from: number, to: number): void {
    for (const list of [this.regrets, this.sums]) {
      list[to] = list[from] as number;
      list[from] = 0;
    }
  }
}

/** Below this share a bid is left out, unless told otherwise. */
const THRESHOLD = 0.01;

/** A bid of a mixture, by its number, and its share of the whole. */
export type Weighted = readonly [at: number, share: number];

/** The bids of a mixture that matter. */
export function support(mixture: Float64Array, threshold = THRESHOLD): Weighted[] {
  let most = 0;
  for (const share of mixture) most = Math.max(most, share);
  const least = Math.min(threshold, most / 2);
  let sum = 0;
  for (const share of mixture) if (share >= least) sum += share;
  const kept: Weighted[] = [];
  for (const [at, share] of mixture.entries()) if (share >= least) kept.push([at, share / sum]);
  return kept;
}
