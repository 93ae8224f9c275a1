import { coinSetInternals as internals, type Seat } from '@pouch/rules';

/** The faces on the table, and since when the seat has seen each of them. */
export interface Notes {
  readonly faces: readonly internals.Face[];
  readonly since: readonly number[];
  /** The table's clock at the last view. */
  readonly seconds: number;
}

export const INITIAL_NOTES: Notes = { faces: [], since: [], seconds: 0 };

export function observe(notes: Notes, view: internals.View, _seat: Seat, seconds: number): Notes {
  const faces = view.table.map(internals.faceUp);
  const since = faces.map((face) => {
    const place = notes.faces.indexOf(face);
    return place < 0 ? seconds : (notes.since[place] ?? seconds);
  });
  return { faces, since, seconds };
}

/** For how many seconds the seat has seen this face; 0 if it is new. */
export function ageOf(notes: Notes, face: internals.Face): number {
  const place = notes.faces.indexOf(face);
  return place < 0 ? 0 : Math.max(0, notes.seconds - (notes.since[place] ?? notes.seconds));
}
