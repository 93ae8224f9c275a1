import { type RealmFaceName, realmCoin } from '@pouch/art';
import type { PrintFixture } from './print-fixture.js';

export const fixture: PrintFixture = {
  keywords: [
    ...['mob', 'charge', 'quest', 'swoop', 'escort', 'appease', 'stash', 'pool', 'bid', 'pouch'],
    ...['4 copper, 3 silver, 2 gold', 'open to all', '6 silver, 12 gold', 'realm side up', 'after the third'],
    ...['can change your bid', 'bid nothing', 'round is cancelled', 'crowns alone', 'seating order', 'no new pools'],
    ...['tied bid keeps', 'lowest bid', 'empties it', 'crowns stay', 'blocks a pool', 'unclaimed'],
    ...['no swoop, no cost', 'before the next winner starts', 'highest bid never swoops', 'swap as many as you can'],
    ...['paid to wyverns', 'keep their sides', 'move them all', 'out of the game', 'without mob', 'more boars'],
    ...['keep their order', 'highest pool', 'don’t draw', '40 or more', 'extra rounds', 'even below 40'],
    ...['one player is left', 'share the win'],
    ...['2 to 5 players', 'matthew kloth', 'michelle martino', 'mused fable'],
  ],
  absent: ['200', 'goes home', 'go home', 'whoever'],
  sheets: 1,
  drawingOf: ({ name }) => realmCoin(name.split(' ')[1] as RealmFaceName, { flat: true }),
};
