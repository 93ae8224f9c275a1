import { has, coinSetInternals as internals, type Random, type Seat } from '@pouch/rules';
import type { Plan } from '../bot.js';
import { waitFor } from '../lots.js';
import { ageOf, type Notes } from './notes.js';
import { difference, rateOf, type Seeing, waitToSee } from './seeing.js';

/** A set that is up: where it lies, how quickly it is seen, and for how long it could have been. */
interface Up {
  readonly places: readonly [number, number, number];
  readonly rate: number;
  readonly age: number;
}

export function setsUp(view: internals.View, notes: Notes, seeing: Seeing): Up[] {
  return internals.setsAmong(view.table).map((triple) => {
    const places = internals.placesOf(triple);
    const faces = places.map((place) => internals.faceUp(view.table[place] as internals.TableCoin)) as [
      number,
      number,
      number,
    ];
    const age = Math.min(...faces.map((face) => ageOf(notes, face)));
    return { places, rate: rateOf(seeing, difference(faces)), age };
  });
}

/** Calls when a set comes to mind, and agrees when nothing has for long enough: whatever comes first. */
export function look(
  view: internals.View,
  seat: Seat,
  notes: Notes,
  seeing: Seeing,
  random: Random,
): Plan<internals.SetDecision> {
  let call = waitFor(seeing.mistakes, random);
  for (const { rate, age } of setsUp(view, notes, seeing)) call = Math.min(call, waitToSee(seeing, rate, age, random));
  // Even what lay there before takes another look when the table has changed.
  const ages = view.table.map((lying) => ageOf(notes, internals.faceUp(lying)));
  const newest = Math.min(...ages, Number.POSITIVE_INFINITY);
  call = Math.max(call, seeing.glance / 2 - newest);
  // S6: whoever has agreed may still call.
  const agree = has(view.agreed, seat) ? Number.POSITIVE_INFINITY : waitToAgree(view, ages, newest, seeing, random);
  if (call <= agree) return { decision: { do: 'call', seat }, after: call };
  return { decision: { do: 'agree', seat }, after: agree };
}

/** Seconds of doubt before it says that there is nothing, on average. */
const DOUBT = 2;

/**
 * Every three coins with a new one among them must be looked at before one can say that there is nothing. While coins
 * are turned one by one, all eyes are on the one that was turned: that goes quickly, and nobody wants to wait long then.
 */
function waitToAgree(
  { stage }: internals.View,
  ages: readonly number[],
  newest: number,
  seeing: Seeing,
  random: Random,
): number {
  const pace = stage === 'single' ? TURNING_PACE : 1;
  const known = ages.filter((age) => age > newest).length;
  const threes = choose3(ages.length) - choose3(known);
  const looking = pace * (seeing.resolve + seeing.perThree * threes);
  return Math.max(0, looking - newest) + waitFor(1 / (pace * DOUBT), random);
}

const TURNING_PACE = 0.3;

const choose3 = (n: number): number => (n * (n - 1) * (n - 2)) / 6;
