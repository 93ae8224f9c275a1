import { koinzInternals, type Random, type Seat } from '@pouch/rules';
import { chanceOf, drawIndex, uniform } from '../sampling.js';
import {
  type AbstractRound,
  abstractionOf,
  decisionOf,
  inHand,
  type Lay,
  layKoin,
  newRound,
  type RoundContext,
  topsOf,
} from './abstract-round.js';
import { FastRandom } from './fast-random.js';
import { atRandomSample, listLays, newLays } from './playout.js';

const { KIT_MOST, LARGE, MEDIUM, SMALL, highEnd, lowEnd, pileInTheWay } = koinzInternals;

type View = koinzInternals.View;
type KoinzDecision = koinzInternals.KoinzDecision;

/** The levels that do not search: easy and fair. */

/** Easy samples a lay by the playout weights, squared: it likes to cover others and looks no further. */
export function easyLay(view: View, seat: Seat, random: Random): KoinzDecision {
  const { round, context } = abstractionOf(view);
  const lays = newLays();
  listLays(round, context, lays);
  const weights = lays.weights.subarray(0, lays.count).map((weight) => weight * weight);
  const index = drawIndex(weights, random);
  return decisionOf(view, context, seat, atRandomSample(round, lays.lays[index] as Lay, new FastRandom(random)));
}

/** The noise in fair's evaluation of a lay. */
const NOISE = 0.25;

/** Fair takes the lay with the best evaluation right after it. */
export function fairLay(view: View, seat: Seat, random: Random): KoinzDecision {
  const { round, context } = abstractionOf(view);
  const lays = newLays();
  listLays(round, context, lays);
  const rng = new FastRandom(random);
  const after = newRound();
  let best: Lay | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < lays.count; index++) {
    const lay = atRandomSample(round, lays.lays[index] as Lay, rng);
    after.set(round);
    layKoin(after, context, lay);
    const score = evaluateFor(after, context, seat) + NOISE * uniform(random);
    if (score <= bestScore) continue;
    bestScore = score;
    best = lay;
  }
  return decisionOf(view, context, seat, best as Lay);
}

/** The value of a medium and a small koin in hand; a small can always cover last. */
const KEPT_MEDIUM = 0.06;
const KEPT_SMALL = 0.14;

/** The sum over surfaces of the lead, by points that are likely to stay. */
function evaluateFor(round: AbstractRound, context: RoundContext, seat: Seat): number {
  let score = KEPT_MEDIUM * inHand(round, seat, MEDIUM) + KEPT_SMALL * inHand(round, seat, SMALL);
  for (let surface = 0; surface < context.surfaces; surface++) {
    let best = 0;
    for (let other = 0; other < context.seats; other++)
      if (other !== seat) best = Math.max(best, safePoints(round, context, surface, other));
    const lead = safePoints(round, context, surface, seat) - best;
    score += lead / (Math.abs(lead) + 2);
  }
  return score;
}

/** The points on a surface, reduced for koinz that others can still cover. */
function safePoints(round: AbstractRound, context: RoundContext, surface: number, seat: Seat): number {
  let mediums = 0;
  let smalls = 0;
  for (let other = 0; other < context.seats; other++) {
    if (other === seat) continue;
    mediums += inHand(round, other, MEDIUM);
    smalls += inHand(round, other, SMALL);
  }
  const large = mediums + smalls > 0 ? 2 : 3;
  const medium = smalls > 0 ? 1.5 : 2;
  return (
    large * topsOf(round, surface, LARGE, seat) +
    medium * topsOf(round, surface, MEDIUM, seat) +
    topsOf(round, surface, SMALL, seat)
  );
}

/** A number from the middle of the range, so that a round is neither very short nor very long. */
export function moderateKitNumber(view: View, seat: Seat, random: Random): KoinzDecision {
  const part = view.kit.length;
  const most = KIT_MOST[part] as number;
  return { do: 'choose', seat, part, number: Math.min(most, 2 + random.below(3)) };
}

/** The largest slip in each direction. */
const SLIP = 6;

/** K7: with steady hands a hand may slip, but never over the edge and never twice in a turn. */
export function withSlip(view: View, decision: KoinzDecision, chance: number, random: Random): KoinzDecision {
  if (view.hand !== 'steady' || decision.do !== 'place' || view.fouls > 0 || !chanceOf(chance, random)) return decision;
  const { koin, surface } = decision;
  const beside = (at: number): number =>
    Math.max(lowEnd(koin), Math.min(highEnd(koin), at - SLIP + random.below(2 * SLIP + 1)));
  const slipped = { ...decision, x: beside(decision.x), y: beside(decision.y) };
  return pileInTheWay(view.surfaces[surface] ?? [], koin, slipped.x, slipped.y) === undefined ? decision : slipped;
}
