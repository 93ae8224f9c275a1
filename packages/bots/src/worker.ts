import { answer, type Question } from './answer.js';

/** The bots in a web worker: every message is a numbered question, and gets one answer with its number. */
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  postMessage({ id: data.id, plan: answer(data.question) });
});
