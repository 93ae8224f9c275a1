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
    'replay-breaks-a-rule',
    'learn-realm-coins',
    'credits',
    'coin-set-pointing',
    'coin-set-eight-players',
    'coin-set-alone',
    'coin-set-ending',
    'coin-set-result',
    'pirate-coins-copper',
    'pirate-coins-five-players',
    'pirate-coins-ashore',
    'pirate-coins-result',
    'koinz-choose',
    'koinz-stack',
    'koinz-steady',
    'koinz-ending',
    'realm-coins-bid',
    'realm-coins-swoop',
    'realm-coins-five-players',
    'realm-coins-hint',
    'realm-coins-result',
  ],
  phone: [
    'home-returning',
    'home-bots',
    'home-pass-and-play',
    'settings',
    'replays-list',
    'learn',
    'learn-koinz-example',
    'learn-coin-set-trainer',
    'table-gone',
    'online-leave',
    'coin-set-search',
    'coin-set-set',
    'coin-set-pointing',
    'coin-set-turn-mine',
    'coin-set-paused',
    'coin-set-options',
    'pirate-coins-copper',
    'pirate-coins-chosen',
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
