/** The insides of Koinz for whoever reasons about it: bots and analysis. */

export type { Koinz as Kind } from './kind.js';
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
export {
  anyPosition,
  fromOf,
  highEnd,
  isRoom,
  isWithinEdge,
  lowEnd,
  type Narrow,
  narrowRoom,
  pileInTheWay,
  type Room,
  rowOf,
  type Stretch,
  toOf,
} from './room.js';
export { leaderOf, pointsOn } from './scoring.js';
export {
  canBePlaced,
  canLay,
  carriers,
  chooser,
  GOAL,
  handOf,
  LAST_ROUND,
  roomFor,
  type State,
  type View,
} from './state.js';
export type { Choose, KoinzDecision, Place, Stack } from './steps.js';
