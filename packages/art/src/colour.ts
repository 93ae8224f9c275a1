import type { Colour } from './drawing.js';

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A mix of two colours; the share of the second is from 0 to 1. */
export function mixed(one: Colour, other: Colour, share: number): Colour {
  const second = channels(other);
  const parts = channels(one).map((value, i) => Math.round(value + share * ((second[i] as number) - value)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
