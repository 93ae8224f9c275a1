import type { realmInternals } from '@pouch/rules';
import { isSameTable } from './round-simulator.js';

type View = realmInternals.View;

/** What a player notes: the table as the round began, and how many rounds in a row have left it as it was. */
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

/** Standoffs that a player is happy to sit out, and how much of its hope each further one costs. */
const TOLERATED = 8;
const LOSS = 0.05;
const LEAST = 0.4;

/**
 * Where to be outbid is better than to win the first pool, two players who both see it tie for ever, which is even
 * but leads nowhere: with every round that brings nothing the next such round is worth less.
 */
export const standoffDiscountOf = ({ began, standoffs }: Notes, view: View): number =>
  view.round === began?.round ? Math.max(LEAST, 1 - LOSS * Math.max(0, standoffs - TOLERATED)) : 1;
