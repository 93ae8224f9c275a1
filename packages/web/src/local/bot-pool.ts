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

/** Bots in workers, which are started when they are needed. Questions wait in a queue; the page never does. */
export function poolOf(most: number, start: StartWorker): BotPool {
  let idle: BotWorker[] = [];
  const busy = new Map<BotWorker, Task>();
  let waiting: Task[] = [];
  let asked = 0;
  let closed = false;

  const serve = (): void => {
    while (waiting.length > 0) {
      const worker = idle.pop() ?? startOne();
      const task = worker === undefined ? undefined : waiting.shift();
      if (worker === undefined || task === undefined) return;
      busy.set(worker, task);
      task.tries++;
      worker.post({ id: task.id, question: task.question });
    }
  };

  const startOne = (): BotWorker | undefined => {
    if (busy.size >= most) return undefined;
    const heard = ({ id, answer }: BotReply): void => {
      const task = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if (task?.id === id) task.resolve(answer);
      serve();
    };
    const failed = (): void => {
      const task = busy.get(worker);
      busy.delete(worker);
      idle = idle.filter((each) => each !== worker);
      worker.stop();
      if (task !== undefined && task.tries < TRIES && !task.signal.aborted) waiting.unshift(task);
      else task?.reject(new Error('The bot could not think'));
      serve();
    };
    let worker: BotWorker;
    try {
      worker = start(heard, failed);
    } catch (error) {
      // Nobody will ever think here.
      for (const task of waiting.splice(0)) task.reject(error);
      return undefined;
    }
    return worker;
  };

  return {
    ask: (question, signal) =>
      new Promise((resolve, reject) => {
        if (closed || signal.aborted) return reject(gone());
        const task: Task = { id: ++asked, question, signal, resolve, reject, tries: 0 };
        waiting.push(task);
        signal.addEventListener(
          'abort',
          () => {
            waiting = waiting.filter((each) => each !== task);
            reject(gone());
          },
          { once: true },
        );
        serve();
      }),
    close() {
      closed = true;
      for (const worker of [...idle.splice(0), ...busy.keys()]) worker.stop();
      for (const task of [...waiting.splice(0), ...busy.values()]) task.reject(gone());
      busy.clear();
    },
  };
}

const gone = (): DOMException => new DOMException('Nobody waits for the answer', 'AbortError');

/** More would only take turns with the page. */
const MOST_WORKERS = 3;

export const workerPool = (): BotPool =>
  poolOf(Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1)), (heard, failed) => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<BotReply>) => heard(data);
    worker.onmessageerror = failed;
    worker.onerror = (event) => {
      // The question is asked again, so this is no error of the page.
      event.preventDefault();
      failed();
    };
    return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
  });

/**
 * A pool that never lets a game down: what the workers cannot answer is thought of on the page, as lightly as can be.
 * The code for that is fetched only then.
 */
export const withSpare = (pool: BotPool): BotPool => ({
  async ask(question, signal) {
    try {
      return await pool.ask(question, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      const { think } = await import('./bot-mind.ts');
      return think({ ...question, level: 'easy', iterations: 1 });
    }
  },
  close: () => pool.close(),
});
