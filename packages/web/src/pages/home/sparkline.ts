import type { Seat } from '@pouch/rules';

/** A chart without figures: it is stretched to the room that it has. */
export const CHART = { width: 400, height: 96 } as const;

const MARGIN = 8;

type Values = readonly (readonly number[])[];

/** The height of a value, between the least and the most of all lines and the goal. */
function heightIn(values: Values, goal: number | undefined): (value: number) => number {
  const all = [...values.flat(), ...(goal === undefined ? [] : [goal])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = CHART.height - 2 * MARGIN;
  return (value) => CHART.height - MARGIN - (most === least ? 0.5 : (value - least) / (most - least)) * room;
}

const rounded = (value: number): number => Math.round(10 * value) / 10;

/** One seat's scores as a line from side to side. */
export function sparkline(values: Values, seat: Seat, goal: number | undefined): string {
  const y = heightIn(values, goal);
  const line = values[seat] ?? [];
  const step = (CHART.width - 2 * MARGIN) / Math.max(1, line.length - 1);
  return line.map((value, at) => `${at === 0 ? 'M' : 'L'}${rounded(MARGIN + at * step)} ${rounded(y(value))}`).join('');
}

export const goalPath = (values: Values, goal: number): string =>
  `M${MARGIN} ${rounded(heightIn(values, goal)(goal))}H${CHART.width - MARGIN}`;
