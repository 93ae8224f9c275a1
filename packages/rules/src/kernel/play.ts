import type { Game, GameTypes, StepOf, Turn } from './game.js';
import { Refusal } from './refusal.js';
import { has, seatsIn } from './seats.js';

export interface Played<K extends GameTypes> {
  readonly state: K['State'];
  readonly events: readonly K['Event'][];
}

const listSeats = (seats: readonly number[]): string => `seat${seats.length === 1 ? '' : 's'} ${seats.join(', ')}`;

/** Why the step is not legal here. The one guard in front of the rules of every game. */
export function whyNot<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  step: StepOf<K>,
  turn: Turn = game.turn(state),
): string | undefined {
  switch (turn.kind) {
    case 'over':
      return 'The game is over';
    case 'chance':
      if (step.chance === undefined) return `Chance comes first: ${turn.of}`;
      if (step.chance !== turn.of) return `Chance decides ${turn.of} now, not ${step.chance}`;
      return game.checkOutcome(state, step);
    case 'decide':
      if (step.do !== undefined) {
        if (has(turn.may, step.seat)) return game.check(state, step);
        return `Seat ${step.seat} cannot ${step.do} now: ${turn.phase} is for ${listSeats(seatsIn(turn.may))}`;
      }
      if (step.chance !== undefined)
        return `Chance decides nothing now: ${listSeats(seatsIn(turn.awaited))} must ${turn.phase}`;
      return turn.deadline?.clock === step.clock ? undefined : `No ${step.clock} clock runs now`;
  }
}

/** The next state, or why the step is refused. Does not change the given state. */
export function play<K extends GameTypes>(game: Game<K>, state: K['State'], step: StepOf<K>): Played<K> | Refusal {
  const reason = whyNot(game, state, step);
  return reason === undefined ? apply(game, state, step) : new Refusal(reason);
}

/** The next state after a step that is known to be legal. */
export function apply<K extends GameTypes>(game: Game<K>, state: K['State'], step: StepOf<K>): Played<K> {
  const draft = game.copy(state);
  const events: K['Event'][] = [];
  game.advance(draft, step, events);
  return { state: draft, events };
}
