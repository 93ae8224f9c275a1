import { coinSetSide } from '@pouch/art';
import { COIN_SET_COINS, faceWords } from '@pouch/rules';
import type { PrintFixture } from './print-fixture.js';

/** The names of all sides, by their numbers in the rules. */
export const FACE_NAMES = Array.from({ length: 2 * COIN_SET_COINS }, (_, face) => faceWords(face));

export const fixture: PrintFixture = {
  keywords: [
    ...['metal', 'symbol', 'level', 'total', 'triangle', 'square', 'circle', 'debossed', 'embossed', 'ridged'],
    ...['one, two or three', 'all the same', 'all different', 'joker', 'keeps its metal', 'ten', 'toss'],
    ...['call', 'three seconds', 'first call counts', 'nobody else can call', 'won last go back', 'next time'],
    ...['no set', '20 seconds', 'stands still', 'all coins together', 'each coin once', 'one more coin'],
    ...['fewer than ten', 'only up to ten', 'where it stopped', 'although there is a set', 'fewer than three'],
    ...['pouch is empty', 'most coins win', 'share the win', 'against the clock', '1 to 8 players', 'ninja print'],
  ],
  sheets: 1,
  drawingOf: ({ name }) => coinSetSide(FACE_NAMES.indexOf(name), { flat: true }),
};
