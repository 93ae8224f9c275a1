/** The insides of Realm Coins for whoever reasons about it: bots and analysis. */

export { bidsFrom, facesOf } from './decisions.js';
export {
  BOAR,
  bidValue,
  CROWN,
  type Face,
  type Faces,
  GRYPHON,
  KNIGHT,
  type Metals,
  metalOf,
  metalsOf,
  PEASANT,
  poolValue,
  rankOf,
  realmFace,
  unescorted,
  WYVERN,
  wildFace,
  worthOf,
} from './pieces.js';
export { appeaseSize, decider, swoopSize } from './rules.js';
export { GOAL, inGame, LAST_ROUND, PLACES, type State, stashOf, type View } from './state.js';
export type { Appease, Bid, Forfeit, RealmDecision, Swoop } from './steps.js';
export type { RealmCoins as Types } from './types.js';
