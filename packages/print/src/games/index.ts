import type { GameId } from '@pouch/rules';
import { coinSetPrint } from './coin-set/index.js';
import { koinzPrint } from './koinz/index.js';
import { piratePrint } from './pirate-coins/index.js';
import type { PrintGame } from './print-game.js';
import { realmPrint } from './realm-coins/index.js';

/** The one place where the kits list their games. */
export const PRINT_GAMES: Readonly<Record<GameId, PrintGame>> = {
  'realm-coins': realmPrint,
  'pirate-coins': piratePrint,
  koinz: koinzPrint,
  'coin-set': coinSetPrint,
};
