import type { Seat, SeatSet } from '../kernel/seats.js';
import type { Size } from './pieces.js';
import type { Ending } from './state.js';

export type Event =
  | { readonly event: 'first'; readonly seat: Seat }
  | { readonly event: 'chose'; readonly seat: Seat; readonly part: number; readonly number: number }
  | {
      readonly event: 'placed';
      readonly seat: Seat;
      readonly koin: Size;
      readonly surface: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly event: 'stacked';
      readonly seat: Seat;
      readonly koin: Size;
      readonly surface: number;
      readonly pile: number;
    }
  | {
      readonly event: 'fouled';
      readonly seat: Seat;
      readonly koin: Size;
      readonly surface: number;
      readonly pile: number;
    }
  | { readonly event: 'forfeited'; readonly seat: Seat }
  | { readonly event: 'passed-over'; readonly seat: Seat }
  | {
      readonly event: 'scored';
      readonly surface: number;
      readonly points: readonly number[];
      readonly winner: Seat | null;
    }
  | { readonly event: 'out'; readonly seat: Seat }
  | { readonly event: 'round-begun'; readonly round: number; readonly seat: Seat; readonly playoff: boolean }
  | { readonly event: 'over'; readonly winners: SeatSet; readonly ending: Ending };
