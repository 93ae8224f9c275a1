import type { Shape } from '@pouch/art';

/**
 * A page of a kit as plain data, in millimetres from the upper left corner of the paper. Everything on paper is known
 * here before any PDF is written, so that the tests can measure it.
 */
export interface Page {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** What is to be cut out, folded or lined up, and just where it lies. */
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly kind: 'coin' | 'koin' | 'board' | 'panel' | 'pouch' | 'fold' | 'cut' | 'mark';
  /** What it shows: 'copper peasant', 'rules panel 3'. */
  readonly name: string;
  /** The same number on front and back: these two sides meet. */
  readonly number: number;
  readonly side: 'front' | 'back';
  /** The middle. */
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
/** No sheet of pieces is wider than eight inches, so that every paper takes it. */
export const WIDEST = 8 * INCH;
