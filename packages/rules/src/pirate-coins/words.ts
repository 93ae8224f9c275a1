import { METALS } from '../kernel/metals.js';
import { type Seat, type SeatSet, seatCount, seatsIn } from '../kernel/seats.js';
import { andList, coinWords } from '../kernel/words.js';
import type { Event } from './events.js';
import { type Metals, worthOf } from './pieces.js';
import { ENDINGS } from './state.js';

const FORTUNE_RULES = ['split by value', 'split by count', 'winner takes all'] as const;

const worth = (metals: Metals): string => `${coinWords(metals, METALS)} (${worthOf(metals)})`;

export function narrate(event: Event, name: (seat: Seat) => string): string {
  const names = (seats: SeatSet): string => andList(seatsIn(seats).map(name));
  switch (event.event) {
    case 'starter':
      return `${name(event.seat)} is the starting player`;
    case 'stacked':
      return `Round stack: ${event.coins.map((coin) => METALS[coin]).join(', ')}`;
    case 'round-begun':
      return `Round ${event.round}: a ${METALS[event.coin]} is the loot`;
    case 'fortune':
      return `${name(event.seat)} draws the fortune coin: ${METALS[event.coin]}, ${FORTUNE_RULES[event.coin]}`;
    case 'chosen':
      return `${name(event.seat)} has chosen`;
    case 'revealed':
      if (event.plunder === 0)
        return `${names(event.sally)} ${seatCount(event.sally) === 1 ? 'sallies' : 'sally'} forth`;
      return `${names(event.plunder)} plunder${seatCount(event.plunder) === 1 ? 's' : ''}${event.sally === 0 ? '' : `, ${names(event.sally)} stay${seatCount(event.sally) === 1 ? 's' : ''} aboard`}`;
    case 'plundered':
      if (event.take === 0) return `${name(event.seat)} gets nothing`;
      return `${name(event.seat)} takes ${worth(event.take)}${event.give === 0 ? '' : ` and gives ${coinWords(event.give, METALS)} back`}`;
    case 'flipped':
      return `The fortune coin shows its ${event.side}: the ${METALS[event.coin]} joins the ${event.side === 'skull' ? 'loot' : 'monsters'}`;
    case 'attacked':
      return `The ${METALS[event.metal]} monster attacks: ${worth(event.lost)} lost`;
    case 'pouch-empty':
      return `The pouch is empty: ${worth(event.lost)} lost`;
    case 'deck-empty':
      return 'Nobody is aboard: the round ends';
    case 'over':
      return `${names(event.winners)} ${seatCount(event.winners) === 1 ? 'wins' : 'share the win'}: ${ENDINGS[event.ending]}`;
  }
}
