import type { Metal } from '../kernel/metals.js';
import type { Seat, SeatSet } from '../kernel/seats.js';
import type { Face, Faces } from './pieces.js';
import type { Ending } from './state.js';

/** Places and ranks count from 0. "Home" is the stash of the seat. */
export type Event =
  | { readonly event: 'bid-in'; readonly seat: Seat }
  | { readonly event: 'revealed'; readonly seat: Seat; readonly bid: Faces }
  | { readonly event: 'crowns-home'; readonly seat: Seat; readonly coins: Faces }
  | { readonly event: 'round-off'; readonly payers: SeatSet }
  | { readonly event: 'forfeited'; readonly seat: Seat; readonly coin: Face }
  | {
      readonly event: 'ranked';
      readonly seat: Seat;
      readonly rank: number;
      readonly value: number;
      readonly boars: number;
    }
  | { readonly event: 'knights-home'; readonly seat: Seat; readonly knights: number; readonly bid: Faces }
  | { readonly event: 'tied'; readonly seat: Seat; readonly place: number; readonly bid: Faces }
  | {
      readonly event: 'swooped';
      readonly seat: Seat;
      readonly place: number;
      readonly take: Faces;
      readonly give: Faces;
    }
  | { readonly event: 'collected'; readonly seat: Seat; readonly place: number; readonly coins: Faces }
  | { readonly event: 'appeased'; readonly seat: Seat; readonly coins: Faces }
  | { readonly event: 'out'; readonly seat: Seat }
  | { readonly event: 'pools-ordered'; readonly pools: readonly Faces[] }
  | { readonly event: 'drawn'; readonly coin: Metal }
  | { readonly event: 'round-begun'; readonly round: number; readonly extra: boolean }
  | { readonly event: 'over'; readonly winners: SeatSet; readonly ending: Ending };
