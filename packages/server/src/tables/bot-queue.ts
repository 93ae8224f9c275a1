import { type Plan, type Question, simpleAnswer } from '@pouch/bots';
import type { Decision, Level } from '@pouch/rules';
import type { Limits } from '../config.js';
import type { Metrics } from '../metrics.js';
import { answerFrom, type BotFailures } from './bot-answers.js';
import type { BotThreads } from './bot-threads.js';
import { FairQueue, type Waiting } from './fair-queue.js';
import { Pace } from './pace.js';
import { attendedMillis, type Load, unattendedMillis } from './thinking-time.js';

/** What a bot is to decide; `guest` is the host of its table. */
export interface BotRequest extends Waiting {
  /** Whether a person plays at the table. */
  readonly attended: boolean;
  readonly level: Level;
  /** Aborted when nobody needs the answer any more. */
  readonly signal: AbortSignal;
  /** Called when its turn comes. */
  question(): Question;
}

interface Entry extends Waiting {
  readonly request: BotRequest;
  readonly since: number;
  /** The milliseconds it may think, shared with its thread. */
  readonly allowance: Int32Array;
  settle(plan: Plan<Decision> | undefined): void;
}

export interface BotQueueOptions {
  readonly threads: BotThreads;
  readonly size: number;
  readonly limits: Pick<Limits, 'botQuestions' | 'unattendedDecisions' | 'allUnattendedDecisions'>;
  readonly metrics: Metrics;
  readonly failures: BotFailures;
  /** Milliseconds, from any origin. */
  readonly now?: () => number;
}

/** Timers are not more exact than this. */
const TIMER_MS = 1;

/**
 * Decides which bot thinks next, and for how long. Tables where somebody plays come first, then guests and their tables
 * in turn. Tables where nobody plays are nobody's game: they get what is left, at a slow pace.
 */
export class BotQueue {
  private readonly attended = new FairQueue<Entry>();
  private readonly unattended = new FairQueue<Entry>();
  private readonly running = new Set<Entry>();
  private readonly pace: Pace;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: BotQueueOptions) {
    const { limits, now = () => performance.now() } = options;
    this.pace = new Pace({ guest: limits.unattendedDecisions, all: limits.allUnattendedDecisions });
    this.now = now;
  }

  /** What the bot plans to do. Never rejects; undefined if there is nothing to decide or nobody needs it. */
  ask(request: BotRequest): Promise<Plan<Decision> | undefined> {
    const { metrics } = this.options;
    const { guest, table, signal } = request;
    if (this.closed || signal.aborted) return Promise.resolve(undefined);
    metrics.botAsked();
    const since = this.now();
    return new Promise((resolve) => {
      const allowance = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const cancel = (): void => this.cancel(entry);
      const settle = (plan: Plan<Decision> | undefined): void => {
        signal.removeEventListener('abort', cancel);
        metrics.botAnswered(this.now() - since);
        resolve(plan);
      };
      const entry: Entry = { guest, table, request, since, allowance, settle };
      signal.addEventListener('abort', cancel, { once: true });
      this.queueOf(entry).add(entry);
      this.startNext();
      this.shed();
      this.hurry();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.options.failures.end();
    clearTimeout(this.timer);
    for (const queue of [this.attended, this.unattended])
      for (let entry = queue.next(); entry !== undefined; entry = queue.next()) entry.settle(undefined);
    await this.options.threads.close();
  }

  private queueOf({ request }: Entry): FairQueue<Entry> {
    return request.attended ? this.attended : this.unattended;
  }

  private cancel(entry: Entry): void {
    if (this.queueOf(entry).remove(entry)) entry.settle(undefined);
    else Atomics.store(entry.allowance, 0, 0);
  }

  private startNext(): void {
    while (!this.closed && this.running.size < this.options.size) {
      const entry = this.attended.next() ?? this.nextUnattended();
      if (entry === undefined) return;
      this.running.add(entry);
      void this.run(entry);
    }
  }

  private nextUnattended(): Entry | undefined {
    // With several threads one stays free for people.
    const running = [...this.running].filter(({ request }) => !request.attended).length;
    if (this.unattended.size === 0 || running >= Math.max(1, this.options.size - 1)) return undefined;
    const now = this.now();
    const entry = this.unattended.next((guest) => this.pace.nextFor(guest) < now + TIMER_MS);
    if (entry !== undefined) this.pace.served(entry.guest, now);
    else this.startLater(now);
    return entry;
  }

  private startLater(now: number): void {
    let next = Number.POSITIVE_INFINITY;
    for (const guest of this.unattended.waitingGuests()) next = Math.min(next, this.pace.nextFor(guest));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.startNext(), next - now).unref();
  }

  private async run(entry: Entry): Promise<void> {
    const { threads, failures } = this.options;
    const { request, allowance, table } = entry;
    const millis = this.millisFor(entry);
    Atomics.store(allowance, 0, millis);
    try {
      entry.settle(await answerFrom(threads, { ...request.question(), millis, allowance }, table, failures));
    } catch (error) {
      failures.add('no answer', table, error);
      entry.settle(undefined);
    }
    this.running.delete(entry);
    this.queueOf(entry).done(entry);
    this.startNext();
  }

  private millisFor({ request: { level, attended }, since }: Entry): number {
    const load: Load = {
      threads: this.options.size,
      attended: this.attended.size,
      unattended: this.unattended.size,
      waited: this.now() - since,
    };
    return attended ? attendedMillis(level, load) : unattendedMillis(level, load);
  }

  /** Bots that think already think no longer than if they started now. */
  private hurry(): void {
    if (this.attended.size === 0) return;
    for (const entry of this.running)
      Atomics.store(entry.allowance, 0, Math.min(Atomics.load(entry.allowance, 0), this.millisFor(entry)));
  }

  /** What does not fit gets a simple decision at once. Where nobody plays, it waits: that costs nobody anything. */
  private shed(): void {
    while (this.attended.size > this.options.limits.botQuestions) {
      const entry = this.attended.surplus();
      if (entry === undefined || !this.attended.remove(entry)) return;
      this.options.metrics.limited('botQuestions');
      entry.settle(this.simpleFor(entry));
    }
  }

  private simpleFor({ request, table }: Entry): Plan<Decision> | undefined {
    try {
      return simpleAnswer(request.question());
    } catch (error) {
      this.options.failures.add('no answer', table, error);
      return undefined;
    }
  }
}
