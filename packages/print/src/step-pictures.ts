import { box, circle, filled, line, METAL_COLOURS, type Shape, stroked, transformed } from '@pouch/art';
import type { StepPicture } from './games/print-game.js';
import { POUCH, pouchLines } from './pouch.js';
import { INK, label } from './typesetting.js';

/** The field of each line drawing in the instructions. */
export const FIELD = { width: 58, height: 26 } as const;

const PEN = 0.35;
const PAPER = '#FFFFFF';
const BOARD = '#D8C7A3';
export const SHADE = '#EFE6D2';
const STEEL = '#C9CDD0';
const COVER = '#8C7748';
/** The colour of the calibration page's crosses. */
export const WAX = '#A32C1F';

type Colours = readonly string[];
const METALS: Colours = [
  METAL_COLOURS.gold.rim.middle,
  METAL_COLOURS.silver.rim.middle,
  METAL_COLOURS.copper.rim.middle,
];

export const outlined = (d: string, fill: string = PAPER): Shape => ({
  kind: 'path',
  d,
  fill,
  stroke: { paint: INK, width: PEN, join: 'round' },
});
export const pen = (d: string, width: number = PEN): Shape =>
  stroked(d, { paint: INK, width, cap: 'round', join: 'round' });
export const dashed = (d: string): Shape => stroked(d, { paint: INK, width: PEN, dash: [1.1, 0.8] });
const grey = (d: string): Shape => stroked(d, { paint: '#A9A9A9', width: PEN });
export const at = (shapes: readonly Shape[], x: number, y: number): Shape => transformed(shapes, [1, 0, 0, 1, x, y]);
export const words = (text: string, x: number, y: number, points = 8): Shape =>
  label(text, x, y, points, { face: 'strong', anchor: 'middle' });

export function arrow(x1: number, y1: number, x2: number, y2: number): Shape {
  const way = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number): string => line(x2, y2, x2 - 1.9 * Math.cos(way + turn), y2 - 1.9 * Math.sin(way + turn));
  return pen(line(x1, y1, x2, y2) + wing(0.5) + wing(-0.5), 0.5);
}

/** A sheet of coins: gold in the first rows, then silver, then copper. */
function coinSheet(width: number, height: number, ground: string = SHADE): Shape[] {
  const [columns, rows] = [5, 6];
  const [stepX, stepY] = [(width - 1.6) / columns, (height - 1.6) / rows];
  const r = Math.min(stepX, stepY) * 0.42;
  return [
    outlined(box(0, 0, width, height), ground),
    ...METALS.map((metal, band) => {
      const discs = [0, 1].flatMap((row) =>
        Array.from({ length: columns }, (_, column) =>
          circle(0.8 + (column + 0.5) * stepX, 0.8 + (2 * band + row + 0.5) * stepY, r),
        ),
      );
      return {
        kind: 'path',
        d: discs.join(''),
        fill: metal,
        stroke: { paint: INK, width: 0.12 },
      } satisfies Shape;
    }),
  ];
}

/** A knife with its point at (0, 0), the handle up to the right. */
export const knife = (): Shape[] => [
  outlined('M0 0L1.2 -4.4L3.4 -3.6Z', STEEL),
  outlined('M1 -4.5L3.7 -3.5L8 -14.2A1.45 1.45 0 0 0 5.3 -15.2Z', COVER),
];

/** A straight edge that stands upright. */
export const straightEdge = (height: number): Shape[] => [
  outlined(box(0, 0, 4, height), STEEL),
  pen(
    Array.from({ length: Math.floor(height / 2) }, (_, tick) =>
      line(0, 1 + 2 * tick, tick % 5 === 0 ? 1.6 : 0.9, 1 + 2 * tick),
    ).join(''),
    0.2,
  ),
];

/** A sheet seen at a slant, its near left corner at (0, 0). */
const slanted = (shapes: readonly Shape[], x: number, y: number): Shape =>
  transformed(shapes, [1, 0, -0.55, 0.42, x, y]);

export const printer = (sheet: readonly Shape[]): Shape[] => [
  outlined('M19 1.5H37V10H19Z'),
  outlined(box(12, 8.5, 32, 10, 1.6), STEEL),
  outlined('M18 14.5H38L39.5 24H16.5Z'),
  at([transformed(sheet, [1, 0, 0, 0.5, 0, 0])], 21, 16.6),
  filled(circle(40.5, 11.2, 0.7), INK),
  words('100 %', 51, 19),
  pen(`M46 21.5H56M46 21.5V20M56 21.5V20M51 21.5V20.6`, 0.3),
];

/** The sheet glued on, corner to corner. */
export const onto = (sheet: readonly Shape[], width: number, height: number): Shape[] => [
  slanted([outlined(box(0, 0, width, height), BOARD)], 18, 14.5),
  pen(`M${18 - 0.55 * height} ${14.5 + 0.42 * height}v1.2h${width}v-1.2m0 1.2L${18 + width} 15.7v-1.2`, PEN),
  slanted(sheet, 18, 2),
  arrow(18 + width - 0.6, 3.5, 18 + width - 0.6, 13.2),
  arrow(18 - 0.55 * height + 1, 3.5 + 0.42 * height, 18 - 0.55 * height + 1, 12.6 + 0.42 * height),
];

