import {
  box,
  circle,
  crest,
  type Drawing,
  type Face,
  filled,
  METAL_COLOURS,
  medal,
  PLAYERS,
  placed,
  pouchMark,
  type Shape,
  stroked,
  THEMES,
  transformed,
} from '@pouch/art';
import type { Seat } from '@pouch/rules';
import { axisOf } from '../../replay/axis.ts';
import type { Rank } from '../../replay/standing.ts';
import type { ChartData } from '../../table/kit.ts';
import { metalOfPlace } from './placings.ts';
import { fitted, linesOf } from './text-lines.ts';

/** The picture of a result, for others: always dark, with nothing in it that only this device knows. */

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface ShareCard {
  /** The page's name, beside its mark. */
  readonly page: string;
  readonly headline: string;
  readonly story: string;
  readonly placings: readonly Rank[];
  readonly scores: 'told' | 'untold';
  readonly nameOf: (seat: Seat) => string;
  readonly chart: Pick<ChartData, 'values' | 'goal'>;
  /** Instead of the chart. */
  readonly picture: Drawing | undefined;
}

/** How wide a text is, in points. */
export type MeasureText = (text: string, face: Face, size: number) => number;

const LEFT = 64;
const TEXT_WIDTH = 620;
const BOTTOM = 566;
const [INK_1, INK_2] = THEMES.dark.inks;
const [GROUND] = THEMES.dark.grounds;

export function shareCard(card: ShareCard, measure: MeasureText): Drawing {
  const [winner] = card.placings;
  return {
    title: `${card.headline}. ${card.story}`,
    box: { x: 0, y: 0, width: CARD_WIDTH, height: CARD_HEIGHT },
    shapes: [
      ...ground(winner),
      placed(pouchMark('dark'), LEFT + 20, 76, 40),
      text(card.page, { x: LEFT + 52, y: 86, size: 28, face: 'display' }),
      ...words(card, measure),
      ...(winner === undefined ? [] : coin(winner, card.nameOf(winner.seat))),
      ...(card.picture === undefined ? chartShapes(card.chart, winner?.seat) : pictureShapes(card.picture)),
    ],
  };
}

interface Text {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly fill?: string;
}

const text = (words: string, { fill = INK_1, ...rest }: Text): Shape => ({
  kind: 'text',
  text: words,
  anchor: 'start',
  fill,
  ...rest,
});

function ground(winner: Rank | undefined): readonly Shape[] {
  const all = box(0, 0, CARD_WIDTH, CARD_HEIGHT);
  const light = (colour: string, x: number, y: number, radius: number, opacity: number): Shape =>
    filled(all, {
      kind: 'radial',
      centre: [x, y],
      radius,
      stops: [
        { at: 0, colour, opacity },
        { at: 1, colour, opacity: 0 },
      ],
    });
  const metal = winner === undefined ? undefined : metalOfPlace(winner.rank);
  return [
    filled(all, GROUND),
    light(THEMES.dark.tableLight.colour, 912, 260, 620, 0.3),
    ...(metal === undefined ? [] : [light(METAL_COLOURS[metal].rim.middle, 900, 250, 280, 0.2)]),
  ];
}

