import { type Game, type GameTypes, has, type Level, type Random, type Seat } from '@pouch/rules';
import type { Bot, Plan } from './bot.js';
import { Budget } from './budget.js';
import { hasViewShape } from './view-shape.js';

export interface ThinkOptions {
  readonly level: Level;
  readonly random: Random;
  /** Milliseconds to think; the level's default if left out. */
  readonly millis?: number | undefined;
  /** Iterations instead of a time: the same view, notes and random source then give the same decision. */
  readonly iterations?: number | undefined;
  /** In a race: multiplies the time that the bot takes. 1 if left out. */
  readonly pace?: number | undefined;
}

/** The default time to think. */
export const THINK_MILLIS: Readonly<Record<Level, number>> = { easy: 50, fair: 50, sharp: 800 };

const budgetOf = ({ level, millis, iterations }: ThinkOptions): Budget =>
  iterations === undefined ? Budget.ofMillis(millis ?? THINK_MILLIS[level]) : Budget.ofIterations(iterations);

/**
 * The plan for a seat; undefined if it has nothing to decide. Never throws and never returns an illegal decision,
 * whatever the view: if the search fails it falls back to the simple decision, then to any legal one.
 */
export function guardedPlan<K extends GameTypes, Notes>(
  bot: Bot<K, Notes>,
  view: K['View'],
  seat: Seat,
  notes: Notes,
  thinking: ThinkOptions,
): Plan<K['Decision']> | undefined {
  const { game } = bot;
  if (!mayDecide(bot, view, seat)) return undefined;
  const { level, random, pace = 1 } = thinking;
  const plans = [
    (): Plan<K['Decision']> => bot.think({ view, seat, notes }, level, budgetOf(thinking), random, pace),
    (): Plan<K['Decision']> => ({ decision: bot.simple(view, seat, random), after: 0 }),
    (): Plan<K['Decision']> | undefined => anyChoice(game, view, seat),
  ];
  for (const make of plans) {
    try {
      const plan = make();
      if (plan !== undefined && isAllowed(game, view, seat, plan.decision)) return plan;
    } catch {
      // Fall back to the next, simpler plan.
    }
  }
  return undefined;
}

function mayDecide<K extends GameTypes, Notes>(
  { game, isReachable }: Bot<K, Notes>,
  view: K['View'],
  seat: Seat,
): boolean {
  try {
    if (!hasViewShape(game, view)) return false;
    const turn = game.turn(view);
    return turn.kind === 'decide' && has(turn.may, seat) && isReachable(view);
  } catch {
    return false;
  }
}

const isAllowed = <K extends GameTypes>(game: Game<K>, view: K['View'], seat: Seat, decision: K['Decision']): boolean =>
  decision.seat === seat && game.check(view, decision) === undefined;

function anyChoice<K extends GameTypes>(game: Game<K>, view: K['View'], seat: Seat): Plan<K['Decision']> | undefined {
  for (const decision of game.choices(view, seat)) return { decision, after: 0 };
  return undefined;
}
