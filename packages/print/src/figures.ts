import { type Drawing, placed, type Shape } from '@pouch/art';

/** A small picture of a piece beside a text. */
export interface Figure {
  /** A covered koin shows only its ring. */
  readonly draw: (options?: { readonly covered?: boolean }) => Drawing;
  /** A coin is 1 wide. */
  readonly width: number;
  /** The width of a column of such figures. */
  readonly columnWidth: number;
}

export const coinFigure = (draw: () => Drawing): Figure => ({ draw, width: 1, columnWidth: 1 });

/** Figures side by side on a middle line, from `x` to the right; `unit` is the width of a coin. */
export function figureRow(figures: readonly Figure[], x: number, y: number, unit: number, gap: number): Shape[] {
  let at = x;
  return figures.map((figure) => {
    const width = figure.width * unit;
    const shape = placed(figure.draw(), at + width / 2, y, width);
    at += width + gap;
    return shape;
  });
}

export const rowWidth = (figures: readonly Figure[], unit: number, gap: number): number =>
  figures.reduce((sum, { width }) => sum + width * unit + gap, -gap);

export const widest = (figures: readonly Figure[]): number => Math.max(...figures.map(({ width }) => width));
