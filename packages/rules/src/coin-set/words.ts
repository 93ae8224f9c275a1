import { METALS } from '../kernel/metals.js';
import { type Seat, type SeatSet, seatCount, seatsIn } from '../kernel/seats.js';
import { andList, plural } from '../kernel/words.js';
import type { Event } from './events.js';
import { type Face, LEVELS, marksOf, metalOf, SYMBOLS } from './pieces.js';
import { ENDINGS } from './state.js';

const TOTALS = ['one', 'two', 'three'] as const;

/** What debossed, embossed and ridged look like: the words for players. */
const FINISHES = ['dark', 'white', 'striped'] as const;

/** In the words of the printed rules: "gold, two ridged circles", "gold joker" */
export const faceWords = (face: Face): string => wordsWith(LEVELS, face);

/** In the words for players: "gold, two striped circles", "gold joker" */
const plainWords = (face: Face): string => wordsWith(FINISHES, face);

function wordsWith(levels: readonly string[], face: Face): string {
  const metal = METALS[metalOf(face)];
  const marks = marksOf(face);
  if (marks === undefined) return `${metal} joker`;
  const symbol = SYMBOLS[marks.symbol];
  return `${metal}, ${TOTALS[marks.total]} ${levels[marks.level]} ${symbol}${marks.total === 0 ? '' : 's'}`;
}

export function narrate(event: Event, name: (seat: Seat) => string): string {
  const names = (seats: SeatSet): string => andList(seatsIn(seats).map(name));
  const faces = (coins: readonly Face[]): string => coins.map(plainWords).join('; ');
  switch (event.event) {
    case 'dealt':
      return `${plural(event.coins.length, 'coin')} dealt: ${faces(event.coins)}`;
    case 'called':
      return `${name(event.seat)} calls`;
    case 'set':
      return `${name(event.seat)} takes a set: ${faces(event.coins)}`;
    case 'no-set':
      return `Not a set: ${name(event.seat)} picked ${faces(event.coins)}`;
    case 'too-late':
      return `Too late: ${name(event.seat)} did not pick in time`;
    case 'gave-back':
      return `${name(event.seat)} gives ${plural(event.coins.length, 'coin')} back to the bag`;
    case 'agreed':
      return `${name(event.seat)} says ‘no set’`;
    case 'agreed-by-clock':
      return `Time is up: ${names(event.seats)} count${seatCount(event.seats) === 1 ? 's' : ''} as agreeing`;
    case 'all-turned':
      return 'Everyone agrees: all coins are turned over';
    case 'to-turn':
      return `Everyone agrees: ${name(event.seat)} turns one coin`;
    case 'turned':
      return `${name(event.seat)} turns the coin at place ${event.place + 1}: ${plainWords(event.coin)}`;
    case 'one-more':
      return 'Every coin has been turned: one more is dealt';
    case 'over':
      return `${names(event.winners)} ${seatCount(event.winners) === 1 ? 'wins' : 'share the win'}: ${ENDINGS[event.ending]}`;
  }
}
