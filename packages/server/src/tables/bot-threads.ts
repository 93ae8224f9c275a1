import { createRequire } from 'node:module';
import type { Plan, Question } from '@pouch/bots';
import type { Decision } from '@pouch/rules';
import { Piscina } from 'piscina';
import type { Metrics } from '../metrics.js';

export interface BotThreads {
  /** What a bot plans to do; undefined if there is nothing to decide. */
  ask(question: Question): Promise<Plan<Decision> | undefined>;
  close(): Promise<void>;
}

/** Runs bots in worker threads, so that they never block the event loop. */
export function createBotThreads(threads: number, metrics: Metrics): BotThreads {
  let pool: Piscina<Question, Plan<Decision> | undefined> | undefined;
  return {
    async ask(question) {
      // Threads cost memory: a server without bots starts none.
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
