import { type Plan, type Question, simpleAnswer } from '@pouch/bots';
import type { Decision } from '@pouch/rules';
import type { Logger } from 'pino';
import type { BotFailure, Metrics } from '../metrics.js';
import { type BotThreads, TookTooLong } from './bot-threads.js';

/** Counts the failures of bots, and logs each kind once a minute for a table. */
export class BotFailures {
  private readonly logged = new Set<string>();
  private since = Number.NEGATIVE_INFINITY;
  private ended = false;

  constructor(
    private readonly metrics: Metrics,
    private readonly log: Logger,
    /** Milliseconds, from any origin. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(why: BotFailure, table: string | undefined, error: unknown): void {
    if (this.ended) return;
    this.metrics.botFailed(why);
    if (this.now() >= this.since + MINUTE_MS) {
      this.since = this.now();
      this.logged.clear();
    }
    const key = `${why} ${table}`;
    if (this.logged.has(key) || this.logged.size >= MOST_LINES) return;
    this.logged.add(key);
    this.log.error({ err: error, table, why }, 'a bot failed');
  }

  /** The server stops its threads now: what they leave undone is no failure. */
  end(): void {
    this.ended = true;
  }
}

const MINUTE_MS = 60_000;
/** The most lines in a minute: a bot that fails at every table is one problem. */
const MOST_LINES = 20;

/** How often a question is asked before a simple decision has to do. */
const ATTEMPTS = 2;

/** Asks the threads. Whatever fails there, the table goes on: with a simple decision at worst. */
export async function answerFrom(
  threads: BotThreads,
  question: Question,
  table: string,
  failures: BotFailures,
): Promise<Plan<Decision> | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const plan = await threads.ask(question);
      if (plan?.fault !== undefined) failures.add('search', table, plan.fault);
      if (plan !== undefined) return plan;
      failures.add('no answer', table, undefined);
      break;
    } catch (error) {
      failures.add(error instanceof TookTooLong ? 'too slow' : 'thread', table, error);
    }
  }
  return simpleAnswer(question);
}
