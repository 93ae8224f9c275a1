import { type RealmFaceName, realmCoin } from '@pouch/art';
import { GAME_FACTS, METALS, REALM_FACES, realmFace, wildFace } from '@pouch/rules';
import { coinKitInstructions } from '../../coin-kit-instructions.js';
import { coinSheets, FULL_GRIDS } from '../../coin-sheet.js';
import { alikeCoins } from '../../coins.js';
import { SIGNS_CREDIT } from '../../credits.js';
import { POUCH_HALF } from '../../pouch.js';
import type { PrintGame } from '../print-game.js';
import { leaflet } from './leaflet.js';
import { table } from './table.js';

const facts = GAME_FACTS['realm-coins'];

const coins = () =>
  alikeCoins((metal) => {
    const side = (at: number) => {
      const face = REALM_FACES[at] as RealmFaceName;
      return { name: `${metal} ${face}`, drawing: realmCoin(face, { flat: true }) };
    };
    const number = METALS.indexOf(metal);
    return { front: side(realmFace(number)), back: side(wildFace(number)) };
  });

export const realmPrint: PrintGame = {
  facts,
  leaflet,
  instructions: coinKitInstructions(75),
  table,
  sheets: (options) => coinSheets(facts.name, coins(), FULL_GRIDS, options),
  lowerHalf: POUCH_HALF,
  artCredit: SIGNS_CREDIT,
};
