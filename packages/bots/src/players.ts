import { type Game, type GameTypes, has, type OptionValues, type Random, type Seat, type StepOf } from '@pouch/rules';
import type { Bot, Plan } from './bot.js';
import { contest, type DecisionRequest, type Finished } from './contest.js';
import { guardedPlan, type ThinkOptions } from './guarded-plan.js';
import { chanceOf, oneOf, waitingTime } from './sampling.js';

/** A player in a contest that answers synchronously. */
export interface Player<K extends GameTypes = GameTypes> {
  answer(request: DecisionRequest<K>): Plan<K['Decision']>;
}

export function botPlayer<K extends GameTypes, Notes>(bot: Bot<K, Notes>, options: ThinkOptions): Player<K> {
  let notes = bot.initialNotes;
  return {
    answer({ view, seat, seconds }) {
      notes = bot.observe(notes, view, seat, seconds);
      const plan = guardedPlan(bot, view, seat, notes, options);
      if (plan === undefined) throw new Error(`the ${options.level} bot in seat ${seat} has no decision`);
      return plan;
    },
  };
}

/** A random player in a race: how often it acts a second, how often that is a call, and its seconds to follow up. */
const RANDOM_RATE = 1 / 8;
const RANDOM_CALLS = 1 / 100;
const RANDOM_FOLLOW_UP = 1;

/** Decides at random. In a race it passes at a random moment, rarely calls, and follows up a call with any choice. */
export const randomPlayer = <K extends GameTypes>(game: Game<K>, random: Random): Player<K> => ({
  answer({ view, seat, turn }) {
    const { race } = game;
    if (race === undefined || (turn.order === 'turns' && turn.deadline === undefined))
      return { decision: game.sample(view, random), after: 0 };
    if (turn.order === 'turns')
      return { decision: oneOf([...game.choices(view, seat)], random), after: RANDOM_FOLLOW_UP };
    // A seat that has passed never calls, so that games between random players end.
    if (!has(turn.awaited, seat)) return { decision: { do: race.call, seat }, after: Number.POSITIVE_INFINITY };
    const decision = { do: chanceOf(RANDOM_CALLS, random) ? race.call : race.pass, seat };
    return { decision, after: waitingTime(RANDOM_RATE, random) };
  },
});

/** Plays a whole game between synchronous players, given by seat. */
export function playContest<K extends GameTypes>(
  game: Game<K>,
  options: OptionValues & K['Options'],
  players: readonly Player<K>[],
  random: Random,
  onStep?: (step: StepOf<K>) => void,
): Finished<K> {
  const course = contest(game, players.length, options, random, onStep);
  for (let next = course.next(); ; ) {
    if (next.done === true) return next.value;
    const { seat } = next.value;
    next = course.next((players[seat as Seat] as Player<K>).answer(next.value));
  }
}
