import { type Seat, type SeatSet, seatsIn } from '@pouch/rules';

/** The exponent of the step size: 1 is the mean of all visits, less favours later ones. */
const STEP_DECAY = 0.65;
/** The temperature of the softmax: how much advantage outweighs the prior by a factor of e. */
const TEMPERATURE = 0.15;
/** The prior stays this far away from 0 and 1. */
const LEAST_PRIOR = 0.02;
/** Avoids a division by zero when every tried outcome has become improbable. */
const EPSILON = 1e-9;

/** A position with its statistics. A set of plunderers is a bit set over `aboard`; shares are by seat. */
export class SearchNode {
  readonly aboard: readonly Seat[];
  /** The probability to plunder, by index in `aboard`. */
  readonly chances: Float64Array;
  /** The prior as the logarithm of the odds to plunder. */
  private readonly prior: number;
  private visits = 0;
  /** The average advantage of plundering over staying. */
  private readonly advantages: Float64Array;
  /** By set of plunderers: the visits, and the average shares. */
  private readonly tried: Int32Array;
  private readonly averages: Float64Array;

  constructor(
    aboard: SeatSet,
    private readonly seats: number,
    prior: number,
  ) {
    this.aboard = seatsIn(aboard);
    const many = this.aboard.length;
    const chance = Math.min(1 - LEAST_PRIOR, Math.max(LEAST_PRIOR, prior));
    this.prior = Math.log(chance / (1 - chance));
    this.chances = new Float64Array(many).fill(chance);
    this.advantages = new Float64Array(many);
    this.tried = new Int32Array(1 << many);
    this.averages = new Float64Array(seats << many);
  }

  /**
   * Updates the statistics with the shares that these plunderers led to. Every pirate compares its choice with the
   * other one and deviates from the prior by its advantage. Without the prior the pirates would converge on an
   * asymmetric equilibrium that they could only agree on by talking.
   */
  update(plunderers: number, shares: Float64Array): void {
    const { aboard, seats, tried, averages, advantages, chances } = this;
    const times = (tried[plunderers] as number) + 1;
    tried[plunderers] = times;
    const step = times ** -STEP_DECAY;
    for (let seat = 0, at = plunderers * seats; seat < seats; seat++, at++)
      averages[at] = (averages[at] as number) + ((shares[seat] as number) - (averages[at] as number)) * step;
    this.visits++;
    const rate = this.visits ** -STEP_DECAY;
    for (let index = 0; index < aboard.length; index++) {
      const joined = plunderers | (1 << index);
      const stayed = plunderers & ~(1 << index);
      if (tried[joined] === 0 || tried[stayed] === 0) continue;
      const advantage = advantages[index] as number;
      const error = this.gain(index, stayed) - advantage;
      advantages[index] = advantage + error * rate;
      chances[index] = 1 / (1 + Math.exp(-this.prior - (advantage + error * rate) / TEMPERATURE));
    }
  }

  /** The advantage of plundering for one pirate, if these others plunder. */
  private gain(index: number, others: number): number {
    const { seats, averages } = this;
    const seat = this.aboard[index] as Seat;
    return (averages[(others | (1 << index)) * seats + seat] as number) - (averages[others * seats + seat] as number);
  }

  /** The expected advantage of plundering for a seat. */
  advantageOf(seat: Seat): number {
    const { tried } = this;
    const index = this.aboard.indexOf(seat);
    let advantage = 0;
    let all = 0;
    for (let others = 0; others < tried.length; others++) {
      if ((others >> index) & 1 || tried[others] === 0 || tried[others | (1 << index)] === 0) continue;
      const likely = this.likelihood(others) / (1 - (this.chances[index] as number));
      advantage += likely * this.gain(index, others);
      all += likely;
    }
    return all > 0 ? advantage / all : this.prior * TEMPERATURE;
  }

  private likelihood(plunderers: number): number {
    const { chances } = this;
    let likely = 1;
    for (let index = 0; index < chances.length; index++)
      likely *= (plunderers >> index) & 1 ? (chances[index] as number) : 1 - (chances[index] as number);
    return likely + EPSILON;
  }

  /** Writes the expected shares, which vary less than the result of one playout. */
  expectedShares(shares: Float64Array): void {
    const { seats, tried, averages } = this;
    shares.fill(0);
    let all = 0;
    for (let plunderers = 0; plunderers < tried.length; plunderers++) {
      if (tried[plunderers] === 0) continue;
      const likely = this.likelihood(plunderers);
      all += likely;
      for (let seat = 0, at = plunderers * seats; seat < seats; seat++, at++)
        shares[seat] = (shares[seat] as number) + likely * (averages[at] as number);
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] = (shares[seat] as number) / all;
  }
}
