/** The entry point of a worker thread, for pools such as piscina: one question a call. */
export { answer as default } from './answer.js';
