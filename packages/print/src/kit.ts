import type { GameId } from '@pouch/rules';
import { calibrationSheets } from './calibration.js';
import { coinSheets } from './coin-sheet.js';
import { CREDITS, makersOf } from './credits.js';
import { creditsSheet } from './credits-sheet.js';
import type { Fonts } from './fonts.js';
import { furniture } from './furniture.js';
import { instructionPages } from './instructions.js';
import { koinzSheets } from './koinz-sheets.js';
import { leafletSheets } from './leaflet-sheets.js';
import type { KitOptions } from './options.js';
import type { Page } from './page.js';
import { toPdf } from './pdf.js';
import { pageOf, type Sheet } from './sheet.js';

/** All pages of a kit, in the order in which they are printed: each front is followed by its back. */
export function kitPages(game: GameId, options: KitOptions, fonts: Fonts): Page[] {
  const sheets: Sheet[] = [...instructionPages(game, options, fonts)];
  // Printed on both sides in one go, the first front must not fall on the back of the instructions.
  if (options.duplex !== 'none' && sheets.length % 2 === 1) sheets.push(creditsSheet(game, options, fonts));
  sheets.push(...(game === 'koinz' ? koinzSheets(options) : coinSheets(game, options)));
  sheets.push(...leafletSheets(game, options, fonts), ...calibrationSheets(options, fonts));
  const imprint = { kit: titleOf(game), credit: makersOf(game), of: sheets.length };
  return sheets.map((sheet, index) =>
    pageOf(sheet, furniture(sheet, { ...imprint, number: index + 1 }, fonts), options),
  );
}

export interface Kit {
  readonly pages: readonly Page[];
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** A kit, ready to be saved. */
export async function makeKit(game: GameId, options: KitOptions, fonts: Fonts): Promise<Kit> {
  const pages = kitPages(game, options, fonts);
  return { pages, pdf: await toPdf(pages, titleOf(game), fonts) };
}

const titleOf = (game: GameId): string => `${CREDITS[game].game}, print-and-play kit`;
