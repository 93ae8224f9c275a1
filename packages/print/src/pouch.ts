import { type Drawing, filled, line, placed, pouchMark, type Shape, stroked, transformed } from '@pouch/art';
import { creditLines } from './credits.js';
import type { Figure } from './figures.js';
import type { Fonts } from './fonts.js';
import type { LowerHalf, PrintGame } from './games/print-game.js';
import { FOLD_GREY, PANEL } from './leaflet.js';
import { INCH, type Piece } from './page.js';
import type { Content } from './sheet.js';
import { INK, label, paragraph, QUIET, stacked } from './typesetting.js';

/**
 * The paper pouch, from one half of the sheet: a flat box with a lid that tucks in.
 *
 * A coin is an inch across; chipboard of about 1 mm with a sheet of 0.1 mm on either side is 1.2 mm thick. At most 75
 * coins are in six stacks, two across and three up: ⌈75 / 6⌉ = 13 coins, 13 × 1.2 = 15.6 mm in a stack. The folded
 * leaflet is on top.
 *
 *   width   two stacks need 2 × 25.4 = 50.8 mm, the folded leaflet 65.8 mm: the leaflet decides
 *   height  three stacks: 3 × 25.4 = 76.2 mm
 *   depth   15.6 mm of coins and 1.8 mm of leaflet (nine layers of 0.1 mm, as much again for air in the folds)
 *
 * plus the slack that glued paper needs. Fewer coins have the same pouch.
 */
export const COIN = { width: INCH, thickness: 1.2 } as const;
const STACKS = { across: 2, up: 3 } as const;
const MOST_COINS = 75;
const IN_STACK = Math.ceil(MOST_COINS / (STACKS.across * STACKS.up));
const LEAFLET_THICKNESS = 2 * 9 * 0.1;
const SLACK = { width: 2.2, height: 2.3, depth: 1.6 } as const;

