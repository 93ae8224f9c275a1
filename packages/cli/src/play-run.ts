import { availableParallelism } from 'node:os';
import { GAMES, type GameId, type OptionValues, Refusal, readOptions } from '@pouch/rules';
import { Presets, SingleBar } from 'cli-progress';
import { Piscina } from 'piscina';
import type { Batch } from './batch.js';
import { playWithPrograms } from './exec-games.js';
import { Failure, reasonOf } from './fail.js';
import type { Lineup } from './players.js';
import type { Run, Task } from './run.js';
import playBatch from './sim-worker.js';
import { emptyTally, mergeTally, type Tally } from './tally.js';

/** The options of every run of games. */
export interface RunOptions {
  readonly games: number;
  readonly think?: number;
  readonly seed?: number;
  readonly options?: string;
  readonly threads?: number;
}

export function readRun(
  id: GameId,
  args: RunOptions,
  { seats, lineup, records }: Pick<Run, 'seats' | 'lineup' | 'records'>,
): Run {
  checkSeats(id, seats);
  const options = readGameOptions(id, args.options);
  const seed = args.seed ?? Math.floor(Math.random() * 2 ** 32);
  return { game: id, seats, options, seed, lineup, records };
}

export function checkSeats(id: GameId, seats: number): void {
  const { name, seats: allowed } = GAMES[id];
  if (seats < allowed.least || seats > allowed.most)
    throw new Failure(`${name} is for ${allowed.least} to ${allowed.most} players, not ${seats}`);
}

/** The value of `--options`, with the game's defaults for what it leaves out. */
export function readGameOptions(id: GameId, text = '{}'): OptionValues {
  const options = readOptions(GAMES[id], parseOptions(text));
  if (options instanceof Refusal) throw new Failure(options.reason);
  return options;
}

function parseOptions(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`--options must be valid JSON: ${reasonOf(error)}`);
  }
}

/** Plays games with a progress bar and counts them; `onBatch` gets the batches in order. */
export async function playRun(
  run: Run,
  games: number,
  threads = availableParallelism(),
  onBatch?: (batch: Batch) => Promise<void>,
): Promise<Tally> {
  const tally = emptyTally(run.seats);
  const bar = progressBar(games);
  try {
    for await (const batch of batchesOf(run, games, threads)) {
      mergeTally(tally, batch.tally);
      await onBatch?.(batch);
      bar?.update(tally.games);
    }
  } finally {
    bar?.stop();
  }
  return tally;
}

/** The number of games in a task: many random playouts, or one game of named players, who take time to think. */
const batchSize = (lineup: Lineup | undefined): number => (lineup === undefined ? 250 : 1);

function batchesOf(run: Run, games: number, threads: number): AsyncGenerator<Batch> {
  const { lineup } = run;
  if (lineup?.entrants.some(({ kind }) => kind === 'exec')) return playWithPrograms(run, lineup, games);
  const size = batchSize(lineup);
  return inOrder(tasksOf(run, games, size), Math.min(threads, Math.ceil(games / size)));
}

function* tasksOf(run: Run, games: number, size: number): Generator<Task> {
  for (let from = 0; from < games; from += size) yield { ...run, from, to: Math.min(games, from + size) };
}

/** Plays the tasks in threads, a few ahead, and yields the results in the order of the tasks. */
async function* inOrder(tasks: Iterable<Task>, threads: number): AsyncGenerator<Batch> {
  if (threads === 1) {
    for (const task of tasks) {
      yield playBatch(task);
      await new Promise(setImmediate); // lets the progress bar and Ctrl-C through
    }
    return;
  }
  const pool = new Piscina<Task, Batch>({
    filename: new URL('sim-worker.js', import.meta.url).href,
    maxThreads: threads,
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

function progressBar(games: number): SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined;
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}%  {value}/{total} games  {eta_formatted} left',
      stream: process.stderr,
      clearOnComplete: true,
      barsize: 28,
      linewrap: true, // Otherwise Ctrl-C would leave the terminal without line wrap.
    },
    Presets.shades_classic,
  );
  bar.start(games, 0);
  return bar;
}
