import { coinSetInternals as internals, type Level, type Random } from '@pouch/rules';

import { waitingTime } from '../sampling.js';

/**
 * How a level sees. A set comes to mind by itself, like a person's: not before its newest coin has lain there for a
 * moment, then at a rate that falls with the number of characteristics that differ, and falls again the longer it has
 * been stared at: what was overlooked is likely to stay overlooked.
 */
export interface Perception {
  /** Seconds before a new coin can be part of anything seen. */
  readonly reaction: number;
  /** How often a second a set is seen, by how many of its characteristics differ, from one to four. */
  readonly rates: readonly [number, number, number, number];
  /** After so many seconds of staring the rate has halved. */
  readonly halfLife: number;
  /** How often a second something is called that is no set. */
  readonly mistakes: number;
  /** Seconds to be sure that there is nothing: to begin with, and for every three coins to be looked at anew. */
  readonly confirmSeconds: number;
  readonly confirmPerTriple: number;
  /** Seconds to point: at least, and more on average. */
  readonly pointing: number;
  readonly hesitation: number;
}

/** Sharp is a very good person, who on an ordinary table needs about four seconds; nobody is faster than its glance. */
export const PERCEPTION: Readonly<Record<Level, Perception>> = {
  easy: {
    reaction: 2.6,
    rates: [0.08, 0.055, 0.038, 0.026],
    halfLife: 20,
    mistakes: 0.004,
    confirmSeconds: 5,
    confirmPerTriple: 0.1,
    pointing: 1.2,
    hesitation: 0.4,
  },
  fair: {
    reaction: 2,
    rates: [0.15, 0.11, 0.08, 0.055],
    halfLife: 25,
    mistakes: 0.0008,
    confirmSeconds: 4,
    confirmPerTriple: 0.13,
    pointing: 0.9,
    hesitation: 0.3,
  },
  sharp: {
    reaction: 1.5,
    rates: [0.28, 0.21, 0.15, 0.11],
    halfLife: 30,
    mistakes: 0,
    confirmSeconds: 3,
    confirmPerTriple: 0.13,
    pointing: 0.7,
    hesitation: 0.2,
  },
};

/** How many of the four characteristics differ among three coins that make a set; a joker takes no looking at. */
export function difference(faces: readonly [internals.Face, internals.Face, internals.Face]): number {
  const [one, two] = faces;
  const metal = internals.metalOf(one) === internals.metalOf(two) ? 0 : 1;
  const [a, b, c] = faces.map(internals.marksOf);
  if (a === undefined || b === undefined || c === undefined) return Math.max(1, metal);
  return metal + (a.symbol === b.symbol ? 0 : 1) + (a.level === b.level ? 0 : 1) + (a.total === b.total ? 0 : 1);
}

export const rateOf = (perception: Perception, differing: number): number =>
  perception.rates[Math.max(1, differing) - 1] ?? 0;

/** How often a second a set is seen now that its newest coin has lain there for so long. */
export const rateNow = (perception: Perception, rate: number, age: number): number =>
  age < perception.reaction ? 0 : rate / (1 + (age - perception.reaction) / perception.halfLife);

/** How many seconds from now a set of this age is seen. */
export function timeToSee(perception: Perception, rate: number, age: number, random: Random): number {
  const { reaction, halfLife } = perception;
  // The rate is rate / (1 + stared / fades): the time to come is a waiting time at that rate, turned back into seconds.
  const elapsed = Math.max(0, age - reaction);
  const grown = (1 + elapsed / halfLife) * Math.exp(waitingTime(rate * halfLife, random));
  return Math.max(0, reaction - age) + (grown - 1) * halfLife - elapsed;
}
