import {
  BOT_NAMES,
  GAMES,
  type GameId,
  playout,
  Refusal,
  randomFrom,
  readOptions,
  readRecord,
  type Step,
  streamSeed,
  writeRecord,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { LineWriter } from './output.js';
import { painted, plain } from './show/paint.js';
import { showRecord } from './show/show.js';

/** A whole game between players who play at random, shown in the terminal. */
export async function demonstrate(id: GameId, args: { seats?: number; seed?: number }): Promise<void> {
  const game = GAMES[id];
  const seats = args.seats ?? 3;
  const options = readOptions(game);
  if (options instanceof Refusal) throw new Error(options.reason);
  const seed = args.seed ?? Math.floor(Math.random() * 2 ** 32);
  const steps: Step[] = [];
  playout(game, seats, options, randomFrom(xoroshiro128plusFromState(streamSeed(seed, 0))), (step) => steps.push(step));
  const record = readRecord(writeRecord(game, seats, options, steps, { players: BOT_NAMES.slice(0, seats) }));
  if (record instanceof Refusal) throw new Error(record.reason);
  const out = new LineWriter(process.stdout);
  await showRecord(record, out, process.stdout.isTTY === true ? painted : plain);
  await out.flush();
}
