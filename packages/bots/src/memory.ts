import type { Decision, GameId, Seat } from '@pouch/rules';
import type { Bot, Plan } from './bot.js';
import { BOTS } from './bots.js';
import { guardedPlan, type ThinkOptions } from './guarded-plan.js';

/** What a seat knows beside what it sees: plain data, so that it can be kept or sent anywhere. */
export interface Memory {
  readonly game: GameId;
  readonly seat: Seat;
  readonly notes: unknown;
}

/** The memory of a seat that has seen nothing yet. */
export const newMemory = (game: GameId, seat: Seat): Memory => ({ game, seat, notes: BOTS[game].initialNotes });

/** The memory after another view; `seconds` is the table's clock, which matters in Coin Set only. */
export function observe(memory: Memory, view: unknown, seconds = 0): Memory {
  const bot: Bot = BOTS[memory.game];
  try {
    return { ...memory, notes: bot.observe(memory.notes, view, memory.seat, seconds) };
  } catch {
    return memory; // What it cannot make out it does not note.
  }
}

/**
 * What the bot means to do and when, or nothing if this seat has nothing to decide. In Coin Set `after` is infinite for
 * a seat that has agreed and sees nothing: it waits for the table to change.
 */
export const plan = (view: unknown, memory: Memory, thinking: ThinkOptions): Plan<Decision> | undefined =>
  guardedPlan(BOTS[memory.game], view, memory.seat, memory.notes, thinking);

/**
 * What the bot decides, or nothing if there is nothing for it to do. It never gives an illegal decision and never
 * throws, whatever the view.
 */
export function decide(view: unknown, memory: Memory, thinking: ThinkOptions): Decision | undefined {
  const planned = plan(view, memory, thinking);
  return planned?.after === Number.POSITIVE_INFINITY ? undefined : planned?.decision;
}
