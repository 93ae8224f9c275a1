import { type RealmFaceName, realmCoin, type Shape } from '@pouch/art';
import {
  emptyPlace,
  name,
  pouchAt,
  remark,
  spread,
  spreadWidth,
  TABLE_POUCH,
  TABLE_WIDTH,
} from '../../table-pictures.js';
import type { PrintGame, TableLayout } from '../print-game.js';

type Pool = readonly [place: string, value: number, faces: readonly RealmFaceName[]];

export const POOLS: readonly Pool[] = [
  ['1st', 11, ['crown', 'crown', 'peasant']],
  ['2nd', 9, ['crown', 'knight', 'peasant']],
  ['3rd', 7, ['knight', 'knight', 'peasant']],
  ['4th', 4, ['knight', 'peasant']],
  ['5th', 1, ['peasant']],
];
export const STASH: readonly (readonly RealmFaceName[])[] = [
  ['peasant', 'peasant', 'peasant', 'peasant'],
  ['knight', 'knight', 'knight'],
  ['crown', 'crown'],
];

const STEP = 5.4;
const POOL_PITCH = 29.6;
const FIRST_POOL = TABLE_WIDTH - POOLS.length * POOL_PITCH;
const STASH_WIDTH = STASH.reduce((sum, { length }) => sum + spreadWidth(length, STEP) + 1, -1);

const coins = (faces: readonly RealmFaceName[]) => faces.map((face) => realmCoin(face, { flat: true }));

function stash(owner: string, middle: number, top: number): Shape[] {
  let left = middle - STASH_WIDTH / 2;
  return [
    name(`${owner} stash`, middle, top),
    ...STASH.flatMap((faces) => {
      const at = left;
      left += spreadWidth(faces.length, STEP) + 1;
      return spread(coins(faces), at, top + 8.6, STEP);
    }),
    remark('4 copper, 3 silver, 2 gold', middle, top + 19.4),
  ];
}

/** The pouch, the pools and the places of the bids. */
const middleOf = (game: PrintGame, top: number): Shape[] => [
  name('Pouch', TABLE_POUCH.width / 2, top),
  pouchAt(game, 0, top + 2),
  remark('6 silver, 12 gold', TABLE_POUCH.width / 2, top + TABLE_POUCH.height + 6.2),
  ...POOLS.flatMap(([place, value, faces], index) => {
    const middle = FIRST_POOL + (index + 0.5) * POOL_PITCH;
    return [
      name(`${place} pool: ${value}`, middle, top),
      ...spread(coins(faces), middle - spreadWidth(faces.length, STEP) / 2, top + 8.6, STEP),
      emptyPlace(middle - 13.4, top + 17.5, 26.8, 22),
      remark(`${place} bid`, middle, top + 29.3),
    ];
  }),
];

/** The table before the first round. */
export const table: TableLayout = {
  caption:
    'The table before the first round, with three players. Lay each bid below the pool it wins. Stashes stay open; hide only the coins that you bid.',
  picture: (game) => ({
    shapes: [
      ...stash('Ann’s', TABLE_WIDTH / 4, 3.2),
      ...stash('Ben’s', (3 * TABLE_WIDTH) / 4, 3.2),
      ...middleOf(game, 35),
      ...stash('Your', TABLE_WIDTH / 2, 91),
    ],
    height: 111,
  }),
};
