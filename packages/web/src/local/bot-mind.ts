import { answer, type Memory, newMemory, observe, type Plan } from '@pouch/bots';
import type { Decision, GameId, Level, Seat } from '@pouch/rules';

/** What a bot's seat saw at a time on the table's clock. */
export interface Look {
  readonly view: unknown;
  readonly seconds: number;
}

/**
 * A question that can be sent to a worker: plain data. It carries what the bot has seen since it was asked last, so
 * that the noting too is done where the bots are: their code is large, and the page does without it.
 */
export interface BotQuestion {
  readonly game: GameId;
  readonly seat: Seat;
  readonly level: Level;
  /** As of the last answer; nothing before the first. */
  readonly memory: Memory | undefined;
  /** What was seen since, oldest first. The last is what the bot decides on. */
  readonly looks: readonly Look[];
  readonly seed: readonly number[];
  /** So many iterations instead of the level's own time. */
  readonly iterations?: number;
}

export interface BotAnswer {
  /** Undefined if there is nothing to decide. */
  readonly plan: Plan<Decision> | undefined;
  /** What the bot knows now. */
  readonly memory: Memory;
}

/** Thinks here and now. */
export function think({ game, seat, level, memory: before, looks, seed, iterations }: BotQuestion): BotAnswer {
  const memory = looks.reduce(
    (noted: Memory, { view, seconds }) => observe(noted, view, seconds),
    before ?? newMemory(game, seat),
  );
  return { plan: answer({ view: looks.at(-1)?.view, memory, level, seed, iterations }), memory };
}
