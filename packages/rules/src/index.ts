/** The games as a pure library; see docs/architecture.md, and docs/internals.md for the `…Internals`. */

export { GAME_FACTS, GAME_IDS, type GameId, hasSecrets, isGameId, isRace } from './catalogue.js';
export * from './games.js';
export {
  actingSeats,
  awaitedSince,
  decisionNumber,
  firstPlanned,
  type Planned,
  type Progress,
} from './kernel/acting.js';
export {
  type Coins,
  coinsFrom,
  coinsOfKind,
  countOf,
  EMPTY,
  holds,
  kindAt,
  MOST_OF_A_KIND,
  sizeOf,
  subsetsOf,
} from './kernel/coins.js';
export type {
  Deadline,
  Decision,
  DecisionTurn,
  Game,
  GameFacts,
  GameTypes,
  Notation,
  OptionSpec,
  OptionValues,
  Outcome,
  Phase,
  Step,
  StepOf,
  Turn,
  Viewer,
} from './kernel/game.js';
export type { Json } from './kernel/json.js';
export { COPPER, GOLD, METALS, type Metal, type MetalName, SILVER } from './kernel/metals.js';
export { apply, type Played, play, whyNot } from './kernel/play.js';
export { type Playout, playout } from './kernel/playout.js';
export {
  changesLayout,
  earliest,
  nextRaceClock,
  RACE_START,
  type RaceClock,
  type RaceRules,
  secondsShown,
  whyNotCall,
} from './kernel/race.js';
export { type BitSource, type Random, randomFrom, streamSeed } from './kernel/random.js';
export {
  FORMAT,
  type GameRecord,
  type ReplayFrame,
  readOptions,
  recordJson,
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
export { andList, orList, plural, sentence } from './kernel/words.js';
export { BOT_NAMES, botName, isLevel, LEVELS, type Level } from './levels.js';
