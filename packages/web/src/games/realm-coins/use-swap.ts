import type { Seat } from '@pouch/rules';
import { useState } from 'react';
import { play } from '../../sound/sounds.ts';
import {
  dropped,
  isComplete,
  NO_SWAP,
  onlySwap,
  type Picked,
  type Side,
  type Swap,
  sizeOfSwap,
  toggled,
} from './swap.ts';
import type { Face, View } from './types.ts';

/** A swap, and what a player can do with it. */
export interface SwapHandle {
  readonly chosen: Swap;
  readonly place: number;
  readonly size: number;
  readonly isComplete: boolean;
  /** There is but one way to swap. */
  readonly isOnlyWay: boolean;
  readonly toggle: (side: Side, coin: Picked) => void;
  readonly drop: (side: Side, on: Picked, other: Face) => void;
  readonly undo: () => void;
}

/** Nothing is chosen for another swoop than the one before. */
export function useSwap(view: View, seat: Seat): SwapHandle {
  const about = `${view.round} ${view.place}`;
  const [kept, setKept] = useState<{ readonly about: string; readonly swap: Swap }>();
  const only = onlySwap(view, seat);
  const swap = kept?.about === about ? kept.swap : (only ?? NO_SWAP);
  const change = (next: Swap): void => {
    play('tap');
    setKept({ about, swap: next });
  };
  const size = sizeOfSwap(view);
  return {
    chosen: swap,
    place: view.place,
    size,
    isComplete: isComplete(swap, size),
    isOnlyWay: only !== undefined,
    toggle: (side, coin) => change(toggled(swap, side, coin, view)),
    drop: (side, on, other) => change(dropped(swap, side, on, other, view)),
    undo: () => change(NO_SWAP),
  };
}
