import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { GAMES, type GameId, plural } from '@pouch/rules';
import { Failure, reasonOf } from './fail.js';
import { write } from './output.js';
import { playRun, type RunOptions, readRun } from './play-run.js';
import { type Lineup, readEntrants, wholeRotations } from './players.js';
import { summaryText } from './summary.js';
import { summarise } from './tally.js';

export interface SimOptions extends RunOptions {
  readonly seats?: number;
  readonly players?: string;
  readonly rotate?: boolean;
  readonly records?: string;
  readonly json?: boolean;
}

export async function simulate(id: GameId, args: SimOptions): Promise<void> {
  const lineup = readLineup(args);
  const seats = lineup?.entrants.length ?? args.seats ?? Math.max(2, GAMES[id].seats.least);
  const run = readRun(id, args, { seats, lineup, records: args.records !== undefined });
  const games = lineup === undefined ? args.games : wholeRotations(lineup, args.games);

  const records = args.records === undefined ? undefined : await openForWriting(args.records);
  const tally = await playRun(run, games, args.threads, records && ((batch) => write(records, batch.records)));
  if (records !== undefined && records !== process.stdout) await finished(records.end());

  const summary = summarise(run, tally);
  const text = args.json === true ? JSON.stringify(summary) : summaryText(summary, args.games);
  await write(records === undefined ? process.stdout : process.stderr, `${text}\n`);
}

function readLineup({ players, seats, rotate, think }: SimOptions): Lineup | undefined {
  if (players === undefined) {
    const idle = rotate !== undefined ? '--rotate' : think !== undefined ? '--think' : undefined;
    if (idle !== undefined) throw new Failure(`${idle} needs --players`);
    return undefined;
  }
  const entrants = readEntrants(players);
  if (seats !== undefined && seats !== entrants.length)
    throw new Failure(`--players lists ${plural(entrants.length, 'player')}, but --seats is ${seats}`);
  return { entrants, seating: rotate === true ? 'rotating' : 'fixed', think };
}

async function openForWriting(file: string): Promise<Writable> {
  if (file === '-') return process.stdout;
  const stream = createWriteStream(file);
  await new Promise((open, failed) => {
    stream.once('open', open);
    stream.once('error', (error) => failed(new Failure(`${file}: cannot write the file: ${reasonOf(error)}`)));
  });
  return stream;
}
