import { coinsOfKind, countOf, EMPTY, sizeOf } from '../kernel/coins.js';
import type { Turn } from '../kernel/game.js';
import { GOLD } from '../kernel/metals.js';
import { has, lowestSeat, NOBODY, only, type Seat, type SeatSet, seatCount, topSeats } from '../kernel/seats.js';
import type { Event } from './events.js';
import {
  BOAR,
  bidValue,
  type Faces,
  GRYPHON,
  KNIGHT,
  KNIGHT_RANK,
  metalOf,
  metalsOf,
  poolValue,
  rankOf,
  realmFace,
  unescorted,
  WYVERN,
  worthOf,
} from './pieces.js';
import { type Ending, GOAL, inGame, LAST_ROUND, PLACES, type State, stashOf, type View } from './state.js';
import type { Appease, Bid, Draw, Forfeit, RealmStep, Swoop } from './steps.js';

type Events = Event[] | undefined;

export function turn(view: View): Turn {
  switch (view.phase) {
    case 'bid':
      return { kind: 'decide', phase: 'bid', secret: true, order: 'turns', may: inGame(view), awaited: view.unsealed };
    case 'forfeit':
    case 'swoop':
    case 'appease': {
      const seat = only(decider(view));
      return { kind: 'decide', phase: view.phase, secret: false, order: 'turns', may: seat, awaited: seat };
    }
    case 'draw':
      return { kind: 'chance', of: 'draw' };
    case 'over':
      return { kind: 'over', winners: view.winners, scores: view.stashes.map(worthOf), ending: view.ending as Ending };
  }
}

/** The seat that decides next; the lowest, if several bids are awaited. */
export function decider(view: View): Seat {
  switch (view.phase) {
    case 'bid':
      return lowestSeat(view.unsealed);
    case 'forfeit':
      return lowestSeat(view.payers);
    default:
      return view.owners[view.place] as Seat;
  }
}

/** R9: as many coins as gryphons, pool and bid above allow. */
export const swoopSize = (view: View, place: number): number =>
  place === 0
    ? 0
    : Math.min(
        countOf(view.bids[place] ?? EMPTY, GRYPHON),
        sizeOf(view.pools[place] ?? EMPTY),
        sizeOf(view.bids[place - 1] ?? EMPTY),
      );

/** R11: one coin for each wyvern, or all coins if the stash has fewer. */
export const appeaseSize = (view: View, place: number): number =>
  Math.min(countOf(view.bids[place] ?? EMPTY, WYVERN), sizeOf(stashOf(view, view.owners[place] as Seat)));

export function advance(draft: State, step: RealmStep, events?: Event[]): void {
  switch (step.do) {
    case 'bid':
      return bid(draft, step, events);
    case 'forfeit':
      return forfeit(draft, step, events);
    case 'swoop':
      return swoop(draft, step, events);
    case 'appease':
      return appease(draft, step, events);
    case undefined:
      return draw(draft, step, events);
  }
}

function bid(draft: State, { seat, coins }: Bid, events: Events): void {
  draft.sealed[seat] = coins;
  draft.unsealed &= ~only(seat);
  events?.push({ event: 'bid-in', seat });
  if (draft.unsealed === NOBODY) reveal(draft, events);
}

function reveal(draft: State, events: Events): void {
  const bids: Faces[] = [];
  let empty = NOBODY;
  for (let seat = 0; seat < draft.seats; seat++) {
    const shown = draft.sealed[seat] ?? EMPTY;
    const home = unescorted(shown);
    bids.push(shown - home);
    draft.sealed[seat] = null;
    if (has(draft.out, seat)) continue;
    if (shown === home) empty |= only(seat); // R3: crowns alone are an empty bid
    events?.push({ event: 'revealed', seat, bid: shown });
    if (home !== EMPTY) events?.push({ event: 'crowns-home', seat, coins: home });
  }
  if (empty !== NOBODY) {
    draft.payers = empty;
    draft.phase = 'forfeit';
    events?.push({ event: 'round-off', payers: empty });
    return;
  }
  for (let seat = 0; seat < draft.seats; seat++)
    draft.stashes[seat] = stashOf(draft, seat) - metalsOf(bids[seat] as Faces);
  rank(draft, bids, events);
}

/** R4: the coin goes to the highest pool. R5: a round that is off has no bookkeeping and no winner. */
function forfeit(draft: State, { seat, coin }: Forfeit, events: Events): void {
  draft.stashes[seat] = stashOf(draft, seat) - coinsOfKind(metalOf(coin));
  draft.pools[0] = (draft.pools[0] ?? EMPTY) + coinsOfKind(coin);
  draft.payers &= ~only(seat);
  events?.push({ event: 'forfeited', seat, coin });
  leaveIfBroke(draft, seat, events);
  if (draft.payers === NOBODY && !endByPlayersLeft(draft, events)) nextRound(draft, draft.extra, events);
}

