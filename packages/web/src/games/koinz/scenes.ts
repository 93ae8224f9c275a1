import { coinsOfKind, has, koinzInternals, NOBODY, only, type Seat, type SeatSet, type Viewer } from '@pouch/rules';
import type { Scene } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { type Show, still, stuckIn } from './show.ts';
import type { Event, EventOf, Types, View } from './types.ts';

const { KIT, pileOf, withKoin } = koinzInternals;

const DRAWN = 1100;
const CHOSEN = 480;
const KIT_DONE = 1000;
const LAID_BY_ME = 240;
const LAID = 720;
const NUDGED = 1500;
const TOLD = 1100;
const SCORED = 1500;

/** What is seen on the way through a step: each thing that happens in turn, drawn on how things stood before it. */
export function scenes(before: View, moment: Moment<Types>, viewer: Viewer): readonly Scene<Show>[] {
  let drawn = still(before);
  const all: Scene<Show>[] = [];
  for (const event of moment.events) {
    const scene = sceneOf(drawn, event, moment, viewer);
    if (scene === undefined) continue;
    all.push(scene);
    const { fresh: _f, nudged: _n, note: _t, focus: _s, ...kept } = scene.show;
    drawn = kept;
  }
  return all;
}

function sceneOf(drawn: Show, event: Event, moment: Moment<Types>, viewer: Viewer): Scene<Show> | undefined {
  const { view } = drawn;
  const note = { event, before: view };
  switch (event.event) {
    case 'first':
      return { show: { ...waits(drawn), view: { ...view, first: event.seat }, note }, millis: DRAWN, sound: 'toss' };
    case 'chose': {
      const isDone = event.part === KIT.length - 1;
      const kit = [...view.kit, event.number];
      // The last number deals the koinz, and lays out the surfaces behind what is seen.
      const show = { ...waits(drawn), view: isDone ? moment.view : { ...view, kit }, note };
      return { show, millis: isDone ? KIT_DONE : CHOSEN, sound: 'tap' };
    }
    case 'placed':
    case 'stacked':
      return { show: { ...laid(drawn, event, moment), note }, millis: timeOf(event.seat, viewer), sound: 'coin' };
    case 'fouled': {
      const { surface, pile, seat } = event;
      return {
        show: { ...drawn, nudged: { surface, pile, seat }, note, focus: surface },
        millis: NUDGED,
        sound: 'attack',
      };
    }
    case 'forfeited':
      return { show: { ...drawn, note }, millis: TOLD };
    case 'passed-over':
      if (has(drawn.stuck, event.seat)) return undefined;
      return { show: { ...drawn, stuck: drawn.stuck | only(event.seat), note }, millis: TOLD };
    case 'scored':
      return {
        show: { ...scored(drawn, event, moment.view), note },
        millis: SCORED,
        sound: event.winner === null ? 'tap' : 'coin',
      };
    case 'out':
      return { show: { ...drawn, view: { ...view, active: view.active & ~only(event.seat) }, note }, millis: TOLD };
    case 'round-begun':
      return event.playoff ? { show: { ...drawn, note }, millis: TOLD } : undefined;
    case 'over':
      return undefined;
  }
}

/** Nobody is asked while something is seen. */
const waits = (drawn: Show): Show => ({ ...drawn, awaited: undefined });

const timeOf = (seat: Seat, viewer: Viewer): number => (seat === viewer ? LAID_BY_ME : LAID);

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
