import { coinsOfKind, countOf, EMPTY } from '../kernel/coins.js';
import type { Turn } from '../kernel/game.js';
import { repeat } from '../kernel/lists.js';
import {
  has,
  lowestSeat,
  only,
  type Seat,
  type SeatSet,
  seatAfter,
  seatCount,
  seatsIn,
  topSeats,
} from '../kernel/seats.js';
import type { Event } from './events.js';
import { ALL_FREE, pileInTheWay, spaceLeft } from './free-space.js';
import { KIT, type Pile, pileOf, SIZES, type Size, topOf, withKoin } from './pieces.js';
import { leaderOf, pointsOn } from './scoring.js';
import {
  canLay,
  chooser,
  type Ending,
  freeSpaceFor,
  GOAL,
  handOf,
  LAST_ROUND,
  type State,
  spaceIndex,
  type View,
} from './state.js';
import type { Choose, First, KoinzStep, Place, Stack } from './steps.js';

type Events = Event[] | undefined;

export function turn(view: View): Turn {
  switch (view.phase) {
    case 'first':
      return { kind: 'chance', of: 'first' };
    case 'choose': {
      const seat = only(chooser(view));
      return { kind: 'decide', phase: 'choose', secret: false, order: 'turns', may: seat, awaited: seat };
    }
    case 'lay': {
      const seat = only(view.turn);
      return { kind: 'decide', phase: 'lay', secret: false, order: 'turns', may: seat, awaited: seat };
    }
    case 'over':
      return { kind: 'over', winners: view.winners, scores: scores(view), ending: view.ending as Ending };
  }
}

const scores = (view: View): readonly number[] =>
  view.variant === 'classic' ? view.won : view.won.map((_, seat) => (has(view.winners, seat) ? 1 : 0));

export function advance(draft: State, step: KoinzStep, events?: Event[]): void {
  switch (step.do) {
    case 'choose':
      return choose(draft, step, events);
    case 'place':
      return place(draft, step, events);
    case 'stack':
      return stack(draft, step, events);
    case undefined:
      return first(draft, step, events);
  }
}

function first(draft: State, { seat }: First, events: Events): void {
  draft.first = seat;
  draft.phase = 'choose';
  events?.push({ event: 'first', seat });
}

function choose(draft: State, { seat, part, number }: Choose, events: Events): void {
  draft.kit.push(number);
  events?.push({ event: 'chose', seat, part, number });
  if (draft.kit.length === KIT.length) layOut(draft);
}

/** After the choices: hands are full, surfaces are empty. */
function layOut(draft: State): void {
  let hand = EMPTY;
  for (let size = 0; size < SIZES.length; size++) hand += coinsOfKind(size, draft.kit[size] as number);
  for (let seat = 0; seat < draft.seats; seat++) draft.hands[seat] = has(draft.active, seat) ? hand : EMPTY;
  const surfaces = draft.kit[SIZES.length] as number;
  draft.surfaces = repeat<readonly Pile[]>(surfaces, []);
  draft.freeSpace = [];
  for (let surface = 0; surface < surfaces; surface++)
    for (let size = 0; size < SIZES.length; size++) draft.freeSpace.push(ALL_FREE);
  draft.tops = EMPTY;
  draft.turn = draft.first as Seat;
  draft.phase = 'lay';
}

function place(draft: State, { seat, koin, surface, x, y }: Place, events: Events): void {
  const piles = draft.surfaces[surface] as readonly Pile[];
  if (draft.hand === 'steady') {
    const nudged = pileInTheWay(piles, koin, x, y);
    if (nudged !== undefined) return foul(draft, { event: 'fouled', seat, koin, surface, pile: nudged }, events);
  }
  draft.surfaces[surface] = [...piles, pileOf(x, y, koin, seat)];
  draft.tops += coinsOfKind(koin);
  events?.push({ event: 'placed', seat, koin, surface, x, y });
  takeFromHand(draft, seat, koin);
  updateFreeSpace(draft, surface);
  layDone(draft, events);
}

function stack(draft: State, { seat, koin, surface, pile: index }: Stack, events: Events): void {
  const piles = (draft.surfaces[surface] as readonly Pile[]).slice();
  const pile = piles[index] as Pile;
  draft.tops += coinsOfKind(koin) - coinsOfKind(topOf(pile));
  piles[index] = withKoin(pile, koin, seat);
  draft.surfaces[surface] = piles;
  events?.push({ event: 'stacked', seat, koin, surface, pile: index });
  takeFromHand(draft, seat, koin);
  layDone(draft, events);
}

const takeFromHand = (draft: State, seat: Seat, koin: Size): void => {
  draft.hands[seat] = handOf(draft, seat) - coinsOfKind(koin);
};

