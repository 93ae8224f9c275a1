import { KEYS } from '../../device/keys.ts';
import { settings } from '../../device/settings.ts';
import { deviceTexts, isObject, stored, type Texts } from '../../device/storage.ts';
import type { View } from './types.ts';

/** What this device remembers about the guide to metal, shape, finish and number. */
export interface GuideState {
  /** How many games have been begun. */
  readonly games: number;
  /** The first coins of the last one, so that it is counted once. */
  readonly last: string;
  /** As the player has left it; undefined if it was never opened or closed. */
  readonly open?: boolean;
}

export const NEW_GUIDE: GuideState = { games: 0, last: '' };

/** The guide is open by itself in so many games. */
const FIRST_GAMES = 3;

const guide = stored<GuideState>({
  key: KEYS.guide,
  initial: NEW_GUIDE,
  read: (json) => {
    if (!isObject(json) || !Number.isInteger(json.games) || typeof json.last !== 'string') return undefined;
    const { games, last, open } = json;
    return { games: Number(games), last, ...(typeof open === 'boolean' && { open }) };
  },
});

export const storedGuide = guide.get;

const keyOf = ({ table }: Pick<View, 'table'>): string => table.join();

/** Which of the player's games this is, from 1. `isNew`: its first coins have not been seen before. */
export const gameNumber = ({ games, last }: GuideState, view: Pick<View, 'table'>, isNew: boolean): number =>
  isNew && keyOf(view) !== last ? games + 1 : games;

/** The state after the first coins of a game have been seen. */
export const withGame = (state: GuideState, view: Pick<View, 'table'>): GuideState =>
  keyOf(view) === state.last ? state : { ...state, games: state.games + 1, last: keyOf(view) };

/** Whether hints about this game are wanted: `table/hint-order.ts` has the name. */
export const wantsHints = (hintsSeen: readonly string[]): boolean => !hintsSeen.includes('coin-set/all');

export const isNewcomer = (number: number): boolean => number <= FIRST_GAMES;

/** Whether the guide is open when the table comes onto the screen. */
export const isOpenAtFirst = (state: GuideState, number: number, hints: 'wanted' | 'unwanted'): boolean =>
  state.open ?? (hints === 'wanted' && isNewcomer(number));

export const countGame = (view: Pick<View, 'table'>, texts: Texts = deviceTexts()): void => {
  const before = guide.get(texts);
  const after = withGame(before, view);
  if (after !== before) guide.set(after, texts);
};

export const keepOpen = (open: boolean, texts: Texts = deviceTexts()): void => {
  guide.set({ ...guide.get(texts), open }, texts);
};

/** The very first game waits for Start, so that there is time to read. */
export const startOfNewGame = (): 'waits' | 'counts' =>
  storedGuide().games === 0 && wantsHints(settings().hintsSeen) ? 'waits' : 'counts';
