import { line, placed, pouchMark, type Shape, stroked } from '@pouch/art';
import { makersOf } from './credits.js';
import { cutAround } from './cutting.js';
import { figureRow, rowWidth, widest } from './figures.js';
import type { Fonts } from './fonts.js';
import type { Item, Panel, PrintGame } from './games/print-game.js';
import type { Piece } from './page.js';
import type { Content, Side } from './sheet.js';
import { type Block, INK, POINT, paragraph, QUIET, stacked } from './typesetting.js';

/**
 * The rules leaflet: three by three panels on each side of its paper, 18 faces in all.
 *
 * It is z-folded both ways: first the columns (the middle one over the right one, the left one back), then the rows (the
 * middle one over the bottom one, the top one back). Outside are then the front of the UPPER LEFT panel and the back of
 * the LOWER RIGHT panel, which is at the LOWER LEFT of the back page. Each has been turned over twice or not at all, so
 * both are upright.
 *
 * So the title is at the upper left of the front and the summary at the lower left of the back. The other panels are
 * read row by row.
 */
export const PANEL = { width: 65.8, height: 42.4 } as const;
export const LEAFLET = { width: 3 * PANEL.width, height: 3 * PANEL.height } as const;
const TITLE_PLACE = 0;
const SUMMARY_PLACE = 6;

/** From a panel's edge to its text: nothing crosses a fold, even if the fold is a millimetre off. */
const INSET = { x: 3, y: 2.4 } as const;
const TEXT_AREA = { width: PANEL.width - 2 * INSET.x, height: PANEL.height - 2 * INSET.y } as const;

export const FOLD_GREY = '#A9A9A9';

/** All panels of a leaflet have the largest text size that fits in each. */
const SIZES = [9.5, 9.25, 9, 8.75, 8.5, 8.25, 8] as const;
const LEAST_POINTS = 8;
const LEADING = 1.17;
const TITLE_POINTS = 10;

/** A side of the leaflet, with its upper left corner at (0, 0). */
export function leafletSide(game: PrintGame, side: Side, fonts: Fonts): Content {
  const points = pointsOf(game, fonts);
  const panels = panelsOf(game, side).map((panel, place): Content => {
    const [column, row] = [place % 3, Math.trunc(place / 3)];
    const [left, top] = [column * PANEL.width, row * PANEL.height];
    const shapes = panel === 'title' ? titleShapes(game, fonts) : panelBlock(panel, points, fonts).shapes;
    return {
      shapes: [{ kind: 'group', shapes, transform: [1, 0, 0, 1, left + INSET.x, top + INSET.y] }],
      pieces: [
        {
          kind: 'panel',
          name: `rules: ${panel === 'title' ? game.facts.name : panel.title}`,
          number: numberOf(place, side),
          side,
          x: left + PANEL.width / 2,
          y: top + PANEL.height / 2,
          ...PANEL,
        },
      ],
    };
  });
  const folds = foldsOf(side);
  const outline: Piece = {
    kind: 'cut',
    name: 'rules leaflet',
    number: 1,
    side,
    x: LEAFLET.width / 2,
    y: LEAFLET.height / 2,
    ...LEAFLET,
  };
  return {
    shapes: [
      ...folds.shapes,
      // The back is cut along with the front and needs no lines, which could be off.
      ...(side === 'front' ? cutAround([outline.x, outline.y], LEAFLET.width, LEAFLET.height) : []),
      ...panels.flatMap(({ shapes }) => shapes),
    ],
    pieces: [...panels.flatMap(({ pieces }) => pieces), ...folds.pieces, outline],
  };
}

/** Panels have the numbers 1 to 9 on the front; the back of a panel has the same number. */
function numberOf(place: number, side: Side): number {
  const [column, row] = [place % 3, Math.trunc(place / 3)];
  return 3 * row + (side === 'front' ? column : 2 - column) + 1;
}

