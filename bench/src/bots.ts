import { Worker } from 'node:worker_threads';
import { THINK_MILLIS } from '@pouch/bots';
import { LEVELS, type Level } from '@pouch/rules';
import { browserWorker } from './bots-browser.js';
import type { Environment } from './bots-environment.js';
import { positions, type Sample } from './bots-questions.js';

/**
 * Measures the time to decide with the default budgets, and the memory held, in a worker thread of Node and a web worker
 * of Chromium. With a number of iterations both must give the same answers.
 */

/** The memory limits of the thread in megabytes: beyond them it is stopped. */
const LIMIT = { maxOldGenerationSizeMb: 84, maxYoungGenerationSizeMb: 16 };

function workerThread(): Environment {
  const worker = new Worker(new URL('bots-thread.js', import.meta.url), { resourceLimits: LIMIT });
  return {
    name: `worker thread, Node ${process.versions.node}, stopped beyond 100 MB`,
    ask: (question) =>
      new Promise((heard, failed) => {
        worker.removeAllListeners();
        worker.once('message', heard).once('error', failed);
        worker.postMessage(question);
      }),
    close: () => worker.terminate(),
  };
}

async function measure(environment: Environment, samples: readonly Sample[], level: Level): Promise<void> {
  const titleOf = ({ id, seats }: Sample): string => `${id.padEnd(14)}${String(seats).padStart(5)}`;
  for (const title of new Set(samples.map(titleOf))) {
    const group = samples.filter((each) => titleOf(each) === title);
    const times: number[] = [];
    let memory = 0;
    for (const { question } of group) {
      const answered = await environment.ask({ ...question, level });
      times.push(answered.millis);
      memory = Math.max(memory, answered.memory);
    }
    times.sort((one, other) => one - other);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    const worst = times[times.length - 1] ?? 0;
    const row = [middle, worst, memory / 1e6].map((figure) => figure.toFixed(figure < 10 ? 1 : 0).padStart(9)).join('');
    console.log(`${level.padEnd(7)}${title}${row}`);
  }
}

/** With a number of iterations all environments must decide the same. */
async function compare(environments: readonly Environment[], samples: readonly Sample[]): Promise<void> {
  let same = 0;
  for (const { question } of samples) {
    const plans: string[] = [];
    for (const environment of environments)
      plans.push(JSON.stringify((await environment.ask({ ...question, level: 'sharp', iterations: 20 })).plan));
    if (plans.every((plan) => plan === plans[0])) same++;
  }
  console.log(`\n${same} of ${samples.length} decisions of sharp with 20 iterations are the same in both environments`);
}

const samples = positions();
console.log(`Time by default: ${LEVELS.map((level) => `${level} ${THINK_MILLIS[level]} ms`).join(', ')}`);
const environments: Environment[] = [];
try {
  for (const open of [workerThread, browserWorker]) {
    const environment = await open();
    if (environment === undefined) {
      console.log('\nThere is no Chromium in /usr/bin: only Node is measured.');
      continue;
    }
    environments.push(environment);
    console.log(`\n${environment.name}\nlevel  game          seats  median ms  worst ms       MB`);
    for (const level of LEVELS) await measure(environment, samples, level);
  }
  if (environments.length > 1) await compare(environments, samples);
} finally {
  for (const environment of environments) await environment.close();
}
