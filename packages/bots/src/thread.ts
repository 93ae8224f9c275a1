/** The bots in a worker thread: a pool such as piscina calls this with one question at a time. */
export { answer as default } from './answer.js';
