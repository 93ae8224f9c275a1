import { type Seat, type SeatSet, seatsIn } from '@pouch/rules';

/** How fast what was learned early fades: a mean of all tries at 1, and of ever later ones below. */
const STEP_DECAY = 0.65;
/** So much more of a share makes one e times as likely to do what custom does not ask for. */
const TEMPERATURE = 0.15;
/** No custom is so strict that it is never broken. */
const LEAST_PRIOR = 0.02;
/** Keeps a division by nothing away where what was tried is hardly likely any more. */
const EPSILON = 1e-9;

/**
 * A position in which those aboard choose, and what is known of it. A set of plunderers is written as bits, by their
 * order among those aboard; shares of the win are those of all seats.
 */
export class SearchNode {
  readonly aboard: readonly Seat[];
  /** How likely each of those aboard plunders. */
  readonly chances: Float64Array;
  /** What custom asks for, as the logarithm of the odds of plundering. */
  private readonly policy: number;
  private visits = 0;
  /** How much more it brought each of those aboard to plunder than to stay, on average. */
  private readonly advantages: Float64Array;
  /** For each set of plunderers, how often it was tried, and the shares it brought. */
  private readonly tried: Int32Array;
  private readonly brought: Float64Array;

  constructor(
    aboard: SeatSet,
    private readonly seats: number,
    policy: number,
  ) {
    this.aboard = seatsIn(aboard);
    const many = this.aboard.length;
    const chance = Math.min(1 - LEAST_PRIOR, Math.max(LEAST_PRIOR, policy));
    this.policy = Math.log(chance / (1 - chance));
    this.chances = new Float64Array(many).fill(chance);
    this.advantages = new Float64Array(many);
    this.tried = new Int32Array(1 << many);
    this.brought = new Float64Array(seats << many);
  }

  /**
   * These plundered, and it brought these shares: everybody compares that with what the other choice would have
   * brought, and keeps to the custom as far as nothing is lost by it. Without the custom the players would settle who
   * of them is to plunder, by chance, as if they could talk about it.
   */
  update(plunderers: number, shares: Float64Array): void {
    const { aboard, seats, tried, brought, advantages, chances } = this;
    const times = (tried[plunderers] as number) + 1;
    tried[plunderers] = times;
    const step = times ** -STEP_DECAY;
    for (let seat = 0, at = plunderers * seats; seat < seats; seat++, at++)
      brought[at] = (brought[at] as number) + ((shares[seat] as number) - (brought[at] as number)) * step;
    this.visits++;
    const fresh = this.visits ** -STEP_DECAY;
    for (let index = 0; index < aboard.length; index++) {
      const joined = plunderers | (1 << index);
      const stayed = plunderers & ~(1 << index);
      if (tried[joined] === 0 || tried[stayed] === 0) continue;
      const advantage = advantages[index] as number;
      const error = this.gain(index, stayed) - advantage;
      advantages[index] = advantage + error * fresh;
      chances[index] = 1 / (1 + Math.exp(-this.policy - (advantage + error * fresh) / TEMPERATURE));
    }
  }

  /** What more it brings one of those aboard to plunder than to stay, if these others do. */
  private gain(index: number, others: number): number {
    const { seats, brought } = this;
    const seat = this.aboard[index] as Seat;
    return (brought[(others | (1 << index)) * seats + seat] as number) - (brought[others * seats + seat] as number);
  }

  /** What more it brings the seat to plunder than to stay, by what the others are likely to do. */
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
    return all > 0 ? advantage / all : this.policy * TEMPERATURE;
  }

  /** How likely it is that just these plunder. */
  private likelihood(plunderers: number): number {
    const { chances } = this;
    let likely = 1;
    for (let index = 0; index < chances.length; index++)
      likely *= (plunderers >> index) & 1 ? (chances[index] as number) : 1 - (chances[index] as number);
    return likely + EPSILON;
  }

  /** The shares that the position brings by all that is likely, which is steadier than what any one time brings. */
  expectedShares(shares: Float64Array): void {
    const { seats, tried, brought } = this;
    shares.fill(0);
    let all = 0;
    for (let plunderers = 0; plunderers < tried.length; plunderers++) {
      if (tried[plunderers] === 0) continue;
      const likely = this.likelihood(plunderers);
      all += likely;
      for (let seat = 0, at = plunderers * seats; seat < seats; seat++, at++)
        shares[seat] = (shares[seat] as number) + likely * (brought[at] as number);
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] = (shares[seat] as number) / all;
  }
}
