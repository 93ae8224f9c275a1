import { pirateCoin } from '@pouch/art';
import type { MetalName } from '@pouch/rules';
import type { PrintFixture } from './print-fixture.js';

export const fixture: PrintFixture = {
  keywords: [
    ...['booty', 'loot', 'fortune', 'plunder', 'sally forth', 'aboard', 'ashore', 'round stack', 'skull', 'monster'],
    ...['1 gold', '5 coins', 'first drawn on top', 'draw lots', 'one seat to the left', 'aboard or not'],
    ...['pouch empty', 'may change it', '25', 'without a coin flip', 'three of one metal', 'five rounds'],
    ...['by value', 'by count', 'rounded down', 'gold first, then silver, then copper', 'dearer metal', 'owed'],
    ...['one copper', 'two coppers, or else one silver', 'gold never', 'lost to you', 'next plunderer'],
    ...['the rest stays', 'whole pile', 'get nothing', 'go back into the pouch', 'not flipped'],
    ...['more gold wins, then more silver', 'share the win', 'matthew kloth', 'michelle martino'],
  ],
  sheets: 1,
  drawingOf: ({ name }) => {
    const [metal, face] = name.split(' ') as [MetalName, string];
    return pirateCoin(metal, face === 'skull' ? 'skull' : 'monster', { flat: true });
  },
};
