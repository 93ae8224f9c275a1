import { type Seat, type SeatSet, seatCount, seatsIn } from '../kernel/seats.js';
import { andList, plural } from '../kernel/words.js';
import type { Event } from './events.js';
import { SIZES } from './pieces.js';
import { ENDINGS } from './state.js';

/** Surfaces and piles are numbered from 1 in sentences. */
const counted = (index: number): number => index + 1;

/** "3 large koinz", "1 small koin", "2 surfaces" */
const kitWords = (part: number, number: number): string =>
  part < SIZES.length ? `${number} ${SIZES[part]} koin${number === 1 ? '' : 'z'}` : plural(number, 'surface');

export function narrate(event: Event, name: (seat: Seat) => string): string {
  const names = (seats: SeatSet): string => andList(seatsIn(seats).map(name));
  switch (event.event) {
    case 'first':
      return `${name(event.seat)} goes first`;
    case 'chose':
      return `${name(event.seat)} chooses ${kitWords(event.part, event.number)}`;
    case 'placed':
      return `${name(event.seat)} places a ${SIZES[event.koin]} koin on surface ${counted(event.surface)} at ${event.x}, ${event.y}`;
    case 'stacked':
      return `${name(event.seat)} stacks a ${SIZES[event.koin]} koin on pile ${counted(event.pile)} of surface ${counted(event.surface)}`;
    case 'fouled':
      return `Foul: ${name(event.seat)} nudges pile ${counted(event.pile)} of surface ${counted(event.surface)}`;
    case 'forfeited':
      return `Second foul: ${name(event.seat)} forfeits the turn`;
    case 'passed-over':
      return `${name(event.seat)} has no room left and is passed over`;
    case 'scored': {
      const points = event.points.flatMap((many, seat) => (many > 0 ? [`${name(seat)} ${many}`] : []));
      const score = points.length > 0 ? points.join(', ') : 'no points';
      return `Surface ${counted(event.surface)}: ${score}; ${event.winner === null ? 'nobody wins it' : `${name(event.winner)} wins it`}`;
    }
    case 'out':
      return `${name(event.seat)} is out`;
    case 'round-begun':
      return `${event.playoff ? 'Extra round' : 'Round'} ${event.round}: ${name(event.seat)} goes first`;
    case 'over':
      return `${names(event.winners)} ${seatCount(event.winners) === 1 ? 'wins' : 'share the win'}: ${ENDINGS[event.ending]}`;
  }
}
