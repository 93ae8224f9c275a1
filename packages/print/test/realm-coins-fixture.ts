import { type RealmFaceName, realmCoin } from '@pouch/art';
import type { PrintFixture } from './print-fixture.js';

export const fixture: PrintFixture = {
  keywords: [
    ...['mob', 'charge', 'quest', 'swoop', 'escort', 'appease', 'stash', 'pool', 'bid', 'pouch'],
    ...['4 copper, 3 silver, 2 gold', '6 silver, 12 gold', 'realm side up', 'after the third'],
    ...['may change your bid', 'empty', 'round is off', 'crowns alone', 'seating order', 'no bookkeeping'],
    ...['tied bid keeps', 'lowest bid', 'empties it', 'crowns stay', 'turn into bids', 'left over'],
    ...['no swoop in the highest place', 'as many as there can be', 'paid to wyverns', 'sides stay'],
    ...['too few: all go', 'out of the game', 'no mob', 'more boars', 'order in which they lay', 'no draw'],
    ...['40', 'extra rounds', 'even below 40', 'last one left', 'share the win', '200 rounds'],
    ...['2 to 5 players', 'matthew kloth', 'michelle martino', 'mused fable'],
  ],
  sheets: 1,
  drawingOf: ({ name }) => realmCoin(name.split(' ')[1] as RealmFaceName, { flat: true }),
};
