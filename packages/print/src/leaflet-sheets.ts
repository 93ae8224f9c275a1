import { transformed } from '@pouch/art';
import type { GameId } from '@pouch/rules';
import type { Fonts } from './fonts.js';
import { registration } from './furniture.js';
import { LEAFLET, leafletSide, type Part } from './leaflet.js';
import type { KitOptions } from './options.js';
import type { Page, Piece } from './page.js';
import { POUCH, pouchInside, pouchOutside } from './pouch.js';
import { scorePads } from './score-pad.js';
import { paperOf, type Sheet } from './sheet.js';
import { TEXTS } from './texts/index.js';

const SIDES = ['front', 'back'] as const;
/** The halves lie above and below the middle of the paper; the furniture keeps clear of both. */
const BLOCK = { width: LEAFLET.width, height: 256.2 } as const;
/** From the middle of the paper to either half. */
const GAP = 0.8;

/** Pages 4 and 5 of a kit: the rules leaflet above, and below it the pouch, or Koinz's score pad. */
export function leafletSheets(
  game: GameId,
  options: Pick<KitOptions, 'paper' | 'duplex'>,
  fonts: Fonts,
): (Sheet & Page)[] {
  const text = TEXTS[game];
  const paper = paperOf(options);
  const { width, height } = paper;
  return SIDES.map((side) => {
    const lower =
      game === 'koinz'
        ? scorePads(side, fonts)
        : side === 'front'
          ? pouchOutside(text, fonts)
          : pouchInside(text, fonts);
    const lowerWidth = game === 'koinz' ? LEAFLET.width : POUCH.width;
    const marks = registration(paper, BLOCK, side, options.duplex);
    // Both halves stand in the middle, so that they lie at the same place on a back that is turned like a book's page.
    const halves = [
      at(leafletSide(text.leaflet, side, fonts), (width - LEAFLET.width) / 2, height / 2 - GAP - LEAFLET.height),
      at(lower, (width - lowerWidth) / 2, height / 2 + GAP),
    ].map((part) => (side === 'back' && options.duplex === 'short' ? upsideDown(part, width, height) : part));
    return {
      title: game === 'koinz' ? `Rules leaflet and score pad, ${side}` : `Rules leaflet and pouch, ${side}`,
      side,
      paper,
      width,
      height,
      block: BLOCK,
      shapes: [...halves.flatMap(({ shapes }) => shapes), ...marks.shapes],
      pieces: [...halves.flatMap(({ pieces }) => pieces), ...marks.pieces],
    };
  });
}

const at = ({ shapes, pieces }: Part, x: number, y: number): Part => ({
  shapes: [transformed(shapes, [1, 0, 0, 1, x, y])],
  pieces: pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y })),
});

/** Turned over the short edge, the back's foot lies behind the front's head. */
const upsideDown = ({ shapes, pieces }: Part, width: number, height: number): Part => ({
  shapes: [transformed(shapes, [-1, 0, 0, -1, width, height])],
  pieces: pieces.map((piece): Piece => ({ ...piece, x: width - piece.x, y: height - piece.y })),
});
