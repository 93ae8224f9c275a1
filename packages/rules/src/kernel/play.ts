import type { DecisionTurn, Game, GameTypes, StepOf, Turn } from './game.js';
import { Refusal } from './refusal.js';
import { has, seatsIn } from './seats.js';
import { andList } from './words.js';

export interface Played<K extends GameTypes> {
  readonly state: K['State'];
  readonly events: readonly K['Event'][];
}

/** "the game is waiting for seats 0 and 2 to bid" */
function waiting({ awaited, phase }: DecisionTurn): string {
  const seats = seatsIn(awaited);
  return `the game is waiting for seat${seats.length === 1 ? '' : 's'} ${andList(seats.map(String))} to ${phase}`;
}

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
      if (step.chance === undefined) return `Chance comes first: the next step must be "${turn.of}"`;
      if (step.chance !== turn.of) return `The next step must be "${turn.of}", not "${step.chance}"`;
      return game.checkOutcome(state, step);
    case 'decide':
      if (step.do !== undefined) {
        if (has(turn.may, step.seat)) return game.check(state, step);
        return `Seat ${step.seat} can’t ${step.do} now: ${waiting(turn)}`;
      }
      if (step.chance !== undefined) return `Chance can’t act now: ${waiting(turn)}`;
      return turn.deadline?.clock === step.clock ? undefined : `No "${step.clock}" clock is running`;
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
