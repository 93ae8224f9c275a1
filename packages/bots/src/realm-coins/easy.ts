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

/** A beginner's bid: picks a random pool and offers most of its value. */
export function easyBid(view: realmInternals.View, seat: Seat, random: Random): Faces {
  const pool = view.pools[random.below(seatCount(inGame(view)))] ?? EMPTY;
  const price = Math.ceil(poolValue(pool) * (LEAST_PRICE + (1 - LEAST_PRICE) * uniform(random)));
  const stash = stashOf(view, seat);
  return bidAbout(Math.max(1, Math.min(price, Math.ceil(worthOf(stash) * BOLDNESS))), stash, random);
}

export const smallBid = (view: realmInternals.View, seat: Seat, random: Random): Faces =>
  bidAbout(1 + random.below(SMALL), stashOf(view, seat), random);

/** A bid of about this value from random coins, with random faces. */
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

/** The largest part of its stash a beginner bids, and the smallest part of a pool's value. */
const BOLDNESS = 0.6;
const LEAST_PRICE = 0.8;
const SMALL = 5;
/** The probability of a wild face. */
const WILDNESS = 0.6;

export function easyDecision(view: realmInternals.View, seat: Seat, random: Random): realmInternals.RealmDecision {
  if (view.phase === 'bid') return { do: 'bid', seat, coins: easyBid(view, seat, random) };
  return greedyReply(stateOf(view));
}
