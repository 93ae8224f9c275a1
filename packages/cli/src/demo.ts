import { BOT_NAMES, GAMES, type GameId, playout, Refusal, readRecord, type Step, writeRecord } from '@pouch/rules';
import { LineWriter } from './output.js';
import { readGameOptions } from './play-run.js';
import { streamOf } from './players.js';
import { plain } from './show/paint.js';
import { painted } from './show/painted.js';
import { showRecord } from './show/show.js';

/** Shows a whole game between players who play at random. */
export async function demonstrate(id: GameId, args: { seats?: number; seed?: number }): Promise<void> {
  const game = GAMES[id];
  const seats = args.seats ?? 3;
  const options = readGameOptions(id);
  const seed = args.seed ?? Math.floor(Math.random() * 2 ** 32);
  const steps: Step[] = [];
  playout(game, seats, options, streamOf(seed, 0), (step) => steps.push(step));
  const record = readRecord(writeRecord(game, seats, options, steps, { players: BOT_NAMES.slice(0, seats) }));
  if (record instanceof Refusal) throw new Error(record.reason);
  const out = new LineWriter(process.stdout);
  await showRecord(record, out, process.stdout.isTTY === true ? painted : plain);
  await out.flush();
}
