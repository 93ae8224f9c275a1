import {
  FORMAT,
  GAMES,
  type GameTypes,
  type Json,
  Refusal,
  readRecord,
  replay,
  type StepOf,
  writeRecord,
} from '@pouch/rules';
import type { Save } from './save.ts';

/** A kept game as a record, or why the rules do not allow what was kept. */
export function recordOf(save: Save): Json | Refusal {
  const { game: id, seats, options, steps } = save;
  const record = readRecord({ format: FORMAT, game: id, seats, options, steps });
  if (record instanceof Refusal) return record;
  const read: StepOf<GameTypes>[] = [];
  for (const frame of replay(record)) {
    if (frame instanceof Refusal) return frame;
    if (frame.step !== undefined) read.push(frame.step);
  }
  const written = writeRecord(GAMES[id], seats, record.options, read, furtherOf(save));
  return { ...written, steps: timed(written.steps as Json[], steps) };
}

const furtherOf = ({ id, players, startedAt, result }: Save): Json => ({
  id,
  players: players.map(({ name }) => name),
  startedAt,
  ...(result === undefined ? {} : { result }),
});

/** When each step was taken is no part of the rules' notation. */
const timed = (written: readonly Json[], kept: readonly Json[]): Json[] =>
  written.map((step, index) => {
    const at = kept[index]?.at;
    return typeof at === 'number' ? { ...step, at } : step;
  });
