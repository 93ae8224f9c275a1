import {
  GAMES,
  type GameId,
  type OptionValues,
  playout,
  randomFrom,
  type Step,
  stateJson,
  streamSeed,
  writeRecord,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { countGame, emptyTally, type Tally } from './tally.js';

/** A run of games to play: the same numbers give the same games, in whichever thread. */
export interface Task {
  readonly game: GameId;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly records: boolean;
}

export interface Batch {
  readonly tally: Tally;
  /** The games as JSON Lines, if they were asked for. */
  readonly records: string;
}

export default function playBatch(task: Task): Batch {
  const game = GAMES[task.game];
  const { seats, options } = task;
  const tally = emptyTally(seats);
  let records = '';
  for (let number = task.from; number < task.to; number++) {
    const random = randomFrom(xoroshiro128plusFromState(streamSeed(task.seed, number)));
    const steps: Step[] = [];
    const keep = task.records ? (step: Step): unknown => steps.push(step) : undefined;
    const { state, steps: length } = playout(game, seats, options, random, keep);
    const over = game.turn(state);
    if (over.kind !== 'over') throw new Error(`game ${number} is not over`);
    const { round, result } = stateJson(game, state);
    countGame(tally, over, length, round);
    if (task.records)
      records += `${JSON.stringify(writeRecord(game, seats, options, steps, { id: `${task.seed}-${number}`, result }))}\n`;
  }
  return { tally, records };
}
