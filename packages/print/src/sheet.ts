import { type Drawing, placed, type Shape, transformed } from '@pouch/art';
import { inked } from './ink.js';
import type { KitOptions } from './options.js';
import { type Duplex, PAPERS, type Page, type Paper, type Piece } from './page.js';

export type Side = Piece['side'];

/** Shapes, and the pieces among them. */
export interface Content {
  readonly shapes: readonly Shape[];
  readonly pieces: readonly Piece[];
}

/** What a sheet belongs to: the instructions name the pages of each part. */
export type Part = 'instructions' | 'coins' | 'discs' | 'boards' | 'leaflet' | 'calibration';

/** A page without its frame, and with a back that the offset has not moved yet. */
export interface Sheet extends Content {
  readonly title: string;
  readonly part: Part;
  readonly side: Side;
  readonly paper: Paper;
  /** A box in the middle of the page, which the frame keeps clear of. */
  readonly block: { readonly width: number; readonly height: number };
}

export type Point = readonly [x: number, y: number];

/** The point of the back page behind a point of the front. Sheets glued back to back turn like the page of a book. */
export function pointBehind([x, y]: Point, { width, height }: Paper, duplex: Duplex): Point {
  return duplex === 'short' ? [x, height - y] : [width - x, y];
}

/** Where a point of the front is on this side of the sheet. */
export const onSide = (point: Point, side: Side, paper: Paper, duplex: Duplex): Point =>
  side === 'front' ? point : pointBehind(point, paper, duplex);

/**
 * A drawing centred on a point. On a back that is turned over the short edge it is upside down, so that both sides of the
 * piece are upright when it is turned on its vertical axis.
 */
export function placedOnSide(drawing: Drawing, [x, y]: Point, width: number, side: Side, duplex: Duplex): Shape {
  const upright = placed(drawing, x, y, width);
  return side === 'back' && duplex === 'short' ? transformed([upright], [-1, 0, 0, -1, 2 * x, 2 * y]) : upright;
}

export const bothSides = (make: (side: Side) => Sheet): Sheet[] => [make('front'), make('back')];

export const paperOf = ({ paper }: Pick<KitOptions, 'paper'>): Paper => PAPERS[paper];

/** The page as it is printed, in its ink and with the backs moved by the offset. */
export function pageOf(sheet: Sheet, frame: Content, { offset, ink }: KitOptions): Page {
  const { title, paper, side } = sheet;
  const shapes = inked([...sheet.shapes, ...frame.shapes], ink);
  const pieces = [...sheet.pieces, ...frame.pieces];
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
