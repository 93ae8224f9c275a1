import type { Seat } from '@pouch/rules';
import type { ChartData } from '../table/kit.ts';
import { type Axis, axisOf, spread } from './axis.ts';
import { labelEvery, type Scale } from './scale.ts';

/** Where things stand in the drawing of a chart, in pixels. */

const MARGINS = {
  phone: { left: 32, right: 100, top: 14, bottom: 30 },
  desktop: { left: 44, right: 118, top: 14, bottom: 32 },
} as const;

const LEAST_BETWEEN_MARKS = 17;
const LEAST_BETWEEN_LABELS = 30;
const LEAST_FROM_GOAL = 12;
const LETTER_WIDTH = 6.6;
const NUMERAL_WIDTH = 11;

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** The edges of the field that the lines are in. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly axis: Axis;
  readonly scale: Scale;
}

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly device: keyof typeof MARGINS;
}

export function chartFrame(data: ChartData, scale: Scale, { width, height, device }: ChartSize): ChartFrame {
  const { left, right, top, bottom } = MARGINS[device];
  return {
    width,
    height,
    left,
    right: Math.max(left + 1, width - right),
    top,
    bottom: height - bottom,
    axis: axisOf(data.values, data.goal),
    scale,
  };
}

/** The x of a place on the scale. */
export const xOf = ({ left, right, scale }: ChartFrame, place: number): number =>
  left + (scale.length === 0 ? 0 : ((right - left) * place) / scale.length);

/** The y of a value. */
export const yOf = ({ top, bottom, axis }: ChartFrame, value: number): number =>
  top + ((bottom - top) * (axis.to - value)) / (axis.to - axis.from);

/** The position in moments at an x, or at the nearest edge of the field. */
export function positionAt({ left, right, scale }: ChartFrame, x: number): number {
  const place = ((x - left) / (right - left)) * scale.length;
  return scale.position(Math.min(Math.max(0, place), scale.length));
}

/** The values of the lines across; the goal has its own, and needs room. */
export const gridLines = (frame: ChartFrame, goal: number | undefined): readonly number[] =>
  frame.axis.lines.filter(
    (value) => goal === undefined || Math.abs(yOf(frame, value) - yOf(frame, goal)) > LEAST_FROM_GOAL,
  );

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

export interface AxisLabel {
  readonly label: string;
  readonly moment: number;
  readonly x: number;
  /** The replay stands there. */
  readonly isNow: boolean;
}

/** The labels below that have room. That of the place has, and takes the room of its neighbours. */
export function axisLabels(frame: ChartFrame, place: number): readonly AxisLabel[] {
  const { scale, left, right } = frame;
  const every = labelEvery(scale.ticks.length, right - left, LEAST_BETWEEN_LABELS);
  const now = isNear(place, Math.round(place)) ? Math.round(place) : undefined;
  const isCovered = (x: number): boolean =>
    now !== undefined && every > 1 && Math.abs(x - xOf(frame, now)) < LEAST_BETWEEN_LABELS;
  return scale.ticks.flatMap(({ label, moment }, index) => {
    const x = xOf(frame, index);
    const isNow = index === now;
    return isNow || (index % every === 0 && !isCovered(x)) ? [{ label, moment, x, isNow }] : [];
  });
}

export interface ChartPoint {
  readonly moment: number;
  readonly x: number;
  readonly y: number;
  /** Whether there is room for a mark. */
  readonly isMarked: boolean;
  readonly isNow: boolean;
}

/** A player's line: a point for every mark of the chart. */
export function linePoints(frame: ChartFrame, data: ChartData, seat: Seat, place: number): readonly ChartPoint[] {
  const { scale, left, right } = frame;
  const every = labelEvery(data.marks.length, right - left, LEAST_BETWEEN_MARKS);
  const values = data.values[seat] ?? [];
  return values.map((value, index) => {
    const moment = data.marks[index]?.moment ?? index;
    const at = scale.place(moment);
    const isNow = isNear(at, place);
    const isMarked = index % every === 0 || isNow || index === values.length - 1;
    return { moment, x: xOf(frame, at), y: yOf(frame, value), isMarked, isNow };
  });
}

export const pathOf = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

export interface LineEnd {
  readonly value: number;
  readonly y: number;
  /** As much of the name as there is room for. */
  readonly name: string;
}

/** What each line ends in, none over another. */
export function lineEnds(frame: ChartFrame, data: ChartData, nameOf: (seat: Seat) => string): readonly LineEnd[] {
  const values = data.values.map((line) => line.at(-1) ?? 0);
  const gap = values.length > 5 ? 18 : 21;
  const heights = spread(
    values.map((value) => yOf(frame, value)),
    gap,
    frame.top + 4,
    frame.bottom + 4,
  );
  const room = frame.width - frame.right - 22;
  return values.map((value, seat) => ({
    value,
    y: heights[seat] ?? 0,
    name: shortened(nameOf(seat), room - String(value).length * NUMERAL_WIDTH),
  }));
}

function shortened(name: string, width: number): string {
  const most = Math.max(3, Math.floor(width / LETTER_WIDTH));
  const letters = [...name];
  const cut = letters.slice(0, most - 1).join('');
  return letters.length <= most ? name : `${cut.trim()}…`;
}
