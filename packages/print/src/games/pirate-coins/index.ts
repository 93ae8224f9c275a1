import { MONSTERS, pirateCoin } from '@pouch/art';
import { GAME_FACTS } from '@pouch/rules';
import { coinKitInstructions } from '../../coin-kit-instructions.js';
import { coinSheets, FULL_GRIDS } from '../../coin-sheet.js';
import { alikeCoins } from '../../coins.js';
import { SIGNS_CREDIT } from '../../credits.js';
import { POUCH_HALF } from '../../pouch.js';
import type { PrintGame } from '../print-game.js';
import { leaflet } from './leaflet.js';
import { table } from './table.js';

const facts = GAME_FACTS['pirate-coins'];

const coins = () =>
  alikeCoins((metal) => ({
    front: { name: `${metal} skull`, drawing: pirateCoin(metal, 'skull', { flat: true }) },
    back: { name: `${metal} ${MONSTERS[metal]}`, drawing: pirateCoin(metal, 'monster', { flat: true }) },
  }));

export const piratePrint: PrintGame = {
  facts,
  leaflet,
  instructions: coinKitInstructions(75),
  table,
  sheets: (options) => coinSheets(facts.name, coins(), FULL_GRIDS, options),
  lowerHalf: POUCH_HALF,
  artCredit: SIGNS_CREDIT,
};
