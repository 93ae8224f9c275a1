import type { GameId } from './catalogue.js';
import { coinSet } from './coin-set/index.js';
import type { Game } from './kernel/game.js';
import { type GameRecord, readRecord as readRecordOf } from './kernel/record.js';
import type { Refusal } from './kernel/refusal.js';
import { koinz } from './koinz/index.js';
import { pirateCoins } from './pirate-coins/index.js';
import { realmCoins } from './realm-coins/index.js';

export const GAMES: Readonly<Record<GameId, Game>> = {
  'realm-coins': realmCoins,
  'pirate-coins': pirateCoins,
  koinz,
  'coin-set': coinSet,
};

export const readRecord = (value: unknown): GameRecord | Refusal => readRecordOf(value, GAMES);
