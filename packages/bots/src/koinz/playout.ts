import { koinzInternals } from '@pouch/rules';
import type { Dice } from './dice.js';
import {
  freeSpot,
  type Ground,
  hasRoom,
  inHand,
  isOver,
  isStack,
  type Lay,
  layKoin,
  placeOn,
  type Sketch,
  sizeOfLay,
  stackOn,
  surfaceOf,
  topsOf,
  turnOf,
} from './sketch.js';
import { SPOTS } from './spots.js';

const { LARGE, POINTS, SMALL } = koinzInternals;

type Size = koinzInternals.Size;

/** The lays of a seat, each once for all that come to the same, with how much they suggest themselves. */
export interface Lays {
  count: number;
  readonly lays: Int32Array;
  readonly weights: Float64Array;
}

/** On each of four surfaces: a dozen koinz to cover, and places of three sizes by what they leave room for. */
const MOST_LAYS = 160;
export const newLays = (): Lays => ({
  count: 0,
  lays: new Int32Array(MOST_LAYS),
  weights: new Float64Array(MOST_LAYS),
});

/** By size: placing it. */
const PLACING = [3, 1.5, 0.7];
/** By the points that change sides or go: covering another's koin. */
const COVERING = [0, 0, 0, 3, 4, 6];
/** Covering one's own. */
const OWN = 0.08;

/** Lists what the seat whose turn it is can lay; places without their spot yet. */
export function listLays(sketch: Sketch, ground: Ground, into: Lays): void {
  const seat = turnOf(sketch);
  into.count = 0;
  for (let surface = 0; surface < ground.surfaces; surface++) {
    for (let size = LARGE; size <= SMALL; size++) {
      if (inHand(sketch, seat, size) === 0) continue;
      if (hasRoom(sketch, surface, size)) add(into, placeOn(surface, size, 0), PLACING[size] as number);
      for (let below = LARGE; below < size; below++)
        for (let owner = 0; owner < ground.seats; owner++) {
          if (topsOf(sketch, surface, below, owner) === 0) continue;
          const weight =
            owner === seat ? OWN : (COVERING[(POINTS[below] as number) + (POINTS[size] as number)] as number);
          add(into, stackOn(surface, size, below, owner), weight);
        }
    }
  }
}

function add(into: Lays, lay: Lay, weight: number): void {
  into.lays[into.count] = lay;
  into.weights[into.count] = weight;
  into.count++;
}

const scratch = newLays();

/** Plays a sketch to the end of the round, quickly and sensibly. */
export function playOut(sketch: Sketch, ground: Ground, dice: Dice): void {
  while (!isOver(sketch)) layKoin(sketch, ground, drawLay(sketch, ground, dice));
}

function drawLay(sketch: Sketch, ground: Ground, dice: Dice): Lay {
  listLays(sketch, ground, scratch);
  const { count, lays, weights } = scratch;
  let all = 0;
  for (let index = 0; index < count; index++) all += weights[index] as number;
  let lot = dice.uniform() * all;
  let index = 0;
  for (; index < count - 1; index++) {
    lot -= weights[index] as number;
    if (lot < 0) break;
  }
  return withAnySpot(sketch, lays[index] as Lay, dice);
}

/** A place with one of its free spots. */
export function withAnySpot(sketch: Sketch, lay: Lay, dice: Dice): Lay {
  if (isStack(lay)) return lay;
  const surface = surfaceOf(lay);
  const size: Size = sizeOfLay(lay);
  return placeOn(surface, size, freeSpot(sketch, surface, size, dice.below(SPOTS)));
}
