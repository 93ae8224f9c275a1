/** The insides of Koinz for whoever reasons about it: bots and analysis. */

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
  randomPosition,
  rowOf,
  type Stretch,
  toOf,
} from './free-space.js';
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
export { leaderOf, pointsOn } from './scoring.js';
export {
  canBePlaced,
  canLay,
  carriers,
  chooser,
  freeSpaceFor,
  GOAL,
  handOf,
  LAST_ROUND,
  type State,
  type View,
} from './state.js';
export type { Choose, KoinzDecision, Place, Stack } from './steps.js';
export type { Koinz as Types } from './types.js';
