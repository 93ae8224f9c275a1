import { type KoinSeat, type KoinSize, koin, locales, PLAYERS, placed, type Shape } from '@pouch/art';
import { KOINZ_EDGE as BOARD } from '@pouch/rules';
import { name, remark, TABLE_SCALE, TABLE_WIDTH } from '../../table-pictures.js';
import type { TableLayout } from '../print-game.js';
import { placeKoin, scoreKoinz, stackKoin } from './step-pictures.js';

/** A pile by its middle on the board, in millimetres, from the bottom up. */
type Pile = readonly [x: number, y: number, ...koinz: readonly (readonly [size: KoinSize, seat: KoinSeat])[]];

/** The piles on each of the two surfaces. */
export const SURFACES: readonly (readonly Pile[])[] = [
  [
    [28, 30, ['large', 0], ['medium', 1]],
    [82, 34, ['large', 1]],
    [57, 78, ['medium', 0], ['small', 1]],
    [98, 92, ['large', 0], ['small', 0]],
    [20, 98, ['medium', 1]],
  ],
  [
    [36, 84, ['large', 1], ['medium', 0], ['small', 1]],
    [88, 28, ['large', 0]],
    [30, 28, ['medium', 1]],
    [92, 88, ['medium', 0]],
    [62, 56, ['small', 0]],
  ],
];
const EDGE = BOARD * TABLE_SCALE;
const GAP = 3;
const TOP = 5;
const LEFTS = [0, 1].map((index) => TABLE_WIDTH / 2 + (index === 0 ? -EDGE - GAP / 2 : GAP / 2));

/** What each player has in hand. */
const HAND: readonly (readonly [size: KoinSize, y: number])[] = [
  ['large', 11],
  ['medium', 30],
  ['small', 44],
];
/** From the middle of a hand to its koinz on either side, which overlap a little. */
const APART = 4.5;
const HAND_MIDDLES = [14, TABLE_WIDTH - 14] as const;

const koinAt = (size: KoinSize, seat: KoinSeat, covered: boolean, x: number, y: number): Shape => {
  const drawing = koin(size, seat, { flat: true, covered });
  return placed(drawing, x, y, drawing.box.width * TABLE_SCALE);
};

const colourOf = (seat: KoinSeat): string =>
  `${PLAYERS[seat].name.charAt(0).toUpperCase()}${PLAYERS[seat].name.slice(1)}`;

/** A round on two surfaces, with some koinz laid. */
export const table: TableLayout = {
  caption:
    'A round with two players and two surfaces. Keep the koinz that you can still lay in front of you, and set those that nobody uses this round aside.',
  picture: () => ({
    shapes: [
      ...SURFACES.flatMap((piles, index) => {
        const left = LEFTS[index] ?? 0;
        return [
          name(`Surface ${index + 1}`, left + EDGE / 2, 3.2),
          placed((locales[2 * index] ?? locales[0]).drawing, left + EDGE / 2, TOP + EDGE / 2, EDGE),
          ...piles.flatMap(([x, y, ...koinz]) =>
            koinz.map(([size, seat], height) =>
              koinAt(size, seat, height < koinz.length - 1, left + x * TABLE_SCALE, TOP + y * TABLE_SCALE),
            ),
          ),
        ];
      }),
      ...HAND_MIDDLES.flatMap((middle, index) => {
        const seat: KoinSeat = index === 0 ? 0 : 1;
        return [
          name(`${colourOf(seat)}’s koinz`, middle, 3.2),
          ...HAND.flatMap(([size, y]) =>
            [-1, 1].map((side) => koinAt(size, seat, false, middle + side * APART, TOP + y)),
          ),
          remark('to lay this round', middle, TOP + EDGE - 1),
        ];
      }),
    ],
    height: TOP + EDGE + 1,
  }),
  reminders: [
    {
      title: 'Place',
      picture: placeKoin,
      text: 'Fully within the edge, and not overlapping any other koin. Touching is allowed. Don’t move the koinz that lie there: that’s a foul.',
    },
    {
      title: 'Stack',
      picture: stackKoin,
      text: 'On the top koin of any pile, anyone’s, if that koin is larger. Centre it: it must lie fully on the koin below.',
    },
    {
      title: 'Score',
      picture: scoreKoinz,
      text: 'Only koinz on top count. Here Sky has 3 + 2 points and Rose has 2 + 1: Sky wins this surface.',
    },
  ],
};
