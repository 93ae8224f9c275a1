import type { GameId } from '@pouch/rules';
import { coinSetText } from './coin-set.js';
import { koinzText } from './koinz.js';
import { pirateCoinsText } from './pirate-coins.js';
import { realmCoinsText } from './realm-coins.js';
import type { GameText } from './text.js';

export const TEXTS: Readonly<Record<GameId, GameText>> = {
  'realm-coins': realmCoinsText,
  'pirate-coins': pirateCoinsText,
  koinz: koinzText,
  'coin-set': coinSetText,
};
