import type { coinSetParts as parts, Seat } from '@pouch/rules';
import { useEffect, useRef, useState } from 'react';
import type { Clock } from '../../table/source.ts';
import type { BoardProps } from '../kit.ts';
import { coinsOn, holdsAll, nextSlots, plainSlots, type Slots } from './slots.ts';

/** The slots seen last: a table that comes back from a pause lies as it was left. */
let latest: Slots = { of: new Map(), left: new Map() };

/** Where the coins lie. On a playing table they remember; a replay, which jumps, goes by the rules alone. */
export function useSlots(view: parts.View, size: BoardProps<parts.Kind, unknown>['size']): Slots {
  const coins = coinsOn(view.table);
  const kept = useRef<Slots>(undefined);
  kept.current ??= holdsAll(latest, coins) ? latest : plainSlots(view);
  if (size !== 'table') return plainSlots(view);
  kept.current = nextSlots(kept.current, coins);
  latest = kept.current;
  return kept.current;
}

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

/** Draws anew a few times a second, while something runs. */
export function useTicking(on: boolean): void {
  const [, look] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => look((count) => count + 1), LOOK);
    return () => clearInterval(timer);
  }, [on]);
}

/** S11: by seat, the time of the table's clock until which it cannot call because its last call failed. */
export function useBarred(view: parts.View, seconds: () => number): (seat: Seat) => number {
  const before = useRef(view);
  const [until, setUntil] = useState<Readonly<Record<Seat, number>>>({});
  const now = useRef(seconds);
  now.current = seconds;
  useEffect(() => {
    const { phase, caller, table } = before.current;
    before.current = view;
    const failed = phase === 'point' && view.phase === 'search' && table.length === view.table.length;
    if (failed && caller !== null) setUntil((was) => ({ ...was, [caller]: now.current() + view.pointSeconds }));
  }, [view]);
  return (seat) => until[seat] ?? 0;
}
