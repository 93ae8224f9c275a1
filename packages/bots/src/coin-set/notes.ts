import { coinSetInternals as internals, type Seat } from '@pouch/rules';

/** The faces on the table, and since when the seat has seen each of them. */
export interface Notes {
  readonly faces: readonly internals.Face[];
  readonly since: readonly number[];
  /** The table's clock at the last view. */
  readonly seconds: number;
  /** Whether that was a view of the search, and since when it has gone on without a call or a turn between. */
  readonly phase: internals.View['phase'] | undefined;
  readonly searchingSince: number;
}

export const INITIAL_NOTES: Notes = {
  faces: [],
  since: [],
  seconds: 0,
  phase: undefined,
  searchingSince: 0,
};

export function observe(notes: Notes, view: internals.View, _seat: Seat, seconds: number): Notes {
  const faces = view.table.map(internals.faceUp);
  const since = faces.map((face) => {
    const place = notes.faces.indexOf(face);
    return place < 0 ? seconds : (notes.since[place] ?? seconds);
  });
  const { phase } = view;
  const searchingSince = notes.phase === 'search' && phase === 'search' ? notes.searchingSince : seconds;
  return { faces, since, seconds, phase, searchingSince };
}

/** For how many seconds the seat has seen this face; 0 if it is new. */
export function ageOf(notes: Notes, face: internals.Face): number {
  const place = notes.faces.indexOf(face);
  return place < 0 ? 0 : Math.max(0, notes.seconds - (notes.since[place] ?? notes.seconds));
}
