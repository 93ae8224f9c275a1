import { coinSetInternals as internals, type Random, type Seat } from '@pouch/rules';
import type { Plan } from '../bot.js';
import { drawIndex, oneOf, waitingTime } from '../sampling.js';
import type { Notes } from './notes.js';
import { type Perception, rateNow } from './perception.js';
import { visibleSets } from './searching.js';

/** Points at the set that made it call, or by mistake at three coins that nearly are one. */
export function point(
  view: internals.View,
  seat: Seat,
  notes: Notes,
  perception: Perception,
  random: Random,
): Plan<internals.Point> {
  const visible = visibleSets(view, notes, perception);
  const weights = [...visible.map(({ rate, age }) => rateNow(perception, rate, age)), perception.mistakes];
  // The call may not have been the bot's own, and too early for it to have found a set: any visible set will do.
  const seen = weights.some((weight) => weight > 0) ? visible[drawIndex(weights, random)] : visible[0];
  const after = perception.pointing + waitingTime(1 / perception.hesitation, random);
  return { decision: { do: 'point', seat, places: seen?.places ?? nearSet(view, random) }, after };
}

const TRIES = 40;
const CHARACTERISTICS = ['metal', 'symbol', 'level', 'total'] as const;

/** Samples triples and returns the one that matches in most characteristics without being a set. */
function nearSet({ table }: internals.View, random: Random): readonly number[] {
  const places = table.map((_, place) => place);
  let best: readonly number[] = places.slice(0, internals.SET);
  let most = -1;
  for (let tries = 0; tries < TRIES; tries++) {
    const a = oneOf(places, random);
    const b = oneOf(
      places.filter((place) => place !== a),
      random,
    );
    const c = oneOf(
      places.filter((place) => place !== a && place !== b),
      random,
    );
    const right = matchingCharacteristics(
      [a, b, c].map((place) => internals.faceUp(table[place] as internals.TableCoin)),
    );
    if (right <= most || right === CHARACTERISTICS.length) continue;
    best = [a, b, c];
    most = right;
  }
  return best;
}

/** In how many characteristics three coins are all the same or all different; a joker matches in all but its metal. */
function matchingCharacteristics(faces: readonly internals.Face[]): number {
  const shown = faces.map((face) => ({ metal: internals.metalOf(face), ...internals.marksOf(face) }));
  return CHARACTERISTICS.filter((name) => {
    const numbers = shown.flatMap((marks) => marks[name] ?? []);
    return numbers.length < internals.SET || numbers.reduce((sum, number) => sum + number, 0) % 3 === 0;
  }).length;
}
