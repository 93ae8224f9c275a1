import type { GameId } from '@pouch/rules';
import type { Bot } from './bot.js';
import { coinSetBot } from './coin-set/index.js';
import { koinzBot } from './koinz/index.js';
import { pirateBot } from './pirate-coins/index.js';
import { realmBot } from './realm-coins/index.js';

export const BOTS: Readonly<Record<GameId, Bot>> = {
  'realm-coins': realmBot,
  'pirate-coins': pirateBot,
  koinz: koinzBot,
  'coin-set': coinSetBot,
};
