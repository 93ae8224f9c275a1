import { type Plan, type Question, THINK_MILLIS } from '@pouch/bots';
import type { Decision } from '@pouch/rules';
import { Piscina } from 'piscina';
import { workerFile } from '../worker-file.js';

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
  /** The memory of a thread: a search that runs away ends with its thread, not with the server. */
  readonly mostMb?: number;
}

/** A bot may take this many times its time to think: the machine may be busy. */
const PATIENCE = 10;
const LEAST_LIMIT_MS = 5000;
const MOST_MB = 512;
/** Where bots think. */
const FILE = workerFile('tables/bot-thread').href;

/** Runs bots in worker threads, so that they never block the event loop. Threads that fail are replaced. */
export function createBotThreads(threads: number, options: BotThreadOptions): BotThreads {
  const { file = FILE, leastLimitMs = LEAST_LIMIT_MS, mostMb = MOST_MB } = options;
  let pool: Piscina<Question, Plan<Decision> | undefined> | undefined;
  const open = (): NonNullable<typeof pool> => {
    const opened = new Piscina({
      filename: file,
      minThreads: 1,
      maxThreads: threads,
      // Without the flags of this process, which may make imports resolve to sources.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMb },
    });
    // A thread failed without a question, perhaps at its start: such a pool does not start others.
    opened.on('error', (error) => {
      options.failed(error);
      if (pool === opened) pool = undefined;
      opened.destroy().catch(options.failed);
    });
    return opened;
  };
  return {
    async ask(question) {
      // Threads cost memory: a server without bots starts none.
      pool ??= open();
      const controller = new AbortController();
      const limit = Math.max(leastLimitMs, PATIENCE * (question.millis ?? THINK_MILLIS[question.level]));
      const timer = setTimeout(() => controller.abort(), limit);
      try {
        return await pool.run(question, { signal: controller.signal });
      } catch (error) {
        throw controller.signal.aborted ? new TookTooLong(limit) : error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => pool?.destroy(),
  };
}
