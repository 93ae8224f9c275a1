import {
  coinsOfKind,
  countOf,
  EMPTY,
  kindAt,
  METALS,
  realmCoins,
  realmInternals,
  type Seat,
  seatsIn,
  sizeOf,
} from '@pouch/rules';
import type { Faces, Metals, View } from './types.ts';

/**
 * What a bid leads to: the stash after the round for each place that it can reach. The rules themselves play it out,
 * against made-up bids that put it at that place: arithmetic on what everybody can see, and no advice.
 */

const {
  BOAR,
  bidValue,
  CROWN,
  GRYPHON,
  inGame,
  KNIGHT,
  PEASANT,
  poolValue,
  rankOf,
  realmFace,
  stashOf,
  unescorted,
  WYVERN,
  wildFace,
  worthOf,
} = realmInternals;

type State = realmInternals.State;

/** The stash after the round at one place. */
export interface Outcome {
  /** From 0. */
  readonly place: number;
  /** If no more knights return than must. */
  readonly least: number;
  /** If as many knights return as can; the same as `least` if none may. */
  readonly most: number;
  /** Gryphons swap coins of the pool first: the figures are those without the swap. */
  readonly swoops: boolean;
  /** How many coins wyverns cost, as the pool has no gold: already taken off, the cheapest first. */
  readonly wyverns: number;
}

export interface Preview {
  readonly stash: number;
  /** What leaves the stash if no knight returns. */
  readonly paid: number;
  readonly outcomes: readonly Outcome[];
  /** After a tie: nothing is lost. Undefined where nobody has the coins for a bid that ties with this one. */
  readonly tied: number | undefined;
}

/** Undefined for an empty bid (R3), which cancels the round. */
export function previewOf(view: View, seat: Seat, bid: Faces): Preview | undefined {
  const counted = bid - unescorted(bid);
  if (counted === EMPTY) return undefined;
  const stash = stashOf(view, seat);
  return {
    stash: worthOf(stash),
    paid: poolValue(counted),
    outcomes: placesOf(view, seat, counted).map((place) => outcomeAt(view, seat, bid, place)),
    tied: canTie(view, seat, counted) ? worthOf(stash) : undefined,
  };
}

const rank = (bid: Faces): number => rankOf(bidValue(bid), bid);

/** The places that the others' stashes allow. */
function placesOf(view: View, seat: Seat, counted: Faces): readonly number[] {
  const others = seatsIn(inGame(view)).filter((other) => other !== seat);
  const mine = rank(counted);
  const above = others.filter((other) => highestRank(stashOf(view, other)) > mine);
  const below = others.filter((other) => lowestRank(stashOf(view, other)) < mine);
  const mustBeAbove = others.length - below.length;
  return Array.from({ length: others.length + 1 }, (_, place) => place).filter(
    (place) => place >= mustBeAbove && place <= above.length,
  );
}

const canTie = (view: View, seat: Seat, counted: Faces): boolean =>
  seatsIn(inGame(view)).some((other) => other !== seat && canMatch(stashOf(view, other), counted));

/** Whether these coins can make a bid of the same value with as many boars. */
function canMatch(stash: Metals, counted: Faces): boolean {
  const boars = countOf(counted, BOAR);
  for (let peasants = 0; peasants + boars <= countOf(stash, 0); peasants++) {
    const rest = bidValue(counted) - bidValue(coinsOfKind(PEASANT, peasants) + coinsOfKind(BOAR, boars));
    // Gold counts as wyverns, which need no escort.
    for (let gold = 0; gold <= countOf(stash, 2) && 5 * gold <= rest; gold++)
      if ((rest - 5 * gold) % 3 === 0 && (rest - 5 * gold) / 3 <= countOf(stash, 1)) return true;
  }
  return false;
}

/** All coins count most with gold as wyverns; copper as a mob, or as boars where that is no mob. */
function highestRank(stash: Metals): number {
  const rest = coinsOfKind(KNIGHT, countOf(stash, 1)) + coinsOfKind(WYVERN, countOf(stash, 2));
  return Math.max(...[PEASANT, BOAR].map((face) => rank(rest + coinsOfKind(face, countOf(stash, 0)))));
}

/** The cheapest coin; a crown alone would be an empty bid. */
function lowestRank(stash: Metals): number {
  const metal = kindAt(stash, 0);
  return rank(coinsOfKind(metal === METALS.length - 1 ? wildFace(metal) : realmFace(metal)));
}

