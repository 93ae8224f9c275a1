import { type Finished, playContest } from '@pouch/bots';
import { GAMES, playout } from '@pouch/rules';
import { type Batch, Book } from './batch.js';
import { type Lineup, placeAt, playerFor, streamOf } from './players.js';
import { dealNumber, type Task } from './run.js';

/** Plays the games of a task whose players all think in this process. */
export default function playBatch(task: Task): Batch {
  const { lineup } = task;
  const book = new Book(task);
  for (let number = task.from; number < task.to; number++)
    book.enter(
      number,
      lineup === undefined ? playRandom(task, number, book.note) : playLineup(task, lineup, number, book.note),
    );
  return { tally: book.tally, records: book.records };
}

/** Nobody was named: random players as the rules draw them, by the thousand. */
function playRandom(task: Task, number: number, note: Book['note']): Finished {
  const game = GAMES[task.game];
  const { state, steps } = playout(game, task.seats, task.options, streamOf(task.seed, number), note);
  const over = game.turn(state);
  if (over.kind !== 'over') throw new Error(`game ${number} is not over`);
  return { state, over, steps };
}

function playLineup(task: Task, lineup: Lineup, number: number, note: Book['note']): Finished {
  const { game, options, seed } = task;
  const players = lineup.entrants.map((_, seat) => {
    const entrant = lineup.entrants[placeAt(lineup, number, seat)];
    if (entrant === undefined || entrant.kind === 'exec') throw new Error(`seat ${seat} has no player in this thread`);
    return playerFor(game, { entrant, think: lineup.think }, { seed, number, seat });
  });
  return playContest(GAMES[game], options, players, streamOf(seed, dealNumber(task, number)), note);
}
