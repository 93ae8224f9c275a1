/** The insides of Coin Set for whoever reasons about it: bots and analysis. */

export type { CoinSet as Kind } from './kind.js';
export {
  coinOf,
  type Face,
  faceUp,
  isJoker,
  isSet,
  isTurned,
  type Lying,
  marksOf,
  metalOf,
  turnOver,
} from './pieces.js';
export { hasSet, placesOf, setsAmong, type Triple } from './sets.js';
export { SET, SPREAD, type State, type View, wonBy } from './state.js';
export type { Agree, Call, Point, SetDecision, TurnOne } from './steps.js';
