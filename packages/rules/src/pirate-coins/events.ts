import type { Metal } from '../kernel/metals.js';
import type { Seat, SeatSet } from '../kernel/seats.js';
import type { Metals, Side } from './pieces.js';
import type { Ending } from './state.js';

export type Event =
  | { readonly event: 'starter'; readonly seat: Seat }
  | { readonly event: 'stacked'; readonly coins: readonly Metal[] }
  | { readonly event: 'round-begun'; readonly round: number; readonly coin: Metal }
  | { readonly event: 'fortune'; readonly seat: Seat; readonly coin: Metal }
  | { readonly event: 'chosen'; readonly seat: Seat }
  | { readonly event: 'revealed'; readonly plunder: SeatSet; readonly sally: SeatSet }
  | { readonly event: 'plundered'; readonly seat: Seat; readonly take: Metals; readonly give: Metals }
  | { readonly event: 'flipped'; readonly coin: Metal; readonly side: Side }
  | { readonly event: 'attacked'; readonly metal: Metal; readonly lost: Metals }
  | { readonly event: 'pouch-empty'; readonly lost: Metals }
  | { readonly event: 'deck-empty' }
  | { readonly event: 'over'; readonly winners: SeatSet; readonly ending: Ending };
