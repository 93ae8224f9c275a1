import { type Game, type GameTypes, has, type Level, type Random, type Seat, type Turn } from '@pouch/rules';
import type { Bot, Plan } from './bot.js';
import { Budget } from './budget.js';
import { hasViewShape } from './view-shape.js';

export interface ThinkOptions {
  readonly level: Level;
  readonly random: Random;
  /** Milliseconds to think; the level's default if left out. */
  readonly millis?: number | undefined;
  /** Shared with another thread, which may lower the milliseconds in it while the bot thinks. */
  readonly allowance?: Int32Array | undefined;
  /** Iterations instead of a time: the same view, notes and random source then give the same decision. */
  readonly iterations?: number | undefined;
  /** In a race: multiplies the time that the bot takes. 1 if left out. */
  readonly pace?: number | undefined;
}

/** The default time to think. */
export const THINK_MILLIS: Readonly<Record<Level, number>> = { easy: 50, fair: 50, sharp: 800 };

const budgetOf = ({ level, millis, allowance, iterations }: ThinkOptions): Budget =>
  iterations === undefined
    ? Budget.ofMillis(millis ?? THINK_MILLIS[level], allowance)
    : Budget.ofIterations(iterations);

/**
 * The plan for a seat; undefined if it has nothing to decide. Never throws and never returns an illegal decision,
 * whatever the view: if the search fails it falls back to the simple decision, then to any legal one, and says so.
 */
export function guardedPlan<K extends GameTypes, Notes>(
  bot: Bot<K, Notes>,
  view: K['View'],
  seat: Seat,
  notes: Notes,
  thinking: ThinkOptions,
): Plan<K['Decision']> | undefined {
  if (!mayDecide(bot, view, seat)) return undefined;
  const { level, random, pace = 1 } = thinking;
  let fault = 'the decision is not legal';
  try {
    const plan = bot.think({ view, seat, notes }, level, budgetOf(thinking), random, pace);
    if (isAllowed(bot.game, view, seat, plan.decision)) return plan;
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const decision = simpleDecision(bot, view, seat, random);
  return decision === undefined ? undefined : { decision, after: 0, fault };
}

/** How long a bot that cannot think waits in a race before it passes or points, in seconds. */
const PASS_SECONDS = 10;
const POINT_SECONDS = 1;

/** A plan without any search, also for a view that no search is tried on; undefined if the seat need not decide. */
export function guardedSimplePlan<K extends GameTypes, Notes>(
  bot: Bot<K, Notes>,
  view: K['View'],
  seat: Seat,
  random: Random,
): Plan<K['Decision']> | undefined {
  const turn = turnOf(bot.game, view);
  if (turn?.kind !== 'decide') return undefined;
  // A seat that has passed in a race may still call, but need not.
  if (!has(turn.order === 'race' ? turn.awaited : turn.may, seat)) return undefined;
  const decision = simpleDecision(bot, view, seat, random);
  if (decision === undefined) return undefined;
  if (bot.game.race === undefined) return { decision, after: 0 };
  return { decision, after: turn.order === 'race' ? PASS_SECONDS : POINT_SECONDS };
}

/** The simple decision of the bot, or if that fails any legal one. */
function simpleDecision<K extends GameTypes, Notes>(
  { game, simple }: Bot<K, Notes>,
  view: K['View'],
  seat: Seat,
  random: Random,
): K['Decision'] | undefined {
  const ways = [() => simple(view, seat, random), () => firstChoice(game, view, seat), () => game.sample(view, random)];
  for (const decide of ways) {
    try {
      const decision = decide();
      if (decision !== undefined && isAllowed(game, view, seat, decision)) return decision;
    } catch {
      // Fall back to the next way.
    }
  }
  return undefined;
}

function mayDecide<K extends GameTypes, Notes>(
  { game, isReachable }: Bot<K, Notes>,
  view: K['View'],
  seat: Seat,
): boolean {
  const turn = turnOf(game, view);
  if (turn?.kind !== 'decide' || !has(turn.may, seat)) return false;
  try {
    return isReachable(view);
  } catch {
    return false;
  }
}

/** What the game waits for; undefined if the view is not one of this game. */
function turnOf<K extends GameTypes>(game: Game<K>, view: K['View']): Turn | undefined {
  try {
    return hasViewShape(game, view) ? game.turn(view) : undefined;
  } catch {
    return undefined;
  }
}

const isAllowed = <K extends GameTypes>(game: Game<K>, view: K['View'], seat: Seat, decision: K['Decision']): boolean =>
  decision.seat === seat && game.check(view, decision) === undefined;

function firstChoice<K extends GameTypes>(game: Game<K>, view: K['View'], seat: Seat): K['Decision'] | undefined {
  for (const decision of game.choices(view, seat)) return decision;
  return undefined;
}
