import { type Game, type Kind, seatsIn, type Turn } from '@pouch/rules';

/** Sums of whole numbers, so that they come out the same however the games were shared out. */
interface Sum {
  count: number;
  sum: number;
  squares: number;
  least: number;
  most: number;
}

/** What is counted of a number of finished games. Plain data: it travels between threads. */
export interface Tally {
  games: number;
  /** By seat and by how many shared the win, from 1. */
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

function addTo(sum: Sum, value: number): void {
  sum.count++;
  sum.sum += value;
  sum.squares += value * value;
  sum.least = Math.min(sum.least, value);
  sum.most = Math.max(sum.most, value);
}

function mergeSum(into: Sum, other: Sum): void {
  into.count += other.count;
  into.sum += other.sum;
  into.squares += other.squares;
  into.least = Math.min(into.least, other.least);
  into.most = Math.max(into.most, other.most);
}

/** Counts a finished game; `round` is its last round, where the game has rounds. */
export function countGame(tally: Tally, over: Extract<Turn, { kind: 'over' }>, steps: number, round: unknown): void {
  tally.games++;
  const winners = seatsIn(over.winners);
  for (const seat of winners) {
    const shared = tally.wins[seat] as number[];
    shared[winners.length - 1] = (shared[winners.length - 1] as number) + 1;
  }
  for (const [seat, score] of over.scores.entries()) addTo(tally.scores[seat] as Sum, score);
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

interface WinShare {
  readonly seat: number;
  /** Games won; a shared win counts in parts. */
  readonly wins: number;
  readonly share: number;
  /** The 95 % interval of the share. */
  readonly low: number;
  readonly high: number;
}

export interface Summary {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly games: number;
  readonly seed: number;
  readonly wins: readonly WinShare[];
  readonly rounds: Spread | null;
  readonly steps: Spread | null;
  readonly scores: readonly (Spread | null)[];
  readonly endings: Readonly<Record<string, number>>;
}

export function summarise<K extends Kind>(game: Game<K>, options: K['Options'], seed: number, tally: Tally): Summary {
  return {
    game: game.id,
    seats: tally.wins.length,
    options,
    games: tally.games,
    seed,
    wins: tally.wins.map((shared, seat) => {
      const wins = shared.reduce((sum, count, many) => sum + count / (many + 1), 0);
      return { seat, wins, ...interval(wins, tally.games) };
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

/** The share of games won with its 95 % interval (Wilson's score interval). */
function interval(wins: number, games: number): { share: number; low: number; high: number } {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959963984540054;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const width = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { share, low: Math.max(0, (middle - width) / whole), high: Math.min(1, (middle + width) / whole) };
}
