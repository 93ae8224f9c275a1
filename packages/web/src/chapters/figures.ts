import type { Drawing } from '@pouch/art';

/** A coin in the text, or a pile from the bottom up. */
export interface Figure {
  readonly parts: readonly FigurePart[];
}

interface FigurePart {
  readonly draw: (size: number) => Drawing;
  /** Of the size of a full coin. */
  readonly scale: number;
}

/** A single coin. */
export const figureOf = (draw: (size: number) => Drawing): Figure => ({ parts: [{ draw, scale: 1 }] });
