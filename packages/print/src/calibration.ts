import { circle, line, type Shape, stroked, transformed } from '@pouch/art';
import type { Fonts } from './fonts.js';
import { FARTHEST_OFFSET, type KitOptions, type MadeIn } from './options.js';
import { type Duplex, MARGIN, type Piece } from './page.js';
import { bothSides, onSide, type Point, paperOf, type Sheet } from './sheet.js';
import { WAX } from './step-pictures.js';
import { type Block, INK, label, paragraph, stacked } from './typesetting.js';

/** The signs of the numbers on the scales: they are the offset, read through the paper from the front. */
const SIGNS: Readonly<Record<Duplex, Point>> = { long: [1, -1], none: [1, -1], short: [-1, 1] };

const REACH = FARTHEST_OFFSET;
/** In from the corners of the paper. */
const INSET = 36;

/** A sheet to measure how far a printer shifts the backs: scales on the front, crosses on the back. */
export function calibrationSheets(options: KitOptions, madeIn: MadeIn, fonts: Fonts): Sheet[] {
  const paper = paperOf(options);
  const block = { width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN - 18 };
  const [x, y] = [paper.width / 2, paper.height / 2];
  const points: Point[] = [
    [x, y],
    [INSET, INSET + 8],
    [paper.width - INSET, INSET + 8],
    [INSET, paper.height - INSET - 8],
    [paper.width - INSET, paper.height - INSET - 8],
  ];
  return bothSides((side) => ({
    title: `Calibration page, ${side}`,
    part: 'calibration',
    side,
    paper,
    block,
    shapes: [
      ...points.map((point) => {
        const [atX, atY] = onSide(point, side, paper, options.duplex);
        return transformed(side === 'front' ? scale(SIGNS[options.duplex]) : cross(), [1, 0, 0, 1, atX, atY]);
      }),
      ...(side === 'front'
        ? [transformed(howTo(options, madeIn, fonts).shapes, [1, 0, 0, 1, x - TEXT_WIDTH / 2, y + ARM + 3])]
        : [backNote(x, y)]),
    ],
    pieces: points.map((point, number): Piece => {
      const [atX, atY] = onSide(point, side, paper, options.duplex);
      return { kind: 'mark', name: 'calibration', number, side, x: atX, y: atY, width: 2 * REACH, height: 2 * REACH };
    }),
  }));
}

/** The distance of the scales from the middle, and the arms of the back's cross, which reach over the scales. */
const AWAY = 13;
const ARM = 25;

/** A millimetre scale above the middle for X, and one to the left for Y. */
function scale([signX, signY]: Point): Shape[] {
  const all = Array.from({ length: 2 * REACH + 1 }, (_, at) => at - REACH);
  const out = (mm: number): number => AWAY + (mm % 5 === 0 ? 2.4 : 1.4);
  const ticks = all.flatMap((mm) => [line(mm, -AWAY, mm, -out(mm)), line(-AWAY, mm, -out(mm), mm)]);
  const lines = [line(-REACH, -AWAY, REACH, -AWAY), line(-AWAY, -REACH, -AWAY, REACH)];
  const middle = [line(-2, 0, 2, 0), line(0, -2, 0, 2)];
  return [
    stroked([...lines, ...ticks, ...middle].join(''), { paint: INK, width: 0.15 }),
    ...all
      .filter((mm) => mm % 5 === 0)
      .flatMap((mm) => [
        label(signed(mm * signX), mm, -AWAY - 3.2, 7, { face: 'strong', anchor: 'middle' }),
        label(signed(mm * signY), -AWAY - 3.2, mm + 0.8, 7, { face: 'strong', anchor: 'end' }),
      ]),
    label('X', REACH + 3, -AWAY - 0.4, 10, { face: 'strong' }),
    label('Y', -AWAY - 0.6, REACH + 5, 10, { face: 'strong', anchor: 'middle' }),
  ];
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The cross that is seen through the paper. */
const cross = (): Shape[] => [
  stroked(line(-ARM, 0, ARM, 0) + line(0, -ARM, 0, ARM), { paint: WAX, width: 0.3 }),
  stroked(circle(0, 0, 1.6), { paint: WAX, width: 0.3 }),
];

const TEXT_WIDTH = 130;

const HOW_TO_PRINT: Readonly<Record<Duplex, string>> = {
  long: 'Print this page and the next one double-sided, flipped on the **long** edge. Hold the sheet up to the light with this side facing you.',
  short:
    'Print this page and the next one double-sided, flipped on the **short** edge. Hold the sheet up to the light with this side facing you.',
  none: 'Print this page and the next one on two sheets. Put them back to back, edge to edge, and hold them up to the light with this side facing you.',
};

/** What to do with the two numbers that the crosses show. */
const HOW_TO_ALIGN: Readonly<Record<MadeIn, string>> = {
  browser:
    'Enter the two numbers as X and Y under **Align the backs**, where you made this kit, and make the kit again. For example, if the upright line is at −1 and the level line at +0.5, X is **−1** and Y is **0.5**.',
  terminal:
    'Make the kit again with **--offset X,Y**. For example, if the upright line is at −1 and the level line at +0.5, add **--offset -1,0.5**.',
};

const offsetWords = ([x, y]: KitOptions['offset'], madeIn: MadeIn): string =>
  madeIn === 'browser' ? `by X ${minus(x)} mm and Y ${minus(y)} mm` : `with --offset ${x},${y}`;

const minus = (value: number): string => String(value).replace('-', '−');

function howTo({ duplex, offset }: KitOptions, madeIn: MadeIn, fonts: Fonts): Block {
  const [x, y] = offset;
  const isMoved = x !== 0 || y !== 0;
  const lines = [
    '**How far does your printer shift the backs?**',
    HOW_TO_PRINT[duplex],
    'The crosses on the back shine through. Read where each cross is, to half a millimetre: its upright line on scale X, its level line on scale Y. If every cross is at 0 and 0, the backs are aligned.',
    ...(isMoved
      ? [
          `This kit already moves the backs ${offsetWords(offset, madeIn)}. **Add** the numbers that you read to these, and make the kit again.`,
        ]
      : [HOW_TO_ALIGN[madeIn]]),
    'If the five crosses show different numbers, the printer scales the page: print at 100 %, and check the ruler below.',
  ];
  return stacked(
    lines.map((text, index) => paragraph(text, { width: TEXT_WIDTH, points: index === 0 ? 12 : 9.5 }, fonts)),
    2,
  );
}

const backNote = (x: number, y: number): Shape =>
  label('The back of the calibration page. The instructions are on the front.', x, y + 34, 9, { anchor: 'middle' });
