import {
  box,
  circle,
  filled,
  type KoinSeat,
  type KoinSize,
  koin,
  line,
  PLAYERS,
  placed,
  type Shape,
  stroked,
} from '@pouch/art';
import {
  at,
  dashed,
  knife,
  onto,
  outlined,
  pen,
  printer,
  SHADE,
  straightEdge,
  WAX,
  words,
} from '../../step-pictures.js';
import type { StepPicture } from '../print-game.js';

const koinDisc = (x: number, y: number, r: number, seat: KoinSeat): Shape[] => [
  outlined(circle(x, y, r), PLAYERS[seat].dark),
  pen(circle(x, y, r * 0.82), 0.2),
];

/** A sheet of one colour: large, medium and small. */
const koinSheet = (width: number, height: number, seat: KoinSeat): Shape[] => {
  const unit = height / 26;
  const row = (count: number, r: number, y: number): Shape[] =>
    Array.from({ length: count }, (_, place) =>
      koinDisc(((place + 0.5) * width) / count, y * unit, r * unit, seat),
    ).flat();
  return [
    outlined(box(0, 0, width, height), SHADE),
    ...row(2, 3.6, 4.2),
    ...row(2, 3.6, 12),
    ...row(3, 2.4, 18.4),
    ...row(4, 1.7, 23.4),
  ];
};

const locale = (edge: number): Shape[] => [
  filled(box(0, 0, edge, edge), '#3D5A66'),
  filled(circle(edge * 0.72, edge * 0.28, edge * 0.11), '#E8C27A'),
  filled(
    `M0 ${edge}V${edge * 0.7}L${edge * 0.35} ${edge * 0.45}L${edge * 0.62} ${edge * 0.7}L${edge * 0.8} ${edge * 0.56}L${edge} ${edge * 0.72}V${edge}Z`,
    '#22343A',
  ),
  pen(box(0, 0, edge, edge)),
];

export const printKoinz: StepPicture = () => printer(koinSheet(14, 12, 0));

export const cutColours: StepPicture = () => [
  outlined(box(5, 0.5, 38, 25)),
  at(koinSheet(14, 21, 0), 8, 2.5),
  dashed(box(8, 2.5, 14, 21)),
  at(koinSheet(14, 21, 1), 26, 2.5),
  dashed(box(26, 2.5, 14, 21)),
  at(straightEdge(25.4), 40, 0.3),
  at(knife(), 40, 21),
];

export const glueKoinz: StepPicture = () => onto(koinSheet(32, 25, 0), 32, 25);

export const cutKoinz: StepPicture = () => [
  placed(koin('large', 0, { flat: true }), 13, 11, 19),
  words('38 mm', 13, 25.2),
  placed(koin('medium', 1, { flat: true }), 32, 13.5, 14),
  words('28 mm', 32, 25.2),
  placed(koin('small', 2, { flat: true }), 48, 15.5, 10),
  words('20 mm', 48, 25.2),
];

export const glueBoards: StepPicture = () => onto(locale(25), 25, 25);

export const trimBoards: StepPicture = () => [
  at(locale(19), 15, 1),
  words('120 mm', 24.5, 25.2),
  pen(`M15 22.2H34M15 22.2l1.2 -0.7M15 22.2l1.2 0.7M34 22.2l-1.2 -0.7M34 22.2l-1.2 0.7`, 0.3),
  at(straightEdge(21), 34, 0.3),
  at(knife(), 34, 18),
];

export const cutScorePads: StepPicture = () => [
  outlined(box(8, 1, 42, 24)),
  dashed(line(22, 1, 22, 25) + line(36, 1, 36, 25)),
  ...[24, 38].flatMap((x) => [
    pen(
      Array.from({ length: 7 }, (_, row) => line(x, 6 + 2.6 * row, x + 10, 6 + 2.6 * row)).join('') +
        [0, 1, 2].map((c) => line(x + 2.5 + 2.5 * c, 4, x + 2.5 + 2.5 * c, 21.6)).join(''),
      0.2,
    ),
  ]),
  ...koinDisc(15, 7.5, 4.4, 0),
  ...koinDisc(15, 15.8, 3.2, 1),
  ...koinDisc(15, 21.8, 2.3, 2),
];

/** The scale of the koinz in the pictures of the table. */
const SMALL = 0.36;

/** A pile at a point, from the bottom up. */
const pile = (x: number, y: number, ...koinz: readonly (readonly [size: KoinSize, seat: KoinSeat])[]): Shape[] =>
  koinz.map(([size, seat], height) => {
    const drawing = koin(size, seat, { flat: true, covered: height < koinz.length - 1 });
    return placed(drawing, x, y, drawing.box.width * SMALL);
  });

const tick = (x: number, y: number): Shape =>
  stroked(`M${x - 1.6} ${y}l1.2 1.4l2.4 -3`, { paint: '#2F6B5E', width: 0.9 });
const wrong = (x: number, y: number): Shape =>
  stroked(line(x - 1.4, y - 1.4, x + 1.4, y + 1.4) + line(x - 1.4, y + 1.4, x + 1.4, y - 1.4), {
    paint: WAX,
    width: 0.9,
  });

/** Two that touch, and one over the edge. */
export const placeKoin: StepPicture = () => [
  outlined(box(6, 0.5, 38, 25), SHADE),
  ...pile(15, 9, ['large', 0]),
  ...pile(26.88, 9, ['medium', 1]),
  tick(21.5, 20.5),
  ...pile(43, 16, ['large', 1]),
  wrong(54, 16),
];

export const stackKoin: StepPicture = () => [
  ...pile(9, 9, ['large', 1], ['medium', 0]),
  ...pile(24, 9, ['large', 1], ['small', 0]),
  ...pile(36, 9, ['medium', 1], ['small', 0]),
  tick(22.5, 20.5),
  ...pile(51, 9, ['medium', 1], ['large', 0]),
  wrong(51, 20.5),
];

export const scoreKoinz: StepPicture = () => [
  outlined(box(3, 0.5, 52, 25), SHADE),
  ...pile(11, 9, ['large', 0]),
  ...pile(24, 17, ['large', 1], ['medium', 0]),
  ...pile(37, 8, ['medium', 0], ['small', 1]),
  ...pile(48, 17, ['medium', 1]),
];
