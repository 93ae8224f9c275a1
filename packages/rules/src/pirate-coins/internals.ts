/**
 * The internals of Pirate Coins: the second public interface, for code that reasons about this game (bots, page,
 * terminal, analysis). Everything here is a type, a constant or a pure function of the rules. See docs/internals.md.
 */

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
