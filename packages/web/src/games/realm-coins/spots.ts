import { MOTION } from '@pouch/art';
import type { Seat } from '@pouch/rules';
import { realmCoin } from '../../art/drawings.ts';
import type { Flight } from '../../table/flight.ts';
import { coinsOf, nameOf } from './faces.ts';
import type { Faces } from './types.ts';

const FLIGHT_SIZE = 90;

/** The `data-spot` of things on the table. */
export const poolSpot = (place: number): string => `pool-${place}`;
export const bidSpot = (place: number): string => `bid-${place}`;
export const stashSpot = (seat: Seat): string => `stash-${seat}`;
/** A player's row on the stage. */
export const rowSpot = (seat: Seat): string => `row-${seat}`;
export const coinSpot = (well: string, face: number): string => `${well}/${nameOf(face)}`;
export const POUCH_SPOT = 'pouch';

type Ends = (face: number) => readonly [from: string, to: string];

export const flightsOf = (heap: Faces, ends: Ends, path: 'move' | 'collect' = 'collect'): Flight[] =>
  coinsOf(heap).map((face, index) => {
    const [from, to] = ends(face);
    return {
      drawing: realmCoin(nameOf(face), FLIGHT_SIZE),
      from,
      to,
      path,
      millis: path === 'move' ? MOTION.move : MOTION.collect,
      delay: index * MOTION['collect-apart'],
    };
  });

export const flightTime = (flights: readonly Flight[]): number =>
  flights.reduce((most, { delay = 0, millis = MOTION.collect }) => Math.max(most, delay + millis), 0);
