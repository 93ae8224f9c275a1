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

/** The lays that a search tries; places are looked for at so many spots. */
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
    // One empty surface is like another.
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

/** Of the spots looked at, the one that takes the least of the room, and the one that takes the most. */
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
  for (let score = 0; score < tries; score++) {
    const sample = freeSample(round, surface, size, tries === SAMPLES ? score : rng.below(SAMPLES));
    const taken = samplesClosed(round, context, surface, size, sample);
    if (taken < least) {
      least = taken;
      tightest = sample;
    }
    if (taken > most) {
      most = taken;
      widest = sample;
    }
  }
  if (widest === tightest) return put(into, placeOn(surface, size, tightest), weight);
  put(into, placeOn(surface, size, tightest), weight / 2);
  put(into, placeOn(surface, size, widest), weight / 2);
}
