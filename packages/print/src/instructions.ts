import { circle, filled, line, placed, pouchMark, stroked, transformed } from '@pouch/art';
import { creditLines } from './credits.js';
import type { Fonts } from './fonts.js';
import type { Assembly, InstructionStep, InstructionsText, PrintGame } from './games/print-game.js';
import type { KitOptions } from './options.js';
import type { Paper } from './page.js';
import { paperOf, type Sheet } from './sheet.js';
import { FIELD } from './step-pictures.js';
import { TABLE_WIDTH } from './table-pictures.js';
import { type Block, INK, label, paragraph, QUIET, stacked } from './typesetting.js';

/** The margins at the sides, and the strips of the frame above and below. */
const SIDE = 9;
const STRIPS = 2 * 11.6;
/** From the strips to the text. */
const CLEAR = 1.5;
const COLUMNS = 3;
const GAP = 6;
const RULE = '#D2C3A2';

/** Both sides of the sheet of instructions: how to make the kit, then the table, tips and credits. */
export const instructionSheets = (game: PrintGame, assembly: Assembly & Pick<KitOptions, 'paper'>, fonts: Fonts) => {
  const text = game.instructions(assembly);
  const paper = paperOf(assembly);
  const width = paper.width - 2 * SIDE;
  return [
    sheetOf(
      'How to make this kit',
      paper,
      [header(game, text, width, fonts), needs(text, width, fonts), ...rows(text.steps, true, width, fonts)],
      nextPage(assembly, width, fonts),
    ),
    sheetOf(
      'Table, tips and credits',
      paper,
      [
        table(game, width, fonts),
        ...rows(game.table.reminders ?? [], false, width, fonts),
        ...rows(text.tips, false, width, fonts),
        notes(text, width, fonts),
      ],
      credits(game, width, fonts),
    ),
  ];
};

const LEAST_GAP = 1.5;
const MOST_GAP = 7;

/** Blocks from the top of the page down, and one at its foot. */
function sheetOf(title: string, paper: Paper, blocks: readonly Block[], foot: Block): Sheet {
  const block = { width: paper.width - 2 * SIDE, height: paper.height - STRIPS };
  const left = (paper.width - block.width) / 2;
  const top = (paper.height - block.height) / 2 + CLEAR;
  const available = block.height - 2 * CLEAR;
  const free = available - foot.height - blocks.reduce((sum, { height }) => sum + height, 0);
  const overflow = blocks.length * LEAST_GAP - free;
  if (overflow > 0) throw new Error(`'${title}' overflows its page by ${overflow.toFixed(1)} mm`);
  const body = stacked(blocks, Math.min(free / blocks.length, MOST_GAP));
  return {
    title,
    part: 'instructions',
    side: 'front',
    paper,
    block,
    shapes: [
      transformed(body.shapes, [1, 0, 0, 1, left, top]),
      transformed(foot.shapes, [1, 0, 0, 1, left, top + available - foot.height]),
    ],
    pieces: [],
  };
}

