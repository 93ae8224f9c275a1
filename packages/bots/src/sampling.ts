import type { Random } from '@pouch/rules';

const RESOLUTION = 2 ** 30;

/** Uniform in [0, 1). */
export const uniform = (random: Random): number => random.below(RESOLUTION) / RESOLUTION;

export const chanceOf = (probability: number, random: Random): boolean => uniform(random) < probability;

/** An exponential waiting time for events at this rate per second; infinite at a rate of 0. */
export const waitingTime = (rate: number, random: Random): number =>
  rate > 0 ? -Math.log(1 - uniform(random)) / rate : Number.POSITIVE_INFINITY;

/** An index, with probability in proportion to its weight; at least one weight must be above 0. */
export function drawIndex(weights: ArrayLike<number>, random: Random): number {
  let all = 0;
  for (let index = 0; index < weights.length; index++) all += weights[index] as number;
  let rest = uniform(random) * all;
  for (let index = 0; index < weights.length; index++) {
    rest -= weights[index] as number;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}

/** A uniformly random element. */
export const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T;
