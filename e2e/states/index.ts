import { GAME_IDS } from '@pouch/rules';
import type { ScreenState, Size } from '../support/states.ts';
import { ONLINE } from './online.ts';
import { PAGES } from './pages.ts';

/** A game's screens are in the file that has its id for a name. */
const games = await Promise.all(
  GAME_IDS.map((id) => import(`./${id}.ts`) as Promise<{ readonly STATES: readonly ScreenState[] }>),
);

/** Every screen in each of its states. */
export const STATES: readonly ScreenState[] = [...PAGES, ...ONLINE, ...games.flatMap((game) => game.STATES)];

/**
 * Those that every run of the tests looks at: a few in both sizes, the others in the one that shows more. The rest, and
 * each in both sizes and themes, are for a thorough run and for the pictures.
 */
export const CORE: Readonly<Record<Size, readonly string[]>> = {
  desktop: [
    'home-returning',
    'learn-realm-coins',
    'coin-set-pointing',
    'koinz-stack',
    'realm-coins-swoop',
    'realm-coins-result',
  ],
  phone: [
    'home-pass-and-play',
    'settings',
    'online-leave',
    'coin-set-turn-mine',
    'pirate-coins-copper',
    'koinz-four-surfaces',
    'realm-coins-bid',
    'realm-coins-appease',
  ],
};
