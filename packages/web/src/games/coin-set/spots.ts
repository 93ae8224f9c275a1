import { MOTION } from '@pouch/art';
import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import { setCoin } from '../../art/drawings.ts';
import type { Flight } from '../../table/flight.ts';
import type { Face } from './types.ts';

/** The places of the table, by the names that the board marks them with (`data-spot`), and coins on their way there. */

export const BAG_SPOT = 'bag';
export const pileSpot = (seat: Seat): string => `pile-${seat}`;
export const coinSpot = (coin: number): string => `coin-${coin}`;

const COIN_SIZE = 90;

/** A set goes to the pile of whoever found it. */
export const toPile = (faces: readonly Face[], seat: Seat): readonly Flight[] =>
  faces.map((face, index) => flight(face, coinSpot(internals.coinOf(face)), pileSpot(seat), index));

/** A coin in a pile has no side that counts: either will do for the way back. */
export const toBag = (coins: readonly number[], seat: Seat): readonly Flight[] =>
  coins.map((coin, index) => flight(2 * coin, pileSpot(seat), BAG_SPOT, index));

const flight = (face: Face, from: string, to: string, index: number): Flight => ({
  drawing: setCoin(face, COIN_SIZE),
  from,
  to,
  delay: index * MOTION['collect-apart'],
  millis: MOTION.collect,
  path: 'collect',
  size: 'place',
});
