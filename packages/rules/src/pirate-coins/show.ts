import { NOBODY, seatCount } from '../kernel/seats.js';
import { FLY, flySeconds, GLANCE, READ, READ_OWN, REVEAL } from '../kernel/show.js';
import type { Event } from './events.js';

const TOSS = 1;
const ATTACK = 0.6;
/** Each further player whose choice is revealed. */
const NEXT_CHOICE = 0.06;
/** All that plunderers take leaves within this time. */
const PLUNDER = 0.12;

/** How long it takes to show the events of one step, in seconds. */
export const showSeconds = (events: readonly Event[]): number =>
  events.reduce(
    (sum, event) => sum + secondsOf(event),
    // Plunderers take their coins together.
    events.some(({ event }) => event === 'plundered') ? FLY + PLUNDER + READ_OWN : 0,
  );

function secondsOf(event: Event): number {
  switch (event.event) {
    case 'starter':
      return READ;
    case 'stacked':
      return flySeconds(event.coins.length + 1, FLY) + GLANCE;
    case 'round-begun':
      return FLY + (event.round === 1 ? GLANCE : 0);
    case 'fortune':
      return FLY;
    case 'revealed':
      return REVEAL + (event.plunder === NOBODY ? NEXT_CHOICE * (seatCount(event.sally) - 1) : 0);
    case 'flipped':
      return TOSS + FLY + GLANCE;
    case 'attacked':
      return ATTACK + READ;
    case 'pouch-empty':
      return FLY + READ;
    case 'deck-empty':
      return GLANCE;
    case 'over':
      return READ;
    case 'chosen':
    case 'plundered':
      return 0;
  }
}
