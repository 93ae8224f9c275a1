/** A mixed strategy over bids, learned by regret matching. */
export class MixedStrategy {
  /** By bid: the payoff in the current round; the caller sets it before `update`. */
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

  /** The current strategy over the first `size` bids. */
  current(size: number): Float64Array {
    const { now, regrets } = this;
    let sum = 0;
    for (let at = 0; at < size; at++) sum += regrets[at] as number;
    if (sum > 0) for (let at = 0; at < size; at++) now[at] = (regrets[at] as number) / sum;
    else now.fill(1 / size, 0, size);
    return now;
  }

  /** Adds the gains to the regrets; later rounds weigh more in the average. */
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

  /** The average strategy, which converges to an equilibrium. */
  average(size: number): Float64Array {
    const average = this.sums.slice(0, size);
    let sum = 0;
    for (const weight of average) sum += weight;
    if (sum > 0) for (let at = 0; at < size; at++) average[at] = (average[at] as number) / sum;
    else average.fill(1 / size);
    return average;
  }

  /** The least used bid; of several the one with the least regret. */
  least(size: number): number {
    let least = 0;
    for (let at = 1; at < size; at++) {
      const [sum, lowest] = [this.sums[at] as number, this.sums[least] as number];
      if (sum < lowest || (sum === lowest && (this.regrets[at] as number) < (this.regrets[least] as number)))
        least = at;
    }
    return least;
  }

  /** Moves the statistics of one bid to another index and resets the first. */
  move(from: number, to: number): void {
    for (const list of [this.regrets, this.sums]) {
      list[to] = list[from] as number;
      list[from] = 0;
    }
  }
}

/** Bids below this probability are left out by default. */
const THRESHOLD = 0.01;

/** The index of a bid and its probability. */
export type Weighted = readonly [at: number, share: number];

/** The support of a strategy without bids of negligible probability, normalised. */
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
