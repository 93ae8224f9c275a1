/** The four games as a pure library: see docs/architecture.md for the way of a step through it. */

export { coinSet } from './coin-set/index.js';
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
export type { Json } from './kernel/json.js';
export { METALS, type MetalName } from './kernel/metals.js';
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
export { type Seat, type SeatSet, seatSet, seatsIn } from './kernel/seats.js';
export { koinz } from './koinz/index.js';
export {
  EDGE as KOINZ_EDGE,
  POINTS as KOIN_POINTS,
  radiusOf as koinRadius,
  SIZES as KOIN_SIZES,
} from './koinz/pieces.js';
export { pirateCoins } from './pirate-coins/index.js';
export { valueOfMetal as pirateValue } from './pirate-coins/pieces.js';
export { realmCoins } from './realm-coins/index.js';
export { FACES as REALM_FACES, realmFace, valueOfMetal as realmValue, wildFace } from './realm-coins/pieces.js';
