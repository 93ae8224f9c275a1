import { transformed } from '@pouch/art';
import type { Fonts } from './fonts.js';
import type { PrintGame } from './games/print-game.js';
import { LEAFLET, leafletSide } from './leaflet.js';
import type { KitOptions } from './options.js';
import type { Page, Piece } from './page.js';
import { registrationMarks } from './page-frame.js';
import { type Content, paperOf, type Sheet } from './sheet.js';

const SIDES = ['front', 'back'] as const;
/** Both halves together, which the frame keeps clear of. */
const BLOCK = { width: LEAFLET.width, height: 256.2 } as const;
/** From the middle of the paper to either half. */
const GAP = 0.8;

/** Both sides of the sheet with the rules leaflet above, and the pouch or a score pad below. */
export function leafletSheets(
  game: PrintGame,
  options: Pick<KitOptions, 'paper' | 'duplex'>,
  fonts: Fonts,
): (Sheet & Page)[] {
  const { lowerHalf } = game;
  const paper = paperOf(options);
  const { width, height } = paper;
  return SIDES.map((side) => {
    const marks = registrationMarks(paper, BLOCK, side, options.duplex);
    // Both halves are centred, so that they are at the same place on a back that turns like a page.
    const halves = [
      at(leafletSide(game, side, fonts), (width - LEAFLET.width) / 2, height / 2 - GAP - LEAFLET.height),
      at(lowerHalf.draw(side, game, fonts), (width - lowerHalf.width) / 2, height / 2 + GAP),
    ].map((half) => (side === 'back' && options.duplex === 'short' ? upsideDown(half, width, height) : half));
    return {
      title: `Rules leaflet and ${lowerHalf.name}, ${side}`,
      part: 'leaflet',
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

const at = ({ shapes, pieces }: Content, x: number, y: number): Content => ({
  shapes: [transformed(shapes, [1, 0, 0, 1, x, y])],
  pieces: pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y })),
});

/** Turned over the short edge, the back's foot is behind the front's head. */
const upsideDown = ({ shapes, pieces }: Content, width: number, height: number): Content => ({
  shapes: [transformed(shapes, [-1, 0, 0, -1, width, height])],
  pieces: pieces.map((piece): Piece => ({ ...piece, x: width - piece.x, y: height - piece.y })),
});
