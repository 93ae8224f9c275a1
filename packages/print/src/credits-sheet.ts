import { moved } from '@pouch/art';
import { creditLines } from './credits.js';
import type { Fonts } from './fonts.js';
import type { PrintGame } from './games/print-game.js';
import type { KitOptions } from './options.js';
import { MARGIN } from './page.js';
import { paperOf, type Sheet } from './sheet.js';
import { paragraph, stacked } from './typesetting.js';

const WIDTH = 165;

const WHY_HERE =
  'This is the back of the instructions: each front of the kit is followed by its back, so that the whole can be printed on both sides in one go.';

/** The back of the instructions. */
export function creditsSheet(game: PrintGame, options: KitOptions, fonts: Fonts): Sheet {
  const paper = paperOf(options);
  const lines = [...creditLines(game), WHY_HERE];
  const blocks = lines.map((line) => paragraph(line, { width: WIDTH, points: 10, align: 'middle' }, fonts));
  const { shapes, height } = stacked(blocks, 3);
  return {
    title: 'Credits',
    side: 'front',
    paper,
    block: { width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN - 18 },
    shapes: [moved(shapes, (paper.width - WIDTH) / 2, (paper.height - height) / 2)],
    pieces: [],
  };
}
