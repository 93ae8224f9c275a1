import { GAME_FACTS } from '@pouch/rules';
import type { PrintGame } from '../print-game.js';
import { instructions } from './instructions.js';
import { leaflet } from './leaflet.js';
import { SCORE_PAD_HALF } from './score-pad.js';
import { koinzSheets } from './sheets.js';
import { table } from './table.js';

export const koinzPrint: PrintGame = {
  facts: GAME_FACTS.koinz,
  leaflet,
  instructions,
  table,
  sheets: koinzSheets,
  lowerHalf: SCORE_PAD_HALF,
  artCredit: 'Koinz and locales drawn for Pouch.',
};
