import type { Ink } from './ink.js';
import type { Duplex, PaperName } from './page.js';

/** Round coins, for a punch; or square tokens with the coin in the middle, for a knife alone. */
export const CUTS = ['round', 'square'] as const;
export type Cut = (typeof CUTS)[number];

/** How far the backs can be moved either way, in millimetres. */
export const FARTHEST_OFFSET = 10;

export interface KitOptions {
  readonly paper: PaperName;
  readonly ink: Ink;
  readonly duplex: Duplex;
  /** Where the backs move, in millimetres to the right and down, for printers that shift them. */
  readonly offset: readonly [x: number, y: number];
  readonly cut: Cut;
}
