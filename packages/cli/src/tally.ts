import { GAMES, type GameId, seatsIn, type Turn } from '@pouch/rules';
import { namesOf } from './players.js';
import type { Run } from './run.js';

/** Sums of whole numbers: the order of adding does not change them. */
interface Sum {
  count: number;
  sum: number;
  squares: number;
  least: number;
  most: number;
}

/** The counts over a number of finished games. Plain data, which is sent between threads. */
export interface Tally {
  games: number;
  /** By seat, or by player if they rotate; then by how many shared the win, from 1. */
  wins: number[][];
  scores: Sum[];
  steps: Sum;
  rounds: Sum;
  endings: Record<string, number>;
}

const noSum = (): Sum => ({
  count: 0,
  sum: 0,
  squares: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
});

export function emptyTally(seats: number): Tally {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    games: 0,
    wins: bySeat(() => bySeat(() => 0)),
    scores: bySeat(noSum),
    steps: noSum(),
    rounds: noSum(),
    endings: {},
  };
}

const addTo = (sum: Sum, value: number): void =>
  mergeSum(sum, { count: 1, sum: value, squares: value * value, least: value, most: value });

function mergeSum(into: Sum, other: Sum): void {
  into.count += other.count;
  into.sum += other.sum;
  into.squares += other.squares;
  into.least = Math.min(into.least, other.least);
  into.most = Math.max(into.most, other.most);
}

/**
 * Counts a finished game. `round` is its last round, if the game has rounds; `places` maps seats to the places in the
 * tally.
 */
export function countGame(
  tally: Tally,
  over: Extract<Turn, { kind: 'over' }>,
  steps: number,
  round: unknown,
  places: readonly number[],
): void {
  tally.games++;
  const winners = seatsIn(over.winners);
  for (const seat of winners) {
    const shared = tally.wins[places[seat] as number] as number[];
    shared[winners.length - 1] = (shared[winners.length - 1] as number) + 1;
  }
  for (const [seat, score] of over.scores.entries()) addTo(tally.scores[places[seat] as number] as Sum, score);
  addTo(tally.steps, steps);
  if (typeof round === 'number') addTo(tally.rounds, round);
  tally.endings[over.ending] = (tally.endings[over.ending] ?? 0) + 1;
}

export function mergeTally(into: Tally, other: Tally): void {
  into.games += other.games;
  for (const [seat, shared] of other.wins.entries())
    for (const [many, count] of shared.entries()) {
      const mine = into.wins[seat] as number[];
      mine[many] = (mine[many] as number) + count;
    }
  for (const [seat, sum] of other.scores.entries()) mergeSum(into.scores[seat] as Sum, sum);
  mergeSum(into.steps, other.steps);
  mergeSum(into.rounds, other.rounds);
  for (const [ending, count] of Object.entries(other.endings))
    into.endings[ending] = (into.endings[ending] ?? 0) + count;
}

export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly least: number;
  readonly most: number;
}

/** The share of games won with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

interface WinShare extends Share {
  readonly seat?: number;
  /** The index in `players`, if they rotate. */
  readonly player?: number;
  /** Games won; a shared win counts in parts. */
  readonly wins: number;
}

export interface Summary {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly games: number;
  readonly seed: number;
  /** The named players: by seat, or in the order named if they rotate. */
  readonly players?: readonly string[];
  readonly wins: readonly WinShare[];
  readonly rounds: Spread | null;
  readonly steps: Spread | null;
  readonly scores: readonly (Spread | null)[];
  readonly endings: Readonly<Record<string, number>>;
}

export function summarise({ game: id, options, seed, lineup }: Run, tally: Tally): Summary {
  const game = GAMES[id];
  return {
    game: id,
    seats: tally.wins.length,
    options,
    games: tally.games,
    seed,
    ...(lineup && { players: namesOf(lineup) }),
    wins: tally.wins.map((shared, place) => {
      const wins = shared.reduce((sum, count, many) => sum + count / (many + 1), 0);
      const whose = lineup?.seating === 'rotating' ? { player: place } : { seat: place };
      return { ...whose, wins, ...interval(wins, tally.games) };
    }),
    rounds: spreadOf(tally.rounds),
    steps: spreadOf(tally.steps),
    scores: tally.scores.map(spreadOf),
    endings: Object.fromEntries(Object.keys(game.endings).map((ending) => [ending, tally.endings[ending] ?? 0])),
  };
}

function spreadOf({ count, sum, squares, least, most }: Sum): Spread | null {
  if (count === 0) return null;
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - sum * mean) / (count - 1)) : 0;
  return { mean, sd: Math.sqrt(variance), least, most };
}

/** The share of games won, with Wilson's score interval. */
export function interval(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959963984540054;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const width = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  // Rounding must not put a share of 0 or 1 outside the interval.
  const low = Math.min(share, Math.max(0, (middle - width) / whole));
  const high = Math.max(share, Math.min(1, (middle + width) / whole));
  return { share, low, high };
}
