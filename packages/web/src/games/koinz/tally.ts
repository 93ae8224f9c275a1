import { koinzInternals, type Seat, seatsIn } from '@pouch/rules';
import type { Show } from './show.ts';

const { pointsOn } = koinzInternals;

/** A surface on the stage: everybody's points, and who has won it as far as that has been told. */
export interface TallyRow {
  readonly surface: number;
  /** By seat. */
  readonly points: readonly number[];
  /** Null: nobody. Undefined: it has not been scored yet. */
  readonly winner: Seat | null | undefined;
  readonly state: 'done' | 'now' | 'later';
}

export interface Tally {
  /** Who plays in this round. */
  readonly seats: readonly Seat[];
  readonly rows: readonly TallyRow[];
  /** By seat: surfaces won over all rounds. */
  readonly won: readonly number[];
}

/** The round in figures, from what is seen and nothing else. */
export function tallyOf({ view, scores, focus, note }: Show): Tally {
  const told = note?.kind === 'event' && note.event.event === 'scored' ? focus : undefined;
  const rows = view.surfaces.map((piles, surface): TallyRow => {
    const score = scores[surface];
    const state = surface === told ? 'now' : score === undefined ? 'later' : 'done';
    return { surface, points: score?.points ?? pointsOn(piles, view.seats), winner: score?.winner, state };
  });
  return { seats: seatsIn(view.active), rows, won: view.won };
}
