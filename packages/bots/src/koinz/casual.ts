import { koinzInternals, type Random, type Seat } from '@pouch/rules';
import { chanceOf, drawIndex, uniform } from '../lots.js';
import { Dice } from './dice.js';
import { listLays, newLays, withAnySpot } from './playout.js';
import {
  decisionOf,
  type Ground,
  inHand,
  type Lay,
  layKoin,
  newSketch,
  type Sketch,
  sketchOf,
  topsOf,
} from './sketch.js';

const { KIT_MOST, LARGE, MEDIUM, SMALL, highEnd, lowEnd, pileInTheWay } = koinzInternals;

type View = koinzInternals.View;
type KoinzDecision = koinzInternals.KoinzDecision;

/** The players who do not search: a beginner, and one who looks a move ahead. */

/** Easy lays whatever suggests itself: it likes to cover others, and does not look further. */
export function plausibleLay(view: View, seat: Seat, random: Random): KoinzDecision {
  const { sketch, ground } = sketchOf(view);
  const lays = newLays();
  listLays(sketch, ground, lays);
  const likings = lays.weights.subarray(0, lays.count).map((weight) => weight * weight);
  const index = drawIndex(likings, random);
  return decisionOf(view, ground, seat, withAnySpot(sketch, lays.lays[index] as Lay, new Dice(random)));
}

/** How far fair misjudges a lay. */
const WAVER = 0.25;

/** Fair takes the lay after which the surfaces look best. */
export function bestLooking(view: View, seat: Seat, random: Random): KoinzDecision {
  const { sketch, ground } = sketchOf(view);
  const lays = newLays();
  listLays(sketch, ground, lays);
  const dice = new Dice(random);
  const after = newSketch();
  let best: Lay | undefined;
  let bestLook = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < lays.count; index++) {
    const lay = withAnySpot(sketch, lays.lays[index] as Lay, dice);
    after.set(sketch);
    layKoin(after, ground, lay);
    const look = looksFor(after, ground, seat) + WAVER * uniform(random);
    if (look <= bestLook) continue;
    bestLook = look;
    best = lay;
  }
  return decisionOf(view, ground, seat, best as Lay);
}

/** What a medium and a small are worth in hand: a small has the last word on a pile. */
const KEPT_MEDIUM = 0.06;
const KEPT_SMALL = 0.14;

/** How the surfaces look for a seat: on each, who leads and how clearly, with an eye to what can still be covered. */
function looksFor(sketch: Sketch, ground: Ground, seat: Seat): number {
  let look = KEPT_MEDIUM * inHand(sketch, seat, MEDIUM) + KEPT_SMALL * inHand(sketch, seat, SMALL);
  for (let surface = 0; surface < ground.surfaces; surface++) {
    let best = 0;
    for (let other = 0; other < ground.seats; other++)
      if (other !== seat) best = Math.max(best, safePoints(sketch, ground, surface, other));
    const lead = safePoints(sketch, ground, surface, seat) - best;
    look += lead / (Math.abs(lead) + 2);
  }
  return look;
}

/** The points on a surface, with less for the koinz that somebody else can still cover. */
function safePoints(sketch: Sketch, ground: Ground, surface: number, seat: Seat): number {
  let mediums = 0;
  let smalls = 0;
  for (let other = 0; other < ground.seats; other++) {
    if (other === seat) continue;
    mediums += inHand(sketch, other, MEDIUM);
    smalls += inHand(sketch, other, SMALL);
  }
  const large = mediums + smalls > 0 ? 2 : 3;
  const medium = smalls > 0 ? 1.5 : 2;
  return (
    large * topsOf(sketch, surface, LARGE, seat) +
    medium * topsOf(sketch, surface, MEDIUM, seat) +
    topsOf(sketch, surface, SMALL, seat)
  );
}

/** A number from the middle of what there can be: a round should neither be over at once nor drag on. */
export function moderateNumber(view: View, seat: Seat, random: Random): KoinzDecision {
  const part = view.kit.length;
  const most = KIT_MOST[part] as number;
  return { do: 'choose', seat, part, number: Math.min(most, 2 + random.below(3)) };
}

/** How far a slipping hand puts a koin beside where it was meant. */
const SLIP = 6;

/** With steady hands a hand may slip once (K7); never over the edge, and never twice in a turn. */
export function slipping(view: View, decision: KoinzDecision, chance: number, random: Random): KoinzDecision {
  if (view.hand !== 'steady' || decision.do !== 'place' || view.fouls > 0 || !chanceOf(chance, random)) return decision;
  const { koin, surface } = decision;
  const beside = (at: number): number =>
    Math.max(lowEnd(koin), Math.min(highEnd(koin), at - SLIP + random.below(2 * SLIP + 1)));
  const slipped = { ...decision, x: beside(decision.x), y: beside(decision.y) };
  return pileInTheWay(view.surfaces[surface] ?? [], koin, slipped.x, slipped.y) === undefined ? decision : slipped;
}
