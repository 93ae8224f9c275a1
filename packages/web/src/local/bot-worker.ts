import { think } from './bot-mind.ts';
import type { Asked, Told } from './bot-pool.ts';

/** The bots in a web worker: every message is a numbered question, and gets one answer with its number. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  const told: Told = { id, answer: think(question) };
  postMessage(told);
});
