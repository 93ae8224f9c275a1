import type { ScreenState } from '../support/states.ts';
import { COIN_SET } from './coin-set.ts';
import { KOINZ } from './koinz.ts';
import { PAGES } from './pages.ts';
import { PIRATE_COINS } from './pirate-coins.ts';
import { REALM_COINS } from './realm-coins.ts';

/** Every screen in each of its states. */
export const STATES: readonly ScreenState[] = [...PAGES, ...COIN_SET, ...PIRATE_COINS, ...KOINZ, ...REALM_COINS];

/** Those that every run of the tests looks at. The others are for a thorough run, and for the pictures. */
export const CORE: ReadonlySet<string> = new Set([
  'home-returning',
  'home-bots',
  'home-pass-and-play',
  'settings',
  'kits',
  'replays-list',
  'replay-breaks-a-rule',
  'learn',
  'learn-realm-coins',
  'learn-koinz-example',
  'learn-coin-set-trainer',
  'credits',
  'table-gone',
  'coin-set-search',
  'coin-set-pointing',
  'coin-set-set',
  'coin-set-turn-mine',
  'coin-set-eight-players',
  'coin-set-alone',
  'coin-set-paused',
  'coin-set-ending',
  'coin-set-options',
  'coin-set-result',
  'pirate-coins-copper',
  'pirate-coins-five-players',
  'pirate-coins-chosen',
  'pirate-coins-ashore',
  'pirate-coins-curtain',
  'pirate-coins-ending',
  'pirate-coins-result',
  'koinz-choose',
  'koinz-overlaps',
  'koinz-stack',
  'koinz-four-surfaces',
  'koinz-steady',
  'koinz-ending',
  'koinz-result',
  'realm-coins-bid',
  'realm-coins-locked',
  'realm-coins-swoop',
  'realm-coins-appease',
  'realm-coins-five-players',
  'realm-coins-hint',
  'realm-coins-ending',
  'realm-coins-result',
]);
