import { has, type Seat, type Turn } from '@pouch/rules';

export interface Rank {
  readonly seat: Seat;
  readonly score: number;
  /** From 1; equal for those who share a place. */
  readonly rank: number;
  readonly won: boolean;
}

/** The players by how they came in: winners first, whatever decided it, then by score. */
export function standingOf(turn: Turn, scores: readonly number[]): readonly Rank[] {
  const won = (seat: Seat): boolean => turn.kind === 'over' && has(turn.winners, seat);
  const isBefore = (a: Seat, b: Seat): boolean =>
    won(a) === won(b) ? !won(a) && (scores[a] ?? 0) > (scores[b] ?? 0) : won(a);
  const seats = scores.map((_, seat) => seat);
  return seats
    .map((seat) => ({
      seat,
      score: scores[seat] ?? 0,
      rank: 1 + seats.filter((other) => isBefore(other, seat)).length,
      won: won(seat),
    }))
    .sort((a, b) => a.rank - b.rank || b.score - a.score || a.seat - b.seat);
}
