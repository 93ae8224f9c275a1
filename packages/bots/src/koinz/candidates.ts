import {
  type AbstractRound,
  freeSample,
  isEmpty,
  isStack,
  type Lay,
  placeOn,
  type RoundContext,
  samplesClosed,
  sizeOfLay,
  surfaceOf,
} from './abstract-round.js';
import type { FastRandom } from './fast-random.js';
import { atRandomSample, type Lays, listLays, newLays } from './playout.js';
import { SAMPLES } from './sampled-positions.js';

const listed = newLays();

/** Lists the lays to search. Each placement is tried at `tries` samples. */
export function listCandidates(
  round: AbstractRound,
  context: RoundContext,
  rng: FastRandom,
  tries: number,
  into: Lays,
): void {
  listLays(round, context, listed);
  into.count = 0;
  const empty = firstEmpty(round, context);
  for (let index = 0; index < listed.count; index++) {
    const lay = listed.lays[index] as Lay;
    const weight = listed.weights[index] as number;
    if (isStack(lay)) put(into, lay, weight);
    // Empty surfaces are interchangeable.
    else if (surfaceOf(lay) > empty && isEmpty(round, context, surfaceOf(lay))) continue;
    else if (context.spacious) put(into, atRandomSample(round, lay, rng), weight);
    else putPlaces(round, context, lay, weight, rng, tries, into);
  }
}

function firstEmpty(round: AbstractRound, context: RoundContext): number {
  let surface = 0;
  while (surface < context.surfaces && !isEmpty(round, context, surface)) surface++;
  return surface;
}

function put(into: Lays, lay: Lay, weight: number): void {
  into.lays[into.count] = lay;
  into.weights[into.count] = weight;
  into.count++;
}

/** Keeps the sample that closes the fewest others and the one that closes the most. */
function putPlaces(
  round: AbstractRound,
  context: RoundContext,
  lay: Lay,
  weight: number,
  rng: FastRandom,
  tries: number,
  into: Lays,
): void {
  const surface = surfaceOf(lay);
  const size = sizeOfLay(lay);
  let tightest = -1;
  let widest = -1;
  let least = Number.POSITIVE_INFINITY;
  let most = -1;
  for (let index = 0; index < tries; index++) {
    const sample = freeSample(round, surface, size, tries === SAMPLES ? index : rng.below(SAMPLES));
    const closed = samplesClosed(round, context, surface, size, sample);
    if (closed < least) {
      least = closed;
      tightest = sample;
    }
    if (closed > most) {
      most = closed;
      widest = sample;
    }
  }
  if (widest === tightest) return put(into, placeOn(surface, size, tightest), weight);
  put(into, placeOn(surface, size, tightest), weight / 2);
  put(into, placeOn(surface, size, widest), weight / 2);
}
