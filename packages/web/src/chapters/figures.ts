import type { Drawing } from '@pouch/art';

/** A coin in the text, or a pile from the bottom up. */
export interface Figure {
  readonly parts: readonly FigurePart[];
}

interface FigurePart {
  readonly draw: (size: number) => Drawing;
  /** Of the size of a full coin. */
  readonly scale: number;
  /** Said instead of the drawing's title. */
  readonly label?: () => string;
}

/** A single coin. */
export const figureOf = (draw: (size: number) => Drawing, label?: () => string): Figure => ({
  parts: [{ draw, scale: 1, ...(label && { label }) }],
});
