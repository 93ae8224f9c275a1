import { KEYS } from './keys.ts';
import { deviceTexts, isObject, stored, type Texts } from './storage.ts';

/** By game: how many rounds this device's player has watched to their end. More than a few are not counted. */
const rounds = stored<Readonly<Record<string, number>>>({
  key: KEYS.roundsSeen,
  initial: {},
  read: (json) =>
    isObject(json) && Object.values(json).every((count) => typeof count === 'number')
      ? (json as Readonly<Record<string, number>>)
      : undefined,
});

const MOST = 10;

export const roundsSeen = (game: string, texts: Texts = deviceTexts()): number => rounds.get(texts)[game] ?? 0;

/** Counts one more, and says how many there are now. */
export function countRound(game: string, texts: Texts = deviceTexts()): number {
  const count = roundsSeen(game, texts) + 1;
  if (count <= MOST) rounds.set({ ...rounds.get(texts), [game]: count }, texts);
  return count;
}
