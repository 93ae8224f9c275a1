import { COIN_SET_FACES, coinSetSide } from '@pouch/art';
import { COIN_SET_COINS, faceWords, GAME_FACTS, METALS } from '@pouch/rules';
import { coinKitInstructions } from '../../coin-kit-instructions.js';
import { coinSheets, type Grid } from '../../coin-sheet.js';
import { type Face, goldFirst } from '../../coins.js';
import { SIGNS_CREDIT } from '../../credits.js';
import { POUCH_HALF } from '../../pouch.js';
import type { PrintGame } from '../print-game.js';
import { leaflet } from './leaflet.js';
import { table } from './table.js';

const facts = GAME_FACTS['coin-set'];

/** Two rows for each metal. */
const GRID: Grid = { columns: 7, rows: 6, pitch: 27.6, past: [2, 2] };

const sideOf = (face: number): Face => ({ name: faceWords(face), drawing: coinSetSide(face, { flat: true }) });

/** S1: a coin's sides are two faces in a row, and the coins of a metal are together. */
const coins = () =>
  goldFirst((metal) => {
    const each = COIN_SET_FACES.length / 2 / METALS.length;
    return Array.from({ length: each }, (_, at) => {
      const coin = METALS.indexOf(metal) * each + at;
      return { metal, front: sideOf(2 * coin), back: sideOf(2 * coin + 1) };
    });
  });

export const coinSetPrint: PrintGame = {
  facts,
  leaflet,
  instructions: coinKitInstructions(COIN_SET_COINS),
  table,
  sheets: (options) => coinSheets(facts.name, coins(), { letter: GRID, a4: GRID }, options),
  lowerHalf: POUCH_HALF,
  artCredit: SIGNS_CREDIT,
};
