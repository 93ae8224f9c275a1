import { MOTION } from '@pouch/art';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, type Flight, flightPath } from '../../src/table/flight.ts';

const drawing = {} as Flight['drawing'];
const flight = (change: Partial<Flight> = {}): Flight => ({ drawing, from: 'a', to: 'b', ...change });
const box = (left: number, top: number, width: number, height = width): Box => ({ left, top, width, height });
const edges = fc.integer({ min: 0, max: 2000 });
const boxes = fc.record({ left: edges, top: edges, width: edges, height: edges });

describe('a coin in flight', () => {
  test('goes from the middle of one place to the middle of the other', () => {
    const { size, waypoints } = flightPath(flight(), box(0, 0, 60), box(200, 100, 60));
    expect(size).toBe(60);
    expect(waypoints).toEqual([
      { x: 0, y: 0, scale: 1 },
      { x: 200, y: 100, scale: 1 },
    ]);
  });

  test('is as large as the coins of its place, within reason', () => {
    expect(flightPath(flight(), box(0, 0, 300, 90), box(0, 0, 50)).size).toBe(90);
    expect(flightPath(flight(), box(0, 0, 300), box(0, 0, 50)).size).toBe(96);
    expect(flightPath(flight(), box(0, 0, 4), box(0, 0, 50)).size).toBe(24);
    expect(flightPath(flight({ size: 'place' }), box(0, 0, 300), box(0, 0, 50)).size).toBe(300);
  });

  test('takes the size of the place it flies into, but neither vanishes nor becomes a giant', () => {
    const scaleInto = (width: number) => flightPath(flight(), box(0, 0, 80), box(0, 0, width)).waypoints.at(-1)?.scale;
    expect(scaleInto(40)).toBe(0.5);
    expect(scaleInto(2)).toBe(0.3);
    expect(scaleInto(96)).toBe(1.2);
    expect(scaleInto(400)).toBe(1.2);
  });

  test('is collected in an arc that is higher the farther it goes, up to 60', () => {
    const arc = (distance: number) => {
      const [start, top] = flightPath(flight({ path: 'collect' }), box(0, 500, 60), box(distance, 500, 60)).waypoints;
      return (start?.y ?? 0) - (top?.y ?? 0);
    };
    expect(arc(0)).toBe(12);
    expect(arc(100)).toBe(37);
    expect(arc(1000)).toBe(60);
    expect(arc(-1000)).toBe(60);
  });

  test('takes the time of its kind unless the scene says otherwise', () => {
    const millis = (change: Partial<Flight>) => flightPath(flight(change), box(0, 0, 60), box(9, 9, 60)).millis;
    expect(millis({})).toBe(MOTION.move);
    expect(millis({ path: 'collect' })).toBe(MOTION.collect);
    expect(millis({ path: 'collect', millis: 75 })).toBe(75);
  });

  test('always has numbers to go by, wherever the places are', () => {
    fc.assert(
      fc.property(boxes, boxes, fc.constantFrom('move', 'collect'), (from, to, path) => {
        const { size, waypoints } = flightPath(flight({ path }), from, to);
        expect(size).toBeGreaterThanOrEqual(24);
        for (const { x, y, scale } of waypoints) {
          expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
          expect(scale).toBeGreaterThanOrEqual(0.3);
          expect(scale).toBeLessThanOrEqual(1.6);
        }
      }),
    );
  });
});
