import type { Seat } from '@pouch/rules';
import type { Budget } from '../budget.js';
import {
  type AbstractRound,
  freeSample,
  isAmple,
  isOver,
  isStack,
  type Lay,
  layKoin,
  newRound,
  placeOn,
  type RoundContext,
  sizeOfLay,
  sizesShutOut,
  surfaceOf,
  turnOf,
} from './abstract-round.js';
import type { Evaluation, WinChances } from './evaluation.js';
import { type Lays, listLays, newLays } from './playout.js';
import { SAMPLES } from './sampled-positions.js';

/** Buffers for one depth. */
interface Ply {
  readonly round: AbstractRound;
  readonly lays: Lays;
  readonly found: WinChances;
}

/**
 * Exhaustive search to the end of the round: every seat maximises its own chance. The chances add up to 1, which gives
 * bounds: full alpha-beta with two seats, only between consecutive plies with more.
 */
export class Endgame {
  private readonly plies: Ply[] = [];
  private readonly isDuel: boolean;
  private left = 0;

  constructor(
    private readonly context: RoundContext,
    private readonly evaluation: Evaluation,
    private readonly budget: Budget,
  ) {
    this.isDuel = evaluation.active.length === 2;
  }

  /** The best lay; undefined if the search takes more than `most` lays. */
  best(round: AbstractRound, most: number): Lay | undefined {
    this.left = most;
    const best = this.solve(round, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    return this.left > 0 ? this.ply(0).lays.lays[best] : undefined;
  }

  private ply(depth: number): Ply {
    this.plies[depth] ??= { round: newRound(), lays: newLays(), found: new Float64Array(this.context.seats) };
    return this.plies[depth] as Ply;
  }

  /** Writes the chances of all seats to `found` and returns the index of the best lay. */
  private solve(round: AbstractRound, depth: number, alpha: number, beta: number): number {
    const { lays, found } = this.ply(depth);
    const next = this.ply(depth + 1);
    const seat: Seat = turnOf(round);
    listAllLays(round, this.context, lays);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < lays.count && most < beta && this.left > 0; index++) {
      this.left--;
      if ((this.left & 255) === 0 && this.budget.isLate()) this.left = 0;
      const after = next.round;
      after.set(round);
      layKoin(after, this.context, lays.lays[index] as Lay);
      const least = Math.max(alpha, most);
      if (isOver(after)) this.evaluation.evaluate(after, this.context, next.found);
      else if (turnOf(after) === seat) this.solve(after, depth + 1, least, beta);
      else if (this.isDuel) this.solve(after, depth + 1, 1 - beta, 1 - least);
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

/** Lists all lays, the most plausible first. Of placements that shut out the same sizes it keeps one. */
function listAllLays(round: AbstractRound, context: RoundContext, into: Lays): void {
  listLays(round, context, listed);
  into.count = 0;
  for (let index = 0; index < listed.count; index++) {
    const lay = listed.lays[index] as Lay;
    const weight = listed.weights[index] as number;
    if (isStack(lay)) put(into, lay, weight);
    else putPlaces(round, context, lay, weight, into);
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

function putPlaces(round: AbstractRound, context: RoundContext, lay: Lay, weight: number, into: Lays): void {
  const surface = surfaceOf(lay);
  const size = sizeOfLay(lay);
  let sample = freeSample(round, surface, size, 0);
  if (isAmple(round, context, surface, size)) return put(into, placeOn(surface, size, sample), weight);
  let seen = 0;
  for (let last = -1; sample > last; sample = freeSample(round, surface, size, sample + 1)) {
    last = sample;
    const shut = 1 << sizesShutOut(round, context, surface, size, sample);
    if ((seen & shut) === 0) put(into, placeOn(surface, size, sample), weight);
    seen |= shut;
    if (sample === SAMPLES - 1) break;
  }
}
