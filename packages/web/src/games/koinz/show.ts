import { EMPTY, has, koinzInternals, only, type Seat, type SeatSet, seatsIn } from '@pouch/rules';
import type { Event, View } from './types.ts';

const { canLay, chooser, handOf, KIT, pointsOn } = koinzInternals;

export interface SurfaceScore {
  readonly points: readonly number[];
  readonly winner: Seat | null;
}

export const STAGES = ['choose', 'lay', 'score'] as const;
type Stage = (typeof STAGES)[number];

/** What has just happened, and how things stood before. 'summary': a round has been scored. */
type Note = { readonly kind: 'event'; readonly event: Event; readonly before: View } | { readonly kind: 'summary' };

/** What the board draws. */
export interface Show {
  readonly stage: Stage;
  /** How things stand in what is seen: while a round is scored, its surfaces are still there. */
  readonly view: View;
  /** Who chooses or lays. */
  readonly awaited: Seat | undefined;
  /** K5: those who have koinz left, and no place for any. */
  readonly stuck: SeatSet;
  /** By surface: how it was scored, as far as that is seen. */
  readonly scores: readonly (SurfaceScore | undefined)[];
  /** The pile on which a koin has just landed. */
  readonly fresh?: { readonly surface: number; readonly pile: number };
  /** K7: the pile that was nudged. */
  readonly nudged?: { readonly surface: number; readonly pile: number; readonly seat: Seat };
  /** What the stage tells. */
  readonly note?: Note;
  /** The surface that is spoken of: where only one is seen, it is this. */
  readonly focus?: number;
}

export function still(view: View): Show {
  const common = { view, awaited: awaitedIn(view), stuck: stuckIn(view) };
  switch (view.phase) {
    case 'first':
    case 'choose':
      return { ...common, stage: 'choose', scores: [] };
    case 'lay':
      return { ...common, stage: 'lay', scores: [] };
    case 'over':
      return { ...common, stage: 'score', scores: scoresIn(view) };
  }
}

/** Who chooses or lays. */
export function awaitedIn(view: View): Seat | undefined {
  switch (view.phase) {
    case 'choose':
      return chooser(view);
    case 'lay':
      return view.turn;
    case 'first':
    case 'over':
      return undefined;
  }
}

export const stuckIn = (view: View): SeatSet =>
  view.phase === 'lay'
    ? seatsIn(view.active)
        .filter((seat) => handOf(view, seat) !== EMPTY && !canLay(view, seat))
        .reduce((set, seat) => set | only(seat), 0)
    : 0;

const scoresIn = (view: View): readonly SurfaceScore[] =>
  view.surfaces.map((piles, surface) => ({
    points: pointsOn(piles, view.seats),
    winner: view.last?.[surface] ?? null,
  }));

/** By seat: how many surfaces the round has brought, as far as that is seen. */
export const wonNow = ({ view, scores }: Show): readonly number[] =>
  view.won.map((_, seat) => scores.filter((score) => score?.winner === seat).length);

/** Who chooses each number of the kit, in its order. */
export const choosers = (view: View): readonly (Seat | undefined)[] =>
  KIT.map((_, part) => {
    if (view.first === null || !has(view.active, view.first)) return undefined;
    return chooser({ ...view, kit: Array.from({ length: part }, () => 1) });
  });
