import type { GameId } from './catalogue.js';
import { coinSet } from './coin-set/index.js';
import type { Game } from './kernel/game.js';
import { type GameRecord, readRecord as readRecordOf } from './kernel/record.js';
import type { Refusal } from './kernel/refusal.js';
import { koinz } from './koinz/index.js';
import { pirateCoins } from './pirate-coins/index.js';
import { realmCoins } from './realm-coins/index.js';

export { coinSet } from './coin-set/index.js';
export * as coinSetInternals from './coin-set/internals.js';
export {
  COIN_COUNT as COIN_SET_COINS,
  LEVELS as COIN_SET_LEVELS,
  marksOf as coinSetMarks,
  metalOf as coinSetMetal,
  SYMBOLS as COIN_SET_SYMBOLS,
} from './coin-set/pieces.js';
export { faceWords } from './coin-set/words.js';
export { koinz } from './koinz/index.js';
export * as koinzInternals from './koinz/internals.js';
export {
  EDGE as KOINZ_EDGE,
  POINTS as KOIN_POINTS,
  radiusOf as koinRadius,
  SIZES as KOIN_SIZES,
} from './koinz/pieces.js';
export { pirateCoins } from './pirate-coins/index.js';
export * as pirateInternals from './pirate-coins/internals.js';
export { valueOfMetal as pirateValue } from './pirate-coins/pieces.js';
export { realmCoins } from './realm-coins/index.js';
export * as realmInternals from './realm-coins/internals.js';
export { FACES as REALM_FACES, realmFace, valueOfMetal as realmValue, wildFace } from './realm-coins/pieces.js';

export const GAMES: Readonly<Record<GameId, Game>> = {
  'realm-coins': realmCoins,
  'pirate-coins': pirateCoins,
  koinz,
  'coin-set': coinSet,
};

export const readRecord = (value: unknown): GameRecord | Refusal => readRecordOf(value, GAMES);
