import {
  countOf,
  EMPTY,
  GOLD,
  METALS,
  type Metal,
  type MetalName,
  NOBODY,
  type pirateInternals,
  type Seat,
  type SeatSet,
} from '@pouch/rules';

export type Types = pirateInternals.Types;
export type View = pirateInternals.View;
export type Metals = pirateInternals.Metals;
export type PirateEvent = Types['Event'];

/** What is going on while a scene is seen; at rest nothing is. */
type Happening =
  | { readonly event: 'rest' }
  | { readonly event: 'tossed'; readonly coin: Metal; readonly side: pirateInternals.Side }
  | PirateEvent;

/** What the board draws: the open things, and what is on its way. */
export interface Show {
  readonly happening: Happening;
  readonly round: number;
  readonly turn: number;
  readonly starter: Seat | null;
  readonly booty: readonly Metals[];
  readonly aboard: SeatSet;
  /** Choices as far as they are seen. */
  readonly monster: SeatSet;
  readonly skull: SeatSet;
  readonly hidden: SeatSet;
  readonly loot: Metals;
  /** Coins that are leaving the hold: their places stay until the scene is over. */
  readonly leaving: Metals;
  /** Coins of the loot or the monsters that are still on their way there. */
  readonly arriving: Metals;
  readonly monsters: Metals;
  readonly pouch: Metals;
  readonly fortune: Metal | null;
  readonly stack: readonly Metal[];
  /** Whether those aboard are asked. */
  readonly choosing: boolean;
  readonly over: boolean;
}

const REST: Happening = { event: 'rest' };

export const still = (view: View): Show => ({
  happening: REST,
  round: view.round,
  turn: view.turn,
  starter: view.starter,
  booty: view.booty,
  aboard: view.aboard,
  monster: view.monster,
  skull: view.skull,
  hidden: view.hidden,
  loot: view.loot,
  leaving: EMPTY,
  arriving: EMPTY,
  monsters: view.monsters,
  pouch: view.pouch,
  fortune: view.fortune,
  stack: view.stack,
  choosing: view.phase === 'choose',
  over: view.phase === 'over',
});

/** The show when what was happening is over. */
export const settled = (show: Show): Show => ({ ...show, happening: REST, leaving: EMPTY, arriving: EMPTY });

export const unchosen = { monster: NOBODY, skull: NOBODY, hidden: NOBODY, choosing: false } as const;

export const metalName = (metal: Metal): MetalName => METALS[metal] ?? 'copper';

/** The metals, dearest first: as coins lie in the hold and as they are taken. */
export const DEAREST_FIRST: readonly Metal[] = METALS.map((_, index) => GOLD - index);

/** The coins of a heap one by one, dearest first. */
export const coinsOf = (heap: Metals): readonly Metal[] =>
  DEAREST_FIRST.flatMap((metal) => Array.from({ length: countOf(heap, metal) }, () => metal));

export const countsOf = (heap: Metals): readonly number[] => METALS.map((_, metal) => countOf(heap, metal));
