import {
  type Game,
  type GameTypes,
  lowestSeat,
  type Random,
  type Seat,
  type StepOf,
  seatsIn,
  type Turn,
  whyNot,
} from '@pouch/rules';
import type { Plan } from './bot.js';
import { type Deciding, earliest, RACE_START, raceTurn } from './race-clock.js';

type Over = Extract<Turn, { kind: 'over' }>;

/** A question to the player in a seat. */
export interface Ask<K extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly view: K['View'];
  readonly turn: Deciding;
  /** The number of the step that the answer may become. */
  readonly step: number;
  /** The time on the table's clock: it runs where the game is a race. */
  readonly seconds: number;
}

export interface Finished<K extends GameTypes = GameTypes> {
  readonly state: K['State'];
  readonly over: Over;
  readonly steps: number;
}

/** An answer that the rules do not allow. */
export class Foul extends Error {
  constructor(
    readonly seat: Seat,
    readonly step: number,
    readonly reason: string,
  ) {
    super(`seat ${seat} at step ${step}: ${reason}`);
  }
}

/**
 * A whole game, with whoever answers: it yields its questions, one seat at a time, and is sent the answers. Where
 * everybody decides in secret the seats are asked in order, and none sees what another has answered. In a race
 * everybody is asked, and who wants to act first does, on simulated time.
 */
export function* contest<K extends GameTypes>(
  game: Game<K>,
  seats: number,
  options: K['Options'],
  random: Random,
  onStep?: (step: StepOf<K>) => void,
): Generator<Ask<K>, Finished<K>, Plan<K['Decision']>> {
  const state = game.setup(seats, options);
  let race = RACE_START;
  let events: K['Event'][] = [];
  let seconds = 0;
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { state, over: turn, steps };
    let step: StepOf<K>;
    if (turn.kind === 'chance') step = game.chance(state, random);
    else {
      race = raceTurn(race, turn, events, seconds);
      events = [];
      let first: { readonly decision: K['Decision']; readonly at: number } | undefined;
      for (const seat of isRace(turn) ? seatsIn(turn.may) : [lowestSeat(turn.awaited)]) {
        const { decision, after } = yield { seat, view: game.view(state, seat), turn, step: steps, seconds };
        const reason = decision.seat === seat ? whyNot(game, state, decision, turn) : 'It is not their turn';
        if (reason !== undefined) throw new Foul(seat, steps, reason);
        const at = earliest(race, decision, seconds + Math.max(0, after));
        if (first === undefined || at < first.at) first = { decision, at };
      }
      if (first === undefined) throw new Error(`${game.id} waits for nobody`);
      const deadline = race.deadline ?? Number.POSITIVE_INFINITY;
      step = first.at <= deadline ? first.decision : { clock: turn.deadline?.clock ?? '' };
      seconds = Math.min(first.at, deadline);
    }
    game.advance(state, step, events);
    onStep?.(step);
  }
}

/** Everybody searches at once, and the first to act changes what the others were about to do. */
const isRace = (turn: Deciding): boolean => turn.phase === 'search';
