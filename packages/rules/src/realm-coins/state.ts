import { EMPTY } from '../kernel/coins.js';
import type { Draft } from '../kernel/draft.js';
import { repeat } from '../kernel/lists.js';
import { everyone, NOBODY, type Seat, type SeatSet } from '../kernel/seats.js';
import { type Faces, FIRST_POOLS, FIRST_POUCH, FIRST_STASH, type Metals } from './pieces.js';

export const PLACES = 5;
export const GOAL = 40;
export const LAST_ROUND = 200;

export const ENDINGS = {
  forty: 'a stash reached 40',
  'extra-round': 'an extra round decided',
  'last-left': 'one player was left',
  'nobody-left': 'nobody was left',
  'round-limit': 'undecided after 200 rounds',
} as const;
export type Ending = keyof typeof ENDINGS;

type Phase = 'bid' | 'forfeit' | 'swoop' | 'appease' | 'draw' | 'over';

/** The public part of the state. */
interface Table {
  readonly seats: number;
  readonly phase: Phase;
  readonly round: number;
  /** By seat. Includes the coins of a sealed bid. */
  readonly stashes: readonly Metals[];
  /** The seats whose bid is awaited. */
  readonly unsealed: SeatSet;
  /** The row, by place, highest first: the pool, the bid and the owner of the bid at each place. */
  readonly pools: readonly (Faces | null)[];
  readonly bids: readonly (Faces | null)[];
  readonly owners: readonly (Seat | null)[];
  readonly pouch: Metals;
  readonly out: SeatSet;
  /** The seats that went out in this round (R16). */
  readonly outNow: SeatSet;
  /** Whether this is an extra round (R15). */
  readonly extra: boolean;
  /** The seats that still have to pay for an empty bid (R4). */
  readonly payers: SeatSet;
  /** The place whose pool is being won. */
  readonly place: number;
  readonly winners: SeatSet;
  readonly ending: Ending | null;
}

export interface View extends Table {
  /** By seat: the sealed bid, null for none, 'hidden' if the viewer may not see it. */
  readonly sealed: readonly (Faces | 'hidden' | null)[];
}

export type State = Draft<Table & { readonly sealed: readonly (Faces | null)[] }>;

export function setup(seats: number): State {
  return {
    seats,
    phase: 'bid',
    round: 1,
    stashes: repeat(seats, FIRST_STASH),
    sealed: repeat(seats, null),
    unsealed: everyone(seats),
    pools: FIRST_POOLS.slice(),
    bids: repeat(PLACES, null),
    owners: repeat(PLACES, null),
    pouch: FIRST_POUCH,
    out: NOBODY,
    outNow: NOBODY,
    extra: false,
    payers: NOBODY,
    place: 0,
    winners: NOBODY,
    ending: null,
  };
}

export const copy = (state: State): State => ({
  ...state,
  stashes: state.stashes.slice(),
  sealed: state.sealed.slice(),
  pools: state.pools.slice(),
  bids: state.bids.slice(),
  owners: state.owners.slice(),
});

export const inGame = (view: View): SeatSet => everyone(view.seats) & ~view.out;

export const stashOf = (view: View, seat: Seat): Metals => view.stashes[seat] ?? EMPTY;
