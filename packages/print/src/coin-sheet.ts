import { box, type Drawing, filled, type Shape } from '@pouch/art';
import { CREDITS } from './credits.js';
import { crossesBetween, cutAround, cutBetween } from './cutting.js';
import { INK, registration } from './furniture.js';
import type { KitOptions } from './options.js';
import type { PaperName, Piece } from './page.js';
import { boxWidth, COIN_WIDTH, type Coin, type CoinGame, coinsOf, groundOf } from './pieces.js';
import { bothSides, laid, onSide, type Point, paperOf, type Sheet } from './sheet.js';
import { POINT } from './type.js';

/** Columns and rows of coins, from middle to middle, and how far the coloured ground runs past the outermost cells. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
  readonly past: Point;
}

/**
 * 75 coins on one sheet: eight inches are too wide for A4 with its margins, and eleven rows too high for letter, so
 * that each paper has a grid of its own. The rows are straight so that a knife can cut them into strips for the punch.
 */
const FULL_GRIDS: Readonly<Record<PaperName, Grid>> = {
  letter: { columns: 8, rows: 10, pitch: 25.4, past: [0, 0.6] },
  a4: { columns: 7, rows: 11, pitch: 25.7, past: [1.2, 1] },
};
/** The 42 coins of Coin Set have more room: two rows for each metal. */
const COIN_SET_GRID: Grid = { columns: 7, rows: 6, pitch: 27.6, past: [2, 2] };

/** Square tokens have the sheet's edge as their own: the ground ends there. */
function gridOf(game: CoinGame, { paper, cut }: KitOptions): Grid {
  const grid = game === 'coin-set' ? COIN_SET_GRID : FULL_GRIDS[paper];
  return cut === 'square' ? { ...grid, past: [0, 0] } : grid;
}

/** The fronts and the backs of all coins of a game, a sheet each. */
export function coinSheets(game: CoinGame, options: KitOptions): Sheet[] {
  const grid = gridOf(game, options);
  const coins = coinsOf(game);
  const block = {
    width: grid.columns * grid.pitch + 2 * grid.past[0],
    height: grid.rows * grid.pitch + 2 * grid.past[1],
  };
  return bothSides((side) => {
    const paper = paperOf(options);
    const middle: Point = [paper.width / 2, paper.height / 2];
    const places = coins.map((_, place) => onSide(placeOf(place, grid, middle), side, paper, options.duplex));
    const marks = registration(paper, block, side, options.duplex);
    const cuts = options.cut === 'square' ? cutBetween : crossesBetween;
    return {
      title: side === 'front' ? 'Coin fronts' : 'Coin backs',
      side,
      paper,
      block,
      shapes: [
        ...grounds(coins, places, grid, middle, block),
        ...coins.map((coin, place) =>
          laid(coin[side].drawing, places[place] as Point, boxWidth(coin[side].drawing), side, options.duplex),
        ),
        cuts(middle, grid.columns, grid.rows, grid.pitch),
        ...spareNote(game, coins.length, grid, middle).map(([drawing, at]) =>
          laid(drawing, onSide(at, side, paper, options.duplex), drawing.box.width, side, options.duplex),
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

/** The middle of a place on the front, row by row. */
function placeOf(place: number, { columns, rows, pitch }: Grid, [x, y]: Point): Point {
  const column = place % columns;
  const row = Math.trunc(place / columns);
  return [x + (column - (columns - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch];
}

/** The places left over, at the end of the last row, say what the sheet is. */
function spareNote(game: CoinGame, used: number, grid: Grid, middle: Point): [Drawing, Point][] {
  const last = grid.columns * grid.rows - 1;
  if (used > last) return [];
  const [left, right] = [placeOf(used, grid, middle), placeOf(last, grid, middle)];
  const [width, height] = [right[0] - left[0] + grid.pitch - 1, grid.pitch - 1];
  const words = (text: string, y: number, points: number, face: 'display' | 'text'): Shape => ({
    kind: 'text',
    text,
    x: 0,
    y,
    size: points * POINT,
    face,
    anchor: 'middle',
    fill: INK,
  });
  const drawing: Drawing = {
    title: 'What the sheet is',
    box: { x: -width / 2, y: -height / 2, width, height },
    shapes: [
      filled(box(-width / 2, -height / 2, width, height), '#FFFFFF'),
      words(CREDITS[game].game, 0, 13, 'display'),
      words('25 gold, 25 silver, 25 copper', 5, 7, 'text'),
    ],
  };
  return [[drawing, [(left[0] + right[0]) / 2, left[1]]]];
}

/** The ground of each metal as one path: up to the middle between coins, and past the outermost. */
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

/** From where to where the ground of a coin runs: the outermost cells reach the edge of the ground. */
function cell(at: number, middle: number, cells: number, whole: number, pitch: number): [from: number, to: number] {
  const [from, to] = [at - pitch / 2, at + pitch / 2];
  const isFirst = from - (middle - cells / 2) < pitch / 2;
  const isLast = middle + cells / 2 - to < pitch / 2;
  return [isFirst ? middle - whole / 2 : from, isLast ? middle + whole / 2 : to];
}