/** A new pile takes free space from the sizes that are still in hand. */
function updateFreeSpace(draft: State, surface: number): void {
  const piles = draft.surfaces[surface] as readonly Pile[];
  let inHand = EMPTY;
  for (let seat = 0; seat < draft.seats; seat++) inHand += handOf(draft, seat);
  for (let size = 0; size < SIZES.length; size++) {
    if (countOf(inHand, size) === 0) continue;
    draft.freeSpace[spaceIndex(surface, size)] = spaceLeft(freeSpaceFor(draft, surface, size), piles, size);
  }
}

function layDone(draft: State, events: Events): void {
  draft.fouls = 0;
  draft.forfeits = 0;
  passTurn(draft, events);
}

/** K7: the koin goes back to the hand; a second foul in the same turn forfeits the turn. */
function foul(draft: State, fouled: Event, events: Events): void {
  events?.push(fouled);
  draft.fouls++;
  if (draft.fouls < 2) return;
  draft.fouls = 0;
  draft.forfeits++;
  events?.push({ event: 'forfeited', seat: draft.turn });
  // K12: as many turns forfeited in a row as there are players who can lay.
  if (draft.forfeits >= seatsIn(draft.active).filter((seat) => canLay(draft, seat)).length) endRound(draft, events);
  else passTurn(draft, events);
}

/** K5: the turn passes to the next seat that can lay a koin; the round ends when nobody can. */
function passTurn(draft: State, events: Events): void {
  let seat = draft.turn;
  do {
    seat = seatAfter(draft.active, seat);
    if (canLay(draft, seat)) {
      draft.turn = seat;
      return;
    }
    if (handOf(draft, seat) !== EMPTY) events?.push({ event: 'passed-over', seat });
  } while (seat !== draft.turn);
  endRound(draft, events);
}

function endRound(draft: State, events: Events): void {
  draft.fouls = 0;
  draft.forfeits = 0;
  draft.last = draft.surfaces.map((piles, surface) => score(draft, piles, surface, events));
  for (const winner of draft.last) if (winner !== null) draft.won[winner] = (draft.won[winner] as number) + 1;
  if (draft.variant === 'classic') classic(draft, events);
  else suddenDeath(draft, events);
}

function score(draft: State, piles: readonly Pile[], surface: number, events: Events): Seat | null {
  const points = pointsOn(piles, draft.seats);
  const winner = leaderOf(points, draft.active);
  events?.push({ event: 'scored', surface, points, winner });
  return winner;
}

function classic(draft: State, events: Events): void {
  const most = mostWon(draft);
  const decisive = draft.playoff || (draft.won[lowestSeat(most)] as number) >= GOAL;
  if (!decisive) return nextRound(draft, false, events);
  if (seatCount(most) === 1) return end(draft, most, draft.playoff ? 'playoff' : 'five-surfaces', events);
  // K9: all players take part in the first extra round.
  if (draft.playoff) putOut(draft, draft.active & ~most, events);
  nextRound(draft, true, events);
}

const mostWon = (draft: State): SeatSet => topSeats(draft.active, (seat) => draft.won[seat] as number);

function suddenDeath(draft: State, events: Events): void {
  const wonNow = (seat: Seat): number => (draft.last ?? []).filter((winner) => winner === seat).length;
  const fewest = topSeats(draft.active, (seat) => -wonNow(seat));
  // K10: if all are equal, nobody goes out.
  if (fewest !== draft.active) putOut(draft, fewest, events);
  if (seatCount(draft.active) === 1) return end(draft, draft.active, 'last-left', events);
  nextRound(draft, false, events);
}

function putOut(draft: State, seats: SeatSet, events: Events): void {
  draft.active &= ~seats;
  for (const seat of seatsIn(seats)) events?.push({ event: 'out', seat });
}

function nextRound(draft: State, playoff: boolean, events: Events): void {
  if (draft.round === LAST_ROUND) return end(draft, mostWon(draft), 'round-limit', events); // K11: no more rounds
  draft.round++;
  draft.playoff = playoff;
  draft.first = seatAfter(draft.active, draft.first as Seat); // K3: player 1 moves on
  draft.kit = [];
  draft.hands = repeat(draft.seats, EMPTY);
  draft.surfaces = [];
  draft.freeSpace = [];
  draft.tops = EMPTY;
  draft.phase = 'choose';
  events?.push({ event: 'round-begun', round: draft.round, seat: draft.first, playoff });
}

function end(draft: State, winners: SeatSet, ending: Ending, events: Events): void {
  draft.phase = 'over';
  draft.winners = winners;
  draft.ending = ending;
  events?.push({ event: 'over', winners, ending });
}
