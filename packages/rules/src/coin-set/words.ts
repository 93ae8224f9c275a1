import { METALS } from '../kernel/metals.js';
import { type Seat, type SeatSet, seatCount, seatsIn } from '../kernel/seats.js';
import { andList, plural } from '../kernel/words.js';
import type { Event } from './events.js';
import { type Face, LEVELS, marksOf, metalOf, SYMBOLS } from './pieces.js';
import { ENDINGS } from './state.js';

const TOTALS = ['one', 'two', 'three'] as const;

/** "gold, two ridged circles", "gold joker" */
export function faceWords(face: Face): string {
  const metal = METALS[metalOf(face)];
  const marks = marksOf(face);
  if (marks === undefined) return `${metal} joker`;
  const symbol = SYMBOLS[marks.symbol];
  return `${metal}, ${TOTALS[marks.total]} ${LEVELS[marks.level]} ${symbol}${marks.total === 0 ? '' : 's'}`;
}

export function narrate(event: Event, name: (seat: Seat) => string): string {
  const names = (seats: SeatSet): string => andList(seatsIn(seats).map(name));
  const faces = (coins: readonly Face[]): string => coins.map(faceWords).join('; ');
  switch (event.event) {
    case 'dealt':
      return `${plural(event.coins.length, 'coin')} dealt: ${faces(event.coins)}`;
    case 'called':
      return `${name(event.seat)} calls`;
    case 'set':
      return `A set for ${name(event.seat)}: ${faces(event.coins)}`;
    case 'no-set':
      return `Not a set: ${name(event.seat)} pointed at ${faces(event.coins)}`;
    case 'too-late':
      return `Too late: ${name(event.seat)} did not point in time`;
    case 'gave-back':
      return `${name(event.seat)} gives ${plural(event.coins.length, 'coin')} back to the bag`;
    case 'agreed':
      return `${name(event.seat)} sees no set`;
    case 'agreed-by-clock':
      return `Time is up: ${names(event.seats)} count${seatCount(event.seats) === 1 ? 's' : ''} as agreeing`;
    case 'all-turned':
      return 'All agree: all coins are turned over';
    case 'to-turn':
      return `All agree: ${name(event.seat)} is to turn a coin`;
    case 'turned':
      return `${name(event.seat)} turns place ${event.place + 1}: ${faceWords(event.coin)}`;
    case 'one-more':
      return 'Every coin has been turned: one more comes';
    case 'over':
      return `${names(event.winners)} ${seatCount(event.winners) === 1 ? 'wins' : 'share the win'}: ${ENDINGS[event.ending]}`;
  }
}
