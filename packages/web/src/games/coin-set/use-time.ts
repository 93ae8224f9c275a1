import { useEffect, useState } from 'react';
import type { Clock } from '../../table/source.ts';

/** Milliseconds left of a clock, in steps; nothing without a clock. */
export function useLeft(clock: Clock | undefined, step: number): number | undefined {
  const [, look] = useState(0);
  const until = clock?.until;
  useEffect(() => {
    if (until === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      look((count) => count + 1);
      const rest = until - Date.now();
      if (rest > 0) timer = setTimeout(tick, rest % step || step);
    };
    timer = setTimeout(tick, Math.max(0, until - Date.now()) % step || step);
    return () => clearTimeout(timer);
  }, [until, step]);
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - Date.now()) / step) * step);
}

const LOOK = 200;

/** Re-renders a few times a second while `on`. */
export function useTicking(on: boolean): void {
  const [, look] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => look((count) => count + 1), LOOK);
    return () => clearInterval(timer);
  }, [on]);
}
