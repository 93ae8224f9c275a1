import { useRef } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { coinsOn, firstSlots, NO_SLOTS, nextSlots, plainSlots, type Slots } from './slots.ts';
import type { Types, View } from './types.ts';

/** The slots of the table that was on the screen last: a pause covers the coins, and after it they lie where they lay. */
let last = NO_SLOTS;

/** Where the coins lie. On a playing table they remember; a replay, which jumps, goes by the rules alone. */
export function useSlots(view: View, size: BoardProps<Types, unknown>['size']): Slots {
  const kept = useRef<Slots>(undefined);
  if (size !== 'table') return plainSlots(view);
  last = nextSlots(kept.current ?? firstSlots(last, view), coinsOn(view.table));
  kept.current = last;
  return last;
}
