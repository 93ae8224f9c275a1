import { KEYS } from '../../device/keys.ts';
import type { Save } from '../../device/save.ts';
import { settings } from '../../device/settings.ts';
import { deviceTexts, isObject, stored, type Texts } from '../../device/storage.ts';
import { t } from '../../words/t.ts';
import { FASTEST, nextPace, type Pace, paceWords, playedIn, SLOWEST, USUAL } from './pace.ts';

const pace = stored<Pace>({
  key: KEYS.botPace,
  initial: USUAL,
  read: (json) => (isPace(json) ? { pace: json.pace, games: json.games } : undefined),
});

const isPace = (json: unknown): json is Pace =>
  isObject(json) &&
  typeof json.pace === 'number' &&
  json.pace >= FASTEST &&
  json.pace <= SLOWEST &&
  Number.isInteger(json.games);

export const storedPace = pace.get;

/** The pace of bots in the next game on this device. */
export const botPace = (): number => (settings().adaptiveBots === 'on' ? storedPace().pace : USUAL.pace);

/** Learns from a game that has just ended. */
export function learnPace(save: Save, texts: Texts = deviceTexts()): void {
  const played = settings().adaptiveBots === 'on' ? playedIn(save) : undefined;
  if (played !== undefined) pace.set(nextPace(pace.get(texts), played), texts);
}

/** What a player should know about it before the game; nothing while it is off. */
export function paceSentence(): string | undefined {
  if (settings().adaptiveBots === 'off') return undefined;
  const { is, much } = paceWords(storedPace());
  return is === 'usual' ? t('coin-set.pace.learning') : t(`coin-set.pace.${is}`, { much });
}
