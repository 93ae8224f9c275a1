import { coinSetInternals as internals, type Level, type Random } from '@pouch/rules';

import { waitingTime } from '../sampling.js';

/** No bot calls sooner after a coin was laid or turned, whatever its level and pace: a person needs time to look. */
export const LEAST_FLOOR = 4;

/**
 * How fast a level finds sets. It only begins to find any when no coin has been laid or turned for `floor` seconds.
 * After that a set is found at a rate that depends on how many characteristics differ, and that falls with time: a set
 * that was overlooked is likely to stay overlooked.
 */
export interface Perception {
  /** Seconds that the newest coin on the table must have been visible. */
  readonly floor: number;
  /** Seconds to look again after a call or a turn, if the coins are the same. */
  readonly restart: number;
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

/** Tuned so that one bot alone calls on ten fresh coins after 12 (easy), 6 (fair) and 4.8 seconds (sharp), in the median. */
export const PERCEPTION: Readonly<Record<Level, Perception>> = {
  easy: {
    floor: 6,
    restart: 2.5,
    rates: [0.05, 0.035, 0.023, 0.016],
    halvingSeconds: 20,
    mistakes: 0.004,
    confirmSeconds: 8,
    confirmPerTriple: 0.1,
    pointing: 1.2,
    hesitation: 0.4,
  },
  fair: {
    floor: 4.4,
    restart: 1.8,
    rates: [0.18, 0.13, 0.095, 0.065],
    halvingSeconds: 25,
    mistakes: 0.0008,
    confirmSeconds: 6,
    confirmPerTriple: 0.13,
    pointing: 0.9,
    hesitation: 0.3,
  },
  sharp: {
    floor: LEAST_FLOOR,
    restart: 1.2,
    rates: [0.32, 0.24, 0.17, 0.125],
    halvingSeconds: 30,
    mistakes: 0,
    confirmSeconds: 5,
    confirmPerTriple: 0.13,
    pointing: 0.7,
    hesitation: 0.2,
  },
};

/** The same player, slower (above 1) or faster (below 1) at finding sets; pointing takes as long as ever. */
export const atPace = (perception: Perception, pace: number): Perception => {
  const [one, two, three, four] = perception.rates;
  return pace === 1
    ? perception
    : {
        ...perception,
        floor: Math.max(LEAST_FLOOR, perception.floor * pace),
        restart: perception.restart * pace,
        rates: [one / pace, two / pace, three / pace, four / pace],
        halvingSeconds: perception.halvingSeconds * pace,
        mistakes: perception.mistakes / pace,
      };
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
  age < perception.floor ? 0 : rate / (1 + (age - perception.floor) / perception.halvingSeconds);

/** Seconds until a set is found by somebody who begins to look when it has this age. */
export function timeToSee(perception: Perception, rate: number, age: number, random: Random): number {
  const { floor, halvingSeconds } = perception;
  // Samples an exponential waiting time and inverts the integral of the falling rate.
  const elapsed = Math.max(0, age - floor);
  const grown = (1 + elapsed / halvingSeconds) * Math.exp(waitingTime(rate * halvingSeconds, random));
  return (grown - 1) * halvingSeconds - elapsed;
}
