import { type Drawing, placed, type Shape, transformed } from '@pouch/art';
import { inked } from './ink.js';
import type { KitOptions } from './options.js';
import { type Duplex, PAPERS, type Page, type Paper, type Piece } from './page.js';

/** A page in the making: its furniture is still to come, and a back has not been moved by the offset yet. */
export interface Sheet {
  readonly title: string;
  readonly side: Piece['side'];
  readonly paper: Paper;
  readonly shapes: readonly Shape[];
  readonly pieces: readonly Piece[];
  /** What the furniture keeps clear of: a box in the middle of the page. */
  readonly block: { readonly width: number; readonly height: number };
}

export type Point = readonly [x: number, y: number];

/**
 * Where a point of the front comes to lie on the back page once the paper is turned over. Sheets that are glued back to
 * back are turned like the page of a book.
 */
export function meeting([x, y]: Point, { width, height }: Paper, duplex: Duplex): Point {
  return duplex === 'short' ? [x, height - y] : [width - x, y];
}

/** A point of this side of the sheet, given where it lies on the front. */
export const onSide = (point: Point, side: Piece['side'], paper: Paper, duplex: Duplex): Point =>
  side === 'front' ? point : meeting(point, paper, duplex);

/**
 * A drawing put down with its middle at the point. On a back that is turned over the short edge it stands on its head,
 * so that the piece's two sides are upright when it is turned on its upright axis.
 */
export function laid(drawing: Drawing, [x, y]: Point, width: number, side: Piece['side'], duplex: Duplex): Shape {
  const upright = placed(drawing, x, y, width);
  return side === 'back' && duplex === 'short' ? transformed([upright], [-1, 0, 0, -1, 2 * x, 2 * y]) : upright;
}

/** Both sides of a sheet, made alike. */
export const bothSides = (make: (side: Piece['side']) => Sheet): Sheet[] => [make('front'), make('back')];

export const paperOf = ({ paper }: Pick<KitOptions, 'paper'>): Paper => PAPERS[paper];

/** The page as it is printed, in its ink: backs move by the offset, with all that is on them. */
export function pageOf(sheet: Sheet, furniture: Pick<Sheet, 'shapes' | 'pieces'>, { offset, ink }: KitOptions): Page {
  const { title, paper, side } = sheet;
  const shapes = inked([...sheet.shapes, ...furniture.shapes], ink);
  const pieces = [...sheet.pieces, ...furniture.pieces];
  const [x, y] = side === 'back' ? offset : [0, 0];
  const moved = x !== 0 || y !== 0;
  return {
    title,
    width: paper.width,
    height: paper.height,
    shapes: moved ? [transformed(shapes, [1, 0, 0, 1, x, y])] : shapes,
    pieces: moved ? pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y })) : pieces,
  };
}
