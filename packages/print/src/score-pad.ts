import { box, crest, filled, line, placed, type Shape, stroked } from '@pouch/art';
import { cutAround } from './cutting.js';
import { figureOf } from './figures.js';
import type { Fonts } from './fonts.js';
import { INK, LEAFLET, type Part, QUIET } from './leaflet.js';
import type { Piece } from './page.js';
import { POINT, paragraph, stacked } from './type.js';

/** Koinz needs no pouch: the other half of its leaflet's sheet keeps the score. A pad is a third of the half wide. */
const PAD = { width: LEAFLET.width / 3, height: 126.5 } as const;
const PLAYERS_ON_PAD = 4;
const ROUNDS = 13;
const INSET = 4;
const HEAD = 25;
const ROW = (PAD.height - HEAD - 2 * INSET) / (ROUNDS + 1);
const NUMBER_WIDTH = 9.5;

type Side = Piece['side'];

/** Two pads and the table of koinz on the front, three pads on the back. */
export function scorePads(side: Side, fonts: Fonts): Part {
  const pads = [0, 1, 2].map((column): Part => {
    const left = column * PAD.width;
    const face = side === 'front' && column === 0 ? gauge(fonts) : pad();
    return {
      shapes: [{ kind: 'group', shapes: face, transform: [1, 0, 0, 1, left, 0] }],
      pieces: [
        {
          kind: 'panel',
          name: side === 'front' && column === 0 ? 'koinz and points' : 'score pad',
          number: 11 + (side === 'front' ? column : 2 - column),
          side,
          x: left + PAD.width / 2,
          y: PAD.height / 2,
          ...PAD,
        },
      ],
    };
  });
  const cuts = [
    ...cutAround([(3 * PAD.width) / 2, PAD.height / 2], 3 * PAD.width, PAD.height),
    stroked([1, 2].map((column) => line(column * PAD.width, 0, column * PAD.width, PAD.height)).join(''), {
      paint: INK,
      width: 0.2,
      dash: [2, 1.4],
    }),
  ];
  return {
    shapes: [...(side === 'front' ? cuts : []), ...pads.flatMap(({ shapes }) => shapes)],
    pieces: pads.flatMap(({ pieces }) => pieces),
  };
}

const words = (
  text: string,
  x: number,
  y: number,
  points: number,
  rest: Partial<Extract<Shape, { kind: 'text' }>> = {},
): Shape => ({
  kind: 'text',
  text,
  x,
  y,
  size: points * POINT,
  face: 'text',
  anchor: 'middle',
  fill: INK,
  ...rest,
});

/** A line for each round: the surfaces that each player has won in it. The names go beside the crests. */
function pad(): Shape[] {
  const width = PAD.width - 2 * INSET;
  const column = (width - NUMBER_WIDTH) / PLAYERS_ON_PAD;
  const top = INSET + HEAD;
  const bottom = PAD.height - INSET;
  const columns = Array.from({ length: PLAYERS_ON_PAD }, (_, at) => INSET + NUMBER_WIDTH + at * column);
  const rows = Array.from({ length: ROUNDS + 1 }, (_, at) => top + at * ROW);
  return [
    words('Surfaces won', INSET, INSET + 4.6, 13, { face: 'display', anchor: 'start' }),
    words('Koinz', PAD.width - INSET, INSET + 4.6, 8, { anchor: 'end', fill: QUIET }),
    ...columns.map((x, seat) => placed(crest(seat, { theme: 'parchment', size: 10 }), x + column / 2, INSET + 12.5, 8)),
    stroked(
      [...rows, bottom].map((y) => line(INSET, y, PAD.width - INSET, y)).join('') +
        columns.map((x) => line(x, INSET + 8, x, bottom)).join(''),
      { paint: '#8C7748', width: 0.2 },
    ),
    stroked(line(INSET, bottom - ROW, PAD.width - INSET, bottom - ROW), { paint: INK, width: 0.4 }),
    ...rows.slice(0, ROUNDS).map((y, at) => words(String(at + 1), INSET + NUMBER_WIDTH / 2, y + ROW / 2 + 1.2, 9)),
    words('Sum', INSET + NUMBER_WIDTH / 2, bottom - ROW / 2 + 1.2, 9, { face: 'strong' }),
    words('Name', INSET, top - 2, 8, { anchor: 'start', fill: QUIET }),
  ];
}

/** The koinz at their true size, to lay a cut one on, and what they count. */
function gauge(fonts: Fonts): Shape[] {
  const left = INSET;
  const x = left + 19;
  const text = (figure: string, points: string, y: number): Shape[] => [
    words(figure, left + 41, y - 0.8, 9, { face: 'strong', anchor: 'start' }),
    words(points, left + 41, y + 3.2, 8, { anchor: 'start' }),
  ];
  const foot = stacked(
    [
      paragraph(
        'The discs are true to size: lay a koin on its picture to see if it is cut well.',
        {
          width: PAD.width - 2 * INSET,
          points: 8,
          leading: 1.2,
        },
        fonts,
      ),
    ],
    1,
  );
  return [
    filled(box(0.4, 0.4, PAD.width - 0.8, PAD.height - 0.8), '#FFFAF0'),
    words('Points on top', left, INSET + 4.6, 13, { face: 'display', anchor: 'start' }),
    placed(figureOf('large sky'), x, 30, 38),
    ...text('Large', '3 points', 30),
    placed(figureOf('medium rose'), x, 65, 28),
    ...text('Medium', '2 points', 65),
    placed(figureOf('small lime'), x, 91, 20),
    ...text('Small', '1 point', 91),
    { kind: 'group', shapes: foot.shapes, transform: [1, 0, 0, 1, left, PAD.height - INSET - foot.height - 6] },
  ];
}
