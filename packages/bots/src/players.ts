import { type Game, type GameTypes, has, type OptionValues, type Random, type Seat, type StepOf } from '@pouch/rules';
import type { Bot, Plan } from './bot.js';
import { type Ask, contest, type Finished } from './contest.js';
import { chanceOf, oneOf, waitFor } from './lots.js';
import { planWith, type Thinking } from './think.js';

/** Whoever sits in a seat of a contest and answers at once. */
export interface Player<K extends GameTypes = GameTypes> {
  answer(ask: Ask<K>): Plan<K['Decision']>;
}

export function botPlayer<K extends GameTypes, Notes>(bot: Bot<K, Notes>, thinking: Thinking): Player<K> {
  let notes = bot.blank;
  return {
    answer({ view, seat, seconds }) {
      notes = bot.notice(notes, view, seat, seconds);
      const plan = planWith(bot, view, seat, notes, thinking);
      if (plan === undefined) throw new Error(`the ${thinking.level} bot had nothing to answer in seat ${seat}`);
      return plan;
    },
  };
}

/** How often a second a random player of a race does something blindly, and how often that is a call. */
const BLIND_RATE = 1 / 8;
const BLIND_CALLS = 1 / 100;
const BLIND_POINTING = 1;

/** Plays at random; in a race it agrees at random moments, or calls and points at any three coins. */
export const randomPlayer = <K extends GameTypes>(game: Game<K>, random: Random): Player<K> => ({
  answer({ view, seat, turn }) {
    switch (turn.phase) {
      case 'search':
        // Whoever has agreed leaves it at that: games between random players must end.
        if (!has(turn.awaited, seat)) return { decision: { do: 'call', seat }, after: Number.POSITIVE_INFINITY };
        return {
          decision: { do: chanceOf(BLIND_CALLS, random) ? 'call' : 'agree', seat },
          after: waitFor(BLIND_RATE, random),
        };
      case 'point':
        return { decision: oneOf([...game.choices(view, seat)], random), after: BLIND_POINTING };
      default:
        return { decision: game.sample(view, random), after: 0 };
    }
  },
});

/** Plays a whole game between players who answer at once, by seat. */
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
