import { type Drawing, MOTION } from '@pouch/art';
import type { Metal, Seat } from '@pouch/rules';
import { pirateCoin } from '../../art/drawings.ts';
import type { Flight } from '../../table/flight.ts';
import { coinsOf, metalName } from './metals.ts';
import type { Taken } from './split.ts';
import type { Side } from './types.ts';

/** The places between which coins travel: values of `data-spot`. */
export const SPOTS = {
  pouch: 'pouch',
  fortune: 'fortune',
  toss: 'toss',
  hold: (metal: Metal): string => `hold-${metalName(metal)}`,
  monster: (metal: Metal, place: number): string => `monster-${metalName(metal)}-${place}`,
  round: (round: number): string => `round-${round}`,
  booty: (seat: Seat): string => `booty-${seat}`,
} as const;

type Way = Pick<Flight, 'from' | 'to'>;

const LOOT_SIZE = 60;
const TOSSED_SIZE = 90;

const skull = (metal: Metal): Drawing => pirateCoin(metalName(metal), 'skull', LOOT_SIZE);

/** The coins of the round stack, from the pouch to their places. */
export const toStack = (coins: readonly Metal[]): readonly Flight[] =>
  coins.map((coin, index) => ({
    drawing: skull(coin),
    from: SPOTS.pouch,
    to: SPOTS.round(index + 1),
    delay: MOTION['collect-apart'] * index,
    millis: MOTION.draw,
  }));

const collected = (drawing: Drawing, way: Way): Flight => ({
  drawing,
  ...way,
  millis: MOTION.collect,
  path: 'collect',
});

/** The round's own coin, from the stack into the hold. */
export const toHold = (round: number, coin: Metal): Flight =>
  collected(skull(coin), { from: SPOTS.round(round), to: SPOTS.hold(coin) });

/** The fortune coin, from the air to the loot or to its place among the monsters. */
export const landing = (coin: Metal, side: Side, place: number): Flight =>
  collected(pirateCoin(metalName(coin), side, TOSSED_SIZE), {
    from: SPOTS.toss,
    to: side === 'skull' ? SPOTS.hold(coin) : SPOTS.monster(coin, place),
  });

/** All coins of a turn are on their way within this time of each other. */
const MOST_APART = 120;

/** What plunderers take out of the hold, and the change that goes into it; in the order in which they take. */
export function shared(all: readonly Taken[]): { readonly flights: readonly Flight[]; readonly millis: number } {
  const ways = all.flatMap(({ seat, take, give }) => [
    ...coinsOf(take).map((metal) => ({ metal, from: SPOTS.hold(metal), to: SPOTS.booty(seat) })),
    ...coinsOf(give).map((metal) => ({ metal, from: SPOTS.booty(seat), to: SPOTS.hold(metal) })),
  ]);
  const gaps = Math.max(1, ways.length - 1);
  const apart = Math.min(MOTION['collect-apart'], MOST_APART / gaps);
  const flights = ways.map(({ metal, ...way }, index) => ({ ...collected(skull(metal), way), delay: apart * index }));
  return { flights, millis: MOTION.collect + (ways.length > 1 ? apart * gaps : 0) };
}