/** R12: a player without coins is out. */
function leaveIfBroke(draft: State, seat: Seat, events: Events): void {
  if (stashOf(draft, seat) !== EMPTY) return;
  draft.out |= only(seat);
  draft.outNow |= only(seat);
  events?.push({ event: 'out', seat });
}

/** `rankOf` a bid and its seat packed into a sort key, so that ranking sorts plain numbers; ties sort by seat. */
const bidKey = (bid: Faces, seat: Seat): number => (rankOf(bidValue(bid), bid) << SEAT_BITS) | (SEAT_MASK - seat);
const seatIn = (key: number): Seat => SEAT_MASK - (key & SEAT_MASK);
const rankIn = (key: number): number => key >>> SEAT_BITS;
const SEAT_BITS = 3;
const SEAT_MASK = (1 << SEAT_BITS) - 1;

function rank(draft: State, bids: Faces[], events: Events): void {
  const ranking: number[] = [];
  for (let seat = 0; seat < draft.seats; seat++) {
    if (has(draft.out, seat)) continue;
    const key = bidKey(bids[seat] as Faces, seat);
    let at = ranking.push(key) - 1;
    for (; at > 0 && (ranking[at - 1] as number) < key; at--) ranking[at] = ranking[at - 1] as number;
    ranking[at] = key;
  }
  if (events !== undefined)
    for (const [rank, key] of ranking.entries()) {
      const seat = seatIn(key);
      const bid = bids[seat] as Faces;
      events.push({ event: 'ranked', seat, rank, value: bidValue(bid), boars: countOf(bid, BOAR) });
    }
  questHome(draft, ranking, bids, events);
  takePlaces(draft, ranking, bids, events);
  winPools(draft, 0, events);
}

/** R6: from the lowest bid up, knights that the bid does not need to keep its rank go home. */
function questHome(draft: State, ranking: number[], bids: Faces[], events: Events): void {
  const lowest = ranking.length - 1;
  for (let place = lowest; place >= 0; place--) {
    const key = ranking[place] as number;
    const seat = seatIn(key);
    const bid = bids[seat] as Faces;
    const knights = countOf(bid, KNIGHT);
    if (knights === 0 || isTied(ranking, place)) continue;
    // R7: the lowest bid has none to stay above.
    const leaving = place === lowest ? knights : Math.min(knights, spareKnights(key, ranking[place + 1] as number));
    if (leaving === 0) continue;
    const home = coinsOfKind(KNIGHT, leaving);
    bids[seat] = bid - home;
    ranking[place] = bidKey(bid - home, seat);
    draft.stashes[seat] = stashOf(draft, seat) + metalsOf(home);
    events?.push({ event: 'knights-home', seat, knights: leaving, bid: bid - home });
  }
}

/** How many knights can leave with the bid still above the next lower one. */
const spareKnights = (key: number, below: number): number =>
  Math.trunc((rankIn(key) - rankIn(below) - 1) / KNIGHT_RANK);

const isTied = (ranking: readonly number[], place: number): boolean => {
  const rank = rankIn(ranking[place] as number);
  return (
    (place > 0 && rankIn(ranking[place - 1] as number) === rank) ||
    (place < ranking.length - 1 && rankIn(ranking[place + 1] as number) === rank)
  );
};

/** Each bid takes its place; tied bids go home, and the pools at their places turn into bids. */
function takePlaces(draft: State, ranking: readonly number[], bids: readonly Faces[], events: Events): void {
  for (let place = 0; place < ranking.length; place++) {
    const seat = seatIn(ranking[place] as number);
    const bid = bids[seat] as Faces;
    if (isTied(ranking, place)) {
      draft.stashes[seat] = stashOf(draft, seat) + metalsOf(bid);
      draft.bids[place] = draft.pools[place] as Faces;
      draft.pools[place] = null;
      events?.push({ event: 'tied', seat, place, bid });
    } else {
      draft.bids[place] = bid;
      draft.owners[place] = seat;
    }
  }
}

/** From this place down, each winner of a pool swoops, collects and appeases, and may go out. */
function winPools(draft: State, from: number, events: Events): void {
  for (let place = from; place < PLACES; place++) {
    if (draft.owners[place] === null) continue;
    draft.place = place;
    if (swoopSize(draft, place) > 0) {
      draft.phase = 'swoop';
      return;
    }
    if (collect(draft, events)) return;
  }
  bookkeeping(draft, events);
}

