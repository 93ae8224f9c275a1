import { coinSetSide } from '@pouch/art';
import { COIN_SET_COINS, faceWords } from '@pouch/rules';
import type { PrintFixture } from './print-fixture.js';

/** The names of all sides, by their numbers in the rules. */
export const FACE_NAMES = Array.from({ length: 2 * COIN_SET_COINS }, (_, face) => faceWords(face));

export const fixture: PrintFixture = {
  keywords: [
    ...['metal', 'shape', 'finish', 'number', 'triangle', 'square', 'circle', 'dark', 'white', 'striped'],
    ...['(debossed)', '(embossed)', '(ridged)', '(total)', 'one, two or three', 'all the same', 'all different'],
    ...['joker', 'keeps its metal', 'ten', 'toss', '‘set!’', 'three seconds', 'first call counts'],
    ...['nobody else can call', 'you have one try', 'last three coins you won', 'draw no coins now', 'no set'],
    ...['when everyone has said it', 'all must agree again', 'all coins together', 'each coin once', 'one more coin'],
    ...[
      'fewer than ten',
      'only up to ten',
      'to the left of the player who turned the last one',
      'even if there was one',
    ],
    ...['an empty pouch alone doesn’t end it', 'fewer than three', 'most coins win', 'share the win'],
    ...['against the clock', '1 to 8 players', 'ninja print'],
  ],
  absent: ['20', 'agreeing', 'stands still', 'whoever'],
  sheets: 1,
  drawingOf: ({ name }) => coinSetSide(FACE_NAMES.indexOf(name), { flat: true }),
};
