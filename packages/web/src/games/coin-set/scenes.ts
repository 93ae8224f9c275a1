import { MOTION } from '@pouch/art';
import { coinSet, secondsShown, type Viewer } from '@pouch/rules';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import type { CallShown, Show } from './show.ts';
import { toBag, toPile } from './spots.ts';
import type { Event, Types, View } from './types.ts';

type Pointing = Extract<Event, { readonly event: 'set' | 'no-set' }>;

const POINT = 150;
const FAILED = 1600;
const FLYING = MOTION.collect + 2 * MOTION['collect-apart'];

/** A call of somebody else is seen coin by coin; one's own coins are pointed at already. */
export function scenes(_before: View, { events }: Moment<Types>, viewer: Viewer): readonly Scene<Show>[] {
  const back = events.flatMap((event) => (event.event === 'gave-back' ? event.coins : []));
  for (const event of events)
    switch (event.event) {
      case 'set': {
        const call = callShown(event, 0);
        const pointing = pointingScenes(call, viewer);
        const shown = 1000 * secondsShown(coinSet.race, events);
        return [...pointing, ...setScenes(call, shown, pointing.length * POINT)];
      }
      case 'no-set': {
        const call = callShown(event, back.length);
        return [...pointingScenes(call, viewer), failedScene(call, back)];
      }
      case 'too-late': {
        const { seat } = event;
        const none = { coins: [], pointed: 0, told: true, gone: false } as const;
        return [failedScene({ seat, came: 'too-late', ...none, back: back.length }, back)];
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

function callShown({ event, seat, coins: faces, places }: Pointing, back: number): CallShown {
  const coins = faces.map((face, index) => ({ face, place: places[index] ?? 0 }));
  return { seat, came: event, coins, pointed: coins.length, told: true, gone: false, back };
}

const pointingScenes = (call: CallShown, viewer: Viewer): readonly Scene<Show>[] =>
  call.seat === viewer
    ? []
    : call.coins.map((_, index) => ({ show: { call: { ...call, pointed: index + 1, told: false } }, millis: POINT }));

/** The coins lie there until the next are dealt; what they are can be read for longer. */
const setScenes = (call: CallShown, shown: number, passed: number): readonly Scene<Show>[] => [
  { show: { call }, millis: shown - passed, sound: 'set' },
  {
    show: { call: { ...call, gone: true } },
    millis: Math.max(FLYING, passed),
    flights: toPile(
      call.coins.map(({ face }) => face),
      call.seat,
    ),
  },
];

const failedScene = (call: CallShown, back: readonly number[]): Scene<Show> => ({
  show: { call },
  millis: FAILED,
  sound: 'attack',
  flights: toBag(back, call.seat),
});
