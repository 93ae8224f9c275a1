/** Pirate Coins, second public interface: only types, constants and pure functions of the rules. See docs/internals.md. */

/** Types. */

export type { State, View } from './state.js';
export type { Choose } from './steps.js';
export type { PirateCoins as Types } from './types.js';

/** Pieces. `Metals` (booty, loot, monsters, the pouch) are `Coins`: counts by metal, five bits each. */

export { ALL_COINS, change, type Metals, rankKey, SIDES, type Side, worthOf } from './pieces.js';

/** Reading a view. */

export { ATTACK, bootyOf, chosen, GOAL, ROUNDS } from './state.js';

/** Rules. */

export { owedEach, type Share, shareOf } from './split.js';
