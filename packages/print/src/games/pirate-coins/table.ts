import { pirateCoin, placed, type Shape, ship, shipPlaces } from '@pouch/art';
import { METALS, type MetalName, pirateValue } from '@pouch/rules';
import {
  coinAt,
  name,
  pouchAt,
  remark,
  spread,
  spreadWidth,
  TABLE_COIN,
  TABLE_POUCH,
  TABLE_WIDTH,
} from '../../table-pictures.js';
import { label, POINT } from '../../typesetting.js';
import type { PrintGame, TableLayout } from '../print-game.js';

const skull = (metal: MetalName) => pirateCoin(metal, 'skull', { flat: true });
const monster = (metal: MetalName) => pirateCoin(metal, 'monster', { flat: true });

/** The ship, its left edge and its width: so wide that the coins fit its hold. */
const SHIP = { x: 41, y: 0, width: 95 } as const;
const SHIP_SCALE = SHIP.width / ship.box.width;
const SHIP_HEIGHT = ship.box.height * SHIP_SCALE;
const onShip = (x: number, y: number): [x: number, y: number] => [SHIP.x + x * SHIP_SCALE, SHIP.y + y * SHIP_SCALE];

const LOOT: readonly MetalName[] = ['silver', 'copper', 'gold'];
const LOOT_VALUE = LOOT.reduce((sum, metal) => sum + pirateValue(METALS.indexOf(metal)), 0);

const BOOTY: readonly (readonly [title: string, about: string, coins: readonly MetalName[]])[] = [
  ['Ann’s booty', 'ashore for this round', ['gold', 'silver', 'copper']],
  ['Your booty', 'aboard', ['gold']],
  ['Ben’s booty', 'aboard', ['gold']],
];
const STEP = 6.2;
/** The middle of what is to the right of the ship. */
const RIGHT = 162;

function shipWithLoot(): Shape[] {
  const { hold, number, label: word } = shipPlaces;
  const [x, y] = onShip(hold.x + hold.width / 2, hold.y + hold.height / 2);
  const step = TABLE_COIN + 1;
  return [
    placed(ship, SHIP.x + SHIP.width / 2, SHIP.y + SHIP_HEIGHT / 2, SHIP.width),
    label(String(LOOT_VALUE), ...onShip(number.x, number.y), (number.size * SHIP_SCALE) / POINT, {
      face: 'display',
      anchor: 'middle',
    }),
    label('loot', ...onShip(word.x, word.y + 2), 10, { face: 'strong', anchor: 'middle' }),
    ...spread(LOOT.map(skull), x - spreadWidth(LOOT.length, step) / 2, y, step),
  ];
}

const pouchWithFortune = (game: PrintGame): Shape[] => [
  name('Pouch', TABLE_POUCH.width / 2, 3.2),
  pouchAt(game, 0, 5),
  coinAt(skull('silver'), TABLE_POUCH.width / 2, TABLE_POUCH.height - 1.8),
  remark('the fortune coin', TABLE_POUCH.width / 2, TABLE_POUCH.height + 9.4),
  remark('lies on it', TABLE_POUCH.width / 2, TABLE_POUCH.height + 12.9),
];

const monstersAndStack = (): Shape[] => [
  name('Monsters', RIGHT, 3.2),
  ...spread([monster('copper'), monster('copper')], RIGHT - 18, 11.8, STEP),
  ...spread([monster('silver')], RIGHT + 5.3, 11.8, STEP),
  remark('three of a kind attack', RIGHT, 22.6),
  name('Round stack', RIGHT, 36),
  // From the bottom up, each a little lower, so that the numbers stay clear.
  ...(['copper', 'silver', 'gold', 'copper'] as const).map((metal, height) =>
    coinAt(skull(metal), RIGHT, 44.6 + 1.5 * height),
  ),
  remark('for rounds 2 to 5', RIGHT, 60),
];

/** The table in the first round, after the fortune coin has been drawn. */
export const table: TableLayout = {
  caption:
    'The table in the first round, with three players. The loot lies in the middle: here it is drawn in the hold of the ship. The fortune coin stays on the pouch until it is flipped.',
  picture: (game) => ({
    shapes: [
      ...pouchWithFortune(game),
      ...shipWithLoot(),
      ...monstersAndStack(),
      ...BOOTY.flatMap(([title, about, metals], index) => {
        const middle = 30 + (index * (TABLE_WIDTH - 60)) / (BOOTY.length - 1);
        return [
          name(title, middle, 81),
          ...spread(metals.map(skull), middle - spreadWidth(metals.length, STEP) / 2, 89.6, STEP),
          remark(about, middle, 100.4),
        ];
      }),
    ],
    height: 101,
  }),
};
