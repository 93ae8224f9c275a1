import type { Turn } from '../kernel/game.js';
import { everyone, NOBODY, only, type Seat, type SeatSet, topSeats } from '../kernel/seats.js';
import type { Event } from './events.js';
import { coinOf, type Face, faceUp, isSet, isTurned, type TableCoin, turnedAlone, turnOver } from './pieces.js';
import { type Ending, SET, SPREAD, type State, type View, wonBy } from './state.js';
import type { Deal, Point, SetStep, TurnOne } from './steps.js';

type Events = Event[] | undefined;

export function turn(view: View): Turn {
  switch (view.phase) {
    case 'search': {
      const all = everyone(view.seats);
      const awaited = all & ~view.agreed;
      if (view.agreed === NOBODY)
        return { kind: 'decide', phase: 'search', secret: false, order: 'race', may: all, awaited };
      const deadline = { clock: 'agree', seconds: view.agreeSeconds };
      // Written out: a spread made whole games five times slower.
      return { kind: 'decide', phase: 'search', secret: false, order: 'race', may: all, awaited, deadline };
    }
    case 'point': {
      const caller = only(view.caller as Seat);
      const deadline = { clock: 'point', seconds: view.pointSeconds };
      return { kind: 'decide', phase: 'point', secret: false, order: 'turns', may: caller, awaited: caller, deadline };
    }
    case 'turn': {
      const turner = only(view.turner);
      return { kind: 'decide', phase: 'turn', secret: false, order: 'turns', may: turner, awaited: turner };
    }
    case 'deal':
      return { kind: 'chance', of: 'deal' };
    case 'over':
      return {
        kind: 'over',
        winners: view.winners,
        scores: view.won.map((coins) => coins.length),
        ending: view.ending as Ending,
      };
  }
}

export function advance(draft: State, step: SetStep, events?: Event[]): void {
  switch (step.do) {
    case 'call':
      return call(draft, step.seat, events);
    case 'agree':
      return agree(draft, step.seat, events);
    case 'point':
      return point(draft, step, events);
    case 'turn':
      return turnOne(draft, step, events);
    case undefined:
      if (step.chance === 'deal') return deal(draft, step, events);
      if (step.clock === 'point') return tooLate(draft, events);
      return agreeByClock(draft, events);
  }
}

/** New coins fill the gaps in ascending order; the rest go to the end. */
function deal(draft: State, { coins }: Deal, events: Events): void {
  const { table, gaps } = draft;
  for (let index = 0; index < coins.length; index++) {
    const face = coins[index] as Face;
    let place = table.push(face) - 1;
    if (index < gaps.length)
      for (const gap = gaps[index] as number; place > gap; place--) table[place] = table[place - 1] as TableCoin;
    table[place] = face;
    draft.bag[coinOf(face)] = false;
  }
  draft.bagCount -= coins.length;
  draft.toDeal = 0;
  draft.gaps = NO_GAPS.slice();
  events?.push({ event: 'dealt', coins });
  beginStage(draft);
}

const NO_GAPS: readonly number[] = [];

/** The table has changed: everyone searches again. */
function beginStage(draft: State): void {
  if (draft.stage === 'single')
    for (let place = 0; place < draft.table.length; place++)
      draft.table[place] = faceUp(draft.table[place] as TableCoin);
  draft.stage = 'open';
  draft.agreed = NOBODY;
  draft.phase = 'search';
}

function call(draft: State, seat: Seat, events: Events): void {
  draft.caller = seat;
  draft.agreed &= ~only(seat); // S6: a call withdraws the agreement
  draft.phase = 'point';
  events?.push({ event: 'called', seat });
}