const book = (x: number, y: number, width: number, fill: string): Shape[] => [
  outlined(box(x, y, width, 5, 0.8), fill),
  filled(box(x + width - 4.5, y + 0.7, 4.2, 3.6), PAPER),
  pen(line(x + width - 4.5, y + 0.7, x + width - 4.5, y + 4.3), 0.2),
];

const grid = (edge: number): Shape[] => [
  outlined(box(0, 0, 3 * edge, 2 * edge)),
  grey(
    [1, 2].map((third) => line(third * edge, 0, third * edge, 2 * edge)).join('') +
      [2 / 3, 4 / 3].map((third) => line(0, third * edge, 3 * edge, third * edge)).join(''),
  ),
];

const SCALE = 0.2;

export const printCoins: StepPicture = () => printer(coinSheet(14, 12));

export const cutSheets: StepPicture = () => [
  outlined(box(13, 0.5, 26, 25)),
  at(coinSheet(20, 21), 16, 2.5),
  dashed(box(16, 2.5, 20, 21)),
  at(straightEdge(25.4), 36, 0.3),
  at(knife(), 36, 21),
];

export const glueFront: StepPicture = () => onto(coinSheet(32, 25), 32, 25);

export const glueBack: StepPicture = () => [
  at(coinSheet(16, 19), 5, 2),
  words('front', 13, 25.2),
  at(coinSheet(16, 19, '#DDE3E5'), 37, 2),
  words('back', 45, 25.2),
  stroked(line(3.5, 0.9, 22.5, 0.9) + line(35.5, 0.9, 54.5, 0.9), {
    paint: METAL_COLOURS.gold.rim.middle,
    width: 1.2,
  }),
  pen('M24.5 13A5 5 0 0 1 33.5 13M33.5 13l0.5 -2.2M33.5 13l-2.2 -0.6', 0.5),
  words('gold', 29, 3.2),
];

export const pressBoard: StepPicture = () => [
  ...book(12, 1, 32, COVER),
  ...book(9, 6.2, 38, '#9FB0B5'),
  ...book(13, 11.4, 33, '#B98B78'),
  outlined(box(10, 17, 38, 1.2)),
  outlined(box(10, 18.2, 38, 1.6), BOARD),
  outlined(box(10, 19.8, 38, 1.2)),
  pen(line(2, 21.4, 56, 21.4), 0.6),
  arrow(52, 4, 52, 15),
  arrow(5, 4, 5, 15),
];

export const punchCoins: StepPicture = () => [
  outlined(box(2, 9, 46, 11), SHADE),
  ...[7.5, 18.5, 40.5].map((x) => outlined(circle(x, 14.5, 4.4), METALS[0])),
  outlined(box(21.5, 3, 16, 22, 3), STEEL),
  outlined(circle(29.5, 14.5, 4.9), PAPER),
  outlined(circle(29.5, 14.5, 4.4), METALS[0]),
  outlined(box(25.5, 0.8, 8, 2.2, 0.8), COVER),
  outlined(circle(53, 22, 3.6), METALS[0]),
  arrow(44, 21.5, 48, 22),
];

export const cutSquares: StepPicture = () => [
  ...[0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => outlined(circle(14 + 9 * column, 6.5 + 9 * row, 3.6), METALS[row])),
  ),
  dashed(
    [0, 1, 2, 3, 4].map((column) => line(9.5 + 9 * column, 0.5, 9.5 + 9 * column, 25)).join('') +
      [0, 1, 2].map((row) => line(5, 2 + 9 * row, 50, 2 + 9 * row)).join(''),
  ),
  at(knife(), 36.5, 23),
];

export const foldLeaflet: StepPicture = () => [
  at([...grid(6.6), filled(box(0.2, 0.2, 6.2, 4), SHADE), words('title', 3.3, 3.2, 7)], 0.2, 6.4),
  arrow(20.6, 13, 22.7, 13),
  // The columns like a z, seen from above.
  outlined('M23.5 5.5L29 8V21L23.5 18.5Z', SHADE),
  outlined('M29 8L34 5.5V18.5L29 21Z'),
  outlined('M34 5.5L39.5 8V21L34 18.5Z'),
  grey('M23.5 9.8L29 12.3L34 9.8L39.5 12.3M23.5 14.2L29 16.7L34 14.2L39.5 16.7'),
  arrow(40.5, 13, 43, 13),
  // The rows likewise.
  outlined('M44.5 4.5H50L48.5 9.5H43Z', SHADE),
  outlined('M43 9.5H48.5L50 14.5H44.5Z'),
  outlined('M44.5 14.5H50L48.5 19.5H43Z'),
  arrow(50.8, 13, 52.4, 13),
  outlined(box(53.3, 11.6, 4.5, 4)),
  outlined(box(53, 11, 4.5, 4)),
  outlined(box(52.7, 10.4, 4.5, 4), SHADE),
];

