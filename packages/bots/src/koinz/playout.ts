import { koinzInternals } from '@pouch/rules';
import {
  type AbstractRound,
  freeSample,
  hasSpaceOn,
  inHand,
  isOver,
  isStack,
  type Lay,
  layKoin,
  placeOn,
  type RoundContext,
  sizeOfLay,
  stackOn,
  surfaceOf,
  topsOf,
  turnOf,
} from './abstract-round.js';
import type { FastRandom } from './fast-random.js';
import { SAMPLES } from './sampled-positions.js';

const { LARGE, POINTS, SMALL } = koinzInternals;

type Size = koinzInternals.Size;

/** The lays of a seat, one for each class of equivalent lays, with their playout weights. */
export interface Lays {
  count: number;
  readonly lays: Int32Array;
  readonly weights: Float64Array;
}

/** On each of four surfaces: twelve koinz to cover, and placements of three sizes by the sizes they shut out. */
const MOST_LAYS = 160;
export const newLays = (): Lays => ({
  count: 0,
  lays: new Int32Array(MOST_LAYS),
  weights: new Float64Array(MOST_LAYS),
});

/** By size: the weight of a placement. */
const PLACING = [3, 1.5, 0.7];
/** The weight of covering another seat's koin, by the sum of both koinz' points. */
const COVERING = [0, 0, 0, 3, 4, 6];
/** The weight of covering an own koin. */
const OWN = 0.08;

/** Lists the lays of the seat to move; placements do not have a sample yet. */
export function listLays(round: AbstractRound, context: RoundContext, into: Lays): void {
  const seat = turnOf(round);
  into.count = 0;
  for (let surface = 0; surface < context.surfaces; surface++) {
    for (let size = LARGE; size <= SMALL; size++) {
      if (inHand(round, seat, size) === 0) continue;
      if (hasSpaceOn(round, surface, size)) add(into, placeOn(surface, size, 0), PLACING[size] as number);
      for (let below = LARGE; below < size; below++)
        for (let owner = 0; owner < context.seats; owner++) {
          if (topsOf(round, surface, below, owner) === 0) continue;
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

/** Plays to the end of the round by the playout weights. */
export function playOut(round: AbstractRound, context: RoundContext, rng: FastRandom): void {
  while (!isOver(round)) layKoin(round, context, drawLay(round, context, rng));
}

function drawLay(round: AbstractRound, context: RoundContext, rng: FastRandom): Lay {
  listLays(round, context, scratch);
  const { count, lays, weights } = scratch;
  let all = 0;
  for (let index = 0; index < count; index++) all += weights[index] as number;
  let rest = rng.uniform() * all;
  let index = 0;
  for (; index < count - 1; index++) {
    rest -= weights[index] as number;
    if (rest < 0) break;
  }
  return atRandomSample(round, lays[index] as Lay, rng);
}

/** The same placement at a random free sample. */
export function atRandomSample(round: AbstractRound, lay: Lay, rng: FastRandom): Lay {
  if (isStack(lay)) return lay;
  const surface = surfaceOf(lay);
  const size: Size = sizeOfLay(lay);
  return placeOn(surface, size, freeSample(round, surface, size, rng.below(SAMPLES)));
}
