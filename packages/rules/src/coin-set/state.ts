import type { Draft } from '../kernel/draft.js';
import { repeat } from '../kernel/lists.js';
import { NOBODY, type Seat, type SeatSet } from '../kernel/seats.js';
import { COIN_COUNT, type TableCoin } from './pieces.js';

/** The number of coins on the table in normal play. */
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

/** Nothing is secret: the order of the coins in the bag does not exist before each deal. */
export interface View extends Options {
  readonly seats: number;
  readonly phase: Phase;
  /** By place. */
  readonly table: readonly TableCoin[];
  /** By coin: whether it is in the bag. */
  readonly bag: readonly boolean[];
  readonly bagCount: number;
  /** By seat: the coins won, oldest first. The list of a seat is never mutated, only replaced. */
  readonly won: readonly (readonly number[])[];
  readonly caller: Seat | null;
  readonly agreed: SeatSet;
  readonly stage: Stage;
  readonly turner: Seat;
  /** The number of coins that the next deal adds, and the places it fills first, ascending. */
  readonly toDeal: number;
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
  bag: repeat(COIN_COUNT, true),
  bagCount: COIN_COUNT,
  won: repeat<readonly number[]>(seats, []),
  caller: null,
  agreed: NOBODY,
  stage: 'open',
  turner: 0,
  toDeal: SPREAD,
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
