import type { Shape } from '@pouch/art';

/**
 * A page of a kit as plain data, in millimetres from the upper left corner of the paper. Tests measure it without writing
 * a PDF.
 */
export interface Page {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Everything to cut out, fold or line up, with its exact position. */
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly kind: 'coin' | 'koin' | 'board' | 'panel' | 'pouch' | 'fold' | 'cut' | 'mark';
  /** What it shows: 'copper peasant', 'rules panel 3'. */
  readonly name: string;
  /** The two sides of a piece have the same number. */
  readonly number: number;
  readonly side: 'front' | 'back';
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PAPERS = {
  letter: { name: 'letter', width: 215.9, height: 279.4 },
  a4: { name: 'a4', width: 210, height: 297 },
} as const;
export type PaperName = keyof typeof PAPERS;
export type Paper = (typeof PAPERS)[PaperName];

/** How the paper is turned for its back: over the long edge, over the short edge, or not at all (glued together). */
export const DUPLEXES = ['long', 'short', 'none'] as const;
export type Duplex = (typeof DUPLEXES)[number];

export const INCH = 25.4;
/** Printers leave this much of the paper's edge blank. */
export const MARGIN = 6;
/** The greatest width of a sheet of pieces: eight inches fit on every paper. */
export const WIDEST = 8 * INCH;
