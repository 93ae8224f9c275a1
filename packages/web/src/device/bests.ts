import { type GameId, isGameId, LEVELS, type Level } from '@pouch/rules';
import { KEYS } from './keys.ts';
import type { SaveHead } from './save.ts';
import { isObject, stored, type Texts } from './storage.ts';

/**
 * What is remembered of the games that this device's player has finished: the games themselves may be deleted, and the
 * oldest are.
 */
export interface Bests {
  /** Ids of games that have been counted, newest last, so that none counts twice. */
  readonly counted: readonly string[];
  /** The games that were played, the last one first. */
  readonly played: readonly GameId[];
  /** By game: the best of the figure that its kit names. */
  readonly figures: Readonly<Partial<Record<GameId, number>>>;
  /** By level of the bots. */
  readonly wins: Readonly<Partial<Record<Level, Wins>>>;
  /** The level played against last. */
  readonly level?: Level;
  /** Games won in a row, up to the last one. */
  readonly streak: number;
  /** Of the game that was finished last: what its card on home shows beyond the game's head. */
  readonly last?: LastGame;
}

interface Wins {
  readonly won: number;
  readonly of: number;
}

export interface LastGame {
  readonly id: string;
  /** As the table said it: '12 sets'. */
  readonly title: string;
  /** By seat, the scores on the way to the end. */
  readonly values: readonly (readonly number[])[];
  readonly goal?: number;
}

const NOTHING: Bests = { counted: [], played: [], figures: {}, wins: {}, streak: 0 };

/** More than there are finished games on a device: see `saves.ts`. */
const MOST_COUNTED = 200;

const bests = stored<Bests>({ key: KEYS.bests, initial: NOTHING, read: readBests });

export const keptBests = bests.get;
export const keepBests = (next: Bests, texts?: Texts) => bests.set(next, texts);

/** The seat that the person of this device has, if there is just one. */
export function mySeat({ players }: Pick<SaveHead, 'players'>): number | undefined {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** The figure of one game, and which of two is the better. */
export interface Figure {
  readonly value: number;
  readonly better: 'more' | 'less';
}

/**
 * With one finished game more. Where several people shared the device nobody knows whose it was; and who has seen how a
 * game went on has not won it the same way.
 */
export function withGame(before: Bests, head: SaveHead, figure: Figure | undefined): Bests {
  const { id, game, players, result, playedOn } = head;
  if (before.counted.includes(id)) return before;
  const after: Bests = {
    ...before,
    counted: [...before.counted, id].slice(-MOST_COUNTED),
    played: [game, ...before.played.filter((other) => other !== game)],
  };
  const me = mySeat(head);
  if (me === undefined || result === undefined || playedOn !== undefined) return after;
  const figures = figure === undefined ? before.figures : withFigure(before.figures, game, figure);
  if (players.length === 1) return { ...after, figures };
  const won = result.winners.includes(me);
  const level = levelOf(head);
  return {
    ...after,
    figures,
    streak: won ? before.streak + 1 : 0,
    ...(level !== undefined && { level, wins: withWin(before.wins, level, won) }),
  };
}

function withFigure(figures: Bests['figures'], game: GameId, { value, better }: Figure): Bests['figures'] {
  const known = figures[game];
  const isBetter = known === undefined || (better === 'more' ? value > known : value < known);
  return isBetter ? { ...figures, [game]: value } : figures;
}

function withWin(wins: Bests['wins'], level: Level, isWon: boolean): Bests['wins'] {
  const { won, of } = wins[level] ?? { won: 0, of: 0 };
  return { ...wins, [level]: { won: won + (isWon ? 1 : 0), of: of + 1 } };
}

/** The level of all bots; undefined where they differ, or where there are none. */
function levelOf({ players }: SaveHead): Level | undefined {
  const levels = new Set(players.flatMap((player) => (player.kind === 'bot' ? [player.level] : [])));
  return levels.size === 1 ? [...levels][0] : undefined;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

function readBests(json: unknown): Bests | undefined {
  if (!isObject(json)) return undefined;
  const { counted, played, figures, wins, level, streak, last } = json;
  return {
    counted: Array.isArray(counted) ? counted.filter((id) => typeof id === 'string').slice(-MOST_COUNTED) : [],
    played: Array.isArray(played) ? [...new Set(played.filter(isGameId))] : [],
    figures: entriesOf(figures, isGameId, (value): value is number => Number.isFinite(value)),
    wins: entriesOf(wins, isLevel, isWins),
    streak: isCount(streak) ? streak : 0,
    ...(isLevel(level) && { level }),
    ...(isLast(last) && { last }),
  };
}

/** The entries of an object whose key and value are both right. */
function entriesOf<K extends string, V>(
  json: unknown,
  isKey: (key: unknown) => key is K,
  isValue: (value: unknown) => value is V,
): Partial<Record<K, V>> {
  const entries = isObject(json) ? Object.entries(json) : [];
  return Object.fromEntries(entries.filter(([key, value]) => isKey(key) && isValue(value))) as Partial<Record<K, V>>;
}

const isWins = (value: unknown): value is Wins =>
  isObject(value) && isCount(value.won) && isCount(value.of) && value.won <= value.of;

const isLast = (value: unknown): value is LastGame =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  Array.isArray(value.values) &&
  value.values.every((line) => Array.isArray(line) && line.every(Number.isFinite)) &&
  (value.goal === undefined || Number.isFinite(value.goal));
