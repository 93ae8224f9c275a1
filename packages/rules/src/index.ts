/** The four games as a pure library: see docs/architecture.md for the way of a step through it. */

export { coinSet } from './coin-set/index.js';
export * as coinSetParts from './coin-set/parts.js';
export {
  COIN_COUNT as COIN_SET_COINS,
  LEVELS as COIN_SET_LEVELS,
  marksOf as coinSetMarks,
  metalOf as coinSetMetal,
  SYMBOLS as COIN_SET_SYMBOLS,
} from './coin-set/pieces.js';
export { faceWords } from './coin-set/words.js';
export { GAMES, type GameId, isGameId, readRecord } from './games.js';
export type {
  Deadline,
  Decision,
  Game,
  Kind,
  Notation,
  OptionSpec,
  OptionValues,
  Outcome,
  Step,
  StepOf,
  Turn,
  Viewer,
} from './kernel/game.js';
export {
  coins,
  countOf,
  EMPTY,
  type Heap,
  heapOf,
  holds,
  kindAt,
  MOST_OF_A_KIND,
  sizeOf,
  subHeaps,
} from './kernel/heap.js';
export type { Json } from './kernel/json.js';
export { COPPER, GOLD, METALS, type Metal, type MetalName, SILVER } from './kernel/metals.js';
export { apply, type Played, play, whyNot } from './kernel/play.js';
export { type Playout, playout } from './kernel/playout.js';
export { type BitSource, type Random, randomFrom, streamSeed } from './kernel/random.js';
export {
  FORMAT,
  type Frame,
  type GameRecord,
  readOptions,
  replay,
  StepRefusal,
  stateJson,
  writeRecord,
} from './kernel/record.js';
export { Refusal } from './kernel/refusal.js';
export {
  everyone,
  has,
  lowestSeat,
  NOBODY,
  only,
  type Seat,
  type SeatSet,
  seatAfter,
  seatCount,
  seatSet,
  seatsIn,
  topSeats,
} from './kernel/seats.js';
export { andList, plural } from './kernel/words.js';
export { koinz } from './koinz/index.js';
export * as koinzParts from './koinz/parts.js';
export {
  EDGE as KOINZ_EDGE,
  POINTS as KOIN_POINTS,
  radiusOf as koinRadius,
  SIZES as KOIN_SIZES,
} from './koinz/pieces.js';
export { pirateCoins } from './pirate-coins/index.js';
export * as pirateParts from './pirate-coins/parts.js';
export { valueOfMetal as pirateValue } from './pirate-coins/pieces.js';
export { realmCoins } from './realm-coins/index.js';
export * as realmParts from './realm-coins/parts.js';
export { FACES as REALM_FACES, realmFace, valueOfMetal as realmValue, wildFace } from './realm-coins/pieces.js';
