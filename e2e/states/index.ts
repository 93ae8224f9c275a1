import type { ScreenState } from '../support/states.ts';
import { PAGES } from './pages.ts';
import { PIRATE_COINS } from './pirate-coins.ts';

/** Every screen in each of its states. */
export const STATES: readonly ScreenState[] = [...PAGES, ...PIRATE_COINS];
