import {
  coinSetInternals,
  type Decision,
  type Game,
  has,
  type Json,
  type Random,
  type Seat,
  seatCount,
} from '@pouch/rules';
import { oneOf } from './seeded.js';

/**
 * Any legal decision, from the view alone. In a race all seats call as soon as there is a set, at the same time, and
 * pass if their call was refused.
 */
export function randomDecision(
  game: Game,
  view: unknown,
  seat: Seat,
  random: Random,
  refused: ReadonlySet<string>,
): Decision | undefined {
  const turn = game.turn(view);
  if (turn.kind !== 'decide' || !has(turn.awaited, seat)) return undefined;
  if (turn.order === 'race') {
    const command =
      coinSetInternals.hasSet((view as coinSetInternals.View).table) && !refused.has('call') ? 'call' : 'agree';
    return refused.has(command) ? undefined : { do: command, seat };
  }
  const decision =
    seatCount(turn.awaited) === 1 ? game.sample(view, random) : oneOf([...game.choices(view, seat)], random);
  return refused.has(decision.do) ? undefined : decision;
}

/** A decision as it is sent: as in a record, without the seat. */
export function stepOf(game: Game, decision: Decision): Json & { readonly do: string } {
  const { seat: _, ...step } = game.notation.step(decision);
  return { ...step, do: decision.do };
}
