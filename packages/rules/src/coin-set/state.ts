import type { Draft } from '../kernel/draft.js';
import { times } from '../kernel/lists.js';
import { NOBODY, type Seat, type SeatSet } from '../kernel/seats.js';
import { COIN_COUNT, type Lying } from './pieces.js';

/** Coins that lie on the table in normal play. */
export const SPREAD = 10;
export const SET = 3;

export type Options = {
  readonly pointSeconds: number;
  readonly agreeSeconds: number;
};

export const ENDINGS = {
  'no-more-sets': 'nobody found a set and the bag was empty',
  'too-few-coins': 'the bag was empty and fewer than three coins were left',
} as const;
export type Ending = keyof typeof ENDINGS;

type Phase = 'deal' | 'search' | 'point' | 'turn' | 'over';
type Stage = 'open' | 'over' | 'single';

/** Everything lies open but the order in which the bag will give its coins, and that is decided by each deal. */
export interface View extends Options {
  readonly seats: number;
  readonly phase: Phase;
  /** The coins on the table; a place is an index of it. */
  readonly table: readonly Lying[];
  /** By coin: whether it is in the bag. */
  readonly bag: readonly boolean[];
  readonly bagCount: number;
  /** By seat: the coins won, in the order won. A seat's list is never changed, only replaced. */
  readonly won: readonly (readonly number[])[];
  readonly caller: Seat | null;
  readonly agreed: SeatSet;
  readonly stage: Stage;
  readonly turner: Seat;
  /** How many coins are to be dealt, and the places that a set has left empty, ascending. */
  readonly due: number;
  readonly gaps: readonly number[];
  readonly winners: SeatSet;
  readonly ending: Ending | null;
}

export type State = Draft<View>;

export const setup = (seats: number, { pointSeconds, agreeSeconds }: Options): State => ({
  pointSeconds,
  agreeSeconds,
  seats,
  phase: 'deal',
  table: [],
  bag: times(COIN_COUNT, true),
  bagCount: COIN_COUNT,
  won: times<readonly number[]>(seats, []),
  caller: null,
  agreed: NOBODY,
  stage: 'open',
  turner: 0,
  due: SPREAD,
  gaps: [],
  winners: NOBODY,
  ending: null,
});

export const copy = (state: State): State => ({
  ...state,
  table: state.table.slice(),
  bag: state.bag.slice(),
  won: state.won.slice(),
  gaps: state.gaps.slice(),
});

export const wonBy = (view: View, seat: Seat): readonly number[] => view.won[seat] ?? [];
