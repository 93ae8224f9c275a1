import { MOTION } from '@pouch/art';
import { coinSet, coinSetInternals as internals, type Seat, secondsShown, type Viewer } from '@pouch/rules';
import { setCoin } from '../../art/drawings.ts';
import type { Flight } from '../../table/flight.ts';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';

interface Pointed {
  readonly face: internals.Face;
  /** The place by the rules, before anything left the table. */
  readonly place: number;
}

/** What has come of a call, seen for a while beside the running game. */
export interface CallShown {
  readonly seat: Seat;
  readonly came: 'set' | 'no-set' | 'too-late';
  readonly coins: readonly Pointed[];
  /** How many of them have been pointed at so far. */
  readonly pointed: number;
  /** Whether it is told what they are. */
  readonly told: boolean;
  /** The coins are on their way to the pile. */
  readonly gone: boolean;
  /** How many coins the caller had to give back. */
  readonly back: number;
}

/** The table itself is always the newest; only calls are played out over it. */
export interface Show {
  readonly call: CallShown | undefined;
}

const NOTHING: Show = { call: undefined };

export const still = (): Show => NOTHING;

const POINT = 150;
const FAILED = 1600;
const FLYING = MOTION.collect + 2 * MOTION['collect-apart'];
const COIN_SIZE = 90;

export const pileSpot = (seat: Seat): string => `pile-${seat}`;
export const coinSpot = (coin: number): string => `coin-${coin}`;
export const BAG_SPOT = 'bag';

/** A call of somebody else is seen coin by coin; one's own coins are pointed at already. */
export function scenes(
  _before: internals.View,
  { events }: Moment<internals.Types>,
  viewer: Viewer,
): readonly Scene<Show>[] {
  const back = events.flatMap((event) => (event.event === 'gave-back' ? event.coins : []));
  for (const event of events)
    switch (event.event) {
      case 'set':
      case 'no-set': {
        const coins = event.coins.map((face, index) => ({ face, place: event.places[index] ?? 0 }));
        const call: CallShown = { ...event, came: event.event, coins, pointed: 3, told: true, gone: false, back: 0 };
        const pointing = event.seat === viewer ? [] : coins.map((_, index) => pointingScene(call, index + 1));
        if (event.event === 'no-set') return [...pointing, failedScene({ ...call, back: back.length }, back)];
        return [...pointing, ...setScenes(call, 1000 * secondsShown(coinSet.race, events), pointing.length * POINT)];
      }
      case 'too-late': {
        const { seat } = event;
        return [
          failedScene(
            { seat, came: 'too-late', coins: [], pointed: 0, told: true, gone: false, back: back.length },
            back,
          ),
        ];
      }
      case 'dealt':
      case 'called':
      case 'gave-back':
      case 'agreed':
      case 'agreed-by-clock':
      case 'all-turned':
      case 'to-turn':
      case 'turned':
      case 'one-more':
      case 'over':
        break;
    }
  return [];
}

const pointingScene = (call: CallShown, pointed: number): Scene<Show> => ({
  show: { call: { ...call, pointed, told: false } },
  millis: POINT,
});

/** The coins lie there until the next are dealt; what they are can be read for longer. */
const setScenes = (call: CallShown, shown: number, passed: number): readonly Scene<Show>[] => [
  { show: { call }, millis: shown - passed, sound: 'coin' },
  {
    show: { call: { ...call, gone: true } },
    millis: Math.max(FLYING, passed),
    flights: call.coins.map(({ face }, index) =>
      flight(face, coinSpot(internals.coinOf(face)), pileSpot(call.seat), index),
    ),
  },
];

const failedScene = (call: CallShown, back: readonly number[]): Scene<Show> => ({
  show: { call },
  millis: FAILED,
  sound: 'attack',
  // A coin in a pile has no side that counts: either will do for the way.
  flights: back.map((coin, index) => flight(2 * coin, pileSpot(call.seat), BAG_SPOT, index)),
});

const flight = (face: internals.Face, from: string, to: string, index: number): Flight => ({
  drawing: setCoin(face, COIN_SIZE),
  from,
  to,
  delay: index * MOTION['collect-apart'],
  millis: MOTION.collect,
  path: 'collect',
  size: 'place',
});