function outcomeAt(view: View, seat: Seat, bid: Faces, place: number): Outcome {
  const played = lowerBids(view, bid, place).map((lower) => playedOut(view, seat, bid, { place, lower }));
  const stashes = played.map(({ stash }) => stash);
  return {
    place,
    least: Math.min(...stashes),
    most: Math.max(...stashes),
    swoops: played.some(({ swoops }) => swoops),
    wyverns: Math.max(...played.map(({ wyverns }) => wyverns)),
  };
}

/** Bids just below this one, which need all its knights, and ones that need as few as can be. */
function lowerBids(view: View, bid: Faces, place: number): readonly Faces[] {
  const mine = rank(bid - unescorted(bid));
  const isSecondLast = place === sizeOfGame(view) - 2;
  const bids = [
    bidOfValue(bidValue(bid - unescorted(bid)) - 1),
    coinsOfKind(PEASANT),
    // R7: the knights of the lowest bid return, and nothing is left of it.
    ...(isSecondLast ? [coinsOfKind(KNIGHT)] : []),
  ];
  const lower = bids.filter((each) => each !== EMPTY && rank(each) < mine);
  return lower.length === 0 ? [EMPTY] : lower;
}

const sizeOfGame = (view: View): number => seatsIn(inGame(view)).length;

/** Coins of this value without a mob or a crown. */
function bidOfValue(value: number): Faces {
  const rest = value % 5;
  return (
    coinsOfKind(WYVERN, Math.floor(value / 5)) +
    coinsOfKind(GRYPHON, rest >= 3 ? 1 : 0) +
    coinsOfKind(BOAR, rest >= 3 ? rest - 3 : rest)
  );
}

interface Against {
  readonly place: number;
  readonly lower: Faces;
}

/** Plays the round until the seat has what it gets. */
function playedOut(
  view: View,
  seat: Seat,
  bid: Faces,
  { place, lower }: Against,
): { readonly stash: number; readonly swoops: boolean; readonly wyverns: number } {
  const state = against(view, seat, bid, { place, lower });
  for (const other of seatsIn(inGame(state)).filter((each) => each !== seat))
    realmCoins.advance(state, { do: 'bid', seat: other, coins: state.sealed[other] ?? EMPTY });
  realmCoins.advance(state, { do: 'bid', seat, coins: bid });
  const isMine = state.owners[state.place] === seat;
  const swoops = isMine && state.phase === 'swoop';
  if (swoops) {
    // As if the coins that are swapped were the same.
    const kept = metalsOfPool(state, place);
    state.stashes[seat] = stashOf(state, seat) + kept;
    state.phase =
      countOf(kept, METALS.length - 1) === 0 && realmInternals.appeaseSize(state, place) > 0 ? 'appease' : 'swoop';
  }
  const wyverns = isMine && state.phase === 'appease' ? realmInternals.appeaseSize(state, place) : 0;
  return { stash: worthOf(withoutCheapest(stashOf(state, seat), wyverns)), swoops, wyverns };
}

const metalsOfPool = (state: State, place: number): Metals => realmInternals.metalsOf(state.pools[place] ?? EMPTY);

function withoutCheapest(stash: Metals, count: number): Metals {
  let left = stash;
  for (let paid = 0; paid < count && sizeOf(left) > 0; paid++) left -= coinsOfKind(kindAt(left, 0));
  return left;
}

/** The round with made-up others: so many above, whose bids ask for no choice, and the rest below. */
function against(view: View, seat: Seat, bid: Faces, { place, lower }: Against): State {
  const others = seatsIn(inGame(view)).filter((other) => other !== seat);
  const value = bidValue(bid);
  const bids = others.map((_, index) =>
    index < place ? coinsOfKind(KNIGHT) + coinsOfKind(CROWN, Math.floor(value / 5) + 1 + index) : lower,
  );
  const state: State = {
    ...view,
    stashes: [...view.stashes],
    sealed: view.sealed.map(() => null),
    pools: [...view.pools],
    bids: [...view.bids],
    owners: [...view.owners],
  };
  for (const [index, other] of others.entries()) {
    const coins = bids[index] ?? EMPTY;
    state.sealed[other] = coins;
    // A coin is left: who goes out does not matter here.
    state.stashes[other] = realmInternals.metalsOf(coins) + coinsOfKind(0);
  }
  state.unsealed = inGame(state);
  return state;
}
