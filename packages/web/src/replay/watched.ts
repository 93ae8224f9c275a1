import { FORMAT, type GameRecord, Refusal, readRecord } from '@pouch/rules';
import type { Save } from '../device/save.ts';
import type { PlayerAbout } from '../table/source.ts';
import { t } from '../words/t.ts';
import { namesIn } from './file.ts';

/** A game to be watched again, from wherever it came. */
export interface Watched {
  readonly record: GameRecord;
  readonly players: readonly PlayerAbout[];
  /** If this device keeps it. */
  readonly save?: Save;
  /** If it was or is played on the server: the table. */
  readonly table?: string;
  /** The seal of its draws that this device saw at the table. */
  readonly seen?: string;
}

/** Whether a record says what its chance came from. */
export const hasFairness = ({ json }: GameRecord): boolean =>
  typeof json.fairness === 'object' && json.fairness !== null;

export const watchedRecord = (record: GameRecord): Watched => ({
  record,
  players: namesIn(record.json, record.seats).map((name, seat) => ({
    seat,
    name: name ?? t('seat.number', { number: seat + 1 }),
    kind: 'person',
    mine: false,
  })),
});

export function watchedSave(save: Save): Watched | Refusal {
  const { game, seats, options, steps } = save;
  const record = readRecord({ format: FORMAT, game, seats, options, steps });
  if (record instanceof Refusal) return record;
  const players = save.players.map((player, seat) => ({ ...player, seat, mine: player.kind === 'person' }));
  return { record, players, save };
}

/** The players' names in a record for others, where this device's player is not 'You'. */
export const namesForOthers = ({ players }: Watched): readonly string[] =>
  players.map(({ name, seat, mine }) =>
    mine && (name.trim() === '' || name === t('me.unnamed')) ? t('seat.number', { number: seat + 1 }) : name,
  );
