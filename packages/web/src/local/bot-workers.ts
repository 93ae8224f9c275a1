import { type BotPool, type BotReply, poolOf } from './bot-pool.ts';

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
