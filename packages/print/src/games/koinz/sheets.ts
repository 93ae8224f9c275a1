import { box, filled, KOIN_SEATS, type KoinSeat, type KoinSize, koin, locales, PLAYERS, type Shape } from '@pouch/art';
import { KOINZ_EDGE as BOARD } from '@pouch/rules';
import type { Face } from '../../coins.js';
import { cropMarks, crossesBetween, cutAround, cutBetween } from '../../cutting.js';
import type { Cut, KitOptions } from '../../options.js';
import type { Piece } from '../../page.js';
import { registrationMarks } from '../../page-frame.js';
import { bothSides, onSide, type Point, paperOf, placedOnSide, type Sheet, type Side } from '../../sheet.js';

/** A band of koinz of one colour and size; the bands are one below the other. */
interface Band {
  readonly size: KoinSize;
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
}
const BANDS: readonly Band[] = [
  { size: 'large', columns: 2, rows: 3, pitch: 40 },
  { size: 'medium', columns: 3, rows: 2, pitch: 30 },
  { size: 'small', columns: 3, rows: 2, pitch: 22 },
];
/** How far the ground extends past the outer koinz; square tokens share its edge. */
const PAST: Readonly<Record<Cut, number>> = { round: 1.5, square: 0 };
const COLOUR_WIDTH = Math.max(...BANDS.map(({ columns, pitch }) => columns * pitch));
const COLOUR_HEIGHT = BANDS.reduce((sum, { rows, pitch }) => sum + rows * pitch, 0);
const COLOUR_STEP = COLOUR_WIDTH + 10;

/** Two colours a sheet, side by side. */
const COLOURS_A_SHEET = 2;
const KOINZ_BLOCK = {
  width: (COLOURS_A_SHEET - 1) * COLOUR_STEP + COLOUR_WIDTH + 2 * PAST.round,
  height: COLOUR_HEIGHT + 2 * PAST.round,
};

/** The locale extends past the board, which hides a cut that is a little off; the crop marks are outside. */
const BOARD_PAST = 2;
const MARKS = { from: 2.4, to: 3.9 };
const BOARDS_A_SHEET = 2;
const BOARD_STEP = BOARD + 8;
const BOARDS_BLOCK = {
  width: BOARD + 2 * MARKS.to,
  height: (BOARDS_A_SHEET - 1) * BOARD_STEP + BOARD + 2 * MARKS.to,
};

/** The boards, with a locale on each side. */
const BOARDS: readonly { readonly front: Face; readonly back: Face }[] = locales.flatMap((front, at) => {
  const back = locales[at + 1];
  return at % 2 === 0 && back !== undefined ? [{ front, back }] : [];
});

export function koinzSheets(options: KitOptions): Sheet[] {
  const sheets = Array.from({ length: KOIN_SEATS.length / COLOURS_A_SHEET }, (_, sheet) =>
    KOIN_SEATS.slice(sheet * COLOURS_A_SHEET, (sheet + 1) * COLOURS_A_SHEET),
  );
  return [
    ...sheets.flatMap((seats) => bothSides((side) => koinzSheet(seats, side, options))),
    ...Array.from({ length: BOARDS.length / BOARDS_A_SHEET }, (_, sheet) =>
      bothSides((side) => boardSheet(sheet * BOARDS_A_SHEET, side, options)),
    ).flat(),
  ];
}

const KOINZ_OF_A_COLOUR = BANDS.reduce((sum, { columns, rows }) => sum + columns * rows, 0);

