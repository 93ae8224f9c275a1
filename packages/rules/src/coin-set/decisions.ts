import type { Random } from '../kernel/random.js';
import { everyone, has, lowestSeat, NOBODY, type Seat } from '../kernel/seats.js';
import { plural } from '../kernel/words.js';
import { isTurned, type TableCoin } from './pieces.js';
import { findSets, hasSet, placesOf, type Triple } from './sets.js';
import { SET, type View } from './state.js';
import type { Agree, Call, Point, SetDecision, TurnOne } from './steps.js';

export function check(view: View, decision: SetDecision): string | undefined {
  switch (decision.do) {
    case 'call':
      return view.phase === 'search' ? undefined : notNow(view, decision);
    case 'agree':
      if (view.phase !== 'search') return notNow(view, decision);
      return has(view.agreed, decision.seat) ? 'You have already said ‘no set’' : undefined;
    case 'point':
      return view.phase === 'point' ? checkPoint(view, decision) : notNow(view, decision);
    case 'turn':
      return view.phase === 'turn' ? checkTurn(view, decision) : notNow(view, decision);
  }
}

function notNow({ phase }: View, decision: SetDecision): string {
  if (phase === 'search')
    return decision.do === 'point'
      ? 'Call before you pick coins'
      : 'A coin can only be turned once everyone agrees that there is no set';
  if (phase === 'turn') return 'First a coin must be turned over';
  // Only the caller is asked for a decision then.
  return 'You have called: pick three coins';
}

function checkPoint(view: View, { places }: Point): string | undefined {
  if (places.length !== SET) return `A set is ${SET} coins, not ${places.length}`;
  const [a, b, c] = places as [number, number, number];
  if (a === b || b === c || a === c) return 'Pick three different coins';
  const count = view.table.length;
  if (a < count && b < count && c < count) return undefined;
  return `There is no place ${Math.max(a, b, c)}: there are ${plural(count, 'coin')}, numbered from 0`;
}

function checkTurn(view: View, { place }: TurnOne): string | undefined {
  const coin = view.table[place];
  if (coin === undefined)
    return `There is no place ${place}: there are ${plural(view.table.length, 'coin')}, numbered from 0`;
  return isTurned(coin) ? 'This coin has already been turned' : undefined;
}

export function* choices(view: View, seat: Seat): Generator<SetDecision> {
  const count = view.table.length;
  if (view.phase === 'search') {
    yield { do: 'call', seat };
    if (!has(view.agreed, seat)) yield { do: 'agree', seat };
  } else if (view.phase === 'point' && view.caller === seat) {
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++)
        for (let c = b + 1; c < count; c++) yield { do: 'point', seat, places: [a, b, c] };
  } else if (view.phase === 'turn' && view.turner === seat) {
    for (const [place, coin] of view.table.entries()) if (!isTurned(coin)) yield { do: 'turn', seat, place };
  }
}

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const CALLS: readonly Call[] = SEATS.map((seat) => ({ do: 'call', seat }));
const AGREES: readonly Agree[] = SEATS.map((seat) => ({ do: 'agree', seat }));

/** A random seat calls if there is a set; if there is none, all agree in seat order. */
export function sample(view: View, random: Random): SetDecision {
  switch (view.phase) {
    case 'point': {
      const sets = findSets(view.table, seen);
      // A caller that does not play at random may have called without a set.
      const places = sets === 0 ? [0, 1, 2] : placesOf(seen[random.below(sets)] as Triple);
      return { do: 'point', seat: view.caller as Seat, places };
    }
    case 'turn':
      return { do: 'turn', seat: view.turner, place: randomUnturned(view.table, random) };
    default:
      if (view.agreed === NOBODY && hasSet(view.table)) return CALLS[random.below(view.seats)] as Call;
      return AGREES[lowestSeat(everyone(view.seats) & ~view.agreed)] as Agree;
  }
}

/** Scratch for `sample`. */
const seen: Triple[] = [];

function randomUnturned(table: readonly TableCoin[], random: Random): number {
  for (;;) {
    const place = random.below(table.length);
    if (!isTurned(table[place] as TableCoin)) return place;
  }
}