function header({ facts }: PrintGame, { intro }: InstructionsText, width: number, fonts: Fonts): Block {
  const MARK = 12;
  const words = stacked(
    [
      paragraph(`Make your own ${facts.name}`, { width: width - MARK - 4, points: 20, face: 'display' }, fonts),
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
  const heading = paragraph('You need', { width, points: 12, face: 'display' }, fonts);
  const list = inColumns(width, (column) =>
    all.map((text): Block => {
      const words = paragraph(text, { width: column - 3, points: 9, leading: 1.22 }, fonts);
      return {
        shapes: [filled(circle(0.8, 1.75, 0.5), INK), transformed(words.shapes, [1, 0, 0, 1, 3, 0])],
        height: words.height,
      };
    }),
  );
  return ruled(stacked([heading, list], 1), width);
}

/** Blocks in three columns, one below the other, so that the tallest column is as short as possible. */
function inColumns(width: number, blocksOf: (column: number) => readonly Block[]): Block {
  const column = (width - (COLUMNS - 1) * GAP) / COLUMNS;
  const blocks = blocksOf(column);
  const layouts = blocks.flatMap((_, first) =>
    blocks.slice(first).map((_, more): Block => {
      const second = first + more;
      const columns = [blocks.slice(0, first), blocks.slice(first, second), blocks.slice(second)].map((each) =>
        stacked(each, 0.8),
      );
      return {
        shapes: columns.map(({ shapes }, at) => transformed(shapes, [1, 0, 0, 1, at * (column + GAP), 0])),
        height: Math.max(...columns.map(({ height }) => height)),
      };
    }),
  );
  return layouts.reduce((best, layout) => (layout.height < best.height ? layout : best));
}

/** With a line above. */
const ruled = (block: Block, width: number): Block => ({
  shapes: [stroked(line(0, 0, width, 0), { paint: RULE, width: 0.3 }), transformed(block.shapes, [1, 0, 0, 1, 0, 2.2])],
  height: block.height + 2.2,
});

/** Steps or tips, three in a row. */
function rows(steps: readonly InstructionStep[], numbered: boolean, width: number, fonts: Fonts): Block[] {
  const column = (width - (COLUMNS - 1) * GAP) / COLUMNS;
  return Array.from({ length: Math.ceil(steps.length / COLUMNS) }, (_, row) => {
    const blocks = steps
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((step, at) => stepBlock(step, numbered ? row * COLUMNS + at + 1 : undefined, column, fonts));
    return ruled(
      {
        shapes: blocks.map(({ shapes }, at) => transformed(shapes, [1, 0, 0, 1, at * (column + GAP), 0])),
        height: Math.max(...blocks.map(({ height }) => height)),
      },
      width,
    );
  });
}

function stepBlock(
  { title, picture, text }: InstructionStep,
  number: number | undefined,
  width: number,
  fonts: Fonts,
): Block {
  const indent = number === undefined ? 0 : 7;
  const heading: Block = {
    shapes: [
      ...(number === undefined
        ? []
        : [
            filled(circle(2.6, 2.6, 2.6), INK),
            label(String(number), 2.6, 3.75, 9.5, { face: 'heavy', anchor: 'middle', fill: '#FFFFFF' }),
          ]),
      transformed(paragraph(title, { width: width - indent, points: 12, face: 'display' }, fonts).shapes, [
        1,
        0,
        0,
        1,
        indent,
        0.2,
      ]),
    ],
    height: 5.4,
  };
  const drawing: Block = {
    shapes: [transformed(picture(), [1, 0, 0, 1, (width - FIELD.width) / 2, 0])],
    height: FIELD.height,
  };
  return stacked([heading, drawing, paragraph(text, { width, points: 8.75, leading: 1.24 }, fonts)], 1.4);
}

const nextPage = ({ pages }: Assembly, width: number, fonts: Fonts): Block =>
  ruled(
    paragraph(
      `**Page ${pages.instructions.at(-1)}** shows how to set the table, print both sides by hand, use thick card and align the backs.`,
      { width, points: 8.75, leading: 1.24 },
      fonts,
    ),
    width,
  );

/** How the game is laid out on the table. */
function table(game: PrintGame, width: number, fonts: Fonts): Block {
  const { caption, picture } = game.table;
  const { shapes, height } = picture(game);
  return stacked(
    [
      paragraph('Set the table', { width, points: 20, face: 'display' }, fonts),
      paragraph(caption, { width, points: 9.5 }, fonts),
      { shapes: [transformed(shapes, [1, 0, 0, 1, (width - TABLE_WIDTH) / 2, 0])], height },
    ],
    2,
  );
}

/** A column each. */
const notes = ({ notes: all }: InstructionsText, width: number, fonts: Fonts): Block =>
  ruled(
    inColumns(width, (column) =>
      all.map((note) => paragraph(note, { width: column, points: 8.75, leading: 1.24 }, fonts)),
    ),
    width,
  );

const credits = (game: PrintGame, width: number, fonts: Fonts): Block =>
  ruled(
    stacked(
      creditLines(game).map((credit) => paragraph(credit, { width, points: 7.5, leading: 1.22, fill: QUIET }, fonts)),
      0.6,
    ),
    width,
  );
