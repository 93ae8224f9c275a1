import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameId, isGameId, playout, Refusal, randomFrom, readOptions, streamSeed } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * Playouts and steps per second of each game with random players, through `Game` with all checks, on one thread. Each
 * measurement runs in its own process; rounds alternate between the games; the median is reported.
 */

interface Measured {
  readonly playouts: number;
  readonly steps: number;
}

const ROUNDS = 5;
const SECONDS = 1;

const seatsOf = (id: GameId): number[] => [2, GAMES[id].seats.most];

/** One measurement in this process: a warm-up, then a second of CPU time. */
function measure(id: GameId, seats: number, round: number): Measured {
  const game = GAMES[id];
  const options = readOptions(game);
  if (options instanceof Refusal) throw new Error(options.reason);
  const random = randomFrom(xoroshiro128plusFromState(streamSeed(round, seats)));
  const playFor = (seconds: number): Measured => {
    let playouts = 0;
    let steps = 0;
    const start = process.cpuUsage();
    for (;;) {
      for (let batch = 0; batch < 20; batch++) steps += playout(game, seats, options, random).steps;
      playouts += 20;
      const spent = process.cpuUsage(start).user / 1e6;
      if (spent >= seconds) return { playouts: playouts / spent, steps: steps / spent };
    }
  };
  playFor(SECONDS / 2);
  return playFor(SECONDS);
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function compare(): void {
  const cases = Object.keys(GAMES)
    .filter(isGameId)
    .flatMap((id) => seatsOf(id).map((seats) => ({ id, seats, rounds: [] as Measured[] })));
  for (let round = 0; round < ROUNDS; round++)
    for (const { id, seats, rounds } of cases) {
      const args = [fileURLToPath(import.meta.url), id, String(seats), String(round)];
      rounds.push(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
    }
  console.log('game          seats   playouts/s     steps/s');
  for (const { id, seats, rounds } of cases) {
    const playouts = Math.round(median(rounds.map((round) => round.playouts)));
    const steps = median(rounds.map((round) => round.steps)) / 1e6;
    console.log(
      `${id.padEnd(14)}${String(seats).padStart(5)}${String(playouts).padStart(13)}${steps.toFixed(2).padStart(10)} M`,
    );
  }
}

const [id, seats, round] = process.argv.slice(2);
if (id === undefined) compare();
else if (isGameId(id)) console.log(JSON.stringify(measure(id, Number(seats), Number(round))));
else throw new Error(`no game ${id}`);
