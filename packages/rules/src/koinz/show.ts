import { GLANCE, MOVE, READ, READ_OWN, REVEAL } from '../kernel/show.js';
import type { Event } from './events.js';
import { KIT } from './pieces.js';

const FOUL = 0.6;

/** How long it takes to show the events of one step, in seconds. */
export const showSeconds = (events: readonly Event[]): number =>
  events.reduce(
    (sum, event) => sum + secondsOf(event),
    // After the last surface all scores are read together.
    events.some(({ event }) => event === 'scored') ? READ_OWN : 0,
  );

function secondsOf(event: Event): number {
  switch (event.event) {
    case 'first':
    case 'scored':
      return REVEAL + READ;
    case 'chose':
      return MOVE + (event.part === KIT.length - 1 ? READ : GLANCE);
    case 'placed':
    case 'stacked':
      return MOVE + READ;
    case 'fouled':
      return FOUL + READ_OWN;
    case 'forfeited':
    case 'passed-over':
      return READ;
    case 'out':
      return READ_OWN;
    case 'round-begun':
      return event.playoff ? READ : GLANCE;
    case 'over':
      return 0;
  }
}
