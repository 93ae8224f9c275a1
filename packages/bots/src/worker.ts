import { answer, type Question } from './answer.js';

/** The entry point of a web worker: each message is a question with an id, and its answer carries the same id. */
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  postMessage({ id: data.id, plan: answer(data.question) });
});
