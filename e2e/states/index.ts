import type { ScreenState } from '../support/states.ts';
import { COIN_SET } from './coin-set.ts';
import { KOINZ } from './koinz.ts';
import { PAGES } from './pages.ts';
import { PIRATE_COINS } from './pirate-coins.ts';
import { REALM_COINS } from './realm-coins.ts';

/** Every screen in each of its states. */
export const STATES: readonly ScreenState[] = [...PAGES, ...COIN_SET, ...PIRATE_COINS, ...KOINZ, ...REALM_COINS];
