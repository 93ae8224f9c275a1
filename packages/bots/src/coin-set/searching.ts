import { has, coinSetInternals as internals, type Random, type Seat } from '@pouch/rules';
import type { Plan } from '../bot.js';
import { waitingTime } from '../sampling.js';
import { ageOf, type Notes } from './notes.js';
import { difference, type Perception, rateOf, timeToSee } from './perception.js';

/** A set on the table: how fast it is found, and for how long it has been complete. */
interface VisibleSet {
  readonly places: readonly [number, number, number];
  readonly rate: number;
  readonly age: number;
}

export function visibleSets(view: internals.View, notes: Notes, perception: Perception): VisibleSet[] {
  return internals.setsAmong(view.table).map((triple) => {
    const places = internals.placesOf(triple);
    const faces = places.map((place) => internals.faceUp(view.table[place] as internals.TableCoin)) as [
      number,
      number,
      number,
    ];
    const age = Math.min(...faces.map((face) => ageOf(notes, face)));
    return { places, rate: rateOf(perception, difference(faces)), age };
  });
}

/** Calls when it finds a set, or agrees when it has not found one for long enough. */
export function planSearch(
  view: internals.View,
  seat: Seat,
  notes: Notes,
  perception: Perception,
  random: Random,
): Plan<internals.SetDecision> {
  const ages = view.table.map((lying) => ageOf(notes, internals.faceUp(lying)));
  const newest = Math.min(...ages, Number.POSITIVE_INFINITY);
  const wait = timeToLook(notes, newest, perception);
  let find = waitingTime(perception.mistakes, random);
  for (const { rate, age } of visibleSets(view, notes, perception))
    find = Math.min(find, timeToSee(perception, rate, age + wait, random));
  const call = wait + find;
  // S6: a seat that has agreed may still call.
  const agree = has(view.agreed, seat) ? Number.POSITIVE_INFINITY : timeToAgree(view, ages, newest, perception, random);
  if (call <= agree) return { decision: { do: 'call', seat }, after: call };
  return { decision: { do: 'agree', seat }, after: agree };
}

/**
 * Seconds until the bot can find anything. A new or turned coin starts the floor anew, also for sets of older coins:
 * people look at the new coins first, and no bot should call before they have.
 */
const timeToLook = ({ seconds, searchingSince }: Notes, newest: number, { floor, restart }: Perception): number =>
  Math.max(0, floor - newest, restart - (seconds - searchingSince));

/** Mean seconds of hesitation before agreeing. */
const HESITATION = 2;

/**
 * The time to check every triple that contains a new coin. While coins are turned one by one there is only one coin to
 * look at, so that checking is faster and players hesitate less.
 */
function timeToAgree(
  { stage }: internals.View,
  ages: readonly number[],
  newest: number,
  perception: Perception,
  random: Random,
): number {
  const pace = stage === 'single' ? SINGLE_STAGE_PACE : 1;
  const known = ages.filter((age) => age > newest).length;
  const triples = choose3(ages.length) - choose3(known);
  const looking = pace * (perception.confirmSeconds + perception.confirmPerTriple * triples);
  return Math.max(0, looking - newest) + waitingTime(1 / (pace * HESITATION), random);
}

const SINGLE_STAGE_PACE = 0.3;

const choose3 = (n: number): number => (n * (n - 1) * (n - 2)) / 6;
