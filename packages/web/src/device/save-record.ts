import { FORMAT, GAMES, type Json, Refusal, readRecord, recordJson, replay } from '@pouch/rules';
import type { Save } from './save.ts';

/** A kept game as a record, or why the rules refuse what was kept. */
export function recordOf(save: Save): Json | Refusal {
  const { game: id, seats, options, steps } = save;
  const game = GAMES[id];
  const record = readRecord({ format: FORMAT, game: id, seats, options, steps });
  if (record instanceof Refusal) return record;
  const written: Json[] = [];
  for (const frame of replay(record)) {
    if (frame instanceof Refusal) return frame;
    if (frame.step === undefined) continue;
    // The time of a step is not part of the rules' notation.
    const at = steps[written.length]?.at;
    written.push({ ...game.notation.step(frame.step), ...(typeof at === 'number' && { at }) });
  }
  return recordJson(game, seats, record.options, written, furtherOf(save));
}

const furtherOf = ({ id, players, startedAt, result, playedOn }: Save): Json => ({
  id,
  players: players.map(({ name }) => name),
  startedAt,
  ...(result === undefined ? {} : { result }),
  ...(playedOn === undefined ? {} : { playedOn }),
});
