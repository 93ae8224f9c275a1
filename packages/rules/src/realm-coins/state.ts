import { EMPTY } from '../kernel/coins.js';
import type { Draft } from '../kernel/draft.js';
import { times } from '../kernel/lists.js';
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

/** What everybody at the table sees. */
interface Table {
  readonly seats: number;
  readonly phase: Phase;
  readonly round: number;
  /** By seat; the coins of a sealed bid are still in the stash. */
  readonly stashes: readonly Metals[];
  /** Those whose bid is awaited. */
  readonly unsealed: SeatSet;
  /** The row of five places, highest first: what lies there as a pool, what as a bid, and whose bid it is. */
  readonly pools: readonly (Faces | null)[];
  readonly bids: readonly (Faces | null)[];
  readonly owners: readonly (Seat | null)[];
  readonly pouch: Metals;
  readonly out: SeatSet;
  /** Those who went out in this round (R16). */
  readonly outNow: SeatSet;
  /** Whether R15's extra rounds have begun. */
  readonly extra: boolean;
  /** Who has still to pay for an empty bid (R4). */
  readonly payers: SeatSet;
  /** The place whose pool is being won. */
  readonly place: number;
  readonly winners: SeatSet;
  readonly ending: Ending | null;
}

export interface View extends Table {
  /** By seat: the bid made, null for none, 'hidden' for one that this viewer may not see. */
  readonly sealed: readonly (Faces | 'hidden' | null)[];
}

export type State = Draft<Table & { readonly sealed: readonly (Faces | null)[] }>;

export function setup(seats: number): State {
  return {
    seats,
    phase: 'bid',
    round: 1,
    stashes: times(seats, FIRST_STASH),
    sealed: times(seats, null),
    unsealed: everyone(seats),
    pools: FIRST_POOLS.slice(),
    bids: times(PLACES, null),
    owners: times(PLACES, null),
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
