import type { Seat } from '@pouch/rules';
import type { Face } from './types.ts';

interface Pointed {
  readonly face: Face;
  /** The place by the rules, before anything left the table. */
  readonly place: number;
}

/** What has come of a call, seen for a while beside the running game. */
export interface CallShown {
  readonly seat: Seat;
  readonly came: 'set' | 'no-set' | 'too-late';
  readonly coins: readonly Pointed[];
  /** How many of them have been pointed at so far. */
  readonly pointed: number;
  /** Whether it is told what they are. */
  readonly told: boolean;
  /** The coins are on their way to the pile. */
  readonly gone: boolean;
  /** How many coins the caller had to give back. */
  readonly back: number;
}

/** The table itself is always the newest; only calls are played out over it. */
export interface Show {
  readonly call: CallShown | undefined;
}

const NOTHING: Show = { call: undefined };

export const still = (): Show => NOTHING;