export interface Inside {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export const INSIDE: Inside = {
  width: Math.max(STACKS.across * COIN.width, PANEL.width) + SLACK.width,
  height: STACKS.up * COIN.width + SLACK.height,
  depth: IN_STACK * COIN.thickness + LEAFLET_THICKNESS + SLACK.depth,
};

/** How many coins fit in whole stacks, with the leaflet on top. */
export function capacityOf(
  inside: Inside,
  coin: { readonly width: number; readonly thickness: number } = COIN,
): number {
  const stacks = Math.floor(inside.width / coin.width) * Math.floor(inside.height / coin.width);
  return stacks * Math.floor((inside.depth - LEAFLET_THICKNESS) / coin.thickness);
}

/*
 * The net, seen from outside, upper left corner at (0, 0). The walls are in a row, the lid above the back:
 *
 *                                       tuck
 *                                       lid
 *   tab | side |    front    | side |   back
 *         flap      flap       flap     flap
 */
const TAB = 9;
const TUCK = 10;
/** The flaps of the sides are under the others and need not meet. */
const SIDE_FLAP = 13;
const { width: W, height: H, depth: D } = INSIDE;
/** Vertical lines, from the left: the tab, a side, the front, the other side, the back. */
const X = {
  tab: 0,
  side: TAB,
  front: TAB + D,
  far: TAB + D + W,
  back: TAB + D + W + D,
  end: TAB + 2 * (D + W),
} as const;
/** Horizontal lines, from the top. */
const Y = { tuck: 0, lid: TUCK, rim: TUCK + D, base: TUCK + D + H, end: TUCK + D + H + D } as const;
/** The half circle at the opening is 1/2 inch across: a fingertip gets behind the tuck. */
export const NOTCH = INCH / 2;

/** The front of the closed pouch. */
export const POUCH_SIZE = { width: W, height: H } as const;

export const POUCH = { width: X.end, height: Y.end } as const;

const CUT_WIDTH = 0.25;
const GROUND = '#EFE6D2';
/** Darker than on white, to be visible on the coloured ground. */
const POUCH_FOLD = '#8E8E8E';
/** The coloured ground extends past the cut, which hides a cut that is a little off. */
const BLEED = 1;

const MIDDLE = X.front + W / 2;

/** Where to cut: one solid line all around. */
const OUTLINE = [
  `M${X.tab} ${Y.rim + 4}L${X.side} ${Y.rim}H${MIDDLE - NOTCH / 2}`,
  `a${NOTCH / 2} ${NOTCH / 2} 0 0 0 ${NOTCH} 0H${X.back}V${Y.lid}h1V${Y.tuck + 6}`,
  `a6 6 0 0 1 6 -6H${X.end - 7}a6 6 0 0 1 6 6V${Y.lid}h1V${Y.base}`,
  `L${X.end - 1.5} ${Y.end}H${X.back + 1.5}L${X.back} ${Y.base}`,
  `l-3 ${SIDE_FLAP}H${X.far + 3}L${X.far} ${Y.base}`,
  `L${X.far - 1.5} ${Y.end}H${X.front + 1.5}L${X.front} ${Y.base}`,
  `l-3 ${SIDE_FLAP}H${X.side + 3}L${X.side} ${Y.base}L${X.tab} ${Y.base - 4}Z`,
].join('');

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const FACES: readonly Box[] = [
  { name: 'glue tab', left: X.tab, top: Y.rim, right: X.side, bottom: Y.base },
  { name: 'side', left: X.side, top: Y.rim, right: X.front, bottom: Y.base },
  { name: 'front', left: X.front, top: Y.rim, right: X.far, bottom: Y.base },
  { name: 'far side', left: X.far, top: Y.rim, right: X.back, bottom: Y.base },
  { name: 'back', left: X.back, top: Y.rim, right: X.end, bottom: Y.base },
  { name: 'lid', left: X.back, top: Y.lid, right: X.end, bottom: Y.rim },
  { name: 'tuck', left: X.back + 1, top: Y.tuck, right: X.end - 1, bottom: Y.lid },
  { name: 'side flap', left: X.side, top: Y.base, right: X.front, bottom: Y.base + SIDE_FLAP },
  { name: 'front flap', left: X.front, top: Y.base, right: X.far, bottom: Y.end },
  { name: 'far side flap', left: X.far, top: Y.base, right: X.back, bottom: Y.base + SIDE_FLAP },
  { name: 'back flap', left: X.back, top: Y.base, right: X.end, bottom: Y.end },
];

/** Where to fold, each from one point to another. */
const FOLDS: readonly Box[] = [
  ...[X.side, X.front, X.far, X.back].map((x) => ({ name: 'wall', left: x, top: Y.rim, right: x, bottom: Y.base })),
  { name: 'lid', left: X.back, top: Y.rim, right: X.end, bottom: Y.rim },
  { name: 'tuck', left: X.back + 1, top: Y.lid, right: X.end - 1, bottom: Y.lid },
  { name: 'side flap', left: X.side, top: Y.base, right: X.front, bottom: Y.base },
  { name: 'front flap', left: X.front, top: Y.base, right: X.far, bottom: Y.base },
  { name: 'far side flap', left: X.far, top: Y.base, right: X.back, bottom: Y.base },
  { name: 'back flap', left: X.back, top: Y.base, right: X.end, bottom: Y.base },
];

const pieceOf = (kind: Piece['kind'], { name, left, top, right, bottom }: Box, number: number): Piece => ({
  kind,
  name: `pouch ${name}`,
  number,
  side: 'front',
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  width: right - left,
  height: bottom - top,
});

export const POUCH_HALF: LowerHalf = {
  name: 'pouch',
  width: POUCH.width,
  draw: (side, game, fonts) => (side === 'front' ? pouchOutside(game, fonts) : pouchInside(game, fonts)),
};

/** The outside of the pouch: cut on the solid line, folded on the grey ones. */
export function pouchOutside(game: PrintGame, fonts: Fonts): Content {
  return {
    shapes: [
      ground(),
      ...FOLDS.map(({ left, top, right, bottom }) =>
        stroked(line(left, top, right, bottom), { paint: POUCH_FOLD, width: 0.35 }),
      ),
      ...frontFace(game),
      ...backFace(game, fonts),
      ...sideFaces(game),
      lidFace(game),
      ...glueWords(),
      stroked(OUTLINE, { paint: INK, width: CUT_WIDTH, join: 'round' }),
    ],
    pieces: [
      ...FACES.map((face, index) => pieceOf('pouch', face, index + 1)),
      ...FOLDS.map((fold, index) => pieceOf('fold', fold, 11 + index)),
      pieceOf('cut', { name: 'outline', left: 0, top: 0, right: POUCH.width, bottom: POUCH.height }, 2),
      pieceOf(
        'cut',
        {
          name: 'half circle',
          left: MIDDLE - NOTCH / 2,
          top: Y.rim,
          right: MIDDLE + NOTCH / 2,
          bottom: Y.rim + NOTCH / 2,
        },
        3,
      ),
    ],
  };
}

/**
 * The inside of the pouch on the back of the same paper, mirrored left to right, with its upper left corner at (0, 0).
 * Only the lid has words; they are upright when the lid is open.
 */
export function pouchInside({ facts, leaflet }: PrintGame, fonts: Fonts): Content {
  const left = POUCH.width - X.end;
  const lid = FACES.findIndex(({ name }) => name === 'lid');
  const body = stacked(
    [
      paragraph('In this pouch', { width: W - 12, points: 10.5, face: 'display', align: 'middle' }, fonts),
      ...leaflet.contents.map((words) => paragraph(words, { width: W - 12, points: 8.5, align: 'middle' }, fonts)),
    ],
    0.5,
  );
  const available = Y.rim - Y.tuck - 4;
  if (body.height > available)
    throw new Error(`The contents of ${facts.name} overflow the lid by ${body.height - available} mm`);
  const { x, ...piece } = pieceOf('pouch', FACES[lid] as Box, lid + 1);
  return {
    shapes: [transformed(body.shapes, [1, 0, 0, 1, left + 6, Y.rim - 2 - body.height])],
    pieces: [{ ...piece, side: 'back', x: POUCH.width - x }],
  };
}

/** The coloured ground of everything visible from outside; glued parts have none. */
function ground(): Shape {
  // All clockwise, so that overlaps stay filled.
  const walls = `M${X.side - BLEED} ${Y.rim - BLEED}H${X.end + BLEED}V${Y.base + BLEED}H${X.side - BLEED}Z`;
  const lid = `M${X.back - BLEED} ${Y.lid - BLEED}H${X.end + BLEED}V${Y.rim}H${X.back - BLEED}Z`;
  const tuck = `M${X.back} ${Y.lid}V6a7 7 0 0 1 7 ${-6 - BLEED / 2}H${X.end - 7}a7 7 0 0 1 7 ${6 + BLEED / 2}V${Y.lid}Z`;
  const flap = `M${X.front} ${Y.base}H${X.far}V${Y.end}H${X.front}Z`;
  return filled([walls, lid, tuck, flap].join(''), GROUND);
}

const heading = (name: string, x: number, y: number, points: number): Shape =>
  label(name, x, y, points, { face: 'display', anchor: 'middle' });

/** Two large coins, with the others below them. */
function frontFace({ facts, leaflet: { figures } }: PrintGame): Shape[] {
  const y = Y.rim + 46;
  const coinAt = (figure: Figure, dx: number, dy: number, width: number): Shape =>
    placed(figure.draw(), MIDDLE + dx, y + dy, width);
  const [first, second] = [figures[figures.length - 2], figures.at(-1)];
  const spread = figures.slice(0, -2);
  return [
    heading(facts.name, MIDDLE, Y.rim + 21, 24),
    ...spread.map((figure, index) => {
      const at = spread.length === 1 ? 0 : index / (spread.length - 1);
      return coinAt(figure, -22.5 + 45 * at, 17 - 3 * Math.sin(Math.PI * at), 13);
    }),
    ...(first === undefined ? [] : [coinAt(first, -11, -4, 24)]),
    ...(second === undefined ? [] : [coinAt(second, 11, -4, 24)]),
  ];
}

function backFace(game: PrintGame, fonts: Fonts): Shape[] {
  const { name } = game.facts;
  const width = W - 12;
  const middle = X.back + W / 2;
  const MARK = 11;
  const words = stacked(
    [
      paragraph(name, { width, points: 14, face: 'display', align: 'middle' }, fonts),
      paragraph(`For ${game.leaflet.players}`, { width, points: 9, align: 'middle' }, fonts),
      // Makers, licence and signs; the instructions have the other credits.
      ...creditLines(game)
        .slice(0, 3)
        .map((credit) => paragraph(credit, { width, points: 8, leading: 1.22, align: 'middle', fill: QUIET }, fonts)),
    ],
    1.6,
  );
  const top = Y.rim + 5;
  const overflow = top + MARK + 3 + words.height - (Y.base - 3);
  if (overflow > 0) throw new Error(`The pouch's back of ${name} overflows by ${overflow.toFixed(1)} mm`);
  return [
    placed(pouchMark('parchment'), middle, top + MARK / 2, MARK),
    transformed(words.shapes, [1, 0, 0, 1, X.back + 6, top + MARK + 3]),
  ];
}

/** The name on the sides, read upwards as on the spine of a book. */
const sideFaces = ({ facts }: PrintGame): Shape[] =>
  [X.side, X.far].map((x) =>
    transformed([heading(facts.name, 0, 0, 17)], [0, -1, 1, 0, x + D / 2 + 2, (Y.rim + Y.base) / 2]),
  );

const lidFace = ({ facts }: PrintGame): Shape =>
  transformed([heading(facts.name, 0, 0, 17)], [-1, 0, 0, -1, X.back + W / 2, (Y.lid + Y.rim) / 2 - 2]);

/** The word 'glue' on each face that ends up behind another. */
function glueWords(): Shape[] {
  const word = (x: number, y: number): Shape => label('glue', x, y, 8, { anchor: 'middle', fill: QUIET });
  return [
    transformed([word(0, 0)], [0, -1, 1, 0, X.side / 2 + 1.6, (Y.rim + Y.base) / 2]),
    word((X.side + X.front) / 2, Y.base + 7),
    word((X.far + X.back) / 2, Y.base + 7),
    word((X.back + X.end) / 2, (Y.base + Y.end) / 2 + 1),
  ];
}

/** The front of the closed pouch, for pictures: without its coins, which could be taken for real ones. */
export function pouchFront(game: PrintGame): Drawing {
  const notch = `a${NOTCH / 2} ${NOTCH / 2} 0 0 0 ${NOTCH} 0`;
  const outline = `M${X.front} ${Y.rim}H${MIDDLE - NOTCH / 2}${notch}H${X.far}V${Y.base}H${X.front}Z`;
  return {
    title: `The pouch of ${game.facts.name}`,
    box: { x: X.front, y: Y.rim, width: W, height: H },
    shapes: [
      { kind: 'path', d: outline, fill: GROUND, stroke: { paint: INK, width: 0.8, join: 'round' } },
      heading(game.facts.name, MIDDLE, Y.rim + 24, 24),
      placed(pouchMark('parchment'), MIDDLE, Y.rim + 42, 20),
    ],
  };
}

/** The outline and the folds, for the instructions. */
export const pouchLines = (width: number): Shape[] => [
  { kind: 'path', d: OUTLINE, fill: '#FFFFFF', stroke: { paint: INK, width, join: 'round' } },
  ...FOLDS.map(({ left, top, right, bottom }) => stroked(line(left, top, right, bottom), { paint: FOLD_GREY, width })),
];
