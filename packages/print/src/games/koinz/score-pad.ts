import { box, crest, filled, koin, line, placed, type Shape, stroked } from '@pouch/art';
import { cutAround } from '../../cutting.js';
import type { Fonts } from '../../fonts.js';
import { LEAFLET } from '../../leaflet.js';
import type { Content } from '../../sheet.js';
import { INK, label, paragraph, QUIET, stacked } from '../../typesetting.js';
import type { LowerHalf } from '../print-game.js';

/** Koinz needs no pouch: the lower half has score pads, each a third of its width. */
const PAD = { width: LEAFLET.width / 3, height: 126.5 } as const;
const PLAYERS_ON_PAD = 4;
const ROUNDS = 13;
const INSET = 4;
const HEAD = 25;
const ROW = (PAD.height - HEAD - 2 * INSET) / (ROUNDS + 1);
const NUMBER_WIDTH = 9.5;

/** Two pads and the table of koinz on the front, three pads on the back. */
export const SCORE_PAD_HALF: LowerHalf = {
  name: 'score pad',
  width: LEAFLET.width,
  draw(side, _, fonts) {
    const pads = [0, 1, 2].map((column): Content => {
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
  },
};

/** A line for each round, with the surfaces that each player won in it. */
function pad(): Shape[] {
  const width = PAD.width - 2 * INSET;
  const column = (width - NUMBER_WIDTH) / PLAYERS_ON_PAD;
  const top = INSET + HEAD;
  const bottom = PAD.height - INSET;
  const columns = Array.from({ length: PLAYERS_ON_PAD }, (_, at) => INSET + NUMBER_WIDTH + at * column);
  const rows = Array.from({ length: ROUNDS + 1 }, (_, at) => top + at * ROW);
  return [
    label('Surfaces won', INSET, INSET + 4.6, 13, { face: 'display' }),
    label('Koinz', PAD.width - INSET, INSET + 4.6, 8, { anchor: 'end', fill: QUIET }),
    ...columns.map((x, seat) => placed(crest(seat, { theme: 'parchment', size: 10 }), x + column / 2, INSET + 12.5, 8)),
    stroked(
      [...rows, bottom].map((y) => line(INSET, y, PAD.width - INSET, y)).join('') +
        columns.map((x) => line(x, INSET + 8, x, bottom)).join(''),
      { paint: '#8C7748', width: 0.2 },
    ),
    stroked(line(INSET, bottom - ROW, PAD.width - INSET, bottom - ROW), { paint: INK, width: 0.4 }),
    ...rows
      .slice(0, ROUNDS)
      .map((y, at) => label(String(at + 1), INSET + NUMBER_WIDTH / 2, y + ROW / 2 + 1.2, 9, { anchor: 'middle' })),
    label('Total', INSET + NUMBER_WIDTH / 2, bottom - ROW / 2 + 1.2, 9, { face: 'strong', anchor: 'middle' }),
    label('Name', INSET, top - 2, 8, { fill: QUIET }),
  ];
}

/** The koinz at true size, to check cut ones against, and their points. */
function gauge(fonts: Fonts): Shape[] {
  const left = INSET;
  const x = left + 19;
  const text = (figure: string, points: string, y: number): Shape[] => [
    label(figure, left + 41, y - 0.8, 9, { face: 'strong' }),
    label(points, left + 41, y + 3.2, 8),
  ];
  const foot = stacked(
    [
      paragraph(
        'These discs are true to size. Lay your koinz on them to check how well they are cut.',
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
    label('Points on top', left, INSET + 4.6, 13, { face: 'display' }),
    placed(koin('large', 0, { flat: true }), x, 30, 38),
    ...text('Large', '3 points', 30),
    placed(koin('medium', 1, { flat: true }), x, 65, 28),
    ...text('Medium', '2 points', 65),
    placed(koin('small', 2, { flat: true }), x, 91, 20),
    ...text('Small', '1 point', 91),
    { kind: 'group', shapes: foot.shapes, transform: [1, 0, 0, 1, left, PAD.height - INSET - foot.height - 6] },
  ];
}
