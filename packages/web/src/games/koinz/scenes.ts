import { coinsOfKind, has, koinzInternals, only, type Viewer } from '@pouch/rules';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { type KoinzShow, still, stuckIn } from './show.ts';
import type { KoinzEvent, KoinzTypes, Pile, View } from './types.ts';

const { pileOf, withKoin } = koinzInternals;

const DRAWN = 1100;
const CHOSEN = 480;
const KIT_DONE = 1000;
const LAID_BY_ME = 240;
const LAID = 720;
const NUDGED = 1500;
const TOLD = 1100;
const SCORED = 1500;

/** What is seen on the way through a step: each thing that happens in turn, drawn on how things stood before it. */
export function scenes(before: View, { events }: Moment<KoinzTypes>, viewer: Viewer): readonly Scene<KoinzShow>[] {
  let drawn = still(before);
  const all: Scene<KoinzShow>[] = [];
  for (const event of events) {
    const scene = sceneOf(drawn, event, viewer);
    if (scene === undefined) continue;
    all.push(scene);
    const { fresh: _f, nudged: _n, note: _t, focus: _s, ...kept } = scene.show;
    drawn = kept;
  }
  return all;
}

function sceneOf(drawn: KoinzShow, event: KoinzEvent, viewer: Viewer): Scene<KoinzShow> | undefined {
  const { view } = drawn;
  switch (event.event) {
    case 'first':
      return {
        show: { ...drawn, view: { ...view, first: event.seat }, awaited: undefined, note: { event, before: view } },
        millis: DRAWN,
        sound: 'toss',
      };
    case 'chose': {
      const kit = [...view.kit, event.number];
      const millis = event.part === 3 ? KIT_DONE : CHOSEN;
      return {
        show: { ...drawn, view: { ...view, kit }, awaited: undefined, note: { event, before: view } },
        millis,
        sound: 'tap',
      };
    }
    case 'placed': {
      const pile = view.surfaces[event.surface]?.length ?? 0;
      const fresh = pileOf(event.x, event.y, event.koin, event.seat);
      return laid(drawn, event, pile, fresh, viewer);
    }
    case 'stacked': {
      const below = view.surfaces[event.surface]?.[event.pile];
      return below === undefined
        ? undefined
        : laid(drawn, event, event.pile, withKoin(below, event.koin, event.seat), viewer);
    }
    case 'fouled': {
      const { surface, pile, seat } = event;
      const show = { ...drawn, nudged: { surface, pile, seat }, note: { event, before: view }, focus: surface };
      return { show, millis: NUDGED, sound: 'attack' };
    }
    case 'forfeited':
      return { show: { ...drawn, note: { event, before: view } }, millis: TOLD };
    case 'passed-over':
      if (has(drawn.stuck, event.seat)) return undefined;
      return { show: { ...drawn, stuck: drawn.stuck | only(event.seat), note: { event, before: view } }, millis: TOLD };
    case 'scored': {
      const { surface, points, winner } = event;
      const scores = view.surfaces.map((_, each) => (each === surface ? { points, winner } : drawn.scores[each]));
      const won = view.won.map((count, seat) => count + (seat === winner ? 1 : 0));
      const show: KoinzShow = {
        stage: 'score',
        view: { ...view, won },
        awaited: undefined,
        stuck: 0,
        scores,
        note: { event, before: view },
        focus: surface,
      };
      return { show, millis: SCORED, sound: winner === null ? 'tap' : 'coin' };
    }
    case 'out': {
      const active = view.active & ~only(event.seat);
      return { show: { ...drawn, view: { ...view, active }, note: { event, before: view } }, millis: TOLD };
    }
    case 'round-begun':
      return event.playoff ? { show: { ...drawn, note: { event, before: view } }, millis: TOLD } : undefined;
    case 'over':
      return undefined;
  }
}

/** A koin has landed. */
function laid(
  drawn: KoinzShow,
  event: Extract<KoinzEvent, { event: 'placed' | 'stacked' }>,
  pile: number,
  lies: Pile,
  viewer: Viewer,
): Scene<KoinzShow> {
  const { view } = drawn;
  const { seat, koin, surface } = event;
  const surfaces = view.surfaces.map((piles, each) =>
    each === surface ? [...piles.slice(0, pile), lies, ...piles.slice(pile + 1)] : piles,
  );
  const hands = view.hands.map((hand, each) => (each === seat ? hand - coinsOfKind(koin) : hand));
  const after: View = { ...view, surfaces, hands };
  const show: KoinzShow = {
    ...drawn,
    view: after,
    awaited: undefined,
    // What room is left is not known in between: nobody gets stuck before the table says so.
    stuck: drawn.stuck & stuckIn(view),
    fresh: { surface, pile },
    note: { event, before: view },
    focus: surface,
  };
  return { show, millis: seat === viewer ? LAID_BY_ME : LAID, sound: 'coin' };
}
