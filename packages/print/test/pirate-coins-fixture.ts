import { pirateCoin } from '@pouch/art';
import type { MetalName } from '@pouch/rules';
import type { PrintFixture } from './print-fixture.js';

export const fixture: PrintFixture = {
  keywords: [
    ...['booty', 'loot', 'fortune', 'plunder', 'sally forth', 'aboard', 'ashore', 'round stack', 'skull', 'monster'],
    ...['1 gold', '5 coins', 'first drawn on top', 'the scurviest player starts, or draw lots'],
    ...['the player on the left becomes the starting player, aboard or ashore', 'even the last of a round'],
    ...['pouch is empty', 'fortune coin on the pouch', 'hides a gold coin', 'the coin stays yours', 'change it until'],
    ...['serpent up: plunder', 'skull up: sally forth', '25', 'count value, not coins', 'your first gold counts'],
    ...['ends with no flip', 'three of a kind', 'five rounds', 'by value', 'by count', 'round down'],
    ...['gold first, then silver, then copper', 'never back to a more valuable metal', 'owed'],
    ...['you must take it if you can pay the difference', 'she must take the gold', 'ben must take the gold'],
    ...['one copper', 'two coppers, or else one silver', 'gold never', 'lost to you', 'there for the next'],
    ...['the rest stays', 'take all the loot', 'get nothing', 'go back into the pouch', 'not flipped'],
    ...['more gold wins, then more silver', 'share the win', 'matthew kloth', 'michelle martino'],
  ],
  absent: ['may take', 'kraken up', 'all the same', 'whoever'],
  sheets: 1,
  drawingOf: ({ name }) => {
    const [metal, face] = name.split(' ') as [MetalName, string];
    return pirateCoin(metal, face === 'skull' ? 'skull' : 'monster', { flat: true });
  },
};