function point(draft: State, { seat, places }: Point, events: Events): void {
  const [a, b, c] = ascending(places);
  const one = faceUp(draft.table[a] as TableCoin);
  const two = faceUp(draft.table[b] as TableCoin);
  const three = faceUp(draft.table[c] as TableCoin);
  if (!isSet(one, two, three)) {
    events?.push({ event: 'no-set', seat, places: [a, b, c], coins: [one, two, three] });
    return callFailed(draft, events);
  }
  events?.push({ event: 'set', seat, places: [a, b, c], coins: [one, two, three] });
  draft.won[seat] = [...wonBy(draft, seat), coinOf(one), coinOf(two), coinOf(three)];
  draft.caller = null;
  removePlaces(draft.table, a, b, c);
  beginStage(draft);
  draft.toDeal = Math.min(Math.max(0, SPREAD - draft.table.length), draft.bagCount);
  if (draft.toDeal > 0) {
    draft.gaps = [a, b, c];
    draft.phase = 'deal';
  } else if (draft.bagCount === 0 && draft.table.length < SET) end(draft, 'too-few-coins', events); // S10
}

function ascending(places: readonly number[]): [number, number, number] {
  const [a, b, c] = places as [number, number, number];
  const lowest = Math.min(a, b, c);
  const highest = Math.max(a, b, c);
  return [lowest, a + b + c - lowest - highest, highest];
}

function removePlaces(table: TableCoin[], a: number, b: number, c: number): void {
  let to = a;
  for (let from = a + 1; from < table.length; from++)
    if (from !== b && from !== c) table[to++] = table[from] as TableCoin;
  for (let gone = 0; gone < SET; gone++) table.pop();
}

function tooLate(draft: State, events: Events): void {
  events?.push({ event: 'too-late', seat: draft.caller as Seat });
  callFailed(draft, events);
}

/** S4: the three coins won last go back into the bag. */
function callFailed(draft: State, events: Events): void {
  const seat = draft.caller as Seat;
  const won = wonBy(draft, seat);
  const back = won.slice(-SET);
  for (const coin of back) draft.bag[coin] = true;
  draft.bagCount += back.length;
  draft.won[seat] = won.slice(0, won.length - back.length);
  draft.caller = null;
  draft.phase = 'search';
  if (back.length > 0) events?.push({ event: 'gave-back', seat, coins: back });
}

function agree(draft: State, seat: Seat, events: Events): void {
  draft.agreed |= only(seat);
  events?.push({ event: 'agreed', seat });
  if (draft.agreed === everyone(draft.seats)) allAgreed(draft, events);
}

/** S9: seats that did not answer in time count as agreeing. */
function agreeByClock(draft: State, events: Events): void {
  const all = everyone(draft.seats);
  events?.push({ event: 'agreed-by-clock', seats: all & ~draft.agreed });
  draft.agreed = all;
  allAgreed(draft, events);
}

/** Nobody finds a set: first all coins are turned over, then one at a time, then a coin is added. */
function allAgreed(draft: State, events: Events): void {
  if (draft.stage === 'open') {
    draft.stage = 'over';
    draft.agreed = NOBODY;
    for (let place = 0; place < draft.table.length; place++) draft.table[place] = turnOver(draft.table[place] as Face);
    events?.push({ event: 'all-turned' });
  } else if (!draft.table.every(isTurned)) {
    draft.stage = 'single';
    draft.phase = 'turn';
    events?.push({ event: 'to-turn', seat: draft.turner });
  } else if (draft.bagCount > 0) {
    draft.toDeal = 1;
    draft.phase = 'deal';
    events?.push({ event: 'one-more' });
  } else end(draft, 'no-more-sets', events);
}

function turnOne(draft: State, { seat, place }: TurnOne, events: Events): void {
  const coin = turnedAlone(draft.table[place] as Face);
  draft.table[place] = coin;
  draft.turner = (seat + 1) % draft.seats; // S8: in seat order
  draft.agreed = NOBODY;
  draft.phase = 'search';
  events?.push({ event: 'turned', seat, place, coin: faceUp(coin) });
}

function end(draft: State, ending: Ending, events: Events): void {
  draft.phase = 'over';
  draft.winners = mostCoins(draft);
  draft.ending = ending;
  events?.push({ event: 'over', winners: draft.winners, ending });
}

const mostCoins = (draft: State): SeatSet => topSeats(everyone(draft.seats), (seat) => wonBy(draft, seat).length);
