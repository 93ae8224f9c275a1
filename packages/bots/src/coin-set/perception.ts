import { coinSetInternals as internals, type Level, type Random } from '@pouch/rules';

import { waitingTime } from '../sampling.js';

/**
 * How fast a level finds sets. Nothing is found before the newest coin of a set has been visible for the reaction time.
 * After that a set is found at a rate that depends on how many characteristics differ, and that falls with time: a set
 * that was overlooked is likely to stay overlooked.
 */
export interface Perception {
  /** The reaction time to a new coin, in seconds. */
  readonly reaction: number;
  /** Sets found per second, by how many characteristics differ, from one to four. */
  readonly rates: readonly [number, number, number, number];
  /** The seconds after which the rate has halved. */
  readonly halvingSeconds: number;
  /** Wrong calls per second. */
  readonly mistakes: number;
  /** Seconds to be sure that there is no set: a base, and more for each new triple of coins. */
  readonly confirmSeconds: number;
  readonly confirmPerTriple: number;
  /** Seconds to point: the minimum, and the mean of what comes on top. */
  readonly pointing: number;
  readonly hesitation: number;
}

/** Sharp is an excellent player who needs about four seconds on an ordinary table. */
export const PERCEPTION: Readonly<Record<Level, Perception>> = {
  easy: {
    reaction: 2.6,
    rates: [0.08, 0.055, 0.038, 0.026],
    halvingSeconds: 20,
    mistakes: 0.004,
    confirmSeconds: 5,
    confirmPerTriple: 0.1,
    pointing: 1.2,
    hesitation: 0.4,
  },
  fair: {
    reaction: 2,
    rates: [0.15, 0.11, 0.08, 0.055],
    halvingSeconds: 25,
    mistakes: 0.0008,
    confirmSeconds: 4,
    confirmPerTriple: 0.13,
    pointing: 0.9,
    hesitation: 0.3,
  },
  sharp: {
    reaction: 1.5,
    rates: [0.28, 0.21, 0.15, 0.11],
    halvingSeconds: 30,
    mistakes: 0,
    confirmSeconds: 3,
    confirmPerTriple: 0.13,
    pointing: 0.7,
    hesitation: 0.2,
  },
};

/** How many of the four characteristics differ within a set; a joker only has a metal to compare. */
export function difference(faces: readonly [internals.Face, internals.Face, internals.Face]): number {
  const [one, two] = faces;
  const metal = internals.metalOf(one) === internals.metalOf(two) ? 0 : 1;
  const [a, b, c] = faces.map(internals.marksOf);
  if (a === undefined || b === undefined || c === undefined) return Math.max(1, metal);
  return metal + (a.symbol === b.symbol ? 0 : 1) + (a.level === b.level ? 0 : 1) + (a.total === b.total ? 0 : 1);
}

export const rateOf = (perception: Perception, differing: number): number =>
  perception.rates[Math.max(1, differing) - 1] ?? 0;

/** The rate at which a set of this age is found now. */
export const rateNow = (perception: Perception, rate: number, age: number): number =>
  age < perception.reaction ? 0 : rate / (1 + (age - perception.reaction) / perception.halvingSeconds);

/** Seconds from now until a set of this age is found. */
export function timeToSee(perception: Perception, rate: number, age: number, random: Random): number {
  const { reaction, halvingSeconds } = perception;
  // Samples an exponential waiting time and inverts the integral of the falling rate.
  const elapsed = Math.max(0, age - reaction);
  const grown = (1 + elapsed / halvingSeconds) * Math.exp(waitingTime(rate * halvingSeconds, random));
  return Math.max(0, reaction - age) + (grown - 1) * halvingSeconds - elapsed;
}
