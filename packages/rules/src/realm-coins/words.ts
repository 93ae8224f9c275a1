import { type Coins, sizeOf } from '../kernel/coins.js';
import { METALS } from '../kernel/metals.js';
import { type Seat, type SeatSet, seatsIn } from '../kernel/seats.js';
import { andList, plural, coinWords as wordsOf } from '../kernel/words.js';
import type { Event } from './events.js';
import { FACES, poolValue } from './pieces.js';
import { ENDINGS } from './state.js';

const coinWords = (coins: Coins): string => wordsOf(coins, FACES);

export function narrate(event: Event, name: (seat: Seat) => string): string {
  const names = (seats: SeatSet): string => andList(seatsIn(seats).map(name));
  switch (event.event) {
    case 'bid-in':
      return `${name(event.seat)}: bid is in`;
    case 'revealed':
      return `${name(event.seat)} shows ${coinWords(event.bid)}`;
    case 'crowns-home':
      return `Escort: ${name(event.seat)} has no knight, ${coinWords(event.coins)} home`;
    case 'round-off':
      return `The round is off: empty bid of ${names(event.payers)}`;
    case 'forfeited':
      return `${name(event.seat)} puts a ${FACES[event.coin]} into the highest pool`;
    case 'ranked':
      return `Rank ${event.rank + 1}: ${name(event.seat)} with ${event.value}${event.boars > 0 ? ` and ${plural(event.boars, 'boar')}` : ''}`;
    case 'knights-home':
      return `Quest: ${name(event.seat)} takes ${plural(event.knights, 'knight')} home`;
    case 'tied':
      return `${name(event.seat)} is tied: ${coinWords(event.bid)} home, pool ${event.place + 1} turns into a bid`;
    case 'swooped':
      return `Swoop: ${name(event.seat)} takes ${coinWords(event.take)} and gives ${coinWords(event.give)}`;
    case 'collected':
      return `${name(event.seat)} wins pool ${event.place + 1}: ${coinWords(event.coins)}${sizeOf(event.coins) > 0 ? ` (${poolValue(event.coins)})` : ''}`;
    case 'appeased':
      return `Appease: ${name(event.seat)} sacrifices ${coinWords(event.coins)}`;
    case 'out':
      return `${name(event.seat)} has no coin left and is out`;
    case 'pools-ordered':
      return `Pools: ${event.pools.map((pool) => poolValue(pool)).join(', ')}`;
    case 'drawn':
      return `The pouch gives a ${METALS[event.coin]} to the highest pool`;
    case 'round-begun':
      return `${event.extra ? 'Extra round' : 'Round'} ${event.round}`;
    case 'over':
      return `${names(event.winners)} ${seatsIn(event.winners).length === 1 ? 'wins' : 'share the win'}: ${ENDINGS[event.ending]}`;
  }
}
