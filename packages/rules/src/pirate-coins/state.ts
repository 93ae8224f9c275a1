import { EMPTY } from '../kernel/coins.js';
import type { Draft } from '../kernel/draft.js';
import { repeat } from '../kernel/lists.js';
import type { Metal } from '../kernel/metals.js';
import { everyone, NOBODY, type Seat, type SeatSet } from '../kernel/seats.js';
import { ALL_COINS, FIRST_BOOTY, type Metals } from './pieces.js';

export const ROUNDS = 5;
export const GOAL = 25;
/** This many monsters of one metal attack. */
export const ATTACK = 3;

export const ENDINGS = {
  'twenty-five': 'a booty reached 25',
  'five-rounds': 'five rounds were played',
} as const;
export type Ending = keyof typeof ENDINGS;

type Phase = 'first' | 'stack' | 'fortune' | 'choose' | 'flip' | 'over';

export interface View {
  readonly seats: number;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: number;
  readonly starter: Seat | null;
  readonly booty: readonly Metals[];
  readonly aboard: SeatSet;
  /** The seats that have chosen the monster, and the skull; in a view, only the viewer's own. */
  readonly monster: SeatSet;
  readonly skull: SeatSet;
  /** The seats whose choice is hidden from the viewer; nobody in a state. */
  readonly hidden: SeatSet;
  readonly loot: Metals;
  readonly monsters: Metals;
  readonly pouch: Metals;
  readonly fortune: Metal | null;
  /** The round stack, top first. */
  readonly stack: readonly Metal[];
  readonly winners: SeatSet;
  readonly ending: Ending | null;
}

export type State = Draft<View>;

export const setup = (seats: number): State => ({
  seats,
  phase: 'first',
  round: 1,
  turn: 1,
  starter: null,
  booty: repeat(seats, FIRST_BOOTY),
  aboard: everyone(seats),
  monster: NOBODY,
  skull: NOBODY,
  hidden: NOBODY,
  loot: EMPTY,
  monsters: EMPTY,
  pouch: ALL_COINS - seats * FIRST_BOOTY,
  fortune: null,
  stack: [],
  winners: NOBODY,
  ending: null,
});

export const copy = (state: State): State => ({ ...state, booty: state.booty.slice(), stack: state.stack.slice() });

export const bootyOf = (view: View, seat: Seat): Metals => view.booty[seat] ?? EMPTY;

export const chosen = (view: View): SeatSet => view.monster | view.skull | view.hidden;
