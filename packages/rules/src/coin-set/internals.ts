/** Coin Set, second public interface: only types, constants and pure functions of the rules. See docs/internals.md. */

/** Types. */

export type { State, View } from './state.js';
export type { Agree, Call, Point, SetDecision, TurnOne } from './steps.js';
export type { CoinSet as Types } from './types.js';

/** Pieces. A `Face` is a coin with one side up; a `TableCoin` is its face and whether a player has turned it. */

export {
  coinOf,
  type Face,
  faceUp,
  isJoker,
  isSet,
  isTurned,
  marksOf,
  metalOf,
  type TableCoin,
  turnOver,
} from './pieces.js';

/** Reading a view. */

export { SET, SPREAD, wonBy } from './state.js';

/** Rules: sets on the table. A `Triple` is three places in one number: read it with `placesOf`. */

export { hasSet, placesOf, setsAmong, type Triple } from './sets.js';
