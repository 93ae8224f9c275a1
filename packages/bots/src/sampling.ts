import type { Random } from '@pouch/rules';

const RESOLUTION = 2 ** 30;

/** From 0 up to, but not including, 1. */
export const uniform = (random: Random): number => random.below(RESOLUTION) / RESOLUTION;

/** True with this probability. */
export const chanceOf = (probability: number, random: Random): boolean => uniform(random) < probability;

/** The waiting time for what happens so many times a second on average; never, at a rate of 0. */
export const waitingTime = (rate: number, random: Random): number =>
  rate > 0 ? -Math.log(1 - uniform(random)) / rate : Number.POSITIVE_INFINITY;

/** An index, each as likely as its weight says; some weight must be above 0. */
export function drawIndex(weights: ArrayLike<number>, random: Random): number {
  let all = 0;
  for (let index = 0; index < weights.length; index++) all += weights[index] as number;
  let lot = uniform(random) * all;
  for (let index = 0; index < weights.length; index++) {
    lot -= weights[index] as number;
    if (lot < 0) return index;
  }
  return weights.length - 1;
}

/** One of a list, each as likely as any other. */
export const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T;
