import { coinSetInternals as internals, type Level, type Random } from '@pouch/rules';

import { waitFor } from '../lots.js';

/**
 * How a level sees. A set comes to mind by itself, like a person's: not before its newest coin has lain there for a
 * moment, then at a rate that falls with the number of characteristics that differ, and falls again the longer it has
 * been stared at: what was overlooked is likely to stay overlooked.
 */
export interface Seeing {
  /** Seconds before a new coin can be part of anything seen. */
  readonly glance: number;
  /** How often a second a set is seen, by how many of its characteristics differ, from one to four. */
  readonly rates: readonly [number, number, number, number];
  /** After so many seconds of staring the rate has halved. */
  readonly fades: number;
  /** How often a second something is called that is no set. */
  readonly mistakes: number;
  /** Seconds to be sure that there is nothing: to begin with, and for every three coins to be looked at anew. */
  readonly resolve: number;
  readonly perThree: number;
  /** Seconds to point: at least, and more on average. */
  readonly pointing: number;
  readonly hesitation: number;
}

/** Sharp is a very good person, who on an ordinary table needs about four seconds; nobody is faster than its glance. */
export const SEEING: Readonly<Record<Level, Seeing>> = {
  easy: {
    glance: 2.6,
    rates: [0.08, 0.055, 0.038, 0.026],
    fades: 20,
    mistakes: 0.004,
    resolve: 5,
    perThree: 0.1,
    pointing: 1.2,
    hesitation: 0.4,
  },
  fair: {
    glance: 2,
    rates: [0.15, 0.11, 0.08, 0.055],
    fades: 25,
    mistakes: 0.0008,
    resolve: 4,
    perThree: 0.13,
    pointing: 0.9,
    hesitation: 0.3,
  },
  sharp: {
    glance: 1.5,
    rates: [0.28, 0.21, 0.15, 0.11],
    fades: 30,
    mistakes: 0,
    resolve: 3,
    perThree: 0.13,
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

export const rateOf = (seeing: Seeing, differing: number): number => seeing.rates[Math.max(1, differing) - 1] ?? 0;

/** How often a second a set is seen now that its newest coin has lain there for so long. */
export const rateNow = (seeing: Seeing, rate: number, age: number): number =>
  age < seeing.glance ? 0 : rate / (1 + (age - seeing.glance) / seeing.fades);

/** How many seconds from now a set of this age is seen. */
export function waitToSee(seeing: Seeing, rate: number, age: number, random: Random): number {
  const { glance, fades } = seeing;
  // The rate is rate / (1 + stared / fades): the time to come is a waiting time at that rate, turned back into seconds.
  const stared = Math.max(0, age - glance);
  const grown = (1 + stared / fades) * Math.exp(waitFor(rate * fades, random));
  return Math.max(0, glance - age) + (grown - 1) * fades - stared;
}
