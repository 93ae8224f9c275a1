import { has, type Seat } from '@pouch/rules';
import type { Show } from './show.ts';

/** What a player has in the dock's place: a decision, their hand, or the stage. */
export type DockKind = 'choose' | 'lay' | 'stage';

/** `due`: whether the decision is the seat's now. A hand stays while the others lay: one may try a spot meanwhile. */
export function dockOf(show: Show, seat: Seat, due: boolean): DockKind {
  switch (show.stage) {
    case 'choose':
      return due ? 'choose' : 'stage';
    case 'lay':
      return has(show.view.active, seat) ? 'lay' : 'stage';
    case 'score':
      return 'stage';
  }
}
