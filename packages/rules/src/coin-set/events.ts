import type { Seat, SeatSet } from '../kernel/seats.js';
import type { Face } from './pieces.js';
import type { Ending } from './state.js';

export type Event =
  | { readonly event: 'dealt'; readonly coins: readonly Face[] }
  | { readonly event: 'called'; readonly seat: Seat }
  | { readonly event: 'set'; readonly seat: Seat; readonly places: readonly number[]; readonly coins: readonly Face[] }
  | {
      readonly event: 'no-set';
      readonly seat: Seat;
      readonly places: readonly number[];
      readonly coins: readonly Face[];
    }
  | { readonly event: 'too-late'; readonly seat: Seat }
  | { readonly event: 'gave-back'; readonly seat: Seat; readonly coins: readonly number[] }
  | { readonly event: 'agreed'; readonly seat: Seat }
  | { readonly event: 'agreed-by-clock'; readonly seats: SeatSet }
  | { readonly event: 'all-turned' }
  | { readonly event: 'to-turn'; readonly seat: Seat }
  | { readonly event: 'turned'; readonly seat: Seat; readonly place: number; readonly coin: Face }
  | { readonly event: 'one-more' }
  | { readonly event: 'over'; readonly winners: SeatSet; readonly ending: Ending };
