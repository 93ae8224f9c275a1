import { isMainThread, parentPort } from 'node:worker_threads';
import { answer, type Question } from '@pouch/bots';

/** Answers questions in a worker thread, with the time taken and the memory held afterwards. */
if (isMainThread || parentPort === null) throw new Error('this is a worker thread of the bots benchmark');
const port = parentPort;
port.on('message', (question: Question) => {
  const start = performance.now();
  const plan = answer(question);
  const millis = performance.now() - start;
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  port.postMessage({ plan, millis, memory: heapUsed + arrayBuffers });
});
