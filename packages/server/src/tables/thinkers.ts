import { createRequire } from 'node:module';
import type { Plan, Question } from '@pouch/bots';
import type { Decision } from '@pouch/rules';
import { Piscina } from 'piscina';
import type { Metrics } from '../metrics.js';

/** Whoever thinks for the bots. */
export interface Thinkers {
  /** What a bot means to do; nothing if there is nothing to decide. */
  ask(question: Question): Promise<Plan<Decision> | undefined>;
  close(): Promise<void>;
}

/** Bots that think in worker threads: questions wait in a queue, and the event loop never does. */
export function thinkInThreads(threads: number, metrics: Metrics): Thinkers {
  let pool: Piscina<Question, Plan<Decision> | undefined> | undefined;
  return {
    async ask(question) {
      // Threads cost memory: a server without bots has none.
      pool ??= new Piscina({
        filename: createRequire(import.meta.url).resolve('@pouch/bots/thread'),
        minThreads: 1,
        maxThreads: threads,
      });
      metrics.botAsked();
      const start = performance.now();
      try {
        return await pool.run(question);
      } finally {
        metrics.botAnswered(performance.now() - start);
      }
    },
    close: async () => pool?.destroy(),
  };
}
