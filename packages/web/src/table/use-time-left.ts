import { useEffect, useState } from 'react';
import type { Motion } from '../device/media.ts';
import { nextTick, type Precision, startsIn, timeLeft } from './clock.ts';
import type { Clock } from './source.ts';

export interface TimeLeftOptions {
  /** The same clock on another machine may be ahead. */
  readonly now: () => number;
  readonly precision: Precision;
  readonly motion: Motion;
}

/** Milliseconds left: as often as the figure changes, and at every frame while the end is near. */
export function useTimeLeft(clock: Clock, { now, precision, motion }: TimeLeftOptions): number {
  const [left, setLeft] = useState(() => timeLeft(clock, now()));
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const rest = timeLeft(clock, now());
      setLeft(rest);
      const next = nextTick(rest, precision, motion);
      if (next === 'frame') frame = requestAnimationFrame(tick);
      else if (next !== 'never') timer = setTimeout(tick, next);
    };
    tick();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [clock, now, motion, precision]);
  return left;
}

/** The longest delay of setTimeout. */
const LONGEST = 2 ** 31 - 1;

/** Whether a clock runs: it starts when what happened has been shown to everyone. */
export function useRuns(clock: Clock | undefined): boolean {
  const [, look] = useState(0);
  const wait = clock === undefined ? 0 : startsIn(clock, Date.now());
  const starts = clock === undefined ? undefined : clock.until - clock.total;
  useEffect(() => {
    if (starts === undefined) return;
    const rest = starts - Date.now();
    if (rest <= 0) return;
    const timer = setTimeout(() => look((count) => count + 1), Math.min(LONGEST, rest));
    return () => clearTimeout(timer);
  }, [starts]);
  return clock !== undefined && wait === 0;
}
