import type { Decision, GameId, Random, Seat } from '@pouch/rules';
import type { Bot, Plan } from './bot.js';
import { BOTS } from './bots.js';
import { guardedPlan, guardedSimplePlan, type ThinkOptions } from './guarded-plan.js';

/** What a bot remembers of a game: plain data that can be stored or sent to another thread. */
export interface Memory {
  readonly game: GameId;
  readonly seat: Seat;
  readonly notes: unknown;
}

/** The memory of a seat that has not seen a view yet. */
export const newMemory = (game: GameId, seat: Seat): Memory => ({ game, seat, notes: BOTS[game].initialNotes });

/** Adds a view to the memory; `seconds` is the table's clock, which only matters in a race. */
export function observe(memory: Memory, view: unknown, seconds = 0): Memory {
  const bot: Bot = BOTS[memory.game];
  try {
    return { ...memory, notes: bot.observe(memory.notes, view, memory.seat, seconds) };
  } catch {
    return memory; // A damaged view adds nothing.
  }
}

/**
 * The bot's plan; undefined if the seat has nothing to decide. `after` is infinite for a seat that has passed in a race
 * and waits for the table to change.
 */
export const plan = (view: unknown, memory: Memory, thinking: ThinkOptions): Plan<Decision> | undefined =>
  guardedPlan(BOTS[memory.game], view, memory.seat, memory.notes, thinking);

/** The plan without any search, for a bot whose search failed or has to be left out. */
export const simplePlan = (view: unknown, memory: Memory, random: Random): Plan<Decision> | undefined =>
  guardedSimplePlan(BOTS[memory.game], view, memory.seat, random);

/** The bot's decision; undefined if it has none to make now. Never illegal and never throws, whatever the view. */
export function decide(view: unknown, memory: Memory, thinking: ThinkOptions): Decision | undefined {
  const planned = plan(view, memory, thinking);
  return planned?.after === Number.POSITIVE_INFINITY ? undefined : planned?.decision;
}
