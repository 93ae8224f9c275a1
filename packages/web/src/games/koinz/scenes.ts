import { MOTION } from '@pouch/art';
import { coinsOfKind, has, koinzInternals, NOBODY, only, type SeatSet, type Viewer } from '@pouch/rules';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { type Show, still, stuckIn } from './show.ts';
import type { Event, EventOf, Types, View } from './types.ts';

const { KIT, pileOf, withKoin } = koinzInternals;

/** What is seen on the way through a step: each thing that happens in turn, drawn on how things stood before it. */
export function scenes(before: View, moment: Moment<Types>, viewer: Viewer): readonly Scene<Show>[] {
  let drawn = still(before);
  const all: Scene<Show>[] = [];
  const { events } = moment;
  for (const [index, event] of events.entries()) {
    const scene = sceneOf(drawn, event, moment, viewer);
    if (scene === undefined) continue;
    const told = index + 1;
    all.push({ ...scene, step: `${index}`, told });
    const { fresh: _f, nudged: _n, note: _t, focus: _s, ...kept } = scene.show;
    drawn = kept;
    if (event.event === 'scored' && events[told]?.event !== 'scored')
      all.push({ show: { ...drawn, note: { kind: 'summary' } }, millis: 0, hold: 'own', step: 'summary', told });
  }
  return all;
}

function sceneOf(drawn: Show, event: Event, moment: Moment<Types>, viewer: Viewer): Scene<Show> | undefined {
  const { view } = drawn;
  const note = { kind: 'event', event, before: view } as const;
  switch (event.event) {
    case 'first':
      return {
        show: { ...waits(drawn), view: { ...view, first: event.seat }, note },
        millis: MOTION.reveal,
        hold: 'read',
        sound: 'toss',
      };
    case 'chose': {
      const isDone = event.part === KIT.length - 1;
      const kit = [...view.kit, event.number];
      // The last number deals the koinz, and lays out the surfaces behind what is seen.
      const show = { ...waits(drawn), view: isDone ? moment.view : { ...view, kit }, note };
      return { show, millis: MOTION.fade, hold: isDone ? 'read' : 'glance', sound: 'tap' };
    }
    case 'placed':
    case 'stacked': {
      const show = { ...laid(drawn, event, moment), note };
      // Nobody has to be told what they have just done.
      return { show, millis: MOTION.move, ...(event.seat !== viewer && { hold: 'read' }), sound: 'clink' };
    }
    case 'fouled': {
      const { surface, pile, seat } = event;
      return {
        show: { ...drawn, nudged: { surface, pile, seat }, note, focus: surface },
        millis: MOTION.attack,
        hold: seat === viewer ? 'own' : 'read',
        sound: 'attack',
      };
    }
    case 'forfeited':
      return { show: { ...drawn, note }, millis: 0, hold: 'read' };
    case 'passed-over':
      // Where that ends the round, its scores say enough.
      if (has(drawn.stuck, event.seat) || moment.view.phase !== 'lay') return undefined;
      return { show: { ...drawn, stuck: drawn.stuck | only(event.seat), note }, millis: 0, hold: 'read' };
    case 'scored':
      return {
        show: { ...scored(drawn, event, moment.view), note },
        millis: MOTION.reveal,
        hold: 'read',
        sound: event.winner === null ? 'tap' : 'clink',
      };
    case 'out':
      return {
        show: { ...drawn, view: { ...view, active: view.active & ~only(event.seat) }, note },
        millis: 0,
        hold: event.seat === viewer ? 'own' : 'read',
      };
    case 'round-begun':
      // The boards stay until the table rests: the next round has nothing to be seen yet.
      return { show: { ...drawn, note }, millis: 0, hold: event.playoff ? 'read' : 'glance' };
    case 'over':
      return undefined;
  }
}

/** Nobody is asked while something is seen. */
const waits = (drawn: Show): Show => ({ ...drawn, awaited: undefined });

/** A koin has landed. */
function laid(drawn: Show, event: EventOf<'placed' | 'stacked'>, moment: Moment<Types>): Show {
  const { view } = drawn;
  const { seat, koin, surface } = event;
  const piles = view.surfaces[surface] ?? [];
  const pile = event.event === 'placed' ? piles.length : event.pile;
  const common = { ...waits(drawn), fresh: { surface, pile }, focus: surface };
  // Where the round goes on, all is as it will be; only the turn does not pass before the table is at rest.
  const { view: after } = moment;
  if (after.phase === 'lay')
    return {
      ...common,
      view: { ...after, turn: view.turn, fouls: view.fouls },
      stuck: stuckIn(after) & ~toldLater(moment),
    };
  const lies = event.event === 'placed' ? pileOf(event.x, event.y, koin, seat) : withKoin(piles[pile] ?? 0, koin, seat);
  const surfaces = view.surfaces.with(surface, piles.toSpliced(pile, 1, lies));
  const hands = view.hands.map((hand, each) => (each === seat ? hand - coinsOfKind(koin) : hand));
  return { ...common, view: { ...view, surfaces, hands } };
}

/** K5: those of whom the table says in a moment that they are passed over. */
const toldLater = ({ events }: Moment<Types>): SeatSet =>
  events.reduce((told, each) => (each.event === 'passed-over' ? told | only(each.seat) : told), NOBODY);

/** The boards stay until all surfaces are scored, and where the game ends for good. */
function scored(drawn: Show, { surface, points, winner }: EventOf<'scored'>, after: View): Show {
  const { view, scores } = drawn;
  const won = view.won.map((count, seat) => count + (seat === winner ? 1 : 0));
  return {
    stage: 'score',
    view: after.phase === 'over' ? { ...after, won, active: view.active } : { ...view, won },
    awaited: undefined,
    stuck: NOBODY,
    scores: view.surfaces.map((_, each) => (each === surface ? { points, winner } : scores[each])),
    focus: surface,
  };
}
