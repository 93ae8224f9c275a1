import type { Dice } from './dice.js';
import { type Lays, listLays, newLays, withAnySpot } from './playout.js';
import {
  freeSpot,
  type Ground,
  isEmpty,
  isStack,
  type Lay,
  placeOn,
  roomTaken,
  type Sketch,
  sizeOfLay,
  surfaceOf,
} from './sketch.js';
import { SPOTS } from './spots.js';

const listed = newLays();

/** The lays that a search tries; places are looked for at so many spots. */
export function listCandidates(sketch: Sketch, ground: Ground, dice: Dice, looks: number, into: Lays): void {
  listLays(sketch, ground, listed);
  into.count = 0;
  const empty = firstEmpty(sketch, ground);
  for (let index = 0; index < listed.count; index++) {
    const lay = listed.lays[index] as Lay;
    const weight = listed.weights[index] as number;
    if (isStack(lay)) put(into, lay, weight);
    // One empty surface is like another.
    else if (surfaceOf(lay) > empty && isEmpty(sketch, ground, surfaceOf(lay))) continue;
    else if (ground.roomy) put(into, withAnySpot(sketch, lay, dice), weight);
    else putPlaces(sketch, ground, lay, weight, dice, looks, into);
  }
}

function firstEmpty(sketch: Sketch, ground: Ground): number {
  let surface = 0;
  while (surface < ground.surfaces && !isEmpty(sketch, ground, surface)) surface++;
  return surface;
}

function put(into: Lays, lay: Lay, weight: number): void {
  into.lays[into.count] = lay;
  into.weights[into.count] = weight;
  into.count++;
}

/** Of the spots looked at, the one that takes the least of the room, and the one that takes the most. */
function putPlaces(
  sketch: Sketch,
  ground: Ground,
  lay: Lay,
  weight: number,
  dice: Dice,
  looks: number,
  into: Lays,
): void {
  const surface = surfaceOf(lay);
  const size = sizeOfLay(lay);
  let thrifty = -1;
  let greedy = -1;
  let least = Number.POSITIVE_INFINITY;
  let most = -1;
  for (let look = 0; look < looks; look++) {
    const spot = freeSpot(sketch, surface, size, looks === SPOTS ? look : dice.below(SPOTS));
    const taken = roomTaken(sketch, ground, surface, size, spot);
    if (taken < least) {
      least = taken;
      thrifty = spot;
    }
    if (taken > most) {
      most = taken;
      greedy = spot;
    }
  }
  if (greedy === thrifty) return put(into, placeOn(surface, size, thrifty), weight);
  put(into, placeOn(surface, size, thrifty), weight / 2);
  put(into, placeOn(surface, size, greedy), weight / 2);
}
