import type { Decision, DecisionTurn, Turn } from './game.js';
import { has, type SeatSet } from './seats.js';

/** The seats that may act now. In a race that includes seats that have passed: they may still call (S6). */
export const actingSeats = (turn: DecisionTurn): SeatSet => (turn.order === 'race' ? turn.may : turn.awaited);

/** What happened between two turns, as far as it matters for `awaitedSince`. */
export interface Progress {
  readonly before: Turn | undefined;
  readonly after: Turn;
  readonly acted: SeatSet;
  /** Whether a deadline of the game has passed. */
  readonly expired: boolean;
}

/** By seat: since when its decision is awaited; null if it is not. Restarts when the seat acts or the phase changes. */
export function awaitedSince<Since>(
  was: readonly (Since | null)[],
  { before, after, acted, expired }: Progress,
  now: Since,
): readonly (Since | null)[] {
  if (after.kind !== 'decide') return was.map(() => null);
  const { awaited } = after;
  const isNew = expired || before?.kind !== 'decide' || before.phase !== after.phase;
  return was.map((since, seat) => {
    if (!has(awaited, seat)) return null;
    return since === null || isNew || has(acted, seat) ? now : since;
  });
}

/** Identifies the decision that a seat has to make: the step since which it is awaited, or in a race the latest step. */
export const decisionNumber = (turn: DecisionTurn, since: number | null | undefined, steps: number): number =>
  turn.order === 'race' ? steps : (since ?? steps);

/** A decision scheduled for a time of the table's clock. */
export interface Planned<D extends Decision = Decision> {
  readonly decision: D;
  readonly at: number;
}

/** The earliest plan; among equals the first in the list. */
export function firstPlanned<P extends Planned>(plans: Iterable<P | undefined>): P | undefined {
  let first: P | undefined;
  for (const plan of plans) if (plan !== undefined && (first === undefined || plan.at < first.at)) first = plan;
  return first;
}
