import { createRequire } from 'node:module';
import { type Plan, type Question, THINK_MILLIS } from '@pouch/bots';
import type { Decision } from '@pouch/rules';
import { Piscina } from 'piscina';

export interface BotThreads {
  /** What a bot plans to do; undefined if there is nothing to decide. Rejects if its thread fails. */
  ask(question: Question): Promise<Plan<Decision> | undefined>;
  close(): Promise<void>;
}

/** A bot thought for so long that its thread was ended. */
export class TookTooLong extends Error {
  constructor(millis: number) {
    super(`A bot did not answer within ${millis} ms`);
  }
}

interface BotThreadOptions {
  /** A thread failed while it had nothing to do. */
  failed(error: unknown): void;
  /** The module that answers. */
  readonly file?: string;
  /** How long any bot may take at least before it is given up. */
  readonly leastLimitMs?: number;
}

/** A bot may take this many times its time to think: the machine may be busy. */
const PATIENCE = 10;
const LEAST_LIMIT_MS = 5000;
/** A search that runs away ends with its thread, not with the server. */
const MOST_MB = 512;

/** Runs bots in worker threads, so that they never block the event loop. Threads that fail are replaced. */
export function createBotThreads(threads: number, options: BotThreadOptions): BotThreads {
  const { file = createRequire(import.meta.url).resolve('@pouch/bots/thread'), leastLimitMs = LEAST_LIMIT_MS } = options;
  let pool: Piscina<Question, Plan<Decision> | undefined> | undefined;
  const open = (): NonNullable<typeof pool> => {
    const opened = new Piscina({
      filename: file,
      minThreads: 1,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    });
    opened.on('error', (error) => options.failed(error));
    return opened;
  };
  return {
    async ask(question) {
      // Threads cost memory: a server without bots starts none.
      pool ??= open();
      const used = pool;
      const controller = new AbortController();
      const limit = Math.max(leastLimitMs, PATIENCE * (question.millis ?? THINK_MILLIS[question.level]));
      const timer = setTimeout(() => controller.abort(), limit);
      try {
        return await used.run(question, { signal: controller.signal });
      } catch (error) {
        // A pool whose threads fail at their start does not start others.
        if (used.threads.length === 0 && pool === used) {
          pool = undefined;
          await used.destroy();
        }
        throw controller.signal.aborted ? new TookTooLong(limit) : error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => pool?.destroy(),
  };
}
