import { GAME_FACTS, type GameId } from '@pouch/rules';
import { calibrationSheets } from './calibration.js';
import { byline } from './credits.js';
import { creditsSheet } from './credits-sheet.js';
import type { Fonts } from './fonts.js';
import { PRINT_GAMES } from './games/index.js';
import { instructionPages } from './instructions.js';
import { leafletSheets } from './leaflet-sheets.js';
import type { KitOptions } from './options.js';
import type { Page } from './page.js';
import { pageFrame } from './page-frame.js';
import { toPdf } from './pdf.js';
import { pageOf, type Sheet } from './sheet.js';

/** All pages of a kit in printing order: each front is followed by its back. */
export function kitPages(id: GameId, options: KitOptions, fonts: Fonts): Page[] {
  const game = PRINT_GAMES[id];
  const sheets: Sheet[] = [...instructionPages(game, options, fonts)];
  // With duplex printing, the first front must not be on the back of the instructions.
  if (options.duplex !== 'none' && sheets.length % 2 === 1) sheets.push(creditsSheet(game, options, fonts));
  sheets.push(...game.sheets(options), ...leafletSheets(game, options, fonts), ...calibrationSheets(options, fonts));
  const imprint = { kit: titleOf(id), credit: byline(game.facts), of: sheets.length };
  return sheets.map((sheet, index) =>
    pageOf(sheet, pageFrame(sheet, { ...imprint, number: index + 1 }, fonts), options),
  );
}

export interface Kit {
  readonly pages: readonly Page[];
  readonly pdf: Uint8Array<ArrayBuffer>;
}

export async function makeKit(game: GameId, options: KitOptions, fonts: Fonts): Promise<Kit> {
  const pages = kitPages(game, options, fonts);
  return { pages, pdf: await toPdf(pages, titleOf(game), fonts) };
}

const titleOf = (game: GameId): string => `${GAME_FACTS[game].name}, print-and-play kit`;
