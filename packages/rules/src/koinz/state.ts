import { type Coins, countOf, EMPTY } from '../kernel/coins.js';
import type { Draft } from '../kernel/draft.js';
import { repeat } from '../kernel/lists.js';
import { everyone, NOBODY, type Seat, type SeatSet, seatAfter, seatCount } from '../kernel/seats.js';
import { type FreeSpace, hasSpace } from './free-space.js';
import { type Hand, LARGE, MEDIUM, type Pile, SIZES, type Size, SMALL } from './pieces.js';

export const GOAL = 5;
export const LAST_ROUND = 50;

export const VARIANTS = ['classic', 'sudden-death'] as const;
export const HANDS = ['guided', 'steady'] as const;

export type Options = {
  readonly variant: (typeof VARIANTS)[number];
  readonly hand: (typeof HANDS)[number];
};

export const ENDINGS = {
  'five-surfaces': 'five surfaces won',
  playoff: 'an extra round decided it',
  'last-left': 'everyone else is out',
  'round-limit': 'the most surfaces after 50 rounds',
} as const;
export type Ending = keyof typeof ENDINGS;

type Phase = 'first' | 'choose' | 'lay' | 'over';

/** Nothing is secret: a view is a whole state. */
export interface View extends Options {
  readonly seats: number;
  readonly phase: Phase;
  readonly round: number;
  /** Player 1 of this round. */
  readonly first: Seat | null;
  /** The numbers chosen so far, in the order of KIT. */
  readonly kit: readonly number[];
  readonly hands: readonly Hand[];
  /** The piles of each surface, oldest first. The list of a surface is never mutated, only replaced. */
  readonly surfaces: readonly (readonly Pile[])[];
  /** By `spaceIndex`. Up to date for the sizes still in hand; entries are replaced, never mutated. */
  readonly freeSpace: readonly FreeSpace[];
  /** The number of piles by the size on top. */
  readonly tops: Coins;
  /** The seat that lays next. */
  readonly turn: Seat;
  readonly fouls: number;
  readonly forfeits: number;
  readonly won: readonly number[];
  readonly active: SeatSet;
  readonly playoff: boolean;
  /** By surface: the winner in the last round scored. */
  readonly last: readonly (Seat | null)[] | null;
  readonly winners: SeatSet;
  readonly ending: Ending | null;
}

export type State = Draft<View>;

export const setup = (seats: number, { variant, hand }: Options): State => ({
  variant,
  hand,
  seats,
  phase: 'first',
  round: 1,
  first: null,
  kit: [],
  hands: repeat(seats, EMPTY),
  surfaces: [],
  freeSpace: [],
  tops: EMPTY,
  turn: 0,
  fouls: 0,
  forfeits: 0,
  won: repeat(seats, 0),
  active: everyone(seats),
  playoff: false,
  last: null,
  winners: NOBODY,
  ending: null,
});

export const copy = (state: State): State => ({
  ...state,
  kit: state.kit.slice(),
  hands: state.hands.slice(),
  surfaces: state.surfaces.slice(),
  freeSpace: state.freeSpace.slice(),
  won: state.won.slice(),
});

export const handOf = (view: View, seat: Seat): Hand => view.hands[seat] ?? EMPTY;

export const spaceIndex = (surface: number, size: Size): number => surface * SIZES.length + size;

export const freeSpaceFor = (view: View, surface: number, size: Size): FreeSpace =>
  view.freeSpace[spaceIndex(surface, size)] as FreeSpace;

/** The number of piles on which a koin of this size can be stacked. */
export const carriers = (view: View, size: Size): number =>
  (size > LARGE ? countOf(view.tops, LARGE) : 0) + (size === SMALL ? countOf(view.tops, MEDIUM) : 0);

export function canBePlaced(view: View, size: Size): boolean {
  for (let surface = 0; surface < view.surfaces.length; surface++)
    if (hasSpace(freeSpaceFor(view, surface, size))) return true;
  return false;
}

/** K5: whether any koin in the hand can be placed or stacked. */
export function canLay(view: View, seat: Seat): boolean {
  const hand = handOf(view, seat);
  for (let size = SMALL; size >= LARGE; size--)
    if (countOf(hand, size) > 0 && (carriers(view, size) > 0 || canBePlaced(view, size))) return true;
  return false;
}

/** The seat that chooses next: they take turns from player 1 on, until the kit is complete. */
export function chooser(view: View): Seat {
  let seat = view.first as Seat;
  for (let turn = view.kit.length % seatCount(view.active); turn > 0; turn--) seat = seatAfter(view.active, seat);
  return seat;
}
