import { EMPTY, type Metal, NOBODY, type Seat, type SeatSet } from '@pouch/rules';
import type { Split, Taken } from './split.ts';
import type { Event, Metals, Side, View } from './types.ts';

/** All plunderers of a turn leave together: one after another would take too long to watch. */
export interface Plundering {
  readonly event: 'plundered';
  readonly split: Split;
  /** In the order in which they take. */
  readonly all: readonly Taken[];
}

/** What is going on while a scene is seen; at rest nothing is. */
type Happening =
  | { readonly event: 'rest' }
  | { readonly event: 'tossed'; readonly coin: Metal; readonly side: Side }
  | Plundering
  | Exclude<Event, { event: 'plundered' }>;

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
