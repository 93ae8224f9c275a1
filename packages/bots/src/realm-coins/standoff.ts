import type { realmInternals } from '@pouch/rules';
import { isSameTable } from './round-simulator.js';

type View = realmInternals.View;

/** The table at the start of the round, and how many rounds in a row have left it unchanged. */
export interface Notes {
  readonly began: Pick<View, 'round' | 'stashes' | 'pools'> | null;
  readonly standoffs: number;
}

export const INITIAL_NOTES: Notes = { began: null, standoffs: 0 };

export function observeRound(notes: Notes, view: View): Notes {
  const { began } = notes;
  if (view.phase !== 'bid' || view.round === began?.round) return notes;
  const isStandoff = began !== null && view.round === began.round + 1 && isSameTable(view, began);
  const { round, stashes, pools } = view;
  return { began: { round, stashes, pools }, standoffs: isStandoff ? notes.standoffs + 1 : 0 };
}

/** The standoffs without a discount, the discount of each further one, and the smallest factor. */
const TOLERATED = 8;
const LOSS = 0.05;
const LEAST = 0.4;

/**
 * Where the second pool is better than the first, two players may tie forever, which is fair but never ends. So the
 * value of another such round falls with every standoff.
 */
export const standoffDiscountOf = ({ began, standoffs }: Notes, view: View): number =>
  view.round === began?.round ? Math.max(LEAST, 1 - LOSS * Math.max(0, standoffs - TOLERATED)) : 1;
