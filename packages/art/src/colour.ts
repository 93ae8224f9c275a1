import type { Colour } from './drawing.js';

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The first colour with a share of the second in it, from 0 (none) to 1 (nothing else). */
export function mixed(one: Colour, other: Colour, share: number): Colour {
  const second = channels(other);
  const parts = channels(one).map((value, i) => Math.round(value + share * ((second[i] as number) - value)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
