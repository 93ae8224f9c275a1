import { pirateInternals, type Seat } from '@pouch/rules';
import type { Event } from './types.ts';

/** What each player took in a round, as far as it has been seen: a view does not say. */
export function tookIn(round: number, events: Iterable<Event>): ReadonlyMap<Seat, number> {
  const took = new Map<Seat, number>();
  let now = 0;
  for (const event of events)
    if (event.event === 'round-begun') now = event.round;
    else if (event.event === 'plundered' && now === round)
      took.set(event.seat, pirateInternals.worthOf(event.take) - pirateInternals.worthOf(event.give));
  return took;
}
