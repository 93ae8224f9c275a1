import type { BotAnswer, BotQuestion } from './bot-mind.ts';

/** Where bots think. */
export interface BotPool {
  /** What a bot means to do. Rejects if nobody could think of it, or if the signal says that nobody waits any more. */
  ask(question: BotQuestion, signal: AbortSignal): Promise<BotAnswer>;
  close(): void;
}

/** The messages to and from a worker. */
export interface BotRequest {
  readonly id: number;
  readonly question: BotQuestion;
}
export interface BotReply {
  readonly id: number;
  readonly answer: BotAnswer;
}

/** A worker that answers one question at a time. */
interface BotWorker {
  post(message: BotRequest): void;
  stop(): void;
}

/** Starts a worker: it says what it has heard, or that it has failed and is of no more use. */
export type StartWorker = (heard: (told: BotReply) => void, failed: () => void) => BotWorker;

interface Task {
  readonly id: number;
  readonly question: BotQuestion;
  readonly signal: AbortSignal;
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (reason: unknown) => void;
  tries: number;
}

/** A question that fails in one worker is asked once more in a new one. */
const TRIES = 2;

export const poolOf = (most: number, start: StartWorker): BotPool => new WorkerPool(most, start);

/** Bots in workers, which are started when they are needed. Questions wait in a queue; the page never does. */
class WorkerPool implements BotPool {
  private idle: BotWorker[] = [];
  private readonly busy = new Map<BotWorker, Task>();
  private waiting: Task[] = [];
  private asked = 0;
  private isClosed = false;

  constructor(
    private readonly most: number,
    private readonly start: StartWorker,
  ) {}

  ask(question: BotQuestion, signal: AbortSignal): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      if (this.isClosed || signal.aborted) return reject(gone());
      const task: Task = { id: ++this.asked, question, signal, resolve, reject, tries: 0 };
      this.waiting.push(task);
      const drop = (): void => {
        this.waiting = this.waiting.filter((each) => each !== task);
        reject(gone());
      };
      signal.addEventListener('abort', drop, { once: true });
      this.serve();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const worker of [...this.idle.splice(0), ...this.busy.keys()]) worker.stop();
    for (const task of [...this.waiting.splice(0), ...this.busy.values()]) task.reject(gone());
    this.busy.clear();
  }

  /** Gives waiting questions to idle or new workers, as far as there are any. */
  private serve(): void {
    while (this.waiting.length > 0) {
      const worker = this.idle.pop() ?? this.startOne();
      const task = worker === undefined ? undefined : this.waiting.shift();
      if (worker === undefined || task === undefined) return;
      this.busy.set(worker, task);
      task.tries++;
      worker.post({ id: task.id, question: task.question });
    }
  }

  private startOne(): BotWorker | undefined {
    if (this.busy.size >= this.most) return undefined;
    try {
      const worker = this.start(
        (reply) => this.answered(worker, reply),
        () => this.failed(worker),
      );
      return worker;
    } catch (error) {
      // Nobody will ever think here.
      for (const task of this.waiting.splice(0)) task.reject(error);
      return undefined;
    }
  }

  private answered(worker: BotWorker, { id, answer }: BotReply): void {
    const task = this.busy.get(worker);
    this.busy.delete(worker);
    this.idle.push(worker);
    if (task?.id === id) task.resolve(answer);
    this.serve();
  }

  private failed(worker: BotWorker): void {
    const task = this.busy.get(worker);
    this.busy.delete(worker);
    this.idle = this.idle.filter((each) => each !== worker);
    worker.stop();
    if (task !== undefined && task.tries < TRIES && !task.signal.aborted) this.waiting.unshift(task);
    else task?.reject(new Error('The bot could not think'));
    this.serve();
  }
}

const gone = (): DOMException => new DOMException('Nobody waits for the answer', 'AbortError');
