import {
  countOf,
  EMPTY,
  everyone,
  has,
  METALS,
  MOST_OF_A_KIND,
  NOBODY,
  realmCoins,
  realmInternals,
  type SeatSet,
  seatsIn,
} from '@pouch/rules';
import { isIntegerIn } from '../view-shape.js';

const { decider, inGame, LAST_ROUND, metalsOf, PLACES, stashOf } = realmInternals;

type View = realmInternals.View;

/** The largest packed counts of six faces and of three metals. */
const MOST_FACES = 2 ** 30 - 1;
const MOST_METALS = 2 ** 15 - 1;

/** Whether play can have led to this view: a search from a damaged one might never end. */
export function isReachable(view: View): boolean {
  const { seats, round, stashes, sealed, pools, bids, owners, pouch, out, outNow, unsealed, payers, place } = view;
  const sets = [out, outNow, unsealed, payers];
  if (!isIntegerIn(round, 1, LAST_ROUND) || !isIntegerIn(place, 0, PLACES - 1)) return false;
  if (!sets.every((set) => isIntegerIn(set, 0, everyone(seats)))) return false;
  if (stashes.length !== seats || sealed.length !== seats) return false;
  if ([pools, bids, owners].some((row) => row.length !== PLACES)) return false;
  if (!owners.every((seat) => seat === null || isIntegerIn(seat, 0, seats - 1))) return false;
  const row = [...pools, ...bids].flatMap((faces) => faces ?? []);
  if (!row.every((faces) => isIntegerIn(faces, 0, MOST_FACES))) return false;
  const metals = [...stashes, pouch];
  if (!metals.every((coins) => isIntegerIn(coins, 0, MOST_METALS))) return false;
  return areCoins([...metals, ...row.map(metalsOf)]) && isPhase(view);
}

const areCoins = (all: readonly realmInternals.Metals[]): boolean =>
  METALS.every((_, metal) => all.reduce((sum, coins) => sum + countOf(coins, metal), 0) <= MOST_OF_A_KIND);

function isPhase(view: View): boolean {
  const { phase, unsealed, payers, owners, place } = view;
  switch (phase) {
    case 'bid':
      return isRoundOf(view, unsealed);
    case 'forfeit':
      return isRoundOf(view, payers);
    case 'swoop':
    case 'appease':
      return owners[place] !== null && has(inGame(view), decider(view));
    case 'draw':
    case 'over':
      return false;
  }
}

/** Whether a round can start: all pools are there, and the deciding seats are in the game and own coins. */
function isRoundOf(view: View, deciding: SeatSet): boolean {
  const players = seatsIn(inGame(view));
  if (deciding === NOBODY || (deciding & ~inGame(view)) !== 0 || view.pools.includes(null)) return false;
  return players.length >= realmCoins.seats.least && players.every((seat) => stashOf(view, seat) !== EMPTY);
}
