import {
  actingSeats,
  type DecisionTurn,
  earliest,
  firstPlanned,
  type Game,
  type GameTypes,
  lowestSeat,
  nextRaceClock,
  only,
  type Planned,
  RACE_START,
  type Random,
  type Seat,
  type StepOf,
  seatsIn,
  type Turn,
  whyNot,
} from '@pouch/rules';
import type { Plan } from './bot.js';

type Over = Extract<Turn, { kind: 'over' }>;

/** Asks the player in a seat for a decision. */
export interface DecisionRequest<K extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly view: K['View'];
  readonly turn: DecisionTurn;
  /** The number that the decision would have as a step of the record. */
  readonly step: number;
  /** The table's clock. It only advances in games with a race. */
  readonly seconds: number;
}

export interface Finished<K extends GameTypes = GameTypes> {
  readonly state: K['State'];
  readonly over: Over;
  readonly steps: number;
}

/** A player decided something that the rules do not allow. */
export class IllegalDecision extends Error {
  constructor(
    readonly seat: Seat,
    readonly step: number,
    readonly reason: string,
  ) {
    super(`seat ${seat} at step ${step}: ${reason}`);
  }
}

/**
 * Plays one game: a generator that yields a request for each decision and is sent the plan, so that players may be
 * synchronous or not. Seats with secret decisions are asked one after the other; none sees another's decision. In a
 * race all seats are asked, and the earliest plan is played, in simulated time.
 */
export function* contest<K extends GameTypes>(
  game: Game<K>,
  seats: number,
  options: K['Options'],
  random: Random,
  onStep?: (step: StepOf<K>) => void,
): Generator<DecisionRequest<K>, Finished<K>, Plan<K['Decision']>> {
  const state = game.setup(seats, options);
  let clock = RACE_START;
  let events: K['Event'][] = [];
  let seconds = 0;
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { state, over: turn, steps };
    let step: StepOf<K>;
    if (turn.kind === 'chance') step = game.chance(state, random);
    else {
      if (game.race !== undefined) clock = nextRaceClock(game.race, clock, turn, events, seconds);
      events = [];
      const plans: Planned<K['Decision']>[] = [];
      for (const seat of seatsIn(turn.order === 'race' ? actingSeats(turn) : only(lowestSeat(turn.awaited)))) {
        const { decision, after } = yield { seat, view: game.view(state, seat), turn, step: steps, seconds };
        const reason = decision.seat === seat ? whyNot(game, state, decision, turn) : 'It is not their turn';
        if (reason !== undefined) throw new IllegalDecision(seat, steps, reason);
        plans.push({ decision, at: earliest(game.race, clock, decision, seconds + Math.max(0, after)) });
      }
      const first = firstPlanned(plans);
      if (first === undefined) throw new Error(`${game.id}: no seat can act`);
      const deadline = clock.deadline ?? Number.POSITIVE_INFINITY;
      step = first.at <= deadline ? first.decision : { clock: turn.deadline?.clock ?? '' };
      seconds = Math.min(first.at, deadline);
    }
    game.advance(state, step, events);
    onStep?.(step);
  }
}
