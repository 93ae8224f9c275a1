import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { GAMES, type GameId, Refusal, readOptions } from '@pouch/rules';
import { Presets, SingleBar } from 'cli-progress';
import { Piscina } from 'piscina';
import { Failure, reasonOf } from './fail.js';
import type { Batch, Task } from './sim-worker.js';
import playBatch from './sim-worker.js';
import { summaryText } from './summary.js';
import { emptyTally, mergeTally, summarise } from './tally.js';

export interface SimOptions {
  readonly seats?: number;
  readonly games: number;
  readonly seed?: number;
  readonly options?: string;
  readonly threads?: number;
  readonly records?: string;
  readonly json?: boolean;
}

const BATCH = 250;

export async function simulate(id: GameId, asked: SimOptions): Promise<void> {
  const game = GAMES[id];
  const { least, most } = game.seats;
  const seats = asked.seats ?? Math.max(2, least);
  if (seats < least || seats > most) throw new Failure(`${game.name} is for ${least} to ${most} seats, not ${seats}`);
  const options = readOptions(game, parseOptions(asked.options));
  if (options instanceof Refusal) throw new Failure(options.reason);
  const seed = asked.seed ?? Math.floor(Math.random() * 2 ** 32);

  const tasks: Task[] = [];
  for (let from = 0; from < asked.games; from += BATCH)
    tasks.push({
      game: id,
      seats,
      options,
      seed,
      from,
      to: Math.min(asked.games, from + BATCH),
      records: asked.records !== undefined,
    });

  const records = asked.records === undefined ? undefined : await openForWriting(asked.records);
  const tally = emptyTally(seats);
  const bar = progressBar(asked.games);
  try {
    for await (const batch of inOrder(tasks, asked.threads ?? availableParallelism())) {
      mergeTally(tally, batch.tally);
      if (records !== undefined) await write(records, batch.records);
      bar?.update(tally.games);
    }
  } finally {
    bar?.stop();
  }
  if (records !== undefined && records !== process.stdout) await finished(records.end());

  const summary = summarise(game, options, seed, tally);
  const text = asked.json === true ? JSON.stringify(summary) : summaryText(game, summary);
  await write(records === undefined ? process.stdout : process.stderr, `${text}\n`);
}

function parseOptions(text = '{}'): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`--options must be JSON: ${reasonOf(error)}`);
  }
}

/** Plays the tasks on so many threads, a few ahead, and gives the results in the order of the tasks. */
async function* inOrder(tasks: readonly Task[], threads: number): AsyncGenerator<Batch> {
  if (threads === 1 || tasks.length <= 1) {
    for (const task of tasks) {
      yield playBatch(task);
      await new Promise(setImmediate); // lets the progress bar and Ctrl-C through
    }
    return;
  }
  const pool = new Piscina<Task, Batch>({
    filename: new URL('sim-worker.js', import.meta.url).href,
    maxThreads: Math.min(threads, tasks.length),
  });
  try {
    const ahead: Promise<Batch>[] = [];
    for (const task of tasks) {
      ahead.push(pool.run(task));
      if (ahead.length > 4 * threads) yield await (ahead.shift() as Promise<Batch>);
    }
    for (const batch of ahead) yield await batch;
  } finally {
    await pool.destroy();
  }
}

async function openForWriting(file: string): Promise<Writable> {
  if (file === '-') return process.stdout;
  const stream = createWriteStream(file);
  await new Promise((open, failed) => {
    stream.once('open', open);
    stream.once('error', (error) => failed(new Failure(`${file}: cannot be written: ${reasonOf(error)}`)));
  });
  return stream;
}

const write = (to: Writable, text: string): Promise<void> =>
  new Promise((done, failed) => to.write(text, (error) => (error ? failed(error) : done())));

function progressBar(games: number): SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined;
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}%  {value}/{total} games  {eta_formatted} left',
      stream: process.stderr,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(games, 0);
  return bar;
}
