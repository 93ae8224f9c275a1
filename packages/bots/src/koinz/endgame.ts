import type { Seat } from '@pouch/rules';
import type { Budget } from '../budget.js';
import type { Chances, Outlook } from './outlook.js';
import { type Lays, listLays, newLays } from './playout.js';
import {
  freeSpot,
  type Ground,
  isAmple,
  isOver,
  isStack,
  type Lay,
  layKoin,
  newSketch,
  placeOn,
  roomShut,
  type Sketch,
  sizeOfLay,
  surfaceOf,
  turnOf,
} from './sketch.js';
import { SPOTS } from './spots.js';

/** Scratch for one lay after another. */
interface Ply {
  readonly sketch: Sketch;
  readonly lays: Lays;
  readonly found: Chances;
}

/**
 * The end of a round, looked at to the very end: what everybody lays when each seeks their own best. The chances of
 * all together are 1, so what a seat is sure of bounds what another can have (alpha-beta; with more than two seats
 * only from one lay to the next).
 */
export class Endgame {
  private readonly plies: Ply[] = [];
  private readonly isDuel: boolean;
  private left = 0;

  constructor(
    private readonly ground: Ground,
    private readonly outlook: Outlook,
    private readonly budget: Budget,
  ) {
    this.isDuel = outlook.active.length === 2;
  }

  /** The best lay, or nothing if it takes more than so many lays to find it. */
  best(sketch: Sketch, most: number): Lay | undefined {
    this.left = most;
    const best = this.solve(sketch, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    return this.left > 0 ? this.ply(0).lays.lays[best] : undefined;
  }

  private ply(depth: number): Ply {
    this.plies[depth] ??= { sketch: newSketch(), lays: newLays(), found: new Float64Array(this.ground.seats) };
    return this.plies[depth] as Ply;
  }

  /**
   * Finds the chances of everybody, and tells the number of the lay that leads there. The seat has `sure` elsewhere,
   * and from `enough` on another seat would not let it come to this.
   */
  private solve(sketch: Sketch, depth: number, sure: number, enough: number): number {
    const { lays, found } = this.ply(depth);
    const next = this.ply(depth + 1);
    const seat: Seat = turnOf(sketch);
    listExactly(sketch, this.ground, lays);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < lays.count && most < enough && this.left > 0; index++) {
      this.left--;
      if ((this.left & 255) === 0 && this.budget.isLate()) this.left = 0;
      const after = next.sketch;
      after.set(sketch);
      layKoin(after, this.ground, lays.lays[index] as Lay);
      const least = Math.max(sure, most);
      if (isOver(after)) this.outlook.judge(after, this.ground, next.found);
      else if (turnOf(after) === seat) this.solve(after, depth + 1, least, enough);
      else if (this.isDuel) this.solve(after, depth + 1, 1 - enough, 1 - least);
      else this.solve(after, depth + 1, Number.NEGATIVE_INFINITY, 1 - most);
      if ((next.found[seat] as number) <= most) continue;
      most = next.found[seat] as number;
      found.set(next.found);
      best = index;
    }
    return best;
  }
}

const listed = newLays();

/** All lays, places by which sizes they leave no room for; first those that suggest themselves most. */
function listExactly(sketch: Sketch, ground: Ground, into: Lays): void {
  listLays(sketch, ground, listed);
  into.count = 0;
  for (let index = 0; index < listed.count; index++) {
    const lay = listed.lays[index] as Lay;
    const weight = listed.weights[index] as number;
    if (isStack(lay)) put(into, lay, weight);
    else putPlaces(sketch, ground, lay, weight, into);
  }
}

function put(into: Lays, lay: Lay, weight: number): void {
  const { lays, weights } = into;
  let at = into.count++;
  for (; at > 0 && (weights[at - 1] as number) < weight; at--) {
    lays[at] = lays[at - 1] as Lay;
    weights[at] = weights[at - 1] as number;
  }
  lays[at] = lay;
  weights[at] = weight;
}

function putPlaces(sketch: Sketch, ground: Ground, lay: Lay, weight: number, into: Lays): void {
  const surface = surfaceOf(lay);
  const size = sizeOfLay(lay);
  let spot = freeSpot(sketch, surface, size, 0);
  if (isAmple(sketch, ground, surface, size)) return put(into, placeOn(surface, size, spot), weight);
  let seen = 0;
  for (let last = -1; spot > last; spot = freeSpot(sketch, surface, size, spot + 1)) {
    last = spot;
    const shut = 1 << roomShut(sketch, ground, surface, size, spot);
    if ((seen & shut) === 0) put(into, placeOn(surface, size, spot), weight);
    seen |= shut;
    if (spot === SPOTS - 1) break;
  }
}
