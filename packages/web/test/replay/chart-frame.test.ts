import { describe, expect, test } from 'vitest';
import {
  axisLabels,
  type ChartSize,
  chartFrame,
  gridLines,
  lineEnds,
  linePoints,
  pathOf,
  positionAt,
  xOf,
  yOf,
} from '../../src/replay/chart-frame.ts';
import { Scale } from '../../src/replay/scale.ts';
import { signsWithRoom, ticksWithRoom } from '../../src/replay/track.ts';
import type { ChartData } from '../../src/table/kit.ts';

const DESKTOP: ChartSize = { width: 1000, height: 250, device: 'desktop' };

/** A game of rounds of three moments each, with two players. */
function chart(rounds: number, more: Partial<ChartData> = {}): ChartData {
  const marks = Array.from({ length: rounds + 1 }, (_, round) => ({ label: `${round}`, moment: 3 * round }));
  const values = [marks.map((_, round) => 20 + round), marks.map((_, round) => 20 + 2 * round)];
  return { title: 'Stash by round', marks, values, signs: [], ...more };
}
const scaleOf = ({ marks }: ChartData): Scale => new Scale(marks, marks.at(-1)?.moment ?? 0);
const frameOf = (data: ChartData, size: ChartSize = DESKTOP) => chartFrame(data, scaleOf(data), size);

describe('the frame of a chart', () => {
  const frame = frameOf(chart(6, { goal: 32 }));

  test('has the first round at its left edge, and the last at its right', () => {
    expect([xOf(frame, 0), xOf(frame, 6)]).toEqual([44, 1000 - 118]);
  });

  test('has higher values higher up, all inside', () => {
    expect(yOf(frame, 32)).toBeLessThan(yOf(frame, 20));
    for (const value of [20, 26, 32]) {
      expect(yOf(frame, value)).toBeGreaterThan(frame.top);
      expect(yOf(frame, value)).toBeLessThanOrEqual(frame.bottom);
    }
  });

  test('finds the moment that is pointed at, and the nearest outside of it', () => {
    for (const place of [0, 1.5, 3, 6]) expect(positionAt(frame, xOf(frame, place))).toBeCloseTo(3 * place);
    expect([positionAt(frame, -50), positionAt(frame, 5000)]).toEqual([0, 18]);
  });

  test('is no line too short for a screen that is not there yet', () => {
    const none = frameOf(chart(6), { width: 0, height: 0, device: 'phone' });
    expect(none.right).toBeGreaterThan(none.left);
    expect(Number.isFinite(xOf(none, 3))).toBe(true);
  });

  test('of a game without rounds has one place', () => {
    const none = frameOf(chart(0));
    expect([xOf(none, 0), positionAt(none, 500)]).toEqual([44, 0]);
  });

  test('has no line across where the goal has its own', () => {
    const lines = gridLines(frame, 32);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(Math.abs(yOf(frame, line) - yOf(frame, 32))).toBeGreaterThan(12);
    expect(gridLines(frame, undefined)).toEqual(frame.axis.lines);
  });
});

describe('labels below a chart', () => {
  test('are all there where they have room, that of the place marked', () => {
    const labels = axisLabels(frameOf(chart(6)), 2);
    expect(labels.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(labels.filter(({ isNow }) => isNow).map(({ label }) => label)).toEqual(['2']);
  });

  test('mark none between two rounds', () => {
    expect(axisLabels(frameOf(chart(6)), 2.5).some(({ isNow }) => isNow)).toBe(false);
  });

  test('stay apart in a long game, and that of the place is there all the same', () => {
    const frame = frameOf(chart(100), { width: 390, height: 184, device: 'phone' });
    for (const place of [0, 37, 99, 100]) {
      const labels = axisLabels(frame, place);
      expect(labels.some(({ label, isNow }) => isNow && label === `${place}`)).toBe(true);
      for (const [index, { x }] of labels.entries())
        if (index > 0) expect(x - (labels[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(25);
    }
  });
});

describe('lines of a chart', () => {
  test('have a point for every mark, and are drawn from one to the next', () => {
    const data = chart(2);
    const points = linePoints(frameOf(data), data, 1, 0);
    expect(points.map(({ moment }) => moment)).toEqual([0, 3, 6]);
    expect(points.map(({ isNow }) => isNow)).toEqual([true, false, false]);
    expect(pathOf(points)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    expect(pathOf([])).toBe('');
  });

  test('mark only as many points as have room, always the last and the present one', () => {
    const data = chart(100);
    const marked = linePoints(frameOf(data, { ...DESKTOP, width: 500 }), data, 0, 33).filter((each) => each.isMarked);
    expect(marked.length).toBeLessThan(30);
    expect(marked.map(({ moment }) => moment)).toEqual(expect.arrayContaining([0, 99, 300]));
  });

  test('of a seat that has none are nothing', () => {
    const data = chart(2);
    expect(linePoints(frameOf(data), data, 7, 0)).toEqual([]);
  });

  test('end in value and name, none over another', () => {
    const data = chart(2, {
      values: [
        [5, 9],
        [5, 9],
        [5, 8],
      ],
    });
    const ends = lineEnds(frameOf(data), data, (seat) => ['Ann', 'Ben', 'Bartholomew the Elder'][seat] ?? '');
    expect(ends.map(({ value }) => value)).toEqual([9, 9, 8]);
    const heights = ends.map(({ y }) => y).sort((a, b) => a - b);
    for (const [index, y] of heights.entries())
      if (index > 0) expect(y - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(20.9);
    expect(ends[0]?.name).toBe('Ann');
    expect(ends[2]?.name).toMatch(/^Barthol.*…$/);
  });
});

describe('the timeline', () => {
  const long = scaleOf(chart(100));

  test('has all ticks and labels where they have room', () => {
    const ticks = ticksWithRoom(scaleOf(chart(6)), 600);
    expect(ticks).toHaveLength(7);
    expect(ticks.every(({ isLabelled }) => isLabelled)).toBe(true);
  });

  test('of a long game has even ticks, with labels at some of them', () => {
    for (const width of [0, 120, 300, 600, 1200]) {
      const places = ticksWithRoom(long, width).map(({ place }) => place);
      const [, step = 1] = places;
      expect(places).toEqual(places.map((_, index) => index * step));
      const labelled = ticksWithRoom(long, width).filter(({ isLabelled }) => isLabelled);
      expect(labelled[0]?.place).toBe(0);
      expect(labelled.length).toBeLessThanOrEqual(Math.max(2, width / 30 + 1));
    }
  });

  test('keeps the earlier of two signs that would lie over one another', () => {
    const signs: ChartData['signs'] = [3, 4, 30].map((moment) => ({ moment, sign: 'tie', text: `${moment}` }));
    expect(signsWithRoom(signs, long, 300).map(({ moment }) => moment)).toEqual([3, 30]);
    expect(signsWithRoom(signs, long, 9000).map(({ moment }) => moment)).toEqual([3, 4, 30]);
    expect(signsWithRoom(signs, scaleOf(chart(0)), 300)).toHaveLength(1);
  });
});
