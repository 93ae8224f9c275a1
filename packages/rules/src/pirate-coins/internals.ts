/** The insides of Pirate Coins for whoever reasons about it: bots and analysis. */

export { ALL_COINS, change, type Metals, rankKey, SIDES, type Side, worthOf } from './pieces.js';
export { owedEach, type Share, shareOf } from './split.js';
export { ATTACK, bootyOf, chosen, GOAL, ROUNDS, type State, type View } from './state.js';
export type { Choose } from './steps.js';
export type { PirateCoins as Types } from './types.js';
