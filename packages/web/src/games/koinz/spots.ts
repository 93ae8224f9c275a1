import type { Seat } from '@pouch/rules';

/** The places that the log can point at: values of `data-spot`. No koin flies, so there are no flights between them. */

export const playerSpot = (seat: Seat): string => `player-${seat}`;

/** Piles of other rounds have other names. */
export const pileSpot = (round: number, surface: number, pile: number): string => `koinz-${round}-${surface}-${pile}`;