/** The nine panels of a side, row by row as they are read. */
function panelsOf({ leaflet }: PrintGame, side: Side): readonly (Panel | 'title')[] {
  if (side === 'back') return leaflet.back.toSpliced(SUMMARY_PLACE, 0, leaflet.summary);
  return ([...leaflet.front] as (Panel | 'title')[]).toSpliced(TITLE_PLACE, 0, 'title');
}

/** Two vertical and two horizontal folds, in grey. */
function foldsOf(side: Side): Content {
  const { width, height } = LEAFLET;
  const folds = [1, 2].flatMap((third): Piece[] => {
    const upright = side === 'front' ? third : 3 - third;
    return [
      {
        kind: 'fold',
        name: `upright fold ${third}`,
        number: third,
        side,
        x: upright * PANEL.width,
        y: height / 2,
        width: 0,
        height,
      },
      {
        kind: 'fold',
        name: `level fold ${third}`,
        number: 2 + third,
        side,
        x: width / 2,
        y: third * PANEL.height,
        width,
        height: 0,
      },
    ];
  });
  return {
    shapes: folds.map(({ x, y, width: w, height: h }) =>
      stroked(line(x - w / 2, y - h / 2, x + w / 2, y + h / 2), { paint: FOLD_GREY, width: 0.2 }),
    ),
    pieces: folds,
  };
}

/** The largest size at which every panel holds its text. */
function pointsOf({ facts, leaflet }: PrintGame, fonts: Fonts): number {
  const panels = [...leaflet.front, ...leaflet.back, leaflet.summary];
  const fitting = SIZES.find((points) => panels.every((panel) => overflowOf(panel, points, fonts) <= 0));
  if (fitting !== undefined) return fitting;
  const overflows = panels
    .map((panel) => ({ title: panel.title, by: overflowOf(panel, LEAST_POINTS, fonts) }))
    .filter(({ by }) => by > 0)
    .map(({ title, by }) => `'${title}' by ${by.toFixed(1)} mm`);
  throw new Error(`The rules of ${facts.name} overflow their panels: ${overflows.join(', ')}`);
}

const overflowOf = (panel: Panel, points: number, fonts: Fonts): number =>
  panelBlock(panel, points, fonts).height - TEXT_AREA.height;

function panelBlock({ title, items }: Panel, points: number, fonts: Fonts): Block {
  const heading = paragraph(title, { width: TEXT_AREA.width, points: TITLE_POINTS, face: 'display', fill: INK }, fonts);
  const body = stacked(
    items.map((item) => itemBlock(item, points, fonts)),
    0.9,
  );
  return stacked([heading, body], 0.6);
}

/** The width of a coin beside text: one alone, or one of several. */
const unitOf = (count: number): number => (count === 1 ? 8.2 : count === 2 ? 6.8 : 6.4);
const ROW_UNIT = 9;
const PILE_UNIT = 9.5;

