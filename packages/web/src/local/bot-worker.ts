import { think } from './bot-mind.ts';
import type { BotReply, BotRequest } from './bot-pool.ts';

/** The bots in a web worker: every message is a numbered question, and gets one answer with its number. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<BotRequest>) => {
  const told: BotReply = { id, answer: think(question) };
  postMessage(told);
});
