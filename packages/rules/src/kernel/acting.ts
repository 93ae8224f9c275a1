import type { Decision, DecisionTurn, Turn } from './game.js';
import { has, type SeatSet } from './seats.js';

/** Who acts next, and since when: one answer for servers, pages, terminals and contests. */

/** The seats that have something to decide. In a race also those who have passed, because they may still call (S6). */
export const actingSeats = (turn: DecisionTurn): SeatSet => (turn.order === 'race' ? turn.may : turn.awaited);

/** What happened between two turns, as far as it makes decisions new. */
export interface Progress {
  readonly before: Turn | undefined;
  readonly after: Turn;
  /** The seats that have acted. */
  readonly acted: SeatSet;
  /** Whether a clock of the game has run out. */
  readonly expired: boolean;
}

/** By seat: since when its decision is awaited, null if it is not. A seat that acts, or a new phase, starts anew. */
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

/** Identifies the decision a seat has to make: the step since which it is awaited. In a race every step makes it new. */
export const decisionNumber = (turn: DecisionTurn, since: number | null | undefined, steps: number): number =>
  turn.order === 'race' ? steps : (since ?? steps);

/** A decision and when it is due, on the table's clock. */
export interface Planned<D extends Decision = Decision> {
  readonly decision: D;
  readonly at: number;
}

/** The plan that comes first; of several at the same time the first in the list. */
export function firstPlanned<P extends Planned>(plans: Iterable<P | undefined>): P | undefined {
  let first: P | undefined;
  for (const plan of plans) if (plan !== undefined && (first === undefined || plan.at < first.at)) first = plan;
  return first;
}
