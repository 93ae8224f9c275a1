import { sizeOf } from '../kernel/coins.js';
import { FLY, flySeconds, GLANCE, MOVE, named, READ, READ_OWN, REVEAL } from '../kernel/show.js';
import type { Event } from './events.js';

/** How long it takes to show the events of one step, in seconds. */
export const showSeconds = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + secondsOf(event), togetherSeconds(events));

/** Each further bid that is revealed. */
const NEXT_BID = 0.06;

/** Bids, ranks, knights and ties are told of all seats together. */
function togetherSeconds(events: readonly Event[]): number {
  const bids = named(events, 'revealed');
  const crowns = named(events, 'crowns-home');
  const knights = named(events, 'knights-home');
  const ties = named(events, 'tied');
  const isOff = named(events, 'round-off').length > 0;
  let seconds = 0;
  if (bids.length > 0) seconds += REVEAL + NEXT_BID * (bids.length - 1) + (isOff ? READ_OWN : READ);
  if (isOff) seconds += goHome(bids.map(({ bid }) => sizeOf(bid)));
  else if (crowns.length > 0) seconds += READ_OWN + goHome(crowns.map(({ coins }) => sizeOf(coins)));
  if (named(events, 'ranked').length > 0) seconds += MOVE + READ;
  if (knights.length > 0) seconds += goHome(knights.map((each) => each.knights));
  if (ties.length > 0) seconds += MOVE + READ_OWN + goHome(ties.map(({ bid }) => sizeOf(bid))) + MOVE;
  return seconds;
}

/** All seats' coins return at once. */
const goHome = (coins: readonly number[]): number => flySeconds(Math.max(...coins), MOVE);

function secondsOf(event: Event): number {
  switch (event.event) {
    case 'forfeited':
      return FLY + READ_OWN;
    case 'swooped':
      return MOVE + GLANCE + flySeconds(sizeOf(event.give), MOVE);
    case 'collected':
    case 'appeased':
      return flySeconds(sizeOf(event.coins), FLY) + READ_OWN;
    case 'out':
      return MOVE + READ_OWN;
    case 'pools-ordered':
      return 2 * (MOVE + GLANCE);
    case 'drawn':
      return FLY + GLANCE;
    case 'bid-in':
    case 'revealed':
    case 'crowns-home':
    case 'round-off':
    case 'ranked':
    case 'knights-home':
    case 'tied':
    case 'round-begun':
    case 'over':
      return 0;
  }
}
