import type { Plan, Question } from '@pouch/bots';
import type { Decision, Level } from '@pouch/rules';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { BotFailures } from '../../src/tables/bot-answers.js';
import { BotQueue, type BotQueueOptions, type BotRequest } from '../../src/tables/bot-queue.js';
import type { BotThreads } from '../../src/tables/bot-threads.js';

/** A queue of bots over threads that answer when a test says so, on a clock that a test sets. */

interface Asked {
  readonly question: Question;
  readonly at: number;
  answer(): void;
}

/** The milliseconds that a bot may think by now. */
export const allowed = ({ question }: Asked): number => question.allowance?.[0] ?? Number.NaN;

const PLAN: Plan<Decision> = { decision: { do: 'bid', seat: 0 }, after: 0 };

export class FakeBots {
  readonly asked: Asked[] = [];
  now = 0;
  readonly metrics = createMetrics();
  readonly queue: BotQueue;

  constructor(size: number, limits: Partial<BotQueueOptions['limits']> = {}) {
    const threads: BotThreads = {
      ask: (question) =>
        new Promise((resolve) => this.asked.push({ question, at: this.now, answer: () => resolve(PLAN) })),
      close: async () => {},
    };
    this.queue = new BotQueue({
      threads,
      size,
      limits: { botQuestions: 1000, unattendedDecisions: 1e9, allUnattendedDecisions: 1e9, ...limits },
      metrics: this.metrics,
      failures: new BotFailures(this.metrics, createLog('silent')),
      now: () => this.now,
    });
  }

  /** Asks for a decision at a table called guest and number, such as 'm1'. */
  ask(name: string, given: Partial<BotRequest> & { readonly level?: Level } = {}): Promise<Plan<Decision> | undefined> {
    const [guest = ''] = name;
    const view = { name };
    return this.queue.ask({
      guest,
      table: name,
      attended: true,
      level: 'easy',
      signal: new AbortController().signal,
      question: () => ({
        view,
        memory: { game: 'realm-coins', seat: 0, notes: null },
        level: given.level ?? 'easy',
        seed: [1, 2, 3, 4],
      }),
      ...given,
    });
  }

  /** The tables that have been asked for, in order. */
  order(): string[] {
    return this.asked.map(({ question }) => (question.view as { readonly name: string }).name);
  }

  /** Answers what thinks, until nothing does. */
  async answerAll(): Promise<void> {
    for (let index = 0; index < this.asked.length; index++) {
      this.asked[index]?.answer();
      await settled();
    }
  }
}

/** Lets everything happen that waits for nothing. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
