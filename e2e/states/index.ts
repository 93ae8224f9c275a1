import type { ScreenState, Size } from '../support/states.ts';
import { COIN_SET } from './coin-set.ts';
import { KOINZ } from './koinz.ts';
import { ONLINE } from './online.ts';
import { PAGES } from './pages.ts';
import { PIRATE_COINS } from './pirate-coins.ts';
import { REALM_COINS } from './realm-coins.ts';

/** Every screen in each of its states. */
export const STATES: readonly ScreenState[] = [
  ...PAGES,
  ...ONLINE,
  ...COIN_SET,
  ...PIRATE_COINS,
  ...KOINZ,
  ...REALM_COINS,
];

/**
 * Those that every run of the tests looks at: a few in both sizes, the others in the one that shows more. The rest, and
 * each in both sizes and themes, are for a thorough run and for the pictures.
 */
export const CORE: Readonly<Record<Size, readonly string[]>> = {
  desktop: [
    'home-returning',
    'kits',
    'learn-realm-coins',
    'coin-set-pointing',
    'coin-set-ending',
    'pirate-coins-five-players',
    'koinz-stack',
    'koinz-ending',
    'realm-coins-swoop',
    'realm-coins-five-players',
    'realm-coins-result',
  ],
  phone: [
    'home-returning',
    'home-pass-and-play',
    'settings',
    'learn-koinz-example',
    'online-leave',
    'coin-set-set',
    'coin-set-turn-mine',
    'coin-set-options',
    'pirate-coins-copper',
    'pirate-coins-curtain',
    'pirate-coins-ending',
    'koinz-overlaps',
    'koinz-stack',
    'koinz-four-surfaces',
    'koinz-result',
    'realm-coins-bid',
    'realm-coins-locked',
    'realm-coins-appease',
    'realm-coins-ending',
  ],
};
