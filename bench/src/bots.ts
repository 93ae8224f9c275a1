import { Worker } from 'node:worker_threads';
import { THINK_MILLIS } from '@pouch/bots';
import { LEVELS, type Level } from '@pouch/rules';
import { browserWorker } from './bots-browser.js';
import type { Place } from './bots-place.js';
import { type Asked, positions } from './bots-questions.js';

/**
 * How long the bots think with the time that is theirs by default, and how much memory they hold, in a worker thread of
 * Node and in a web worker of Chromium. Asked with iterations instead, both must answer the same.
 */

/** Memory that the thread must do with, in megabytes: beyond that it would be stopped. */
const LIMIT = { maxOldGenerationSizeMb: 84, maxYoungGenerationSizeMb: 16 };

function workerThread(): Place {
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

async function measure(place: Place, asked: readonly Asked[], level: Level): Promise<void> {
  const titleOf = ({ id, seats }: Asked): string => `${id.padEnd(14)}${String(seats).padStart(5)}`;
  for (const title of new Set(asked.map(titleOf))) {
    const group = asked.filter((each) => titleOf(each) === title);
    const times: number[] = [];
    let memory = 0;
    for (const { question } of group) {
      const answered = await place.ask({ ...question, level });
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

/** The places must agree on what to do when they think in iterations. */
async function compare(places: readonly Place[], asked: readonly Asked[]): Promise<void> {
  let same = 0;
  for (const { question } of asked) {
    const plans: string[] = [];
    for (const place of places)
      plans.push(JSON.stringify((await place.ask({ ...question, level: 'sharp', iterations: 20 })).plan));
    if (plans.every((plan) => plan === plans[0])) same++;
  }
  console.log(`\n${same} of ${asked.length} decisions of sharp with 20 iterations are the same in both places`);
}

const asked = positions();
console.log(`Time by default: ${LEVELS.map((level) => `${level} ${THINK_MILLIS[level]} ms`).join(', ')}`);
const places: Place[] = [];
try {
  for (const open of [workerThread, browserWorker]) {
    const place = await open();
    if (place === undefined) {
      console.log('\nThere is no Chromium in /usr/bin: only Node is measured.');
      continue;
    }
    places.push(place);
    console.log(`\n${place.name}\nlevel  game          seats  median ms  worst ms       MB`);
    for (const level of LEVELS) await measure(place, asked, level);
  }
  if (places.length > 1) await compare(places, asked);
} finally {
  for (const place of places) await place.close();
}
