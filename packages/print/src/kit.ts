import { GAME_FACTS, type GameId } from '@pouch/rules';
import { calibrationSheets } from './calibration.js';
import { byline } from './credits.js';
import type { Fonts } from './fonts.js';
import { PRINT_GAMES } from './games/index.js';
import { instructionSheets } from './instructions.js';
import { leafletSheets } from './leaflet-sheets.js';
import type { KitOptions, MadeIn } from './options.js';
import type { Page } from './page.js';
import { pageFrame } from './page-frame.js';
import { numberPages } from './page-numbers.js';
import { toPdf } from './pdf.js';
import { pageOf, type Sheet } from './sheet.js';

/** All sheets of a kit in printing order: each front is followed by its back. */
export function kitSheets(id: GameId, options: KitOptions, madeIn: MadeIn, fonts: Fonts): Sheet[] {
  const game = PRINT_GAMES[id];
  const made = [
    ...game.sheets(options),
    ...leafletSheets(game, options, fonts),
    ...calibrationSheets(options, madeIn, fonts),
  ];
  const parts = made.map(({ part }) => part);
  // The instructions are the two sides of one sheet, so that the first front is on a sheet of its own.
  const pages = numberPages(['instructions', 'instructions', ...parts]);
  return [...instructionSheets(game, { ...options, madeIn, pages }, fonts), ...made];
}

/** All pages of a kit in printing order. */
export function kitPages(id: GameId, options: KitOptions, madeIn: MadeIn, fonts: Fonts): Page[] {
  const sheets = kitSheets(id, options, madeIn, fonts);
  const imprint = { kit: titleOf(id), credit: byline(GAME_FACTS[id]), of: sheets.length };
  return sheets.map((sheet, index) =>
    pageOf(sheet, pageFrame(sheet, { ...imprint, number: index + 1 }, fonts), options),
  );
}

export interface Kit {
  readonly pages: readonly Page[];
  readonly pdf: Uint8Array<ArrayBuffer>;
}

export async function makeKit(game: GameId, options: KitOptions, madeIn: MadeIn, fonts: Fonts): Promise<Kit> {
  const pages = kitPages(game, options, madeIn, fonts);
  return { pages, pdf: await toPdf(pages, titleOf(game), fonts) };
}

const titleOf = (game: GameId): string => `${GAME_FACTS[game].name}, print-and-play kit`;
