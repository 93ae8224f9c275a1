import { coinSetInternals as internals, type Seat } from '@pouch/rules';

/** What a seat has noted of the table: each coin's face that is up, and since when it has lain there so. */
export interface Notes {
  readonly faces: readonly internals.Face[];
  readonly since: readonly number[];
  /** The table's clock when it was looked at last. */
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

/** For how long the coin at a place has lain there with this face up; a coin that was never noted is new. */
export function ageOf(notes: Notes, face: internals.Face): number {
  const place = notes.faces.indexOf(face);
  return place < 0 ? 0 : Math.max(0, notes.seconds - (notes.since[place] ?? notes.seconds));
}
