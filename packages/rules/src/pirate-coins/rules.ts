import { coinsOfKind, countOf, EMPTY } from '../kernel/coins.js';
import type { Turn } from '../kernel/game.js';
import type { Metal } from '../kernel/metals.js';
import { everyone, has, NOBODY, only, type Seat, type SeatSet, seatCount, topSeats } from '../kernel/seats.js';
import type { Event } from './events.js';
import { rankKey, worthOf } from './pieces.js';
import { owedEach, shareOf } from './split.js';
import { ATTACK, bootyOf, chosen, type Ending, GOAL, ROUNDS, type State, type View } from './state.js';
import type { Choose, First, Flip, Fortune, PirateStep, Stack } from './steps.js';

type Events = Event[] | undefined;

export function turn(view: View): Turn {
  switch (view.phase) {
    case 'choose':
      return {
        kind: 'decide',
        phase: 'choose',
        secret: true,
        order: 'turns',
        may: view.aboard,
        awaited: view.aboard & ~chosen(view),
      };
    case 'over':
      return { kind: 'over', winners: view.winners, scores: view.booty.map(worthOf), ending: view.ending as Ending };
    default:
      return { kind: 'chance', of: view.phase };
  }
}

export function advance(draft: State, step: PirateStep, events?: Event[]): void {
  switch (step.chance) {
    case undefined:
      return choose(draft, step, events);
    case 'fortune':
      return fortune(draft, step, events);
    case 'flip':
      return flip(draft, step, events);
    case 'first':
      return first(draft, step, events);
    case 'stack':
      return stack(draft, step, events);
  }
}

function first(draft: State, { seat }: First, events: Events): void {
  draft.starter = seat;
  draft.phase = 'stack';
  events?.push({ event: 'starter', seat });
}

function stack(draft: State, { coins: drawn }: Stack, events: Events): void {
  draft.stack = drawn.slice();
  for (const coin of drawn) draft.pouch -= coinsOfKind(coin);
  events?.push({ event: 'stacked', coins: drawn });
  beginRound(draft, events);
}

function beginRound(draft: State, events: Events): void {
  const coin = draft.stack.shift() as Metal;
  draft.loot = coinsOfKind(coin);
  draft.aboard = everyone(draft.seats);
  draft.turn = 1;
  events?.push({ event: 'round-begun', round: draft.round, coin });
  beginTurn(draft, events);
}

function beginTurn(draft: State, events: Events): void {
  if (draft.pouch !== EMPTY) {
    draft.phase = 'fortune';
    return;
  }
  // P3: ends the round like a monster attack.
  events?.push({ event: 'pouch-empty', lost: draft.loot });
  endRound(draft, events);
}

function fortune(draft: State, { coin }: Fortune, events: Events): void {
  draft.pouch -= coinsOfKind(coin);
  draft.fortune = coin;
  draft.phase = 'choose';
  events?.push({ event: 'fortune', seat: draft.starter as Seat, coin });
}

function choose(draft: State, { seat, side }: Choose, events: Events): void {
  // P4: a later choice replaces an earlier one.
  if (side === 'monster') {
    draft.monster |= only(seat);
    draft.skull &= ~only(seat);
  } else {
    draft.skull |= only(seat);
    draft.monster &= ~only(seat);
  }
  events?.push({ event: 'chosen', seat });
  if (chosen(draft) === draft.aboard) reveal(draft, events);
}

function reveal(draft: State, events: Events): void {
  const plunderers = draft.monster;
  events?.push({ event: 'revealed', plunder: plunderers, sally: draft.skull });
  draft.aboard = draft.skull;
  draft.monster = NOBODY;
  draft.skull = NOBODY;
  if (plunderers !== NOBODY) {
    split(draft, plunderers, events);
    if (anyoneAtGoal(draft)) return end(draft, 'twenty-five', events);
  }
  if (draft.aboard !== NOBODY) {
    draft.phase = 'flip';
    return;
  }
  // P5: no flip with nobody aboard.
  events?.push({ event: 'deck-empty' });
  endRound(draft, events);
}

function anyoneAtGoal(draft: State): boolean {
  for (let seat = 0; seat < draft.seats; seat++) if (worthOf(bootyOf(draft, seat)) >= GOAL) return true;
  return false;
}

/** The plunderers take their shares in seat order, from the starting player on. */
function split(draft: State, plunderers: SeatSet, events: Events): void {
  const count = seatCount(plunderers);
  const pile = draft.loot;
  const owed = owedEach(pile, count);
  for (let turn = 0, seat = draft.starter as Seat; turn < draft.seats; turn++, seat = (seat + 1) % draft.seats) {
    if (!has(plunderers, seat)) continue;
    const { take, give } = shareOf(draft.fortune as Metal, owed, pile, draft.loot, bootyOf(draft, seat), count);
    draft.booty[seat] = bootyOf(draft, seat) + take - give;
    draft.loot += give - take;
    events?.push({ event: 'plundered', seat, take, give });
  }
}

function flip(draft: State, { side }: Flip, events: Events): void {
  const coin = draft.fortune as Metal;
  draft.fortune = null;
  events?.push({ event: 'flipped', coin, side });
  if (side === 'skull') draft.loot += coinsOfKind(coin);
  else {
    draft.monsters += coinsOfKind(coin);
    if (countOf(draft.monsters, coin) === ATTACK) {
      events?.push({ event: 'attacked', metal: coin, lost: draft.loot });
      return endRound(draft, events);
    }
  }
  passRole(draft);
  draft.turn++;
  beginTurn(draft, events);
}

const passRole = (draft: State): void => {
  draft.starter = ((draft.starter as Seat) + 1) % draft.seats;
};

/** Loot, monsters and an unflipped fortune coin go back into the pouch. */
function endRound(draft: State, events: Events): void {
  draft.pouch += draft.loot + draft.monsters + (draft.fortune === null ? EMPTY : coinsOfKind(draft.fortune));
  draft.loot = EMPTY;
  draft.monsters = EMPTY;
  draft.fortune = null;
  draft.aboard = NOBODY;
  if (draft.round === ROUNDS) return end(draft, 'five-rounds', events);
  passRole(draft); // P2: after the last turn of a round too
  draft.round++;
  beginRound(draft, events);
}

function end(draft: State, ending: Ending, events: Events): void {
  draft.phase = 'over';
  draft.winners = topSeats(everyone(draft.seats), (seat) => rankKey(bootyOf(draft, seat)));
  draft.ending = ending;
  events?.push({ event: 'over', winners: draft.winners, ending });
}
