import { answer, type Memory, newMemory, observe, type Plan } from '@pouch/bots';
import type { Decision, GameId, Level, Seat } from '@pouch/rules';

/** What a bot's seat saw, and when on the table's clock. */
export interface Observation {
  readonly view: unknown;
  readonly seconds: number;
}

/**
 * A question for a worker: plain data. It carries what the bot has seen since its last question, so that the memory is
 * updated in the worker too: the code of the bots is large, and the page does not load it.
 */
export interface BotQuestion {
  readonly game: GameId;
  readonly seat: Seat;
  readonly level: Level;
  /** As of the last answer; undefined before the first. */
  readonly memory: Memory | undefined;
  /** Oldest first. The bot decides on the last. */
  readonly observations: readonly Observation[];
  readonly seed: readonly number[];
  /** A fixed number of iterations instead of the level's own time. */
  readonly iterations?: number;
  /** Multiplies the time that it takes in a race. */
  readonly pace?: number;
}

export interface BotAnswer {
  /** Undefined if there is nothing to decide. */
  readonly plan: Plan<Decision> | undefined;
  readonly memory: Memory;
}

/** Answers on this thread. */
export function think({
  game,
  seat,
  level,
  memory: before,
  observations,
  seed,
  iterations,
  pace,
}: BotQuestion): BotAnswer {
  const memory = observations.reduce(
    (noted: Memory, { view, seconds }) => observe(noted, view, seconds),
    before ?? newMemory(game, seat),
  );
  return { plan: answer({ view: observations.at(-1)?.view, memory, level, seed, iterations, pace }), memory };
}
