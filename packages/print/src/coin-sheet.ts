import { box, type Drawing, filled, type Shape } from '@pouch/art';
import { boxWidth, COIN_WIDTH, type Coin, groundOf } from './coins.js';
import { crossesBetween, cutAround, cutBetween } from './cutting.js';
import type { KitOptions } from './options.js';
import type { PaperName, Piece } from './page.js';
import { registrationMarks } from './page-frame.js';
import { bothSides, onSide, type Point, paperOf, placedOnSide, type Sheet } from './sheet.js';
import { label } from './typesetting.js';

/** Columns and rows of coins, the distance between them, and how far the coloured ground extends past the outer cells. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
  readonly past: Point;
}

/**
 * 75 coins on one sheet: eight inches are too wide for A4 with its margins, and eleven rows too high for letter, so
 * that each paper has a grid of its own. The rows are straight so that a knife can cut them into strips for the punch.
 */
export const FULL_GRIDS: Readonly<Record<PaperName, Grid>> = {
  letter: { columns: 8, rows: 10, pitch: 25.4, past: [0, 0.6] },
  a4: { columns: 7, rows: 11, pitch: 25.7, past: [1.2, 1] },
};
/** The fronts and the backs of a game's coins, a sheet each. */
export function coinSheets(
  name: string,
  coins: readonly Coin[],
  grids: Readonly<Record<PaperName, Grid>>,
  options: KitOptions,
): Sheet[] {
  // Square tokens share the edge of the sheet: the ground ends there.
  const grid: Grid = { ...grids[options.paper], ...(options.cut === 'square' && { past: [0, 0] as const }) };
  const block = {
    width: grid.columns * grid.pitch + 2 * grid.past[0],
    height: grid.rows * grid.pitch + 2 * grid.past[1],
  };
  return bothSides((side) => {
    const paper = paperOf(options);
    const middle: Point = [paper.width / 2, paper.height / 2];
    const places = coins.map((_, place) => onSide(placeOf(place, grid, middle), side, paper, options.duplex));
    const marks = registrationMarks(paper, block, side, options.duplex);
    const cuts = options.cut === 'square' ? cutBetween : crossesBetween;
    return {
      title: side === 'front' ? 'Coin fronts' : 'Coin backs',
      part: 'coins',
      side,
      paper,
      block,
      shapes: [
        ...grounds(coins, places, grid, middle, block),
        ...coins.map((coin, place) =>
          placedOnSide(coin[side].drawing, places[place] as Point, boxWidth(coin[side].drawing), side, options.duplex),
        ),
        cuts(middle, grid.columns, grid.rows, grid.pitch),
        ...spareNote(name, coins.length, grid, middle).map(([drawing, at]) =>
          placedOnSide(drawing, onSide(at, side, paper, options.duplex), drawing.box.width, side, options.duplex),
        ),
        ...cutAround(middle, block.width, block.height),
        ...marks.shapes,
      ],
      pieces: [
        ...coins.map((coin, place): Piece => {
          const [x, y] = places[place] as Point;
          return {
            kind: 'coin',
            name: coin[side].name,
            number: place,
            side,
            x,
            y,
            width: COIN_WIDTH,
            height: COIN_WIDTH,
          };
        }),
        { kind: 'cut', name: 'sheet of coins', number: 0, side, x: middle[0], y: middle[1], ...block },
        ...marks.pieces,
      ],
    };
  });
}

/** The centre of a place on the front, row by row. */
function placeOf(place: number, { columns, rows, pitch }: Grid, [x, y]: Point): Point {
  const column = place % columns;
  const row = Math.trunc(place / columns);
  return [x + (column - (columns - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch];
}

/** The unused places at the end of the last row carry the name of the sheet. */
function spareNote(name: string, used: number, grid: Grid, middle: Point): [Drawing, Point][] {
  const last = grid.columns * grid.rows - 1;
  if (used > last) return [];
  const [left, right] = [placeOf(used, grid, middle), placeOf(last, grid, middle)];
  const [width, height] = [right[0] - left[0] + grid.pitch - 1, grid.pitch - 1];
  const drawing: Drawing = {
    title: 'What the sheet is',
    box: { x: -width / 2, y: -height / 2, width, height },
    shapes: [
      filled(box(-width / 2, -height / 2, width, height), '#FFFFFF'),
      label(name, 0, 0, 13, { face: 'display', anchor: 'middle' }),
      label('25 gold, 25 silver, 25 copper', 0, 5, 7, { anchor: 'middle' }),
    ],
  };
  return [[drawing, [(left[0] + right[0]) / 2, left[1]]]];
}

/** The ground of each metal as one path. */
function grounds(
  coins: readonly Coin[],
  places: readonly Point[],
  grid: Grid,
  middle: Point,
  block: Sheet['block'],
): Shape[] {
  const paths = new Map<Coin['metal'], string>();
  for (const [index, { metal }] of coins.entries()) {
    const [x, y] = places[index] as Point;
    const [left, right] = cell(x, middle[0], grid.columns * grid.pitch, block.width, grid.pitch);
    const [top, bottom] = cell(y, middle[1], grid.rows * grid.pitch, block.height, grid.pitch);
    paths.set(metal, `${paths.get(metal) ?? ''}${box(left, top, right - left, bottom - top)}`);
  }
  return [...paths].map(([metal, path]) => filled(path, groundOf(metal)));
}

/** The extent of a coin's ground: the outer cells reach the edge of the block. */
function cell(at: number, middle: number, cells: number, whole: number, pitch: number): [from: number, to: number] {
  const [from, to] = [at - pitch / 2, at + pitch / 2];
  const isFirst = from - (middle - cells / 2) < pitch / 2;
  const isLast = middle + cells / 2 - to < pitch / 2;
  return [isFirst ? middle - whole / 2 : from, isLast ? middle + whole / 2 : to];
}
