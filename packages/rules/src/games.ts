import { coinSet } from './coin-set/index.js';
import type { Game } from './kernel/game.js';
import { type GameRecord, readRecord as readRecordOf } from './kernel/record.js';
import type { Refusal } from './kernel/refusal.js';
import { koinz } from './koinz/index.js';
import { pirateCoins } from './pirate-coins/index.js';
import { realmCoins } from './realm-coins/index.js';

const ALL = {
  'realm-coins': realmCoins,
  'pirate-coins': pirateCoins,
  koinz,
  'coin-set': coinSet,
} as const;

export type GameId = keyof typeof ALL;

/** The games by their names in a record, for whoever treats them all alike. */
export const GAMES: Readonly<Record<GameId, Game>> = ALL;

export const isGameId = (id: string): id is GameId => Object.hasOwn(ALL, id);

/** Reads a record that has come as JSON, but for its steps: `replay` looks at those one by one. */
export const readRecord = (value: unknown): GameRecord | Refusal => readRecordOf(value, GAMES);
