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
 * What a scripted person does: anything that the rules allow, decided from the view alone. In the race they call as soon
 * as there is a set, all at the same time, and agree where a call was refused.
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
  if (turn.phase === 'search') {
    const command =
      coinSetInternals.hasSet((view as coinSetInternals.View).table) && !refused.has('call') ? 'call' : 'agree';
    return refused.has(command) ? undefined : { do: command, seat };
  }
  const decision =
    seatCount(turn.awaited) === 1 ? game.sample(view, random) : oneOf([...game.choices(view, seat)], random);
  return refused.has(decision.do) ? undefined : decision;
}

/** A decision as it is sent: like in a record, but the seat is the sender's. */
export function stepOf(game: Game, decision: Decision): Json & { readonly do: string } {
  const { seat: _, ...step } = game.notation.step(decision);
  return { ...step, do: decision.do };
}
