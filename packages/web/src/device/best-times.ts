import { deviceTexts, type Texts } from './storage.ts';

/** A finished game of Coin Set alone. */
export interface BestTime {
  /** The game's, so that none is counted twice. */
  readonly id: string;
  readonly sets: number;
  readonly seconds: number;
  /** When it was finished, in milliseconds since 1970. */
  readonly date: number;
}

const KEY = 'pouch/best-times';
const KEPT = 10;

/** The best games, best first: more sets, then less time. */
export function bestTimes(texts: Texts = deviceTexts()): readonly BestTime[] {
  try {
    const json: unknown = JSON.parse(texts.get(KEY) ?? '[]');
    return Array.isArray(json) ? json.filter(isBestTime).sort(byRank).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Adds a game, and says which place it has among the best, from 1; nothing if it is not among them. */
export function addTime(time: BestTime, texts: Texts = deviceTexts()): number | undefined {
  const others = bestTimes(texts).filter(({ id }) => id !== time.id);
  const all = [...others, time].sort(byRank).slice(0, KEPT);
  texts.set(KEY, JSON.stringify(all));
  const place = all.indexOf(time);
  return place < 0 ? undefined : place + 1;
}

const byRank = (a: BestTime, b: BestTime): number => b.sets - a.sets || a.seconds - b.seconds || a.date - b.date;

function isBestTime(value: unknown): value is BestTime {
  if (typeof value !== 'object' || value === null) return false;
  const { id, sets, seconds, date } = value as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && [sets, seconds, date].every(Number.isFinite);
}
