import {
  coinsOfKind,
  countOf,
  EMPTY,
  METALS,
  type Random,
  realmInternals,
  realmValue,
  type Seat,
  seatCount,
} from '@pouch/rules';
import { chanceOf, oneOf, uniform } from '../sampling.js';
import { escorted, smallestBid } from './bids.js';
import { greedyReply, stateOf } from './round-simulator.js';

type Faces = realmInternals.Faces;

const { inGame, poolValue, realmFace, stashOf, wildFace, worthOf } = realmInternals;

/** A beginner's bid: some pool looks good, and a part of what it is worth looks like a good price for it. */
export function easyBid(view: realmInternals.View, seat: Seat, random: Random): Faces {
  const pool = view.pools[random.below(seatCount(inGame(view)))] ?? EMPTY;
  const price = Math.ceil(poolValue(pool) * (LEAST_PRICE + (1 - LEAST_PRICE) * uniform(random)));
  const stash = stashOf(view, seat);
  return bidAbout(Math.max(1, Math.min(price, Math.ceil(worthOf(stash) * BOLDNESS))), stash, random);
}

/** A bid of a few points. */
export const smallBid = (view: realmInternals.View, seat: Seat, random: Random): Faces =>
  bidAbout(1 + random.below(SMALL), stashOf(view, seat), random);

/** A bid of about so much, of any coins, with little thought to their faces. */
function bidAbout(aim: number, stash: realmInternals.Metals, random: Random): Faces {
  let bid = EMPTY;
  let left = stash;
  for (let value = 0; value < aim; ) {
    const metals = [...METALS.keys()].filter((metal) => countOf(left, metal) > 0 && realmValue(metal) <= aim - value);
    if (metals.length === 0) break;
    const metal = oneOf(metals, random);
    bid += coinsOfKind(chanceOf(WILDNESS, random) ? wildFace(metal) : realmFace(metal));
    left -= coinsOfKind(metal);
    value += realmValue(metal);
  }
  bid = escorted(bid);
  return bid === EMPTY ? smallestBid(stash) : bid;
}

/** The share of its stash that a beginner bids at the most, and of a pool's worth at the least. */
const BOLDNESS = 0.6;
const LEAST_PRICE = 0.8;
const SMALL = 5;
/** How often a beginner shows a wild face. */
const WILDNESS = 0.6;

export function easyDecision(view: realmInternals.View, seat: Seat, random: Random): realmInternals.RealmDecision {
  if (view.phase === 'bid') return { do: 'bid', seat, coins: easyBid(view, seat, random) };
  return greedyReply(stateOf(view));
}
