import type { Colour, Paint } from '../src/index.js';

/** Relative luminance, from 0 to 1 (as in WCAG). */
export function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The mean of the stops for a gradient. */
export function brightness(paint: Paint): number {
  if (typeof paint === 'string') return luminance(paint);
  const stops = paint.stops.map(({ colour }) => luminance(colour));
  return stops.reduce((sum, each) => sum + each, 0) / stops.length;
}

/** From 1 (the same) to 21 (black and white). */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
