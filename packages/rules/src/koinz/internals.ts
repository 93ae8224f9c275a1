/** Koinz, second public interface: only types, constants and pure functions of the rules. See docs/internals.md. */

/** Types. */

export type { State, View } from './state.js';
export type { Choose, KoinzDecision, Place, Stack } from './steps.js';
export type { Koinz as Types } from './types.js';

/** Pieces. A `Pile` is one number: read it with `xOf`, `yOf`, `bottomOf`, `topOf`, `ownerOf`. A `Hand` is `Coins`. */

export {
  bottomOf,
  carries,
  EDGE,
  type Hand,
  KIT,
  KIT_MOST,
  LARGE,
  MEDIUM,
  ownerOf,
  type Pile,
  POINTS,
  pileOf,
  radiusOf,
  SIZES,
  type Size,
  SMALL,
  topOf,
  withKoin,
  xOf,
  yOf,
} from './pieces.js';

/** Reading a view. */

export { canBePlaced, canLay, carriers, chooser, freeSpaceFor, GOAL, handOf, LAST_ROUND } from './state.js';

/** Rules: free positions, and scoring. A `Stretch` is one number: read it with `rowOf`, `fromOf`, `toOf`. */

export {
  type FreePositions,
  type FreeSpace,
  freePositions,
  fromOf,
  hasSpace,
  highEnd,
  isWithinEdge,
  lowEnd,
  pileInTheWay,
  rowOf,
  type Stretch,
  toOf,
} from './free-space.js';
export { leaderOf, pointsOn } from './scoring.js';
