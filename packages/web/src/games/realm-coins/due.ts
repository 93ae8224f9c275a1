import { has, realmInternals, type Seat } from '@pouch/rules';
import type { Show } from './show.ts';
import type { View } from './types.ts';

/** What a player has to do. */

const { appeaseSize, decider } = realmInternals;

export type Due =
  | { readonly due: 'bid' }
  /** R4: one coin for an empty bid. R11: one for each wyvern. */
  | { readonly due: 'pay'; readonly reason: 'forfeit' | 'appease'; readonly count: number }
  | { readonly due: 'swoop' }
  | { readonly due: 'nothing' };

/** Whether the table waits for this player. */
export function isAwaited(view: View, seat: Seat): boolean {
  switch (view.phase) {
    case 'bid':
      return has(view.unsealed, seat);
    case 'forfeit':
    case 'swoop':
    case 'appease':
      return decider(view) === seat;
    case 'draw':
    case 'over':
      return false;
  }
}

export interface Shown {
  readonly view: View;
  readonly show: Show;
  readonly atRest: boolean;
}

/** What the dock is for. A bid can be formed and changed whatever else comes in; all else is asked for at rest. */
export function dueOf({ view, show, atRest }: Shown, seat: Seat): Due {
  if (view.phase === 'bid') return show.phase === 'bid' && !has(show.out, seat) ? { due: 'bid' } : { due: 'nothing' };
  if (!atRest || !isAwaited(view, seat)) return { due: 'nothing' };
  switch (view.phase) {
    case 'forfeit':
      return { due: 'pay', reason: 'forfeit', count: 1 };
    case 'appease':
      return { due: 'pay', reason: 'appease', count: appeaseSize(view, view.place) };
    case 'swoop':
      return { due: 'swoop' };
    case 'draw':
    case 'over':
      return { due: 'nothing' };
  }
}
