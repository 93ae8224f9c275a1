import { KEYS } from './keys.ts';
import { deviceTexts, isObject, stored, type Texts } from './storage.ts';

/** A finished game of Coin Set alone. */
export interface BestTime {
  /** The game's, so that none is counted twice. */
  readonly id: string;
  readonly sets: number;
  readonly seconds: number;
  /** When it was finished, in milliseconds since 1970. */
  readonly date: number;
}

const MOST = 10;

const times = stored<readonly BestTime[]>({
  key: KEYS.bestTimes,
  initial: [],
  read: (json) => (Array.isArray(json) ? json.filter(isBestTime).sort(byRank).slice(0, MOST) : undefined),
});

/** The best games, best first: more sets, then less time. */
export const bestTimes = times.get;

/** Adds a game, and says which place it has among the best, from 1; nothing if it is not among them. */
export function addTime(time: BestTime, texts: Texts = deviceTexts()): number | undefined {
  const others = times.get(texts).filter(({ id }) => id !== time.id);
  const all = [...others, time].sort(byRank).slice(0, MOST);
  times.set(all, texts);
  const place = all.indexOf(time);
  return place < 0 ? undefined : place + 1;
}

const byRank = (a: BestTime, b: BestTime): number => b.sets - a.sets || a.seconds - b.seconds || a.date - b.date;

const isBestTime = (value: unknown): value is BestTime =>
  isObject(value) && typeof value.id === 'string' && [value.sets, value.seconds, value.date].every(Number.isFinite);
