import type { Motion } from '../device/media.ts';
import { figureStays, timeFigure } from '../words/time.ts';
import type { Clock } from './source.ts';

/** How a clock that runs out is shown. All times in milliseconds. */

const LATE = 5_000;
const SOON = 10_000;
const HOUR = 3_600_000;

/** What is left of it: before it starts it is full. */
export const timeLeft = ({ until, total }: Clock, now: number): number => Math.max(0, Math.min(total, until - now));

/** Milliseconds until it starts to run; 0 if it runs, or has run out. */
export const startsIn = ({ until, total }: Clock, now: number): number => Math.max(0, until - total - now);

/** 'tenths' for clocks of a few seconds, whatever is left of them. */
export type Precision = 'seconds' | 'tenths';

/** The ring turns to wax. */
export const isLate = (left: number): boolean => left < LATE;

/** The figure is in hours or days, in two short lines. */
export const isLong = (left: number): boolean => left >= HOUR;

/** Worth telling somebody who does not see it; of a clock that has always been short, they have just been told. */
export const isSoonOver = ({ total }: Pick<Clock, 'total'>, left: number): boolean =>
  total > SOON && left <= SOON && left > 0;

export const clockFigure = (left: number, precision: Precision): string =>
  isLate(left) || precision === 'tenths' ? (Math.max(0, left) / 1000).toFixed(1) : timeFigure(left);

/** When to look at the clock again: as often as the figure changes, and at every frame while the end is near. */
export function nextTick(left: number, precision: Precision, motion: Motion): 'never' | 'frame' | number {
  if (left <= 0) return 'never';
  if (motion === 'none' || isLong(left)) return figureStays(left);
  return isLate(left) || precision === 'tenths' ? 'frame' : 100;
}