export const cutPouch: StepPicture = () => [
  transformed(pouchLines(PEN / SCALE), [SCALE, 0, 0, SCALE, (FIELD.width - POUCH.width * SCALE) / 2, 0.3]),
  transformed(knife(), [0.8, 0, 0, 0.8, 48.2, 20]),
];

export const gluePouch: StepPicture = () => [
  outlined('M6 9L9 5.5H24V20.5L21 24.5', SHADE),
  outlined('M9 5.5L8 0.8H25L24 5.5Z', SHADE),
  outlined('M6 9H11.4a2.1 2.1 0 0 0 4.2 0H21V24.5H6Z'),
  outlined('M21 9L24 5.5V20.5L21 24.5Z', SHADE),
  arrow(26, 15, 29.4, 15),
  at(
    [
      outlined('M0 9L3 5.5H18V20.5L15 24.5', SHADE),
      ...[0, 1].flatMap((column) =>
        [0, 1, 2].map((row) => outlined(circle(4.2 + 6.6 * column, 5.2 + 6.5 * row + 4, 2.9), METALS[row])),
      ),
      pen('M0 9V24.5H15V9', PEN),
      outlined('M15 9L18 5.5V20.5L15 24.5Z', SHADE),
    ],
    31,
    0,
  ),
  words('six', 54, 14),
  words('stacks', 54, 17.4),
];

/** Lines of print on a sheet. */
const printed = (width: number, count: number): Shape =>
  pen(
    Array.from({ length: count }, (_, row) =>
      line(2, 7 + 2.4 * row, width - (row % 3 === 2 ? 5 : 2), 7 + 2.4 * row),
    ).join(''),
    0.3,
  );

const pencilMark = (x: number, y: number): Shape =>
  pen(line(x - 1.3, y - 1.3, x + 1.3, y + 1.3) + line(x - 1.3, y + 1.3, x + 1.3, y - 1.3), 0.5);

/** A sheet with a mark in a corner goes through the printer and comes out with print on one side. */
export const markCorner: StepPicture = () => [
  at([outlined(box(0, 0, 14, 19)), pencilMark(11, 3)], 1, 5.5),
  // A pencil, its point at the mark.
  at(
    [outlined('M0 0L0.6 -2.4L2.2 -1.2Z', BOARD), outlined('M0.6 -2.4L2.2 -1.2L6 -6.3L4.4 -7.5Z', METALS[0])],
    12.8,
    7.8,
  ),
  arrow(17, 15, 20, 15),
  transformed(
    [
      outlined('M19 1.5H37V10H19Z'),
      outlined(box(12, 8.5, 32, 10, 1.6), STEEL),
      outlined('M18 14.5H38L39.5 24H16.5Z'),
      filled(circle(40.5, 11.2, 0.7), INK),
    ],
    [0.56, 0, 0, 0.56, 14.5, 7],
  ),
  arrow(40, 15, 43, 15),
  at([outlined(box(0, 0, 14, 19)), printed(14, 5), pencilMark(3, 3)], 43.5, 5.5),
];

/** Solid card, and board with a wave inside, crossed out. */
export const thickCard: StepPicture = () => [
  slanted(coinSheet(20, 22), 12.6, 3.5),
  pen(`M${12.6 - 0.55 * 22} ${3.5 + 0.42 * 22}v1h20v-1m0 1L32.6 4.5v-1`, PEN),
  words('thick card', 13, 22.5),
  outlined(box(37, 7.5, 20, 1.2), BOARD),
  pen(`M37 10.4${'q1 -2.6 2 0t2 0'.repeat(5)}`, 0.4),
  outlined(box(37, 12, 20, 1.2), BOARD),
  stroked(line(38, 4.5, 56, 16.2) + line(38, 16.2, 56, 4.5), { paint: WAX, width: 0.8, cap: 'round' }),
  words('corrugated', 47, 22.5),
];

/** The cross of the back on the scales of the front. */
export const alignBacks: StepPicture = () => [
  outlined(box(14, 0.5, 30, 25)),
  pen(
    line(21, 5.5, 39, 5.5) +
      Array.from({ length: 9 }, (_, mm) => line(22 + 2 * mm, 5.5, 22 + 2 * mm, mm === 4 ? 3.4 : 4.4)).join('') +
      line(20.5, 8, 20.5, 23) +
      Array.from({ length: 7 }, (_, mm) => line(20.5, 9.5 + 2 * mm, mm === 3 ? 18.4 : 19.4, 9.5 + 2 * mm)).join(''),
    0.3,
  ),
  words('X', 41, 6.4),
  words('Y', 17.4, 23.4),
  stroked(line(32, 3.4, 32, 24) + line(18.6, 13.5, 42, 13.5), { paint: WAX, width: 0.5 }),
  stroked(circle(32, 13.5, 1.6), { paint: WAX, width: 0.4 }),
];
