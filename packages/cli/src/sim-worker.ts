import { type Finished, playContest } from '@pouch/bots';
import { GAMES, playout } from '@pouch/rules';
import { type Batch, BatchRecorder } from './batch.js';
import { dealNumber, type Lineup, placeAt, playerFor, streamOf } from './players.js';
import type { Task } from './run.js';

/** Plays the games of a task without programs among its players. */
export default function playBatch(task: Task): Batch {
  const { lineup } = task;
  const recorder = new BatchRecorder(task);
  for (let number = task.from; number < task.to; number++)
    recorder.add(
      number,
      lineup === undefined
        ? playRandom(task, number, recorder.onStep)
        : playLineup(task, lineup, number, recorder.onStep),
    );
  return { tally: recorder.tally, records: recorder.records };
}

/** Without named players: the rules' own random playout, which is the fastest. */
function playRandom(task: Task, number: number, onStep: BatchRecorder['onStep']): Finished {
  const game = GAMES[task.game];
  const { state, steps } = playout(game, task.seats, task.options, streamOf(task.seed, number), onStep);
  const over = game.turn(state);
  if (over.kind !== 'over') throw new Error(`game ${number} is not over`);
  return { state, over, steps };
}

function playLineup(task: Task, lineup: Lineup, number: number, onStep: BatchRecorder['onStep']): Finished {
  const { game, options, seed } = task;
  const players = lineup.entrants.map((_, seat) => {
    const entrant = lineup.entrants[placeAt(lineup, number, seat)];
    if (entrant === undefined || entrant.kind === 'exec') throw new Error(`seat ${seat} has no player in this thread`);
    return playerFor(game, { entrant, think: lineup.think }, { seed, number, seat });
  });
  return playContest(GAMES[game], options, players, streamOf(seed, dealNumber(lineup, number)), onStep);
}
