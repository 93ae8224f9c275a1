import { EMPTY } from '../kernel/coins.js';
import { METALS } from '../kernel/metals.js';
import { type Seat, type SeatSet, seatCount, seatsIn } from '../kernel/seats.js';
import { andList, coinWords } from '../kernel/words.js';
import type { Event } from './events.js';
import { type Metals, worthOf } from './pieces.js';
import { ENDINGS } from './state.js';

const FORTUNE_RULES = ['equal shares by value', 'equal coins of each metal', 'a lone plunderer takes all'] as const;

const worth = (metals: Metals): string => `${coinWords(metals, METALS)} (${worthOf(metals)})`;

export function narrate(event: Event, name: (seat: Seat) => string): string {
  const names = (seats: SeatSet): string => andList(seatsIn(seats).map(name));
  switch (event.event) {
    case 'starter':
      return `${name(event.seat)} is the starting player`;
    case 'stacked':
      return `Round stack: ${event.coins.map((coin) => METALS[coin]).join(', ')}`;
    case 'round-begun':
      return `Round ${event.round}: the first loot is a ${METALS[event.coin]}`;
    case 'fortune':
      return `${name(event.seat)} draws the fortune coin: ${METALS[event.coin]}, ${FORTUNE_RULES[event.coin]}`;
    case 'chosen':
      return `${name(event.seat)} has chosen`;
    case 'revealed':
      if (event.plunder === 0)
        return `${names(event.sally)} ${seatCount(event.sally) === 1 ? 'sallies' : 'sally'} forth`;
      return `${names(event.plunder)} plunder${seatCount(event.plunder) === 1 ? 's' : ''}${event.sally === 0 ? '' : `, ${names(event.sally)} stay${seatCount(event.sally) === 1 ? 's' : ''} aboard`}`;
    case 'plundered':
      if (event.take === EMPTY) return `${name(event.seat)} gets nothing`;
      return `${name(event.seat)} takes ${worth(event.take)}${event.give === EMPTY ? '' : ` and gives back ${coinWords(event.give, METALS)}`}`;
    case 'flipped':
      return event.side === 'skull'
        ? `Skull! The ${METALS[event.coin]} joins the loot`
        : `Monster! The ${METALS[event.coin]} joins the monsters`;
    case 'attacked':
      return `The ${METALS[event.metal]} monster attacks${event.lost === EMPTY ? ': there was no loot to lose' : ` and sinks the loot: ${worth(event.lost)}`}`;
    case 'pouch-empty':
      return `The pouch is empty${event.lost === EMPTY ? ': the round ends' : `, and the loot is lost: ${worth(event.lost)}`}`;
    case 'deck-empty':
      return 'Nobody is aboard: the round ends';
    case 'over':
      return `${names(event.winners)} ${seatCount(event.winners) === 1 ? 'wins' : 'share the win'}: ${ENDINGS[event.ending]}`;
  }
}
