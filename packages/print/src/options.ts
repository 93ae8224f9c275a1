import type { Ink } from './ink.js';
import type { Duplex, PaperName } from './page.js';

/** Round coins for a punch, or square tokens with the coin in the middle for a knife. */
export const CUTS = ['round', 'square'] as const;
export type Cut = (typeof CUTS)[number];

/** The greatest offset in either direction, in millimetres. */
export const FARTHEST_OFFSET = 10;

/** Where a kit is made: its instructions speak of the page's fields, or of the command's options. */
export type MadeIn = 'browser' | 'terminal';

export interface KitOptions {
  readonly paper: PaperName;
  readonly ink: Ink;
  readonly duplex: Duplex;
  /** Moves the backs to the right and down, in millimetres, to cancel a printer's shift. */
  readonly offset: readonly [x: number, y: number];
  readonly cut: Cut;
}
