import { describe, expect, test } from 'vitest';
import { axisOf, spread } from '../../src/replay/axis.ts';
import { labelEvery, Scale } from '../../src/replay/scale.ts';

const marks = (...moments: readonly number[]) => moments.map((moment, index) => ({ label: `${index}`, moment }));

describe('the scale of chart and timeline', () => {
  const scale = new Scale(marks(0, 4, 6, 16), 16);

  test('gives every round the same room', () => {
    expect([0, 2, 4, 5, 6, 11, 16].map((position) => scale.place(position))).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3]);
  });

  test('goes both ways', () => {
    for (let position = 0; position <= 16; position += 0.25)
      expect(scale.position(scale.place(position))).toBeCloseTo(position);
    expect(scale.position(-1)).toBe(0);
    expect(scale.position(9)).toBe(16);
  });

  test('steps from round to round', () => {
    expect([0, 4, 5, 16].map((position) => scale.tickAfter(position))).toEqual([4, 6, 6, 16]);
    expect([0, 4, 5, 16].map((position) => scale.tickBefore(position))).toEqual([0, 0, 4, 6]);
  });

  test('reaches from the set-up to the last moment, whatever the marks are', () => {
    expect(new Scale(marks(3, 3, 2, 5, 40), 9).ticks.map(({ moment }) => moment)).toEqual([0, 3, 5, 9]);
    const empty = new Scale([], 0);
    expect([empty.length, empty.place(0), empty.position(0), empty.tickAfter(0), empty.tickBefore(0)]).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(new Scale([], 5).place(2.5)).toBe(0.5);
  });

  test('labels only as many ticks as have room', () => {
    expect(labelEvery(9, 800, 30)).toBe(1);
    expect(labelEvery(41, 800, 30)).toBe(2);
    expect(labelEvery(101, 300, 30)).toBe(10);
    expect(labelEvery(5, 0, 30)).toBeGreaterThan(1);
  });
});

describe('the axis of the chart', () => {
  test('holds all values and the goal', () => {
    const { from, to, lines } = axisOf(
      [
        [23, 41],
        [23, 43],
        [23, 22],
      ],
      40,
    );
    expect(from).toBeLessThan(22);
    expect(from).toBeGreaterThan(10);
    expect(to).toBeGreaterThan(43);
    expect(lines).toEqual([30]);
  });

  test('stands on nothing where scores begin there', () => {
    expect(
      axisOf(
        [
          [0, 1, 5],
          [0, 2, 3],
        ],
        5,
      ),
    ).toMatchObject({ from: 0, lines: [0, 2, 4] });
    expect(axisOf([[0, 0]], undefined)).toMatchObject({ from: 0 });
    expect(axisOf([], undefined).to).toBeGreaterThan(0);
  });

  test('does not break where nothing changes', () => {
    const { from, to } = axisOf([[30, 30]], undefined);
    expect(from).toBeLessThan(30);
    expect(to).toBeGreaterThan(30);
  });

  test('keeps labels apart and inside', () => {
    expect(spread([100, 101, 50], 20, 0, 200)).toEqual([100, 120, 50]);
    expect(spread([198, 199, 200], 20, 0, 200)).toEqual([160, 180, 200]);
    expect(spread([-5], 20, 0, 200)).toEqual([0]);
  });
});
