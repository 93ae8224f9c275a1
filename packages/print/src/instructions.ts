import { circle, filled, line, placed, pouchMark, stroked, transformed } from '@pouch/art';
import { creditLines } from './credits.js';
import type { Fonts } from './fonts.js';
import type { InstructionStep, InstructionsText, PrintGame } from './games/print-game.js';
import type { KitOptions } from './options.js';
import type { Page, Piece } from './page.js';
import { paperOf, type Sheet } from './sheet.js';
import { FIELD } from './step-pictures.js';
import { type Block, INK, label, paragraph, QUIET, stacked } from './typesetting.js';

/** The margins at the sides, and the strips of the frame above and below. */
const SIDE = 9;
const STRIPS = 2 * 11.6;
/** From the strips to the text. */
const CLEAR = 1.5;
const COLUMNS = 3;
const GAP = 6;
const RULE = '#D2C3A2';

/** The page with the instructions for making the kit. */
export function instructionPages(
  game: PrintGame,
  options: Pick<KitOptions, 'paper' | 'ink' | 'duplex' | 'cut'>,
  fonts: Fonts,
): (Sheet & Page)[] {
  const { name } = game.facts;
  const paper = paperOf(options);
  const block = { width: paper.width - 2 * SIDE, height: paper.height - STRIPS };
  const text = game.instructions(options);
  const blocks = [
    header(name, text, block.width, fonts),
    needs(text, block.width, fonts),
    ...rows(text, block.width, fonts),
  ];
  const foot = footer(game, text, block.width, fonts);
  const left = (paper.width - block.width) / 2;
  const top = (paper.height - block.height) / 2 + CLEAR;
  const free = block.height - 2 * CLEAR - foot.height - blocks.reduce((sum, { height }) => sum + height, 0);
  if (free < blocks.length * LEAST_GAP)
    throw new Error(
      `The instructions of ${name} overflow the page by ${(blocks.length * LEAST_GAP - free).toFixed(1)} mm`,
    );
  const gap = Math.min(free / blocks.length, MOST_GAP);
  const body = stacked(blocks, gap);
  return [
    {
      title: 'How to make this kit',
      side: 'front',
      paper,
      width: paper.width,
      height: paper.height,
      block,
      shapes: [
        transformed(body.shapes, [1, 0, 0, 1, left, top]),
        transformed(foot.shapes, [1, 0, 0, 1, left, top + block.height - 2 * CLEAR - foot.height]),
      ],
      pieces: [] satisfies Piece[],
    },
  ];
}

const LEAST_GAP = 1.5;
const MOST_GAP = 7;

function header(name: string, { intro }: InstructionsText, width: number, fonts: Fonts): Block {
  const MARK = 12;
  const words = stacked(
    [
      paragraph(`${name}, to make yourself`, { width: width - MARK - 4, points: 20, face: 'display' }, fonts),
      paragraph(intro, { width: width - MARK - 4, points: 9.5 }, fonts),
    ],
    0.8,
  );
  return {
    shapes: [
      placed(pouchMark('parchment'), MARK / 2, words.height / 2, MARK),
      transformed(words.shapes, [1, 0, 0, 1, MARK + 4, 0]),
    ],
    height: words.height,
  };
}

/** Materials and tools in three columns under a line. */
function needs({ needs: all }: InstructionsText, width: number, fonts: Fonts): Block {
  const column = (width - (COLUMNS - 1) * GAP) / COLUMNS;
  const heading = paragraph('You need', { width, points: 12, face: 'display' }, fonts);
  const each = Math.ceil(all.length / COLUMNS);
  const columns = Array.from({ length: COLUMNS }, (_, at) =>
    stacked(
      all.slice(at * each, (at + 1) * each).map((text): Block => {
        const words = paragraph(text, { width: column - 3, points: 9, leading: 1.22 }, fonts);
        return {
          shapes: [filled(circle(0.8, 1.75, 0.5), INK), transformed(words.shapes, [1, 0, 0, 1, 3, 0])],
          height: words.height,
        };
      }),
      0.8,
    ),
  );
  const list: Block = {
    shapes: columns.map(({ shapes }, at) => transformed(shapes, [1, 0, 0, 1, at * (column + GAP), 0])),
    height: Math.max(...columns.map(({ height }) => height)),
  };
  return ruled(stacked([heading, list], 1), width);
}

/** With a line above. */
const ruled = (block: Block, width: number): Block => ({
  shapes: [stroked(line(0, 0, width, 0), { paint: RULE, width: 0.3 }), transformed(block.shapes, [1, 0, 0, 1, 0, 2.2])],
  height: block.height + 2.2,
});

/** The steps, three in a row. */
function rows({ steps }: InstructionsText, width: number, fonts: Fonts): Block[] {
  const column = (width - (COLUMNS - 1) * GAP) / COLUMNS;
  return Array.from({ length: Math.ceil(steps.length / COLUMNS) }, (_, row) => {
    const blocks = steps
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((step, at) => stepBlock(step, row * COLUMNS + at + 1, column, fonts));
    return ruled(
      {
        shapes: blocks.map(({ shapes }, at) => transformed(shapes, [1, 0, 0, 1, at * (column + GAP), 0])),
        height: Math.max(...blocks.map(({ height }) => height)),
      },
      width,
    );
  });
}

function stepBlock({ title, picture, text }: InstructionStep, number: number, width: number, fonts: Fonts): Block {
  const heading: Block = {
    shapes: [
      filled(circle(2.6, 2.6, 2.6), INK),
      label(String(number), 2.6, 3.75, 9.5, { face: 'heavy', anchor: 'middle', fill: '#FFFFFF' }),
      transformed(
        paragraph(title, { width: width - 7, points: 12, face: 'display' }, fonts).shapes,
        [1, 0, 0, 1, 7, 0.2],
      ),
    ],
    height: 5.4,
  };
  const drawing: Block = {
    shapes: [transformed(picture(), [1, 0, 0, 1, (width - FIELD.width) / 2, 0])],
    height: FIELD.height,
  };
  return stacked([heading, drawing, paragraph(text, { width, points: 8.75, leading: 1.24 }, fonts)], 1.4);
}

/** Notes and credits. */
function footer(game: PrintGame, { notes }: InstructionsText, width: number, fonts: Fonts): Block {
  return ruled(
    stacked(
      [
        ...notes.map((note) => paragraph(note, { width, points: 8.5, leading: 1.22 }, fonts)),
        paragraph(creditLines(game).join(' '), { width, points: 7.5, leading: 1.22, fill: QUIET }, fonts),
      ],
      1,
    ),
    width,
  );
}
