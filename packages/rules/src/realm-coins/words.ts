import { type Coins, countOf, sizeOf } from '../kernel/coins.js';
import { METALS } from '../kernel/metals.js';
import { type Seat, type SeatSet, seatsIn } from '../kernel/seats.js';
import { andList, plural } from '../kernel/words.js';
import type { Event } from './events.js';
import { FACES, poolValue } from './pieces.js';
import { ENDINGS } from './state.js';

/** "1 knight and 2 crowns", "nothing" */
function coinWords(coins: Coins): string {
  const there = FACES.flatMap((name, face) => (countOf(coins, face) > 0 ? [plural(countOf(coins, face), name)] : []));
  return there.length === 0 ? 'nothing' : andList(there);
}

export function narrate(event: Event, name: (seat: Seat) => string): string {
  const names = (seats: SeatSet): string => andList(seatsIn(seats).map(name));
  switch (event.event) {
    case 'bid-in':
      return `${name(event.seat)} has bid`;
    case 'revealed':
      return `${name(event.seat)} bid ${coinWords(event.bid)}`;
    case 'crowns-home':
      return `Escort: ${name(event.seat)} bid no knight, so ${coinWords(event.coins)} ${sizeOf(event.coins) === 1 ? 'returns' : 'return'}`;
    case 'round-off':
      return `The round is cancelled: ${names(event.payers)} ${seatsIn(event.payers).length === 1 ? 'has an empty bid' : 'have empty bids'}`;
    case 'forfeited':
      return `${name(event.seat)} pays a ${FACES[event.coin]} into pool 1`;
    case 'ranked':
      return `Rank ${event.rank + 1}: ${name(event.seat)} with ${event.value}${event.boars > 0 ? ` and ${plural(event.boars, 'boar')}` : ''}`;
    case 'knights-home':
      return `Quest: ${name(event.seat)} takes back ${plural(event.knights, 'knight')}`;
    case 'tied':
      return `${name(event.seat)} is tied and takes back ${coinWords(event.bid)}; pool ${event.place + 1} is blocked`;
    case 'swooped':
      return `Swoop: ${name(event.seat)} swaps ${coinWords(event.give)} for ${coinWords(event.take)}`;
    case 'collected':
      return `${name(event.seat)} wins pool ${event.place + 1}: ${coinWords(event.coins)}${sizeOf(event.coins) > 0 ? ` (${poolValue(event.coins)})` : ''}`;
    case 'appeased':
      return `Appease: ${name(event.seat)} pays ${coinWords(event.coins)}`;
    case 'out':
      return `${name(event.seat)} has no coins left and is out`;
    case 'pools-ordered':
      return `New pools: ${event.pools.map((pool) => poolValue(pool)).join(', ')}`;
    case 'drawn':
      return `The pouch adds a ${METALS[event.coin]} coin to pool 1`;
    case 'round-begun':
      return `${event.extra ? 'Extra round' : 'Round'} ${event.round}`;
    case 'over':
      return `${names(event.winners)} ${seatsIn(event.winners).length === 1 ? 'wins' : 'share the win'}: ${ENDINGS[event.ending]}`;
  }
}