function itemBlock(item: Item, points: number, fonts: Fonts): Block {
  const { width } = TEXT_AREA;
  const set = (text: string, available: number): Block =>
    paragraph(text, { width: available, points, leading: LEADING }, fonts);
  if (typeof item === 'string') return set(item, width);
  if ('points' in item)
    return stacked(
      item.points.map((text) => hung('•', text, 2.5, width, set)),
      0.3,
    );
  if ('steps' in item)
    return stacked(
      item.steps.map((text, index) => hung(`**${index + 1}**`, text, 3.2, width, set)),
      0.3,
    );
  if ('table' in item) {
    const column = Math.max(...item.table.map(([head]) => head.length)) <= 2 ? 6 : 14;
    return stacked(
      item.table.map(([head, text]) => hung(`**${head}**`, text, column, width, set)),
      0.1,
    );
  }
  if ('row' in item) {
    const length = rowWidth(item.row, ROW_UNIT, 1.2);
    const tallest = ROW_UNIT * widest(item.row);
    return {
      shapes: figureRow(item.row, (width - length) / 2, tallest / 2, ROW_UNIT, 1.2),
      height: tallest,
    };
  }
  if ('piles' in item) {
    const widths = item.piles.map((pile) => PILE_UNIT * widest(pile));
    const gap = 3;
    const tallest = Math.max(...widths);
    let x = (width - widths.reduce((sum, each) => sum + each + gap, -gap)) / 2;
    return {
      shapes: item.piles.flatMap((pile, index) => {
        const middle = x + (widths[index] ?? 0) / 2;
        x += (widths[index] ?? 0) + gap;
        return pile.map((figure, height) =>
          placed(figure.draw({ covered: height < pile.length - 1 }), middle, tallest / 2, PILE_UNIT * figure.width),
        );
      }),
      height: tallest,
    };
  }
  const unit = unitOf(item.figures.length);
  const length = rowWidth(item.figures, unit, 0.6);
  const tallest = unit * widest(item.figures);
  // Aligns the texts of figures of different sizes below one another.
  const [first] = item.figures;
  const column = Math.max(length, item.figures.length === 1 && first ? unit * first.columnWidth : 0);
  const indent = column + 2;
  const text = set(item.text, width - indent);
  const height = Math.max(tallest, text.height);
  return {
    shapes: [
      ...figureRow(item.figures, (column - length) / 2, height / 2, unit, 0.6),
      { kind: 'group', shapes: text.shapes, transform: [1, 0, 0, 1, indent, (height - text.height) / 2] },
    ],
    height,
  };
}

/** A bullet or number with its text as a hanging indent. */
function hung(
  mark: string,
  text: string,
  indent: number,
  width: number,
  set: (text: string, available: number) => Block,
): Block {
  const body = set(text, width - indent);
  return {
    shapes: [...set(mark, indent).shapes, { kind: 'group', shapes: body.shapes, transform: [1, 0, 0, 1, indent, 0] }],
    height: body.height,
  };
}

function titleShapes({ facts, leaflet: { players, figures } }: PrintGame, fonts: Fonts): readonly Shape[] {
  const { width, height } = TEXT_AREA;
  const centred = { width, align: 'middle' } as const;
  const name = paragraph(facts.name, { ...centred, points: 20, face: 'display', fill: INK }, fonts);
  const about = paragraph(`Rules for ${players}`, { ...centred, points: 8.5, leading: LEADING }, fonts);
  const unit = Math.min(8.2, (width - 4) / figures.length) / widest(figures);
  const tallest = unit * widest(figures);
  const credit = stacked(
    evenLines(`A game by ${makersOf(facts)}`, 8, fonts).map((text) =>
      paragraph(text, { ...centred, points: 8, leading: LEADING, fill: QUIET }, fonts),
    ),
    0,
  );
  const MARK = 7;
  const head = stacked(
    [
      { shapes: [placed(pouchMark('parchment'), width / 2, MARK / 2, MARK)], height: MARK },
      name,
      about,
      {
        shapes: figureRow(figures, (width - rowWidth(figures, unit, 0.8)) / 2, tallest / 2 + 0.6, unit, 0.8),
        height: tallest + 0.6,
      },
    ],
    0.6,
  );
  const overflow = head.height + 1 + credit.height - height;
  if (overflow > 0) throw new Error(`The title panel of ${facts.name} overflows by ${overflow.toFixed(1)} mm`);
  return [...head.shapes, { kind: 'group', shapes: credit.shapes, transform: [1, 0, 0, 1, 0, height - credit.height] }];
}

/** One line, or two of about the same length. */
function evenLines(text: string, points: number, fonts: Fonts): string[] {
  if (fonts.widthOf(text, 'text', points * POINT) <= TEXT_AREA.width) return [text];
  const uneven = (at: number): number => Math.abs(text.length - 1 - 2 * at);
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.reduce((best, at) => (uneven(at) < uneven(best) ? at : best));
  return [text.slice(0, middle), text.slice(middle + 1)];
}
