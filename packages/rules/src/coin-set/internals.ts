/** The insides of Coin Set for whoever reasons about it: bots and analysis. */

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
export { hasSet, placesOf, setsAmong, type Triple } from './sets.js';
export { SET, SPREAD, type State, type View, wonBy } from './state.js';
export type { Agree, Call, Point, SetDecision, TurnOne } from './steps.js';
export type { CoinSet as Types } from './types.js';