function coin({ seat, rank }: Rank, name: string): readonly Shape[] {
  const letter = [...name.trim().toLocaleUpperCase()][0] ?? '';
  const metal = metalOfPlace(rank) ?? 'gold';
  const angle = (-8 * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const shadow = filled(circle(934, 262, 176), {
    kind: 'radial',
    centre: [934, 262],
    radius: 176,
    stops: [
      { at: 0.86, colour: '#000000', opacity: 0.45 },
      { at: 1, colour: '#000000', opacity: 0 },
    ],
  });
  return [shadow, transformed([placed(medal(seat, metal, { letter }), 0, 0, 336)], [cos, sin, -sin, cos, 934, 236])];
}

/** From below: the players, the story, the headline. */
function words(card: ShareCard, measure: MeasureText): readonly Shape[] {
  const players = playerRows(card, measure);
  const rowHeight = 54;
  const shapes: Shape[] = players.flatMap((row, index) =>
    row.flatMap((item) => item(BOTTOM - rowHeight * (players.length - 1 - index))),
  );
  let y = BOTTOM - rowHeight * players.length - 26;
  const story = linesOf(card.story, TEXT_WIDTH, (part) => measure(part, 'text', 26)).slice(0, 3);
  for (const line of story.toReversed()) {
    shapes.push(text(line, { x: LEFT, y, size: 26, face: 'text', fill: INK_2 }));
    y -= 35;
  }
  // A score stays on one line.
  const whole = card.headline.replace(/(\d+) to (\d+)/, '$1\u00a0to\u00a0$2');
  const headline = fitted(whole, { sizes: [84, 72, 60, 48, 40], width: TEXT_WIDTH, most: 2 }, (part, size) =>
    measure(part, 'display', size),
  );
  y -= 20;
  for (const line of headline.lines.toReversed()) {
    shapes.push(text(line, { x: LEFT, y, size: headline.size, face: 'display' }));
    y -= headline.size * 1.04;
  }
  return shapes;
}

type Item = (baseline: number) => readonly Shape[];

const LONGEST_NAME = 14;
const shortened = (name: string): string =>
  [...name].length > LONGEST_NAME
    ? `${[...name]
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trim()}…`
    : name;

/** Crest, name and score of each, in as few rows as there is room for. */
function playerRows({ placings, nameOf, scores }: ShareCard, measure: MeasureText): readonly (readonly Item[])[] {
  const rows: Item[][] = [[]];
  const gap = 30;
  let x = LEFT;
  for (const { seat, score } of placings) {
    const name = shortened(nameOf(seat));
    const value = scores === 'told' ? String(score) : '';
    const nameWidth = measure(name, 'strong', 24);
    const width = 52 + nameWidth + (value === '' ? 0 : 12 + measure(value, 'display', 32));
    if (x > LEFT && x + width > LEFT + TEXT_WIDTH) {
      rows.push([]);
      x = LEFT;
    }
    const left = x;
    rows
      .at(-1)
      ?.push((y) => [
        placed(crest(seat, { size: 40, letter: [...name.toLocaleUpperCase()][0] ?? '' }), left + 20, y - 9, 40),
        text(name, { x: left + 52, y, size: 24, face: 'strong' }),
        ...(value === '' ? [] : [text(value, { x: left + 64 + nameWidth, y, size: 32, face: 'display' })]),
      ]);
    x += width + gap;
  }
  return rows;
}

const CHART = { left: 726, right: 1126, top: 466, bottom: 566 };

function chartShapes({ values, goal }: ShareCard['chart'], winner: Seat | undefined): readonly Shape[] {
  const marks = values[0]?.length ?? 0;
  if (marks < 2) return [];
  const axis = axisOf(values, goal);
  const xOf = (mark: number): number => CHART.left + ((CHART.right - CHART.left) * mark) / (marks - 1);
  const yOf = (value: number): number =>
    CHART.top + ((CHART.bottom - CHART.top) * (axis.to - value)) / (axis.to - axis.from);
  const order = values.map((_, seat) => seat).sort((a, b) => Number(a === winner) - Number(b === winner));
  const lines = order.map((seat): Shape => {
    const { dark, dash } = PLAYERS[seat % PLAYERS.length] ?? PLAYERS[0];
    const path = (values[seat] ?? []).map((value, mark) => `${mark === 0 ? 'M' : 'L'}${xOf(mark)} ${yOf(value)}`);
    const stroke = { paint: dark, width: seat === winner ? 5 : 3, cap: 'round', join: 'round' } as const;
    return stroked(path.join(''), dash.length === 0 ? stroke : { ...stroke, dash });
  });
  const end = winner === undefined ? undefined : values[winner]?.at(-1);
  return [
    ...(goal === undefined
      ? []
      : [stroked(`M${CHART.left} ${yOf(goal)}H${CHART.right}`, { paint: INK_2, width: 2, dash: [4, 7] }, 0.6)]),
    ...lines,
    ...(end === undefined || winner === undefined
      ? []
      : [
          {
            kind: 'path' as const,
            d: circle(CHART.right, yOf(end), 8),
            fill: PLAYERS[winner % PLAYERS.length]?.dark ?? INK_1,
            stroke: { paint: GROUND, width: 3 },
          },
        ]),
  ];
}

function pictureShapes(picture: Drawing): readonly Shape[] {
  const [width, height] = [CHART.right - CHART.left, 130];
  const scale = Math.min(width / picture.box.width, height / picture.box.height);
  return [placed(picture, (CHART.left + CHART.right) / 2, 516, picture.box.width * scale)];
}
