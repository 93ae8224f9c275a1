/** Realm Coins, second public interface: only types, constants and pure functions of the rules. See docs/internals.md. */

/** Types. */

export type { State, View } from './state.js';
export type { Appease, Bid, Forfeit, RealmDecision, Swoop } from './steps.js';
export type { RealmCoins as Types } from './types.js';

/** Pieces. `Faces` (bids, pools) and `Metals` (stashes, the pouch) are `Coins`: counts, five bits a kind. */

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

/** Reading a view. */

export { GOAL, inGame, LAST_ROUND, PLACES, stashOf } from './state.js';

/** Rules. */

export { bidsFrom } from './decisions.js';
export { appeaseSize, decider, swoopSize } from './rules.js';