function swoop(draft: State, { seat, take, give }: Swoop, events: Events): void {
  const { place } = draft;
  draft.pools[place] = (draft.pools[place] as Faces) - give + take;
  draft.bids[place - 1] = (draft.bids[place - 1] as Faces) - take + give;
  events?.push({ event: 'swooped', seat, place, take, give });
  if (!collect(draft, events)) winPools(draft, place + 1, events);
}

/** Moves the pool into the stash. Returns whether the wyverns must now be appeased. */
function collect(draft: State, events: Events): boolean {
  const { place } = draft;
  const seat = draft.owners[place] as Seat;
  const pool = draft.pools[place] as Faces;
  const won = metalsOf(pool);
  draft.stashes[seat] = stashOf(draft, seat) + won;
  draft.pools[place] = null;
  events?.push({ event: 'collected', seat, place, coins: pool });
  if (countOf(won, GOLD) === 0 && appeaseSize(draft, place) > 0) {
    draft.phase = 'appease';
    return true;
  }
  leaveIfBroke(draft, seat, events);
  return false;
}

function appease(draft: State, { seat, coins }: Appease, events: Events): void {
  const { place } = draft;
  draft.stashes[seat] = stashOf(draft, seat) - metalsOf(coins);
  draft.bids[place] = (draft.bids[place] as Faces) + coins;
  events?.push({ event: 'appeased', seat, coins });
  leaveIfBroke(draft, seat, events);
  winPools(draft, place + 1, events);
}

/** Bids become pools and all pools are sorted; if any pool was won, a coin is drawn. */
function bookkeeping(draft: State, events: Events): void {
  const { pools, bids, owners } = draft;
  let won = false;
  for (let place = 0; place < PLACES; place++) {
    const pool = bids[place] ?? (pools[place] as Faces);
    if (owners[place] !== null) won = true;
    bids[place] = null;
    owners[place] = null;
    // R13: the sort is stable.
    const rank = rankOf(poolValue(pool), pool);
    let at = place;
    for (; at > 0 && (rowRanks[at - 1] as number) < rank; at--) {
      pools[at] = pools[at - 1] as Faces;
      rowRanks[at] = rowRanks[at - 1] as number;
    }
    pools[at] = pool;
    rowRanks[at] = rank;
  }
  events?.push({ event: 'pools-ordered', pools: pools.map((pool) => pool ?? EMPTY) });
  if (won && draft.pouch !== EMPTY) draft.phase = 'draw';
  else determineWinner(draft, events); // R14: no draw if nobody won a pool
}

/** Scratch for `bookkeeping`: the ranks of the pools sorted so far. */
const rowRanks = new Int32Array(PLACES);

function draw(draft: State, { coin }: Draw, events: Events): void {
  draft.pouch -= coinsOfKind(coin);
  draft.pools[0] = (draft.pools[0] as Faces) + coinsOfKind(realmFace(coin));
  events?.push({ event: 'drawn', coin });
  determineWinner(draft, events);
}

function determineWinner(draft: State, events: Events): void {
  if (endByPlayersLeft(draft, events)) return;
  let decisive = draft.extra;
  for (let seat = 0; seat < draft.seats; seat++) if (worthOf(stashOf(draft, seat)) >= GOAL) decisive = true;
  if (!decisive) return nextRound(draft, false, events);
  const richest = richestSeats(draft);
  if (seatCount(richest) === 1) return end(draft, richest, draft.extra ? 'extra-round' : 'forty', events);
  nextRound(draft, true, events); // R15: a tie for the richest
}

const richestSeats = (draft: State): SeatSet => topSeats(inGame(draft), (seat) => worthOf(stashOf(draft, seat)));

/** R16: the last player left wins; if nobody is left, those who went out in this round share the win. */
function endByPlayersLeft(draft: State, events: Events): boolean {
  const left = inGame(draft);
  if (seatCount(left) > 1) return false;
  if (left === NOBODY) end(draft, draft.outNow, 'nobody-left', events);
  else end(draft, left, 'last-left', events);
  return true;
}

function nextRound(draft: State, extra: boolean, events: Events): void {
  if (draft.round === LAST_ROUND) return end(draft, richestSeats(draft), 'round-limit', events); // R17
  draft.round++;
  draft.extra = extra;
  draft.outNow = NOBODY;
  draft.place = 0;
  draft.unsealed = inGame(draft);
  draft.phase = 'bid';
  events?.push({ event: 'round-begun', round: draft.round, extra });
}

function end(draft: State, winners: SeatSet, ending: Ending, events: Events): void {
  draft.phase = 'over';
  draft.winners = winners;
  draft.ending = ending;
  events?.push({ event: 'over', winners, ending });
}
