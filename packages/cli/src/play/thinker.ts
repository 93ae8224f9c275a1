import { availableParallelism } from 'node:os';
import { answer, type Plan, type Question } from '@pouch/bots';
import type { Decision } from '@pouch/rules';
import { Piscina } from 'piscina';

/** Whoever thinks for the bots. */
export interface Thinker {
  think(question: Question): Promise<Plan<Decision> | undefined>;
  close(): Promise<void>;
}

/** Thinks at once, and lets everything else wait for it. */
export const thinkHere: Thinker = {
  think: async (question) => answer(question),
  close: async () => {},
};

/** As many as there are others at a table where all decide at once. */
const MOST_THREADS = 4;

/** Thinks in threads of its own, so that keys and the screen stay alive. */
export function thinkInThread(): Thinker {
  const pool = new Piscina<Question, Plan<Decision> | undefined>({
    filename: import.meta.resolve('@pouch/bots/thread'),
    minThreads: 1,
    maxThreads: Math.min(MOST_THREADS, availableParallelism()),
  });
  return { think: (question) => pool.run(question), close: () => pool.destroy() };
}
