import { circle, type Drawing, line, placed, type Shape, stroked } from '@pouch/art';
import { arrow, pen, WAX } from '../../step-pictures.js';
import { coinAt, name, pouchAt, remark, TABLE_COIN, TABLE_POUCH } from '../../table-pictures.js';
import type { StepPicture, TableLayout } from '../print-game.js';
import { behind, type FaceName, faceDrawing } from './leaflet.js';

/** A coin's side that is up, and where it landed. */
type Landed = readonly [face: FaceName, x: number, y: number];

/** Three that make a set. */
export const SET: readonly Landed[] = [
  ['copper, one debossed triangle', 56, 14],
  ['silver, one embossed triangle', 96, 42],
  ['gold, one ridged triangle', 122, 13],
];
export const OTHERS: readonly Landed[] = [
  ['gold, two embossed squares', 79, 21],
  ['silver, two debossed circles', 54, 43],
  ['copper, three debossed squares', 101, 16],
  ['gold, three ridged squares', 74, 53],
  ['silver joker', 119, 55],
  ['copper, three embossed circles', 130, 36],
  ['gold, two ridged circles', 143, 20],
];
/** Won before. */
export const WON: readonly FaceName[] = [
  'copper, two embossed triangles',
  'silver, two ridged squares',
  'gold, two debossed circles',
];
const RIGHT = 170;

/** Coins in the pictures below, each with its other side. */
const BEFORE = ['gold, two embossed squares', 'silver, two debossed circles', 'copper, three ridged squares'] as const;

const small = (drawing: Drawing, x: number, y: number): Shape => placed(drawing, x, y, 11);
const row = (drawings: readonly Drawing[], x: number, y: number): Shape[] =>
  drawings.map((drawing, index) => small(drawing, x + 11.5 * index, y));
const fronts = (): Drawing[] => BEFORE.map(faceDrawing);
const backs = (): Drawing[] => BEFORE.map(behind);

const turnAll: StepPicture = () => [
  ...row(fronts(), 17.5, 6.5),
  arrow(29, 11.5, 29, 14.5),
  ...row(backs(), 17.5, 19.5),
];

const turnOne: StepPicture = () => [
  ...row(fronts(), 17.5, 6.5),
  arrow(29, 12.2, 29, 14.3),
  ...row(
    [fronts()[0], backs()[1], fronts()[2]].filter((each) => each !== undefined),
    17.5,
    19.5,
  ),
];

const addOne: StepPicture = () => [
  ...row(backs(), 8, 13),
  pen(line(39.5, 13, 42.5, 13) + line(41, 11.5, 41, 14.5), 0.6),
  small(faceDrawing('gold, one ridged triangle'), 50.5, 13),
];

/** Ten coins as they landed. */
export const table: TableLayout = {
  caption:
    'Ten coins as they landed. The three with a ring make a set: the metals and finishes are all different, the shapes and numbers all the same. Keep the coins you win in front of you.',
  picture: (game) => ({
    shapes: [
      name('Pouch', TABLE_POUCH.width / 2, 3.2),
      pouchAt(game, 0, 5),
      remark('the other coins', TABLE_POUCH.width / 2, TABLE_POUCH.height + 9.2),
      ...[...OTHERS, ...SET].map(([face, x, y]) => coinAt(faceDrawing(face), x, y)),
      stroked(SET.map(([, x, y]) => circle(x, y, TABLE_COIN / 2 + 1)).join(''), { paint: WAX, width: 0.7 }),
      name('Your coins', RIGHT, 3.2),
      ...WON.map((face, index) => coinAt(faceDrawing(face), RIGHT - 6 + 6 * index, 13.6)),
      remark('one set so far', RIGHT, 24.6),
    ],
    height: 63,
  }),
  reminders: [
    {
      title: 'No set? Turn all over',
      picture: turnAll,
      text: 'When everyone agrees that there is no set, turn all coins over together and look again.',
    },
    {
      title: 'Then turn one by one',
      picture: turnOne,
      text: 'If all agree again, take turns to turn over one coin, each coin once. Look again after each.',
    },
    {
      title: 'Then add one coin',
      picture: addOne,
      text: 'If all still agree, draw one more coin and start again. If the pouch is empty, the game ends.',
    },
  ],
};
