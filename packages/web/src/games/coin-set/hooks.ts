import type { coinSetInternals as internals } from '@pouch/rules';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import type { Clock } from '../../table/source.ts';
import { coinsOn, holdsAll, nextSlots, plainSlots, type Slots } from './slots.ts';

/** The slots seen last: a table looks the same after a pause. */
let latest: Slots = { of: new Map(), left: new Map() };

/** Where the coins lie. On a playing table they remember; a replay, which jumps, goes by the rules alone. */
export function useSlots(view: internals.View, size: BoardProps<internals.Types, unknown>['size']): Slots {
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

/** Re-renders a few times a second while `on`. */
export function useTicking(on: boolean): void {
  const [, look] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => look((count) => count + 1), LOOK);
    return () => clearInterval(timer);
  }, [on]);
}

export interface FocusHeld {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * CALL goes while somebody points, and coins go with a set: what can be pressed then has the focus of what went, or what
 * stands instead of CALL. Elsewhere than at the table the focus stays where it is.
 */
export function useFocusHeld(): FocusHeld {
  const ref = useRef<HTMLDivElement>(null);
  // React fires no blur when it removes the focused element.
  const held = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (held.current?.isConnected !== false || document.activeElement !== document.body) return;
    const find = (what: string) => ref.current?.querySelector<HTMLElement>(what);
    (find('[data-decision]') ?? find('[data-instead]'))?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ target }) => {
      held.current = target;
    },
    onBlur: () => {
      held.current = undefined;
    },
  };
}

/** Within this time a second press is no choice of what the first one brought the focus to. */
const TWICE = 500;

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';
const isOnCoin = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-lying]') !== null;

/**
 * The focus goes to a coin within the press that calls. That press chooses no coin, however long the key is held, nor
 * does a quick second one; a coin reached by another key is a deliberate choice.
 */
export function useCallingPress(isPointing: boolean): void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const isFresh = useRef(true);
  useEffect(() => {
    let isFirst = isPointing;
    const down = (event: KeyboardEvent): void => {
      if (!isPress(event)) {
        isFirst = false;
        return;
      }
      if (!event.repeat) {
        isFresh.current = isPointing && !(isFirst && event.timeStamp - last.current < TWICE);
        last.current = event.timeStamp;
        if (isFresh.current) isFirst = false;
      }
      if (isPointing && isOnCoin(event) && (event.repeat || !isFresh.current)) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      if (isPointing && isPress(event) && isOnCoin(event) && !isFresh.current) event.preventDefault();
    };
    addEventListener('keydown', down, { capture: true });
    addEventListener('keyup', up, { capture: true });
    return () => {
      removeEventListener('keydown', down, { capture: true });
      removeEventListener('keyup', up, { capture: true });
    };
  }, [isPointing]);
}
