import { availableParallelism } from 'node:os';
import { answer, type Plan, type Question } from '@pouch/bots';
import type { Decision } from '@pouch/rules';
import { Piscina } from 'piscina';

export interface BotRunner {
  plan(question: Question): Promise<Plan<Decision> | undefined>;
  close(): Promise<void>;
}

/** Runs bots in this thread, which blocks it. */
export const inlineBots: BotRunner = {
  plan: async (question) => answer(question),
  close: async () => {},
};

/** The most bots that decide at the same time: the opponents in a game with secret decisions. */
const MOST_THREADS = 4;

/** Runs bots in worker threads, so that keys and the screen stay responsive. */
export function threadedBots(): BotRunner {
  const pool = new Piscina<Question, Plan<Decision> | undefined>({
    filename: import.meta.resolve('@pouch/bots/thread'),
    minThreads: 1,
    maxThreads: Math.min(MOST_THREADS, availableParallelism()),
  });
  return { plan: (question) => pool.run(question), close: () => pool.destroy() };
}