function koinzSheet(seats: readonly KoinSeat[], side: Side, options: KitOptions): Sheet {
  const paper = paperOf(options);
  const shapes: Shape[] = [];
  const pieces: Piece[] = [];
  const [width, height] = [COLOUR_WIDTH + 2 * PAST[options.cut], COLOUR_HEIGHT + 2 * PAST[options.cut]];
  for (const [column, seat] of seats.entries()) {
    const x = paper.width / 2 + (column - (seats.length - 1) / 2) * COLOUR_STEP;
    const middle = onSide([x, paper.height / 2], side, paper, options.duplex);
    shapes.push(filled(boxAround(middle, width, height), PLAYERS[seat].dark));
    let number = seat * KOINZ_OF_A_COLOUR;
    let top = paper.height / 2 - COLOUR_HEIGHT / 2;
    for (const band of BANDS) {
      // Both sides of a koin look alike.
      const drawing = koin(band.size, seat, { flat: true });
      const { title: name } = drawing;
      const { width: diameter } = drawing.box;
      const centre: Point = [x, top + (band.rows * band.pitch) / 2];
      shapes.push(...cutsIn(band, onSide(centre, side, paper, options.duplex), options.cut));
      for (let place = 0; place < band.columns * band.rows; place++) {
        const at = onSide(placeIn(band, place, centre), side, paper, options.duplex);
        shapes.push(placedOnSide(drawing, at, diameter, side, options.duplex));
        pieces.push({
          kind: 'koin',
          name,
          number: number++,
          side,
          x: at[0],
          y: at[1],
          width: diameter,
          height: diameter,
        });
      }
      top += band.rows * band.pitch;
    }
    shapes.push(...cutAround(middle, width, height));
    pieces.push(cutPiece(`${PLAYERS[seat].name} koinz`, seat, side, middle, width, height));
  }
  const marks = registrationMarks(paper, KOINZ_BLOCK, side, options.duplex);
  const names = seats.map((seat) => PLAYERS[seat].name).join(' and ');
  return {
    title: `Koinz ${side}s: ${names}`,
    part: 'discs',
    side,
    paper,
    block: KOINZ_BLOCK,
    shapes: [...shapes, ...marks.shapes],
    pieces: [...pieces, ...marks.pieces],
  };
}

function cutsIn({ columns, rows, pitch }: Band, middle: Point, cut: Cut): Shape[] {
  if (cut === 'round') return [crossesBetween(middle, columns, rows, pitch)];
  return [cutBetween(middle, columns, rows, pitch), ...cutAround(middle, columns * pitch, rows * pitch)];
}

function placeIn({ columns, rows, pitch }: Band, place: number, [x, y]: Point): Point {
  const [column, row] = [place % columns, Math.trunc(place / columns)];
  return [x + (column - (columns - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch];
}

const boxAround = ([x, y]: Point, width: number, height: number): string =>
  box(x - width / 2, y - height / 2, width, height);

const cutPiece = (name: string, number: number, side: Side, [x, y]: Point, width: number, height: number): Piece => ({
  kind: 'cut',
  name,
  number,
  side,
  x,
  y,
  width,
  height,
});

function boardSheet(first: number, side: Side, options: KitOptions): Sheet {
  const paper = paperOf(options);
  const shapes: Shape[] = [];
  const pieces: Piece[] = [];
  for (const [row, board] of BOARDS.slice(first, first + BOARDS_A_SHEET).entries()) {
    const y = paper.height / 2 + (row - (BOARDS_A_SHEET - 1) / 2) * BOARD_STEP;
    const at = onSide([paper.width / 2, y], side, paper, options.duplex);
    const { name, drawing } = board[side];
    shapes.push(
      placedOnSide(drawing, at, BOARD + 2 * BOARD_PAST, side, options.duplex),
      placedOnSide(drawing, at, BOARD, side, options.duplex),
      ...cutAround(at, BOARD, BOARD),
      cropMarks(at, BOARD, BOARD, MARKS.from, MARKS.to),
    );
    pieces.push({ kind: 'board', name, number: first + row, side, x: at[0], y: at[1], width: BOARD, height: BOARD });
    pieces.push(cutPiece(name, first + row, side, at, BOARD, BOARD));
  }
  const marks = registrationMarks(paper, BOARDS_BLOCK, side, options.duplex);
  return {
    title: `Board ${side}s: ${first + 1} and ${first + BOARDS_A_SHEET}`,
    part: 'boards',
    side,
    paper,
    block: BOARDS_BLOCK,
    shapes: [...shapes, ...marks.shapes],
    pieces: [...pieces, ...marks.pieces],
  };
}
